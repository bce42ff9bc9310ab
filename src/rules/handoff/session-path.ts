import type { HandoffFacts } from '../../core/facts.ts';
import { extentOf } from '../../core/position.ts';
import { recordName } from '../../core/record-name.ts';
import { defineRule, type TreeIndex } from '../../core/rule.ts';
import { addedWhenOver, pendingPayloads } from '../../records/kinds/handoff/binding.ts';
import { insidePath } from '../../records/kinds/handoff/session.ts';

/** A path outside the repository is checked when a payload is created or accepted. */
export default defineRule({
  id: 'handoff/session-path',
  summary: 'A session path inside the repository is a folder or a session',
  kinds: ['handoff'],
  severity: 'error',
  seed: true,
  contentMessages: 'all',
  needs: 'tree',
  messages: {
    missing: 'Unexpected session path `{path}`, `{target}` does not exist in the repository',
    file: 'Unexpected session path `{path}`, expected a folder or a session, found another file',
  },
  tree({ tree, clockOf, isRemoved, report }) {
    for (const facts of pendingPayloads(tree, clockOf)) {
      const fault = faultOf(facts, tree);
      if (fault && !isRemoved('session', fault.session))
        report(fault.id, { ...fault, at: { path: facts.path, side: 'after', span: fault.span } });
    }
  },
  change({ change, tree, now, report }) {
    const facts = addedWhenOver(change, tree, now);
    const fault = facts && faultOf(facts, tree);
    if (fault) report(fault.id, { ...fault, at: extentOf(fault.span) });
  },
});

function isSession(tree: TreeIndex, path: string): boolean {
  return tree.filesWhere({ paths: [path] }).some(({ place, claimed }) => place === 'session' && claimed);
}

function faultOf({ sessionPath }: HandoffFacts, tree: TreeIndex) {
  const target = insidePath(sessionPath?.value);
  if (sessionPath === undefined || target === undefined || target === '') return undefined;
  const { value: path, span } = sessionPath;
  const entry = tree.entryAt(target);
  // The target of a link or a submodule is not part of the tree.
  if (entry !== undefined && entry !== 'file') return undefined;
  if (entry === 'file' && isSession(tree, target)) return undefined;
  const session = recordName('session', target);
  const archived = tree.byId('session', session).find((one) => one.archived && entry === undefined);
  const help = archived
    ? `move it back with \`git mv ${archived.path} ${target}\`: a session stays while one of its payloads is pending`
    : 'add the folder to git, or name the session as `.agents/sessions/<id>.md`; a folder elsewhere has an absolute path';
  return {
    session,
    id: entry === undefined ? 'missing' : 'file',
    span,
    data: { path, target },
    actual: path,
    help,
  } as const;
}
