import { nodeAt, numberOf, type YamlScalar } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { isTemplateText } from '../../records/kinds/placeholder.ts';
import { handoffItems } from '../../records/kinds/task/handoff.ts';
import { redactedValue } from '../../records/redact/redaction.ts';

/** Other ways in which people write a range: `L45-L67`, `45 – 67`, `45:67`. */
const looseRange = /^(?:lines?\s+)?L?(\d+)\s*(?:-|–|—|\.\.|:|\s+to\s+)\s*L?(\d+)$/i;

export default defineRule({
  id: 'task/lines',
  summary: 'Lines are `all`, or a range `N-M` where N is at most M',
  kinds: ['task'],
  severity: 'error',
  seed: true,
  messages: {
    form: 'Unexpected lines `{actual}`, expected `all` or a range such as `45-67`',
    bare: 'Unexpected single line `{actual}`, expected the range `{actual}-{actual}`',
    reversed: 'Unexpected range `{actual}`, expected `{expected}`: the first line is at most the last',
  },
  document({ doc, report }) {
    for (const list of ['files_created', 'files_modified']) {
      for (const { item } of handoffItems(doc, list)) {
        const node = nodeAt(item, 'lines');
        if (node?.type !== 'scalar' || (typeof node.value !== 'string' && numberOf(node) === undefined))
          continue;
        const actual = typeof node.value === 'string' ? node.value.trim() : node.raw;
        if (actual === '' || actual === 'all' || actual === redactedValue || isTemplateText(actual)) continue;
        const range = /^(\d+)-(\d+)$/.exec(actual);
        if (range) {
          if (Number(range[1]) <= Number(range[2])) continue;
          const expected = `${range[2]}-${range[1]}`;
          report('reversed', {
            at: node,
            data: { actual, expected },
            actual,
            expected: [expected],
            ...write(node, expected, 'suggested'),
          });
        } else if (/^\d+$/.test(actual)) {
          const expected = `${actual}-${actual}`;
          report('bare', {
            at: node,
            data: { actual },
            actual,
            expected: [expected],
            ...write(node, expected, 'safe'),
          });
        } else {
          const expected = exact(actual);
          const remedy =
            expected === undefined
              ? { help: 'write `lines: all`, or one range such as `lines: 45-67`' }
              : write(node, expected, 'safe');
          report('form', { at: node, data: { actual }, actual, expected: ['all', 'N-M'], ...remedy });
        }
      }
    }
  },
});

/** The standard form of a range that is written in another way. */
function exact(actual: string): string | undefined {
  if (/^(?:all|all lines|whole file|entire file|\*)$/i.test(actual)) return 'all';
  const [, from, to] = looseRange.exec(actual) ?? [];
  return from !== undefined && Number(from) <= Number(to) ? `${from}-${to}` : undefined;
}

function write(node: YamlScalar, text: string, kind: 'safe' | 'suggested') {
  const help = `write \`lines: ${text}\``;
  if (node.aliased || node.style === 'block') return { help };
  const title = `Write \`${text}\``;
  return { help, fix: { kind, title, edits: [{ extent: node.extent, text }] } };
}
