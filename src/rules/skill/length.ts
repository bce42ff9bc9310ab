import { defineRule } from '../../core/rule.ts';
import { limits } from '../../records/schema/clients.ts';

const maxLines = limits.bodyLines.value;

export default defineRule({
  id: 'skill/length',
  summary: 'The body of a skill is at most 500 lines',
  kinds: ['skill'],
  severity: 'info',
  seed: false,
  messages: {
    long: 'Unexpected body of {lines} lines, expected at most 500',
    complex: { text: '{problem}', severity: 'error' },
  },
  document({ doc, report }) {
    const complex = doc.problems.find(({ code }) => code === 'too-complex');
    // The front matter's depth is already reported where brackets do not end.
    if (complex && !doc.problems.some(({ code }) => code === 'depth')) {
      report('complex', {
        at: complex.extent,
        data: { problem: complex.message },
        help: 'put it into a code fence or another file; nothing else of the skill was checked',
      });
    }
    if (!doc.frontMatter) return;
    const closing = doc.lines.point(doc.frontMatter.extent.to).line;
    const lines = doc.lines.lineCount - closing - (doc.text.endsWith('\n') ? 1 : 0);
    if (lines <= maxLines) return;
    const from = doc.lines.lineStart(closing + maxLines + 1);
    const end = doc.text.indexOf('\n', from);
    report('long', {
      at: { from, to: end === -1 ? doc.text.length : end },
      data: { lines },
      help: 'move details into files next to it and link to them',
    });
  },
});
