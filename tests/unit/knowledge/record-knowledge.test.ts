import { describe, expect, it } from 'vitest';
import { readFiles } from '../../../src/check/check-files.ts';
import {
  parseKnowledge,
  recordKnowledge,
  writeKnowledge,
} from '../../../src/knowledge/kept/record-knowledge.ts';
import { jwt, taskFiles } from '../../support/knowledge.ts';
import fc from '../../support/property.ts';
import { examples } from '../../support/records-record.ts';
import { dec, decPath, graph } from '../../support/records-thread-graph.ts';

const recordsOf = (files: Readonly<Record<string, string>>) => readFiles(files).map(recordKnowledge);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What a line gives back. */
function again(files: Readonly<Record<string, string>>): unknown[] {
  return recordsOf(files).map((record) => {
    const line = writeKnowledge(record);
    const known = line === undefined ? undefined : parseKnowledge(line, record.path);
    return known?.type === 'record' ? plain(known.record) : known;
  });
}

describe('what is known of a record', () => {
  it('is the same after it was written in one line', () => {
    const files = {
      ...examples(),
      ...taskFiles({ 'task-001': jwt }),
      ...graph({ a: { files: '[src/a.ts]', decision: '"source":{"line":7}' }, b: { id: 'x' } }),
    };
    expect(again(files)).toEqual(recordsOf(files).map(plain));
    for (const record of recordsOf(files)) expect(writeKnowledge(record)).not.toMatch(/\n/);
  });

  it('is the same for records that somebody damaged', () => {
    const all = Object.entries({ ...examples(), ...taskFiles({ 'task-001': jwt }) });
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(), fc.nat({ max: 40 }), ([path, text], at, length) => {
        const from = at % text.length;
        const files = { [path]: text.slice(0, from) + text.slice(from + length) };
        expect(again(files)).toEqual(recordsOf(files).map(plain));
      }),
    );
  });

  it('keeps any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const files = graph({ a: { decision: JSON.stringify(text), tags: JSON.stringify([text]) } });
        expect(again(files)).toEqual(recordsOf(files).map(plain));
      }),
    );
  });

  it('is not written where JSON would say something else', () => {
    const [record] = recordsOf({ [decPath('a')]: graph({ a: { confidence: '.inf' } })[decPath('a')] ?? '' });
    expect(record?.decision?.confidence).toBe(Number.POSITIVE_INFINITY);
    expect(record && writeKnowledge(record)).toBeUndefined();
  });

  it('is parsed where its kind is wanted, or where it cannot be read', () => {
    const path = decPath('a');
    const lineOf = (keys: Record<string, string>) => {
      const [record] = recordsOf({ [path]: graph({ a: keys })[path] ?? '' });
      return (record && writeKnowledge(record)) ?? '';
    };
    const line = lineOf({});
    expect(parseKnowledge(line, path, new Set(['decision']))).toMatchObject({ record: { id: dec('a') } });
    expect(parseKnowledge(line, path, new Set(['task']))).toEqual({ type: 'none' });
    const broken = lineOf({ decision: '"not closed' });
    expect(parseKnowledge(broken, path, new Set(['task']))).toMatchObject({ record: { isUnreadable: true } });
    expect(parseKnowledge(writeKnowledge(undefined) ?? '', path)).toEqual({ type: 'none' });
  });

  it('is found out again where a line is damaged, or is about another record', () => {
    const path = decPath('a');
    const [record] = recordsOf({ [path]: graph({ a: {} })[path] ?? '' });
    const line = (record && writeKnowledge(record)) ?? '';
    const wrong = [
      '',
      'decision',
      'decision {',
      line.slice(0, -1),
      line.replace('decision ', 'task '),
      `x${line}`,
    ];
    for (const text of wrong) expect(parseKnowledge(text, path)).toBeUndefined();
    expect(parseKnowledge('other {}', path, new Set(['task']))).toBeUndefined();
    expect(parseKnowledge(line, decPath('b'))).toBeUndefined();
    expect(parseKnowledge('decision null', path)).toBeUndefined();
    expect(parseKnowledge(line.replace('"decision":{', '"decision":7,"x":{'), path)).toBeUndefined();
  });
});
