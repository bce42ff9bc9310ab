import { defineRule } from '../../core/rule.ts';
import { alternativeName } from '../../records/kinds/decision/model.ts';

export default defineRule({
  id: 'thread/reopens',
  summary: 'A decision reopens only alternatives that another one rejected',
  kinds: ['decision'],
  severity: 'error',
  seed: false,
  messages: {
    form: 'Unexpected alternative `{name}` in `reopens`, expected the id of a decision, `#` and a number',
    number: 'Unexpected number `{number}` in `reopens`: `{decision}` lists {count}',
  },
  tree({ tree, report }) {
    for (const { path, reopens } of tree.all('decision')) {
      for (const { value: name, span } of reopens) {
        if (name.trim() === '') continue;
        const at = { path, side: 'after', span } as const;
        const alternative = alternativeName(name);
        if (!alternative) {
          const help = 'write its number in the list of its decision, from 1, such as `dec_001#2`';
          report('form', { at, data: { name }, actual: name, help });
          continue;
        }
        const { decision, number } = alternative;
        // Which of several decisions with one id is meant is not known; `record/unique-id` reports them.
        const [named, ...others] = tree.named('decision', decision);
        if (named?.kind !== 'decision' || others.length > 0 || number <= named.alternatives) continue;
        const { alternatives } = named;
        report('number', {
          at,
          data: { number: String(number), decision, count: countOf(alternatives) },
          actual: name,
          help:
            alternatives === 0
              ? 'remove it: that decision rejects nothing'
              : `write the number of the alternative, from 1 to ${alternatives}`,
          related: [{ at: { path: named.path, side: 'after' }, message: 'The decision' }],
        });
      }
    }
  },
});

function countOf(alternatives: number): string {
  if (alternatives === 0) return 'no alternatives';
  return alternatives === 1 ? 'one alternative' : `${alternatives} alternatives`;
}
