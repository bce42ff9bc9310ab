import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../../src/core/config.ts';
import { plainValue } from '../../../src/core/node.ts';
import type { Source } from '../../../src/core/snapshot.ts';
import { readDocument } from '../../../src/records/read/document.ts';
import { createPathRules } from '../../../src/records/record-paths.ts';

const pathRules = createPathRules(defaultConfig);

function read(path: string, source: string | Source) {
  const place = pathRules.classify(path);
  if (!place) throw new Error(`no place: ${path}`);
  return readDocument(
    path,
    place,
    typeof source === 'string' ? { ok: true, text: source, size: source.length } : source,
  );
}

const utf16 = (text: string, order: 'le' | 'be'): Source => ({
  ok: false,
  reason: 'not-utf8',
  detail: '0:ff',
  latin1:
    (order === 'le' ? 'ÿþ' : 'þÿ') +
    [...text].map((char) => (order === 'le' ? `${char}\0` : `\0${char}`)).join(''),
});

describe('readDocument', () => {
  it.each<[string, string, string, string | undefined, unknown]>([
    [
      '.agents/sessions/a.md',
      '---\nsession_id: s1\nfsm: {}\n---\n',
      'session',
      's1',
      { session_id: 's1', fsm: {} },
    ],
    ['.agents/threads/t/thread.md', '---\nid: thread_1\n---\n', 'thread', 'thread_1', { id: 'thread_1' }],
    ['.agents/threads/t/d.md', '---\nid: dec_1\n---\n', 'decision', 'dec_1', { id: 'dec_1' }],
    ['.agents/threads/t/r.yaml', 'id: res_1\n', 'resume', 'res_1', { id: 'res_1' }],
    ['.agents/handoffs/h.yaml', 'handoff: {a: 1}\n', 'handoff', 'h', { handoff: { a: 1 } }],
    ['.agents/handoffs/h.json', '{"handoff": {"a": 1}}', 'handoff', 'h', { handoff: { a: 1 } }],
    ['.agents/handoffs/h.ack.yaml', 'handoff: h\n', 'ack', 'h', { handoff: 'h' }],
    [
      '.agents/tasks/5-x.md',
      '# Task 5: X\n\n## Handoff\n```yaml\nhandoff: 1\n```\n',
      'task',
      '5',
      { handoff: 1 },
    ],
    ['.agents/tasks/5-x.md', '# Task 5: X\n', 'task', '5', undefined],
    ['.agents/skills/s/SKILL.md', '---\nname: s\n---\n', 'skill', 's', { name: 's' }],
    [
      '.agents/sessions/a.md',
      '---\nschema: baton/thread@1\nid: 7\n---\n',
      'thread',
      '7',
      { schema: 'baton/thread@1', id: 7 },
    ],
  ])('reads %s', (path, text, kind, id, data) => {
    for (const file of [text, `\uFEFF${text}`, text.replaceAll('\n', '\r\n')]) {
      const doc = read(path, file);
      expect(doc).toMatchObject({ kind, id, problems: [], archived: false, root: '.agents' });
      expect(plainValue(doc?.data)).toEqual(data);
      if (doc?.idExtent && kind !== 'task') expect(file.slice(doc.idExtent.from, doc.idExtent.to)).toBe(id);
    }
  });

  it.each([
    ['.agents/sessions/a.md', 'a note\n'],
    ['.agents/sessions/a.md', '---\ntitle: [\n---\n'],
    ['.agents/handoffs/h.yaml', 'a: [\n'],
    ['.agents/tasks/a.md', '# Notes\n'],
  ])('leaves %s alone that claims nothing: %j', (path, text) => {
    expect(read(path, text)).toBeUndefined();
  });

  it.each<[string, string, string[]]>([
    ['.agents/sessions/a.md', '---\nschema: baton/session@1\na: [\n---\n', ['syntax']],
    ['.agents/sessions/a.md', '---\nschema: baton/session@1\na: 1\n', ['front-matter']],
    ['.agents/sessions/a.md', '\n---\nschema: baton/session@1\n---\n', ['front-matter']],
    ['.agents/handoffs/h.yaml', 'handoff:\n\ta: 1\n', ['tab']],
    ['.agents/handoffs/h.yaml', 'handoff: 1\nhandoff: 2\n', ['duplicate-key']],
    ['.agents/threads/t/d.md', `---\nid: dec_1\n---\n${'*a_ '.repeat(20_000)}`, ['too-complex']],
    ['.agents/tasks/5.md', `# Task 5: X\n\n${'*a_ '.repeat(20_000)}`, ['too-complex']],
    ['.agents/tasks/5.md', '# Task 5: X\n\n## Handoff\n```yaml\n- a\n```\n', ['not-a-map']],
    ['.agents/tasks/5.md', '# Task 5: X\n\n## Handoff\n```yaml\na: b: c\n```\n', ['colon']],
  ])('says what is wrong with %s: %j', (path, text, codes) => {
    const doc = read(path, text);
    expect(doc?.problems.map(({ code }) => code)).toEqual(codes);
    expect(doc?.data).toBeUndefined();
  });

  it('points into the file from a fence that begins with its heading', () => {
    const text = '# Task 5: X\n\n  ```yaml\n  ## Handoff\n  a: b: c\n  ```\n';
    const [problem] = read('.agents/tasks/5.md', text)?.problems ?? [];
    expect(text.slice(problem?.extent.from, problem?.extent.to)).toBe('b: c');
  });

  it.each(['le', 'be'] as const)('tells a record in UTF-16 %s', (order) => {
    expect(read('.agents/handoffs/h.yaml', utf16('handoff: {}\n', order))?.problems).toMatchObject([
      { code: 'encoding', message: expect.stringContaining('UTF-16') },
    ]);
    expect(read('.agents/sessions/a.md', utf16('---\nschema: baton/session@1\n', order))).toMatchObject({
      kind: 'session',
      marked: true,
    });
    expect(read('.agents/sessions/a.md', utf16('a note\n', order))).toBeUndefined();
  });

  it('tells a record with a BOM and bytes that are not UTF-8', () => {
    const source: Source = { ok: false, reason: 'not-utf8', detail: '12:e9', latin1: 'ï»¿handoff: {a: é}\n' };
    expect(read('.agents/handoffs/h.yaml', source)).toMatchObject({
      kind: 'handoff',
      problems: [{ code: 'encoding' }],
    });
  });

  it('takes a missing file and a symlink for no record', () => {
    for (const reason of ['missing', 'symlink'] as const)
      expect(read('.agents/sessions/a.md', { ok: false, reason })).toBeUndefined();
  });

  it('says of a file that is too large how large it is', () => {
    const source: Source = { ok: false, reason: 'too-large', size: 2_000_000, latin1: 'handoff: {}\n' };
    expect(read('.agents/handoffs/h.yaml', source)?.problems).toMatchObject([
      { code: 'too-large', message: expect.stringContaining('2000000') },
    ]);
  });
});
