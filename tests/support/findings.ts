import type { Diagnostic, Location } from '../../src/core/diagnostic.ts';
import { LineIndex } from '../../src/core/position.ts';
import type { Findings } from '../../src/render/reporters/findings.ts';

export const path = '.agents/tasks/task-001.md';

/** Text of a record that tries everything: commands, markup, references, control and bidi characters. */
export const hostile = [
  '::error file=x::owned',
  '##[error]owned\r\n::stop-commands::t%0A::warning::w',
  '@someone #1 GH-1 org/repo#2 https://evil.example/x www.evil.example me@evil.example ftp://e.example',
  '[a](https://evil.example) ![b](https://evil.example/i.png) <img src=x onerror=1> <!-- c --> <https://e.example>',
  '` @someone `` <b>bold</b> ``` | cell | **strong** _em_ ~~gone~~ $x$ &lt;b&gt; &#64;someone',
  '</failure> ]]> <![CDATA[ <?x?> & " \' {0} [x](0) \\',
  '\u001b[31m\u202e\u2066\u200b\u0000\u0007\u0085\u2028\uFEFF\uFFFF\uD800',
  '```\n# heading\n- item\n    code\n~~~\n---\n@someone https://evil.example',
].join('\n');

/** Where the first `word` of a text stands. */
export function at(text: string, word: string, change: Partial<Location> = {}): Location {
  const from = text.indexOf(word);
  if (from === -1) throw new Error(`no \`${word}\` in the text`);
  return { path, side: 'after', span: new LineIndex(text).span({ from, to: from + word.length }), ...change };
}

/** A finding about the file as a whole, unless told otherwise. */
export function finding(change: Partial<Diagnostic> = {}): Diagnostic {
  return {
    rule: 'record/schema',
    messageId: 'value',
    severity: 'error',
    at: { path, side: 'after' },
    message: 'Unexpected value `complete`, expected `completed`',
    related: [],
    docs: 'https://example.com/record/schema.md',
    ...change,
  };
}

/** A finding every text of which is hostile. */
export function hostileFinding(text: string = hostile): Diagnostic {
  const place = { path: hostile, side: 'after' as const };
  return finding({
    at: place,
    message: `Unexpected value \`${text}\``,
    help: `write:\n${text}`,
    actual: text,
    expected: [text],
    related: [{ at: place, message: `First \`${text}\` ${text}` }],
    fix: { kind: 'safe', title: text, edits: [{ extent: { from: 0, to: 1 }, text }] },
  });
}

/** Findings with the texts of their files: `after` for every path, `before` for the version before. */
export function findingsOf(
  diagnostics: readonly Diagnostic[],
  text?: string,
  before?: string,
  records = 1,
): Findings {
  return { diagnostics, records, textOf: (_, side) => (side === 'after' ? text : before) };
}
