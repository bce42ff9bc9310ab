import { defineRule } from '../../core/rule.ts';
import { payloadOf } from '../../records/kinds/handoff/protocol.ts';

/** `dec_001`, `decision-12`, `0007`, `hnd_20261127_2`: a counter that gives the same number on two branches. */
const sequential = /^(?:[A-Za-z]+[-_.]?)?(?:\d{8}[-_.])?\d{1,5}$/;

const random = { decision: 'dec_20261127_k3v9qx7m', handoff: 'hnd_20261127_k3v9qx7m' } as const;

export default defineRule({
  id: 'record/sequential-id',
  summary: 'The id of a decision or payload is not a counter',
  kinds: ['decision', 'handoff'],
  severity: 'warning',
  seed: false,
  messages: { counter: 'Unexpected sequential id `{id}`, expected one with a random part' },
  document({ doc, report }) {
    if (doc.id === undefined || !sequential.test(doc.id)) return;
    if (doc.kind === 'handoff' && !payloadOf(doc.data)) return; // another protocol
    const example = doc.kind === 'decision' ? random.decision : random.handoff;
    report('counter', {
      at: doc.idExtent,
      data: { id: doc.id },
      actual: doc.id,
      help: `write one such as \`${example}\`: the date and 8 random characters; use it as the file name too`,
    });
  },
});
