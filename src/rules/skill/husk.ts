import { defineRule } from '../../core/rule.ts';

export default defineRule({
  id: 'skill/husk',
  summary: 'A file or folder that looks like a skill is a skill',
  kinds: ['skill'],
  severity: 'warning',
  seed: false,
  messages: {
    name: 'Unexpected file name `{name}`, expected `SKILL.md`: no client finds a skill here',
    flat: 'Unexpected skill outside a folder, expected `{expected}`: no client finds it here',
    folder: 'Folder `{name}` has no `SKILL.md`: no client finds a skill here',
  },
  tree({ tree, configOf, report }) {
    for (const { path, husk } of tree.others) {
      if (husk === undefined) continue;
      const [name = '', above = ''] = path.split('/').reverse();
      const isRefused = configOf(path).claim === 'all';
      const common = {
        at: { path, side: 'after' },
        severity: isRefused ? 'error' : undefined,
      } as const;
      const folder = path.slice(0, path.length - name.length);
      const ignore = 'or name it under `ignore:` in the configuration';
      if (husk === 'name') {
        const help = `rename it: \`git mv "${path}" "${folder}SKILL.md"\`, ${ignore}`;
        report('name', { ...common, data: { name }, actual: name, expected: ['SKILL.md'], help });
      } else if (husk === 'flat') {
        const expected = `${folder}${name.replace(/\.md$/i, '')}/SKILL.md`;
        report('flat', {
          ...common,
          data: { expected: expected.slice(folder.length - above.length - 1) },
          help: `move it to \`${expected}\`, ${ignore}`,
        });
      } else report('folder', { ...common, data: { name }, help: `add \`${path}/SKILL.md\`, ${ignore}` });
    }
  },
});
