import { describe, expect, it } from 'vitest';
import { readFiles } from '../../../src/check/check-files.ts';
import { nodeAt } from '../../../src/core/node.ts';
import {
  hashOfValue,
  newRedactions,
  normalProse,
  redactionSteps,
  sameProse,
  sameUnlessRedacted,
} from '../../../src/records/redact/redaction.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';

const read = (text: string) => parseYaml(text, (offset) => offset).root;
const entry = (field: string, value: unknown) =>
  `{ field: ${field}, at: x, by: ada, reason: r, sha256: ${hashOfValue(value)} }`;
const added = (...entries: readonly string[]) => newRedactions(undefined, read(`[${entries.join(', ')}]`));
const same = (before: string, after: string, path: (string | number)[] = [], redactions = added()) =>
  sameUnlessRedacted(read(before), read(after), path, redactions);

describe('sameUnlessRedacted', () => {
  it('compares parsed values, not how they are written', () => {
    expect(same('{ a: 1, b: [x, "y"] }', 'b:\n  - x # first\n  - y\na: 1')).toBe(true);
    expect(same('a: 1.0', 'a: 1')).toBe(true);
    expect(same('a: .nan', 'a: .nan')).toBe(true);
    expect(same('a: "1"', 'a: 1')).toBe(false);
    expect(same('[a, b]', '[b, a]')).toBe(false);
    expect(same('[a]', '[a, b]')).toBe(false);
    expect(same('{ a: 1 }', '{ a: 1, b: 2 }')).toBe(false);
    expect(same('{ a: 1, b: 2 }', '{ a: 1, c: 2 }')).toBe(false);
    expect(same('[a]', 'a')).toBe(false);
  });

  it('takes a missing value for another than null', () => {
    expect(sameUnlessRedacted(undefined, undefined)).toBe(true);
    expect(sameUnlessRedacted(undefined, read('null'))).toBe(false);
    expect(sameUnlessRedacted(read('null'), undefined)).toBe(false);
  });

  it('accepts exactly the value that a new entry names', () => {
    const redactions = added(entry('reasons.0.text', 'secret'));
    const [before, after] = ['reasons: [{ text: secret }]', 'reasons: [{ text: "[redacted]" }]'];
    expect(same(before, after, [], redactions)).toBe(true);
    expect(same(before, after)).toBe(false);
    expect(same(before.replace('secret', 'other'), after, [], redactions)).toBe(false);
    expect(same(before.replace('text', 'note'), after.replace('text', 'note'), [], redactions)).toBe(false);
    expect(same(before, after.replace('[redacted]', 'gone'), [], redactions)).toBe(false);
  });

  it('reads fields with brackets and hashes in capitals', () => {
    const redactions = newRedactions(
      undefined,
      read(`[{ field: "a[0]", sha256: ${hashOfValue('x')?.toUpperCase()} }]`),
    );
    expect(same('a: [x]', 'a: ["[redacted]"]', [], redactions)).toBe(true);
  });

  it('hashes a value that is no string by its canonical JSON', () => {
    expect(hashOfValue({ b: 1, a: 'é' })).toBe(hashOfValue({ a: 'é', b: 1 }));
    expect(hashOfValue('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashOfValue(Number.NaN)).toBeUndefined();
    expect(same('a: { b: 1 }', 'a: "[redacted]"', [], added(entry('a', { b: 1 })))).toBe(true);
    expect(same('a: .inf', 'a: "[redacted]"', [], added('{ field: a, sha256: undefined }'))).toBe(false);
  });
});

describe('newRedactions', () => {
  const [first, second] = [entry('a', 'x'), entry('b', 'y')];
  const between = (before: string, after: string) => [...newRedactions(read(before), read(after)).keys()];

  it('tells what was added, wherever a merge put it', () => {
    expect(between(`[${first}]`, `[${first}, ${second}]`)).toEqual(['b']);
    expect(between(`[${second}]`, `[${first}, ${second}]`)).toEqual(['a']);
    expect(between('null', `[${first}]`)).toEqual(['a']);
  });

  it('tells nothing where an old entry is gone', () => {
    expect(between(`[${first}]`, `[${second}]`)).toEqual([]);
  });

  it('skips entries without field or hash', () => {
    expect(newRedactions(undefined, read('[{ field: a }, x, { sha256: y }]')).size).toBe(0);
    expect(newRedactions(undefined, nodeAt(read('a: b'), 'a')).size).toBe(0);
  });
});

describe('sameProse', () => {
  it('skips line endings, BOM, trailing spaces and suppression comments', () => {
    expect(sameProse('a\nb\n', '\uFEFFa  \r\nb\t\r\n\r\n')).toBe(true);
    expect(sameProse('a\nb', 'a\n<!-- baton-disable-next-line x/y -- why -->\nb')).toBe(true);
    expect(sameProse('a', '<!-- baton-disable-next-line\n x/y -- why -->\na')).toBe(true);
  });

  it('sees every other difference', () => {
    expect(sameProse('a\nb', 'a\n\nb')).toBe(false);
    expect(sameProse('a b', 'a  b')).toBe(false);
    expect(sameProse('a', 'a <!-- b -->')).toBe(false);
    expect(sameProse(' a', 'a')).toBe(false);
    expect(normalProse('<!-- c -->\n')).toBe('<!-- c -->');
  });
});

describe('redactionSteps', () => {
  const text = 'list: [{ token: secret, size: 3 }]\n"a b": x\nredactions: [{ field: x }]\n';
  const docAt = (path: string) => {
    const [doc] = readFiles({
      [path]: `schema: baton/${path.includes('.ack.') ? 'ack' : 'handoff'}@1\n${text}`,
    });
    if (!doc) throw new Error('no record');
    return doc;
  };
  const payload = docAt('.agents/handoffs/hnd_a1.yaml');

  it('names the command, by id, and by path where two records share one', () => {
    expect(redactionSteps(payload, ['list', 0, 'token'])).toEqual([
      'to remove a secret value, run `baton redact hnd_a1 --field list.0.token --reason …`',
    ]);
    const path = '.agents/handoffs/hnd_a1.ack.yaml';
    expect(redactionSteps(docAt(path), ['a b'])[0]).toContain(`baton redact ${path} --field 'a b' `);
  });

  it('says nothing for a value that is no text or not there, or for the redactions themselves', () => {
    expect(redactionSteps(payload, ['list', 1])).toEqual([]);
    expect(redactionSteps(payload, ['list', 0, 'size'])).toEqual([]);
    expect(redactionSteps(payload, ['redactions', 0, 'field'])).toEqual([]);
  });
});
