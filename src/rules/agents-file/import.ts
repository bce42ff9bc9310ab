import { defineRule } from '../../core/rule.ts';

export default defineRule({
  id: 'agents-file/import',
  summary: 'Files that AGENTS.md, CLAUDE.md and GEMINI.md import exist',
  kinds: [],
  severity: 'warning',
  seed: false,
  messages: { missing: 'Unexpected import `@{value}`, `{target}` does not exist in the repository' },
  tree({ tree, report }) {
    for (const { path, agentsFile } of tree.others) {
      for (const { value, targets, span } of agentsFile?.imports ?? []) {
        const [target = ''] = targets;
        if (target === '' || tree.has(target)) continue;
        report('missing', {
          at: { path, side: 'after', span },
          data: { value, target },
          actual: value,
          help: `add \`${target}\` to git, correct the path (it starts at the folder of this file), or write it as code if it is no import`,
        });
      }
    }
  },
});
