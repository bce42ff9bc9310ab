import type { SkillFacts } from '../../core/facts.ts';
import { defineRule } from '../../core/rule.ts';
import { isInsideSkill, skillFolderOf } from '../../records/read/skill-folders.ts';

export default defineRule({
  id: 'skill/drift',
  summary: 'Copies of a skill in folders of several clients say the same',
  kinds: ['skill'],
  severity: 'info',
  seed: false,
  messages: {
    differs:
      'Unexpected difference from the copy `{other}`, expected the same but for fields of single clients',
  },
  tree({ tree, report }) {
    const copies = new Map<string, SkillFacts[]>();
    for (const skill of tree.all('skill')) {
      const folder = skill.archived ? undefined : skillFolderOf(skill.path);
      const isClient = folder?.owner.startsWith('.') ?? false;
      if (!folder || !isClient || isInsideSkill(skill.path, folder, (one) => tree.has(one))) continue;
      // Copies lie beside each other: `.agents/skills/a` and `.claude/skills/a`, each below the same folder.
      const base = folder.path.slice(0, folder.path.length - `${folder.owner}/skills`.length);
      const key = base + skill.path.slice(folder.path.length);
      copies.set(key, [...(copies.get(key) ?? []), skill]);
    }
    for (const group of copies.values()) {
      // `.agents` is what all clients share.
      const [first, ...others] = [...group].sort(
        (a, b) => Number(isShared(b)) - Number(isShared(a)) || (a.path < b.path ? -1 : 1),
      );
      for (const copy of others) {
        if (!first || copy.portable === first.portable) continue;
        report('differs', {
          at: { path: copy.path, side: 'after' },
          data: { other: first.path },
          help: `\`git diff --no-index "${first.path}" "${copy.path}"\` shows it; copy the right one over the other, or make one a link`,
        });
      }
    }
  },
});

function isShared({ path }: SkillFacts): boolean {
  return skillFolderOf(path)?.owner === '.agents';
}
