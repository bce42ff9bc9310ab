import { defineRule } from '../../core/rule.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';

export default defineRule({
  id: 'record/not-a-file',
  summary: 'A record is a regular file',
  kinds: recordKindsButSkill,
  severity: 'error',
  seed: false,
  contentMessages: 'all',
  needs: 'tree',
  messages: {
    symlink: 'Unexpected symbolic link at the path of a `{kind}`, expected a file',
    gitlink: 'Unexpected submodule at the path of a `{kind}`, expected a file',
    unmerged: 'Unmerged file at the path of a `{kind}`',
  },
  change({ change, tree, report }) {
    if (change.type !== 'replaced') return;
    const there = tree.filesWhere({ paths: [change.path] });
    const isInTree = there.some(({ place, type }) => place && type !== 'file');
    if (isInTree) return; // the tree check reports it
    report(change.by, { data: { kind: change.before.kind }, help: help(change.path)[change.by] });
  },
  tree({ tree, report }) {
    for (const { path, place, type } of tree.others) {
      if (place === undefined || place === 'skill' || type === 'file') continue;
      report(type, { at: { path, side: 'after' }, data: { kind: place }, help: help(path)[type] });
    }
  },
});

function help(path: string) {
  return {
    symlink: 'put a copy of the file in place of the link, or remove it',
    gitlink: 'put the records of the submodule into its own repository’s `.agents/`, or move it elsewhere',
    unmerged: `resolve the conflict, then run \`git add -- ${path}\``,
  };
}
