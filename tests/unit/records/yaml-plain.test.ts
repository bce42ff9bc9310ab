import { describe, expect, it } from 'vitest';
import { parseFullYaml } from '../../../src/records/yaml/parse.ts';
import { parsePlainYaml } from '../../../src/records/yaml/plain.ts';
import fc, { runs } from '../../support/property.ts';

const identity = (offset: number) => offset;

/** Whether the plain reader took the text; where it did, the full reader must say exactly the same. */
function agrees(text: string): boolean {
  const plain = parsePlainYaml(text, identity);
  if (plain === undefined) return false;
  expect(plain, text).toEqual(parseFullYaml(text));
  return true;
}

const payload = `handoff:
  version: "2.0"
  timestamp: 2026-02-04T19:30:00Z
  source: { skill: perspective-swarm, workflow_id: 'swarm-1' }
  target:
    skill: lit-pm
    invocation: "/lit-pm --handoff {payload_path}"
  context:
    original_prompt: Should we expand?
    synthesis_summary: |
      European market expansion: an opportunity.

      Second paragraph # not a comment
  insights:
    convergent:
      - theme: "Growth: EU"
        confidence_score: 7.2
        contributing_archetypes: [optimist, pragmatist]
        key_evidence:
        - 12% CAGR
        - Low competition
    uncertainties: []
  # a comment line
  meta:
    convergence_level: medium
    handoff_chain: ["perspective-swarm"]
    empty:
    nothing: ~
    yes: true
    "0": { started_at: 2026-11-27T20:40:26Z }
    count: -12
    ratio: 1e3
    date: 2026-01-02
    dash: -flag
`;

describe('the plain reader', () => {
  it('takes what records are written in', () => {
    for (const text of [
      payload,
      'a: 1\n',
      'a:\n- b\n- c: 1\n  d: 2\n',
      'a: |-\n  x\n  y\nb: z\n',
      'a: [x, {b: c, "d": 1}]\n',
      '_: [HANDOFF.md@blob:f389]',
      'a:\nb:\n',
      'a: é 日本語\n',
      'a: it’s\n',
    ]) {
      expect(agrees(text), text).toBe(true);
    }
  });

  it.each([
    ['an anchor', 'a: &x 1\n'],
    ['an alias', 'a: *x\n'],
    ['a tag', 'a: !!str 1\n'],
    ['a duplicate key', 'a: 1\na: 2\n'],
    ['two spellings of a key', 'a: 1\n"a": 2\n'],
    ['a colon in a value', 'a: b: c\n'],
    ['a value that ends with a colon', 'a: b:\n'],
    ['a comment behind a value', 'a: b #c\n'],
    ['a tab', 'a:\tb\n'],
    ['a carriage return', 'a: b\r\n'],
    ['a second document', 'a: b\n---\nc: d\n'],
    ['a continued plain value', 'a: b\n  c\n'],
    ['an escape', 'a: "\\n"\n'],
    ['a folded block', 'a: >\n  b\n'],
    ['a keeping block', 'a: |+\n  b\n\n'],
    ['a merge key', '<<: {a: 1}\n'],
    ['a list as the root', '- a\n'],
    ['a scalar as the root', 'a\n'],
    ['an empty text', ''],
    ['an unclosed quote', 'a: "b\n'],
    ['an unclosed list', 'a: [b\n'],
    ['a list over two lines', 'a: [b,\n  c]\n'],
    ['a wrong indentation', 'a:\n    b: 1\n  c: 2\n'],
    ['an explicit key', '? a\n: b\n'],
    ['a huge number', 'a: 12345678901234567890\n'],
    ['an infinite number', 'a: .inf\n'],
    ['a hexadecimal number', 'a: 0x1f\n'],
    ['a reserved character', 'a: @b\n'],
    ['two values on a line', 'a: [b] [c]\n'],
    ['nesting beyond what records have', `a: ${'['.repeat(70)}${']'.repeat(70)}\n`],
  ])('leaves %s to the full reader', (_name, text) => {
    expect(parsePlainYaml(text, identity)).toBeUndefined();
  });

  it('agrees with the full reader on every mutant that it takes', () => {
    const bits = [
      '-',
      ':',
      ' ',
      '\n',
      '#',
      '"',
      "'",
      '[',
      ']',
      '{',
      '}',
      ',',
      '|',
      '>',
      '&',
      '*',
      '!',
      '?',
      '%',
      '@',
      '~',
      '0',
      '.',
      'e',
      'null',
      '  ',
      '- ',
      ': ',
      ' #',
      'x: y\n',
      'é',
      '\u00a0',
      '\u2028',
      '---\n',
    ];
    const mutation = fc.record({ at: fc.nat(), cut: fc.nat({ max: 4 }), put: fc.constantFrom('', ...bits) });
    let taken = 0;
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        let text = payload;
        for (const { at, cut, put } of mutations) {
          const from = at % text.length;
          text = text.slice(0, from) + put + text.slice(from + cut);
        }
        if (agrees(text)) taken++;
      }),
      { numRuns: runs(4000) },
    );
    expect(taken).toBeGreaterThan(runs(4000) / 8);
  });

  it('agrees with the full reader on generated texts', () => {
    const scalar = fc.oneof(
      fc.constantFrom(
        'x',
        'a b',
        '1',
        '-1',
        '1.5',
        '1e3',
        '+.5',
        '007',
        'true',
        'null',
        '~',
        '-x',
        '--',
        '-',
        '.',
        '2026-01-02T10:00:00Z',
        'a:b',
        'a#b',
        '"q: #"',
        "'s, ]'",
        '""',
        "''",
        "'it''s'",
        '[]',
        '{}',
        '[a, b]',
        '{a: b}',
        '[ a , b ]',
        '{ a: [b], "c": d }',
        '[a,b]',
        '{a:b}',
        '|\n    t\n',
        '|-\n    t\n\n    u',
        '0o7',
        '.inf',
        'é',
        'a  b',
        '',
        '$x',
        '(y)',
        '/p/q',
        './p',
        '[./p, -x]',
        '<a',
        'a>b',
        '`c',
        '%d',
        '=e',
        '^f',
        '~g',
        '+h',
        '.i',
        '\\j',
        'k\\l',
        'm"n',
        "o'p",
        '"q"r',
        "[a'b]",
        '[a"b]',
        '{a: "b"}',
        "{'a': b}",
        '[a b]',
        '[a-b, c_d]',
        '[1, 2.0]',
        '[null, ~]',
      ),
      fc.string({ maxLength: 8 }),
    );
    const line = fc.record({
      indent: fc.constantFrom('', '', '', '', '  ', '  ', '    '),
      lead: fc.constantFrom(
        'a: ',
        'b: ',
        'c: ',
        'd:',
        '- ',
        '- a: ',
        '- b: ',
        '"e": ',
        '# ',
        '1: ',
        'a-b: ',
        'a b: ',
      ),
      value: scalar,
    });
    let taken = 0;
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 7 }), (lines) => {
        // Keys differ from line to line, else nearly every text would hold a duplicate.
        const text = `${lines.map(({ indent, lead, value }, at) => `${indent}${lead.replace(/[a-d](?=:)/, `$&${at}`)}${value}`).join('\n')}\n`;
        if (agrees(text)) taken++;
      }),
      { numRuns: runs(8000) },
    );
    expect(taken).toBeGreaterThan(runs(8000) / 20);
  });
});
