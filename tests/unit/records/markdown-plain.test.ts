import { describe, expect, it } from 'vitest';
import type { Fence } from '../../../src/core/document.ts';
import { parseFullMarkdown } from '../../../src/records/markdown/full.ts';
import { parsePlainMarkdown } from '../../../src/records/markdown/plain.ts';
import fc, { runs } from '../../support/property.ts';

/** A fence with what its line map answers, so that two of them can be compared. */
function comparable({ toFile, ...fence }: Fence) {
  return { ...fence, places: Array.from({ length: fence.value.length + 1 }, (_, offset) => toFile(offset)) };
}

/** Whether the plain reader took the text; where it did, remark must say exactly the same. */
function agrees(text: string): boolean {
  const plain = parsePlainMarkdown(text);
  if (plain === undefined) return false;
  const { sections, fences, checkboxes, fields, comments, problems } = parseFullMarkdown(text);
  expect({ ...plain, fences: plain.fences.map(comparable) }, text).toEqual({
    sections,
    fences: fences.map(comparable),
    checkboxes,
    fields,
  });
  expect([...comments, ...problems], text).toEqual([]);
  return true;
}

const task = `# Task task-001: Fix the login

## Metadata

| Field | Value |
| --- | --- |
| Status | completed |
| Depends On | task-000, \`task-002\` |

- **Priority**: high
- Model: x
* Category: auth

## Acceptance Criteria

- [x] it works with snake_case names
- [ ] \`npm test\` passes

**Owner:** someone
goes on here
  and here

---

## Execution Log

1. read the code
2. wrote the code, which took
   more than one line
3. done

## Handoff (Required)

\`\`\`yaml
outcome: completed
\`\`\`

*Task completed: 2026-11-27*
`;

const session = `---
schema: baton/session@1
---

# Fix the login bug

## Step 0: Johari Window Discovery

Prose with *emphasis*, a [link](x) and \`code\`.

~~~yaml output
share: x
~~~
`;

describe('the plain reader', () => {
  it('takes what records are written in', () => {
    for (const text of [task, session, '', '\n\n', 'text', '# a\n', '```\na\n\n```\n'])
      expect(agrees(text), text).toBe(true);
  });

  it.each([
    ['a byte order mark', '\uFEFF# a\n'],
    ['a carriage return', '# a\r\n'],
    ['a comment', 'a <!-- b -->\n'],
    ['a setext heading', 'a\n===\n'],
    ['a second-level setext heading', 'a\n---\n'],
    ['a quote', '> a\n'],
    ['indented code', 'a\n\n    b\n'],
    ['a nested list', '- a\n  - b\n'],
    ['HTML', '<div>\n# a\n</div>\n'],
    ['emphasis in a heading', '# *a*\n'],
    ['a closed heading', '# a #\n'],
    ['a tab', '# a\n\tb\n'],
    ['an unclosed fence', '```\na\n'],
    ['a fence in a list', '- a\n\n  ```\n  b\n  ```\n'],
    ['a table without outer pipes', 'a | b\n--- | ---\nc | d\n'],
    ['a table row without pipes', '| a | b |\n| --- | --- |\nc\n'],
    ['a table with an uneven row', '| a | b |\n| --- | --- |\n| c |\n'],
    ['a list item that holds a heading', '- # a\n'],
    ['a list that begins in the middle of a paragraph', 'a\n2. b\n'],
    ['a box that goes on', '- [ ] a\n  b\n'],
    ['unclosed front matter', '---\na: b\n'],
  ])('leaves %s to remark', (_name, text) => {
    expect(parsePlainMarkdown(text)).toBeUndefined();
  });

  it('agrees with remark on every mutant that it takes', () => {
    const bits = [
      '-',
      '#',
      '\n',
      '\n\n',
      ' ',
      '  ',
      '    ',
      '`',
      '```',
      '~~~',
      '|',
      '| a | b |\n',
      '*',
      '**',
      '_',
      '[',
      ']',
      '[ ] ',
      '[x]: y',
      '>',
      '<',
      '<b>',
      '<!--',
      '-->',
      '1. ',
      '2. ',
      '- ',
      '---',
      '===',
      '\\',
      '&amp;',
      ':',
      'x: y',
      '**K:** v',
      '!',
      'http://x',
    ];
    const mutation = fc.record({ at: fc.nat(), cut: fc.nat({ max: 4 }), put: fc.constantFrom('', ...bits) });
    let taken = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(task, session),
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        (source, mutations) => {
          let text = source;
          for (const { at, cut, put } of mutations) {
            const from = at % text.length;
            text = text.slice(0, from) + put + text.slice(from + cut);
          }
          if (agrees(text)) taken++;
        },
      ),
      { numRuns: runs(1500) },
    );
    expect(taken).toBeGreaterThan(runs(1500) / 8);
  });

  it('agrees with remark on generated texts', () => {
    const line = fc.constantFrom(
      '',
      '',
      '# A',
      '## B c',
      '### D `e`',
      'text',
      'text: more',
      '**K**: v',
      '**K:** v',
      '__K__: v',
      '- a',
      '- b: c',
      '* d',
      '+ e',
      '- [ ] f',
      '- [x] g h',
      '- [X] i: j',
      '- [ ]',
      '1. k',
      '2. l',
      '1) m',
      '10. n',
      '- **O**: p',
      '| a | b |',
      '| --- | --- |',
      '|---|---|',
      '| c | d e |',
      '| f |',
      '```',
      '```yaml',
      '~~~',
      '---',
      '***',
      '___',
      '- - -',
      '  wrapped',
      '   3 spaces',
      '    4 spaces',
      '  - nested',
      '> q',
      '=',
      '-',
      '--',
      '*',
      'x | y',
      ':-',
      '[a]: b',
      '- [c](d)',
      '- [e]: f',
      '- `g`',
      '*h*',
      '_i_',
      '-j',
      '1.k',
      '#l',
      '# ',
      '#',
      '####### m',
      '| `a|b` | c |',
      '- | a | b |',
      '- ```',
      '* * *',
      '- 1. a',
      '\\# a',
      'a  ',
      '- a  ',
      '# a  ',
      '- http://x: y',
    );
    let taken = 0;
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 9 }), (lines) => {
        if (agrees(lines.join('\n'))) taken++;
      }),
      { numRuns: runs(4000) },
    );
    expect(taken).toBeGreaterThan(runs(4000) / 14);
  });
});
