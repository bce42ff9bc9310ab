import { entryOf } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { checkedHandoff, claimsOf } from '../../records/kinds/task/claims.ts';
import { outcomeOf } from '../../records/kinds/task/handoff.ts';

const shown = 5;

/** A handoff names every file that changed since the task started (checks, "Claims"). */
export default defineRule({
  id: 'claims/undeclared-change',
  summary: 'A handoff names every file that changed since the task started',
  kinds: ['task'],
  severity: 'warning',
  seed: false,
  optIn: true,
  contentMessages: 'all',
  needs: 'change',
  messages: { undeclared: 'Missing {paths} in the handoff, changed since the task started{start}' },
  change({ report, ...context }) {
    const handoff = checkedHandoff(context);
    const span = handoff?.evidence.span;
    const outcome = handoff && outcomeOf(handoff.doc);
    if (!span || !outcome) return;
    const named = claimsOf(handoff.doc).filter(({ type }) => type !== 'needed');
    // Checked when a claim is added or changed; `nothing-declared` reports a handoff without any.
    if (named.length === 0 || !handoff.claims.some(({ type }) => type !== 'needed')) return;
    const missing = span.work.filter(
      (changed) => !named.some(({ path }) => changed === path || changed.startsWith(`${path}/`)),
    );
    if (missing.length === 0) return;
    const paths = missing.slice(0, shown).map((path) => `\`${path}\``);
    const rest = missing.length > shown ? ` and ${missing.length - shown} more` : '';
    const { data } = handoff.doc;
    const list = (data && (entryOf(data, 'files_modified') ?? entryOf(data, 'files_created')))?.key;
    report('undeclared', {
      at: list ?? outcome.node,
      data: {
        paths: `${paths.join(', ')}${rest}`,
        start: span.start === undefined ? '' : ` (\`${span.start}\`)`,
      },
      help: 'name each under `files_created` or `files_modified`, or leave it to the task that changed it',
    });
  },
});
