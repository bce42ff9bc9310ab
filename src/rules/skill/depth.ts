import { defineRule } from '../../core/rule.ts';
import { isInsideSkill, skillDepth, skillFolderOf } from '../../records/read/skill-folders.ts';
import { clientsMissing } from '../../records/schema/clients.ts';

export default defineRule({
  id: 'skill/depth',
  summary: 'A skill is where every client of its folder looks',
  kinds: ['skill'],
  severity: 'warning',
  seed: false,
  messages: {
    deep: 'Unexpected skill {depth} folders below `{folder}`, expected `{folder}/{name}/SKILL.md`',
  },
  tree({ tree, configOf, report }) {
    for (const { path, name, archived } of tree.all('skill')) {
      const folder = archived ? undefined : skillFolderOf(path);
      if (!folder) continue;
      const depth = skillDepth(path, folder);
      const clients = clientsMissing(folder.owner, depth, configOf(path));
      if (clients.length === 0 || isInsideSkill(path, folder, (one) => tree.has(one))) continue;
      report('deep', {
        at: { path, side: 'after' },
        data: { depth, folder: folder.path, name },
        clients,
        help: `move it to \`${folder.path}/${name}\`; where only clients that look deeper are used, list them under \`clients:\``,
      });
    }
  },
});
