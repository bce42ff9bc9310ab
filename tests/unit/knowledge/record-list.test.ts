import { describe, expect, it } from 'vitest';
import { RecordList, writeRecordList } from '../../../src/knowledge/kept/record-list.ts';

const files = [
  { kind: 'task', path: '.agents/tasks/ü\n "1".md', oid: 'a1' },
  { kind: 'session', path: '.agents/sessions/s.md', oid: 'b2' },
  { kind: 'task', path: '.agents/tasks/2.md', oid: 'c3' },
] as const;
const settings = [{ path: '.gitattributes', type: 'file', oid: 'd4' }] as const;
const text = writeRecordList({ files, settings, unreadable: ['x.md'] });

describe('the list of the records of a commit', () => {
  it('holds what was written, all of it or some kinds', () => {
    const list = new RecordList(text);
    expect({ settings: list.settings, unreadable: list.unreadable }).toEqual({
      settings,
      unreadable: ['x.md'],
    });
    const entry = (at: number) => ({ path: files[at]?.path, type: 'file', oid: files[at]?.oid });
    expect(list.files()).toEqual([entry(0), entry(2), entry(1)]);
    expect(list.files(new Set(['session', 'thread']))).toEqual([entry(1)]);
    expect(new RecordList(writeRecordList({ files: [], settings: [], unreadable: [] })).files()).toEqual([]);
  });

  it('has characters of ASCII only, of one byte each', () => {
    expect(text).toMatch(/^[\n\x20-\x7e]*$/);
  });

  it('is not taken from a text of another form', () => {
    for (const wrong of ['', 'x', 'null\n', text.slice(1)]) expect(() => new RecordList(wrong)).toThrow();
  });
});
