import { defineRule } from '../../core/rule.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';
import { maxBytes } from '../../records/read/guards.ts';

const comfortable = 65_536;

export default defineRule({
  id: 'record/size',
  summary: 'A record is at most 64 KiB; one over 1 MiB is not read',
  kinds: recordKindsButSkill,
  severity: 'warning',
  seed: false,
  messages: {
    large: 'Unexpected size of {size} bytes, expected at most {limit}',
    unread: { text: 'Unexpected size of {size} bytes, a record over {limit} is not read', severity: 'error' },
  },
  document({ doc, report }) {
    const unread = doc.size > maxBytes || doc.problems.some(({ code }) => code === 'too-large');
    if (!unread && doc.size <= comfortable) return;
    const help = 'move logs, listings and quoted files out of the record and name their paths';
    if (unread) report('unread', { data: { size: doc.size, limit: maxBytes }, help });
    else report('large', { data: { size: doc.size, limit: comfortable }, help });
  },
});
