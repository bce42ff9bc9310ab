import { describe, expect, it } from 'vitest';
import { plainValue } from '../../../src/core/node.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';
import { renderFrontMatter, renderYaml, type YamlValue } from '../../../src/records/yaml/write.ts';
import fc from '../../support/property.ts';

function readBack(text: string): unknown {
  const { root, problems } = parseYaml(text);
  expect(problems).toEqual([]);
  return plainValue(root) ?? {};
}

describe('renderYaml', () => {
  it('writes a decision as the convention shows one', () => {
    const text = renderYaml({
      schema: 'baton/decision@1',
      id: 'dec_20261127_k3v9qx7m',
      date: '2026-11-27T11:42:00Z',
      continues_decision: ['dec_001', 'dec_002'],
      pre_decision: { query_run: true, similar_found: 2 },
      decision: 'F030 must not ship before F032',
      confidence: 0.4,
      category: undefined,
      reasons: [{ type: 'analysis', text: 'It reads: tables', strength: 0.8 }],
      open_questions: [{ question: 'Who owns the migration?', blocking: true }],
      next_steps: ['Spike the F032 guard'],
    });
    expect(text).toBe(
      [
        'schema: baton/decision@1',
        'id: dec_20261127_k3v9qx7m',
        'date: 2026-11-27T11:42:00Z',
        'continues_decision: [dec_001, dec_002]',
        'pre_decision: { query_run: true, similar_found: 2 }',
        'decision: F030 must not ship before F032',
        'confidence: 0.4',
        'reasons:',
        '  - { type: analysis, text: "It reads: tables", strength: 0.8 }',
        'open_questions:',
        '  - { question: "Who owns the migration?", blocking: true }',
        'next_steps: [Spike the F032 guard]',
        '',
      ].join('\n'),
    );
  });

  it('breaks what is long into blocks, and keeps prose readable', () => {
    const long = 'a word and '.repeat(12).trim();
    const data = {
      steps: [{ step: 1, thought: long, inputs_used: ['i1'] }, [long, 'b']],
      text: 'a\n\nb: "c"',
    };
    const text = renderYaml(data);
    expect(text).toBe(
      [
        'steps:',
        '  - step: 1',
        `    thought: ${long}`,
        '    inputs_used: [i1]',
        `  - - ${long}`,
        '    - b',
        'text: |-',
        '  a',
        '',
        '  b: "c"',
        '',
      ].join('\n'),
    );
    expect(readBack(text)).toEqual(data);
  });

  it.each([
    '',
    'yes',
    'null',
    '~',
    '1_000',
    '0x1f',
    '- a',
    '# a',
    ' a',
    'a ',
    'a: b',
    '{a',
    '*a',
    '2026-11-27',
  ])('writes %j so that it stays a string', (value) => {
    expect(readBack(renderYaml({ a: value, b: [value], [value || 'k']: { c: value } }))).toEqual({
      a: value,
      b: [value],
      [value || 'k']: { c: value },
    });
  });

  it('gives back whatever it is given', () => {
    const scalar = fc.oneof(
      fc.string({ unit: 'binary' }).filter((text) => !/\p{Surrogate}/u.test(text)),
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\t', '-', ':', '#', '|', '"', '\r', '\u2028') }),
      fc.integer(),
      fc.double({ noDefaultInfinity: true, noNaN: true }).filter((number) => !Object.is(number, -0)),
      fc.boolean(),
      fc.constant(null),
    );
    const key = fc.string({ minLength: 1 }).filter((name) => name !== '<<' && name !== '__proto__');
    const { value } = fc.letrec<{ value: YamlValue }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        scalar,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(key, value, { noNullPrototype: true }), (data) => {
        expect(readBack(renderYaml(data))).toEqual(data);
      }),
    );
  });
});

describe('renderFrontMatter', () => {
  it('puts a text below, without blank edges and with line feeds only', () => {
    expect(renderFrontMatter({ a: 1 }, '\n\n# B\r\n\r\ntext \n\n')).toBe('---\na: 1\n---\n\n# B\n\ntext\n');
    expect(renderFrontMatter({ a: 1 }, ' ')).toBe('---\na: 1\n---\n');
  });
});
