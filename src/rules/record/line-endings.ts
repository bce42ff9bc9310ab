import { defineRule } from '../../core/rule.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';

export default defineRule({
  id: 'record/line-endings',
  summary: 'Committed records end their lines with LF',
  kinds: recordKindsButSkill,
  severity: 'warning',
  seed: false,
  messages: {
    crlf: 'Unexpected CRLF line endings, expected LF',
    mixed: 'Unexpected mixed line endings, {crlf} of {all} are CRLF, expected LF',
  },
  document({ doc, blob, report }) {
    if (!blob) return; // in the working tree they depend on the checkout
    if (doc.problems.some(({ code }) => code === 'encoding' || code === 'too-large')) return;
    const found = [...doc.text.matchAll(/\r\n/g)].map(({ index }) => index);
    const first = found[0];
    if (first === undefined) return;
    const all = doc.lines.lineCount - 1;
    const remedy = {
      at: { from: first, to: first + 1 },
      help: `add \`${doc.path.slice(doc.path.lastIndexOf('.')).replace('.', '*.')} text eol=lf\` to .gitattributes, then run \`git add --renormalize -- ${doc.path}\``,
    };
    if (found.length === all) report('crlf', remedy);
    else report('mixed', { ...remedy, data: { crlf: found.length, all } });
  },
});
