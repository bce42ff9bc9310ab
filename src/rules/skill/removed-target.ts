import { defineRule } from '../../core/rule.ts';
import { acknowledged, isPending } from '../../records/kinds/handoff/time.ts';

export default defineRule({
  id: 'skill/removed-target',
  summary: 'A skill stays while a pending payload targets it',
  kinds: ['skill'],
  severity: 'error',
  seed: false,
  needs: 'tree',
  messages: {
    removed: 'Unexpected removal of skill `{skill}`, which the pending {payloads} targets',
  },
  change({ change, tree, now, report }) {
    if (change.type !== 'deleted' && change.type !== 'modified') return;
    const { before } = change;
    const skill = before.id;
    if (skill === undefined || before.archived) return;
    if (tree.byId('skill', skill).some(({ archived }) => !archived)) return;
    const taken = acknowledged(tree);
    const pending = tree
      .all('handoff')
      .filter((one) => one.targetSkill?.value === skill && isPending(one, taken, now))
      .map(({ id, path }) => id ?? path);
    const [first] = pending;
    if (first === undefined) return;
    const names = pending.map((name) => `\`${name}\``).join(', ');
    report('removed', {
      data: { skill, payloads: `${pending.length === 1 ? 'payload' : 'payloads'} ${names}` },
      help: `keep the skill until each is expired or acknowledged; \`baton handoff reject ${first} --reason …\` refuses one`,
    });
  },
});
