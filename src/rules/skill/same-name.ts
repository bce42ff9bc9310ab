import { locationIn } from '../../core/diagnostic.ts';
import type { SkillFacts } from '../../core/facts.ts';
import { defineRule } from '../../core/rule.ts';
import { isInsideSkill, skillFolderOf } from '../../records/read/skill-folders.ts';

export default defineRule({
  id: 'skill/same-name',
  summary: 'No two skills of one folder of skills have the same name',
  kinds: ['skill'],
  severity: 'warning',
  seed: false,
  messages: { twice: 'Unexpected second skill `{name}` in `{folder}`, expected one of that name' },
  tree({ tree, report }) {
    const first = new Map<string, SkillFacts>();
    const skills = [...tree.all('skill')].sort((a, b) => (a.path < b.path ? -1 : 1));
    for (const skill of skills) {
      const folder = skill.archived ? undefined : skillFolderOf(skill.path);
      if (!folder || isInsideSkill(skill.path, folder, (one) => tree.has(one))) continue;
      const name = skill.called?.value ?? skill.name;
      const key = `${folder.path}\n${name}`;
      const other = first.get(key);
      if (!other) first.set(key, skill);
      else if (other.content !== skill.content) {
        report('twice', {
          at: locationIn(skill.path, skill.called?.span),
          data: { name, folder: folder.path },
          actual: name,
          help: `rename one of them, or delete it: a client takes one, and which one differs; the other is \`${other.path}\``,
          related: [
            { at: locationIn(other.path, other.called?.span), message: 'the other skill of that name' },
          ],
        });
      }
    }
  },
});
