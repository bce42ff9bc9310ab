import { defineRule } from '../../core/rule.ts';

export default defineRule({
  id: 'plugin/paths',
  summary: 'Files and folders that plugin.json and marketplace.json name exist',
  kinds: [],
  severity: 'warning',
  seed: false,
  messages: { missing: 'Unexpected path `{value}`, `{target}` does not exist in the repository' },
  tree({ tree, report }) {
    for (const { path, pluginPaths = [] } of tree.others) {
      const missing = pluginPaths.filter(
        ({ targets }) => !targets.some((one) => one === '' || tree.has(one)),
      );
      const targets = missing.map((one) => `${one.targets[0]}/`);
      for (const {
        value,
        targets: [target = ''],
        span,
      } of missing) {
        // The parts of a plugin whose folder does not exist.
        if (targets.some((folder) => target.startsWith(folder))) continue;
        report('missing', {
          at: { path, side: 'after', span },
          data: { value, target },
          actual: value,
          help: `add \`${target}\` to git, or correct the path; upper and lower case matter`,
        });
      }
    }
  },
});
