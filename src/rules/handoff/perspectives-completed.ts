import type { HandoffFacts } from '../../core/facts.ts';
import type { PathIndex } from '../../core/path-index.ts';
import { extentOf } from '../../core/position.ts';
import { defineRule } from '../../core/rule.ts';
import { addedWhenOver, pendingPayloads } from '../../records/kinds/handoff/binding.ts';
import { insidePath } from '../../records/kinds/handoff/session.ts';

export default defineRule({
  id: 'handoff/perspectives-completed',
  summary: 'A payload gives the number of perspectives in its session folder',
  kinds: ['handoff'],
  severity: 'error',
  seed: true,
  contentMessages: 'all',
  needs: 'tree',
  messages: { count: 'Unexpected `perspectives_completed` `{actual}`, `{folder}` has {found}' },
  tree({ tree, clockOf, report }) {
    for (const facts of pendingPayloads(tree, clockOf)) {
      const fault = faultOf(facts, tree);
      if (fault) report('count', { ...fault, at: { path: facts.path, side: 'after', span: fault.span } });
    }
  },
  change({ change, tree, now, report }) {
    const facts = addedWhenOver(change, tree, now);
    const fault = facts && faultOf(facts, tree);
    if (fault) report('count', { ...fault, at: extentOf(fault.span) });
  },
});

function faultOf({ sessionPath, perspectives }: HandoffFacts, tree: PathIndex) {
  const session = insidePath(sessionPath?.value);
  // `handoff/session-path` reports a folder that does not exist.
  if (perspectives === undefined || session === undefined || tree.entryAt(session) !== 'folder')
    return undefined;
  const folder = `${session}/perspectives`;
  const found = tree.namesIn(folder).filter((name) => name.endsWith('.md')).length;
  const { value: actual, span } = perspectives;
  if (actual === found) return undefined;
  return {
    span,
    data: { actual, folder: `${folder}/*.md`, found },
    actual: String(actual),
    expected: [String(found)],
    help: `write \`perspectives_completed: ${found}\`, or add the missing files to git`,
  };
}
