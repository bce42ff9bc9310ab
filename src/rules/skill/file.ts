import { defineRule } from '../../core/rule.ts';
import { linkTarget } from '../../records/kinds/skill/links.ts';
import { clientsDropping } from '../../records/schema/clients.ts';

export default defineRule({
  id: 'skill/file',
  summary: 'A skill is a regular file named SKILL.md, and its links stay inside the repository',
  kinds: ['skill'],
  severity: 'error',
  seed: false,
  messages: {
    name: 'Unexpected file name `{name}`, expected `SKILL.md`',
    outside: 'Unexpected link `{link}`, which leaves the repository',
    symlink: { text: 'Unexpected symbolic link, expected a regular file', severity: 'warning' },
    irregular: 'Unexpected {what}, expected a regular file',
  },
  document({ doc, config, report }) {
    const at = doc.path.lastIndexOf('/') + 1;
    const name = doc.path.slice(at);
    if (name === 'SKILL.md') return;
    report('name', {
      data: { name },
      actual: name,
      expected: ['SKILL.md'],
      clients: clientsDropping('file-name', config),
      help: `rename it: \`git mv -f "${doc.path}" "${doc.path.slice(0, at)}SKILL.md"\``,
    });
  },
  tree({ tree, config, report }) {
    for (const { path, links, archived } of tree.all('skill')) {
      if (archived) continue;
      for (const { value, span } of links) {
        if (linkTarget(path, value) !== undefined) continue;
        report('outside', {
          at: { path, side: 'after', span },
          data: { link: value },
          help: 'move the file into the folder of the skill, or link to a URL',
        });
      }
    }
    for (const { path, type, place } of tree.others) {
      if (type === 'file' || place !== 'skill') continue;
      const at = { path, side: 'after' } as const;
      if (type === 'symlink') {
        const help = 'replace the link by a copy of the file, or link the whole folder of the skill';
        report('symlink', { at, clients: clientsDropping('linked-file', config), help });
      } else if (type === 'gitlink') {
        report('irregular', { at, data: { what: 'submodule' }, help: 'put the submodule elsewhere' });
      } else {
        report('irregular', {
          at,
          data: { what: 'unmerged file' },
          help: `resolve the conflict, then run \`git add -- "${path}"\``,
        });
      }
    }
  },
});
