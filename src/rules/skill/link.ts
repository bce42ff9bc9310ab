import { defineRule } from '../../core/rule.ts';
import { linkTarget } from '../../records/kinds/skill/links.ts';

export default defineRule({
  id: 'skill/link',
  summary: 'Relative links of a skill lead to files of the repository',
  kinds: ['skill'],
  severity: 'warning',
  seed: false,
  messages: {
    missing: 'Unexpected link `{link}`, the repository holds no `{target}`',
  },
  tree({ tree, report }) {
    for (const { path, links, archived } of tree.all('skill')) {
      if (archived) continue;
      for (const { value, span } of links) {
        const target = linkTarget(path, value);
        // One that leaves the repository is the finding of skill/file; '' is the repository itself.
        if (target === undefined || target === '' || tree.has(target)) continue;
        report('missing', {
          at: { path, side: 'after', span },
          data: { link: value, target },
          actual: value,
          help: `add \`${target}\` to git, or correct the link; upper and lower case count`,
        });
      }
    }
  },
});
