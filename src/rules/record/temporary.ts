import { defineRule } from '../../core/rule.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';
import { shellWord } from '../../text/shell-word.ts';

export default defineRule({
  id: 'record/temporary',
  summary: 'No temporary file of a killed process is in a record folder',
  kinds: recordKindsButSkill,
  severity: 'warning',
  seed: false,
  messages: { leftover: 'Unexpected temporary file, left by a process that was killed' },
  tree({ committed, tree, report }) {
    for (const { path, isTemporary } of tree.others) {
      if (!isTemporary) continue;
      const remove = committed ? 'git rm -f' : 'rm';
      report('leftover', {
        at: { path, side: 'after' },
        help: `remove it: \`${remove} -- ${shellWord(path)}\`; \`baton init\` adds such files to .gitignore`,
      });
    }
  },
});
