import type { AckFacts } from '../../core/facts.ts';
import { defineRule } from '../../core/rule.ts';
import { closestId, didYouMean } from '../../text/closest-match.ts';

export default defineRule({
  id: 'handoff/ack',
  summary: 'An acknowledgement names a payload, and each payload has at most one',
  kinds: ['ack'],
  severity: 'error',
  seed: false,
  overrides: ['record/id-matches-path'],
  messages: {
    missing: 'Unexpected payload `{payload}`, which does not exist in the repository',
    second: 'Unexpected second acknowledgement of `{payload}`, expected one only',
  },
  tree({ tree, isRemoved, report }) {
    const first = new Map<string, AckFacts>();
    for (const facts of [...tree.all('ack')].sort(byPrecedence)) {
      const { handoff, path } = facts;
      if (handoff === undefined) continue; // record/schema reports it
      const payload = handoff.value;
      const at = { path, side: 'after', span: handoff.span } as const;
      const earlier = first.get(payload);
      if (earlier) {
        report('second', {
          at,
          data: { payload },
          actual: payload,
          help: `keep \`${earlier.path}\` alone; after a rejection pass the work on in a new payload, with \`baton handoff create\``,
          related: [
            {
              at: { path: earlier.path, side: 'after', span: earlier.handoff?.span ?? handoff.span },
              message: 'First acknowledged here',
            },
          ],
        });
        continue;
      }
      first.set(payload, facts);
      if (tree.named('handoff', payload).length > 0 || isRemoved('handoff', payload)) continue;
      const near = closestId(payload, tree.all('handoff'));
      report('missing', {
        at,
        data: { payload },
        actual: payload,
        help: didYouMean(near, 'name the file of the payload, without its `.yaml`'),
      });
    }
  },
});

/** First comes the one whose file has the name of its payload, then the order of paths. */
function byPrecedence(a: AckFacts, b: AckFacts): number {
  const strays = Number(a.handoff?.value !== a.id) - Number(b.handoff?.value !== b.id);
  return strays || (a.path < b.path ? -1 : 1);
}
