import { defineRule } from '../../core/rule.ts';
import { skillDepth, skillFolderOf } from '../../records/read/skill-folders.ts';
import { clientsMissing } from '../../records/schema/clients.ts';

export default defineRule({
  id: 'skill/depth',
  summary: 'A skill lies where every client of its folder looks',
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
      if (clients.length === 0 || isInSkill(path, folder.path, (one) => tree.has(one))) continue;
      report('deep', {
        at: { path, side: 'after' },
        data: { depth, folder: folder.path, name },
        clients,
        help: `move it to \`${folder.path}/${name}\`; where only clients that look deeper are used, list them under \`clients:\``,
      });
    }
  },
});

/** A skill inside another one is an example or a part of it. */
function isInSkill(path: string, folder: string, has: (path: string) => boolean): boolean {
  const parts = path.split('/').slice(0, -2);
  const least = folder.split('/').length;
  for (let length = parts.length; length > least; length--)
    if (has(`${parts.slice(0, length).join('/')}/SKILL.md`)) return true;
  return false;
}
