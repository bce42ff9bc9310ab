import { type Document, visit, type YAMLError } from 'yaml';
import type { ReadProblem } from '../../core/document.ts';

/** Where a person should look: the whole value with a colon, the opening of something that is not closed. */
export function placeOfYamlError(
  error: YAMLError,
  code: ReadProblem['code'],
  text: string,
  library: Document.Parsed | undefined,
): readonly [number, number] {
  const [at, to] = error.pos;
  if (code === 'colon') return [at, endOfColonValue(text, at)];
  // A wrong indentation is at the first character that is indented wrongly, not at the spaces before it.
  const from = at + (/^ *(?=\S)/.exec(text.slice(at, at + 1_000))?.[0].length ?? 0);
  if (error.code !== 'MISSING_CHAR' && !/must be sufficiently indented/.test(error.message))
    return [from, to];
  let open: number | undefined;
  visit(library ?? null, {
    Node: (_key, node) => {
      const range = node.range;
      if (!range || range[0] > from || range[1] < from - 1) return;
      const first = text[range[0]];
      if (first === '"' || first === "'" || first === '[' || first === '{') open = range[0];
    },
  });
  return open === undefined ? [from, to] : [open, open + 1];
}

/** The end of the line that holds the colon, its comment left out: mostly the value's first, else a continuation. */
function endOfColonValue(text: string, from: number): number {
  let end = from;
  for (const line of text.slice(from).split('\n', 100)) {
    const value = line
      .trimEnd()
      .replace(/\s#.*$/, '')
      .trimEnd();
    if (/\S:(?:\s|$)/.test(value)) return end + value.length;
    end += line.length + 1;
  }
  return from + (/^[^\r\n]*/.exec(text.slice(from))?.[0].length ?? 0);
}

/** Rewords an error of the library; an unknown error keeps its text. */
export function describeYamlError(error: YAMLError, text: string): Pick<ReadProblem, 'code' | 'message'> {
  const [from] = error.pos;
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1).split(/\r?\n/, 1)[0] ?? '';
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return { code: 'tab', message: 'Unexpected tab as indentation, expected spaces' };
    case 'MULTIPLE_DOCS':
      return { code: 'multiple-documents', message: 'Unexpected second YAML document, expected one' };
    case 'BAD_ALIAS':
      return { code: 'alias', message: 'Unexpected `*`, which starts an alias: quote the value' };
    case 'TAG_RESOLVE_FAILED':
      return { code: 'tag', message: lowerFirst(error.message) };
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      if (/:[ \t]\S.*:([ \t]|$)/.test(line)) {
        return { code: 'colon', message: 'Unexpected `: ` inside an unquoted value: quote the whole value' };
      }
      break;
  }
  if (error.message.startsWith('Nested mappings are not allowed in compact mappings')) {
    return { code: 'colon', message: 'Unexpected `: ` inside an unquoted value: quote the whole value' };
  }
  return { code: 'syntax', message: lowerFirst(error.message) };
}

function lowerFirst(message: string): string {
  return `Unreadable YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}
