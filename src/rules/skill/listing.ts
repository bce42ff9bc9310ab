import type { SkillFacts } from '../../core/facts.ts';
import { defineRule } from '../../core/rule.ts';
import { isInsideSkill, skillFolderOf } from '../../records/read/skill-folders.ts';
import { clientListingLess, clientTitles, limits } from '../../records/schema/clients.ts';

/** What a token is worth in characters, about: clients count so themselves. */
const charactersOfToken = 4;

export default defineRule({
  id: 'skill/listing',
  summary: 'The names and descriptions of all skills fit into what a client lists',
  kinds: ['skill'],
  severity: 'info',
  seed: false,
  messages: {
    long: 'Unexpected {characters} characters (about {tokens} tokens) of names and descriptions in `{folder}`, expected at most {most}: {client} cuts descriptions to fit',
  },
  tree({ tree, configOf, report }) {
    const folders = new Map<string, SkillFacts[]>();
    for (const skill of tree.all('skill')) {
      const folder = skill.archived ? undefined : skillFolderOf(skill.path);
      if (!folder || isInsideSkill(skill.path, folder, (one) => tree.has(one))) continue;
      folders.set(folder.path, [...(folders.get(folder.path) ?? []), skill]);
    }
    for (const [folder, skills] of folders) {
      const most = limits.claudeCodeListing.value;
      const characters = skills.reduce((sum, { listed }) => sum + Math.min(listed, most), 0);
      const [longest] = [...skills].sort((a, b) => b.listed - a.listed || (a.path < b.path ? -1 : 1));
      const owner = longest && skillFolderOf(longest.path)?.owner;
      if (!longest || owner === undefined) continue;
      const found = clientListingLess(owner, characters, configOf(longest.path));
      if (!found) continue;
      const [client, limit] = found;
      report('long', {
        at: { path: longest.path, side: 'after' },
        data: {
          characters,
          tokens: Math.ceil(characters / charactersOfToken),
          folder,
          most: limit.value,
          client: clientTitles[client],
        },
        help: 'shorten descriptions, the longest is this one; `disable-model-invocation: true` takes a skill that only people call out of the list',
      });
    }
  },
});
