import { defineRule } from '../../core/rule.ts';
import { linkTarget } from '../../records/kinds/skill/links.ts';

export default defineRule({
  id: 'skill/link',
  summary: 'Relative links of a skill lead to files that exist',
  kinds: ['skill'],
  severity: 'warning',
  seed: false,
  messages: {
    missing: 'Unexpected link `{link}`, `{target}` does not exist in the repository',
  },
  tree({ tree, report }) {
    for (const { path, links, archived } of tree.all('skill')) {
      if (archived) continue;
      for (const { value, span } of links) {
        const target = linkTarget(path, value);
        // `skill/file` reports a link that leaves the repository; '' is the repository itself.
        if (target === undefined || target === '' || tree.has(target)) continue;
        report('missing', {
          at: { path, side: 'after', span },
          data: { link: value, target },
          actual: value,
          help: `add \`${target}\` to git, or correct the link; upper and lower case matter`,
        });
      }
    }
  },
});
