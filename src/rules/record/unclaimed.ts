import { defineRule, type TreeFile } from '../../core/rule.ts';
import { importNameOf } from '../../records/foreign.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';

export default defineRule({
  id: 'record/unclaimed',
  summary: 'A file at a record path is a record',
  kinds: recordKindsButSkill,
  severity: 'info',
  seed: false,
  messages: {
    unclaimed: 'Unclaimed file at the path of a `{kind}`',
    forbidden: {
      text: 'Unclaimed file at the path of a `{kind}`, expected a record under `claim: all`',
      severity: 'error',
    },
  },
  tree({ tree, configOf, report }) {
    for (const file of tree.others) {
      if (file.place === undefined || file.place === 'skill' || file.type !== 'file' || file.claimed)
        continue;
      const at = { path: file.path, side: 'after' as const };
      const messageId = configOf(file.path).claim === 'all' ? 'forbidden' : 'unclaimed';
      const actual = file.looksLike;
      report(messageId, {
        at,
        data: { kind: file.place },
        help: helpFor(file),
        ...(actual ? { actual } : {}),
      });
    }
  },
});

function helpFor({ path, place, looksLike }: TreeFile): string {
  const mark =
    place === 'task'
      ? `begin it with \`# Task ID: Name\` (\`baton migrate ${path} --write\` makes a task of a freeform note)`
      : `mark it with \`schema: baton/${place}@1\``;
  const format = looksLike === undefined ? undefined : importNameOf(looksLike);
  const makes = format === undefined ? '' : `\`baton import ${format} ${path}\` makes a record of it; else `;
  const looks = looksLike === undefined ? '' : `it looks like ${looksLike}: ${makes}`;
  return `${looks}${mark}, move it elsewhere, or name it under \`ignore:\` in the configuration`;
}
