import { describe, expect, it } from 'vitest';
import { type RecordKind, recordKinds } from '../../../src/core/document.ts';
import { parseMarkdown } from '../../../src/records/markdown/parse.ts';
import { claimOf, claimOfText } from '../../../src/records/read/claim.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';

const claim = (place: RecordKind, yaml: string) => claimOf(place, parseYaml(yaml).root, undefined);

const shapes: readonly (readonly [RecordKind, string])[] = [
  ['session', 'session_id: a\nfsm: {}\n'],
  ['thread', 'id: thread_1\n'],
  ['decision', 'id: dec_1\n'],
  ['resume', 'id: res_1\n'],
  ['handoff', 'handoff: {version: "2.0"}\n'],
  ['ack', 'handoff: hnd_1\n'],
];
const others: readonly (readonly [RecordKind, string])[] = [
  ['session', 'session_id: a\n'],
  ['session', 'fsm: {}\n'],
  ['session', 'session_id: a\nfsm: {}\nprotocol_name: mandatory-protocols/reasoning\n'],
  ['thread', 'id: dec_1\n'],
  ['decision', 'id: 12\n'],
  ['resume', 'name: res_1\n'],
  ['handoff', 'x: {handoff: 1}\n'],
  ['handoff', '- handoff: 1\n'],
  ['thread', 'schema: other/thread@1\n'],
  ['thread', 'schema: [baton/thread@1]\n'],
];

describe.each<[string, (place: RecordKind, yaml: string) => ReturnType<typeof claimOf>]>([
  ['claimOf', claim],
  ['claimOfText', claimOfText],
])('%s', (_name, of) => {
  it.each(recordKinds.filter((kind) => kind !== 'skill'))(
    'takes the marker of a %s, in any place',
    (kind) => {
      for (const place of ['session', 'handoff', 'task'] as const) {
        expect(of(place, `schema: baton/${kind}@1\n`)).toEqual({ kind, marked: true });
      }
      expect(of('session', `a: 1\nschema: "baton/${kind}@2"\n`)).toEqual({ kind, marked: true });
    },
  );

  it('takes a marker of no kind for a claim of the place', () => {
    expect(of('thread', 'schema: baton/thraed@1\n')).toEqual({ kind: 'thread', marked: true });
    expect(of('thread', 'schema: baton/skill@1\n')).toEqual({ kind: 'thread', marked: true });
  });

  it.each(shapes)('takes the shape of a %s: %j', (kind, text) => {
    expect(of(kind, text)).toEqual({ kind, marked: false });
    expect(of(kind, text.replaceAll('\n', '\r\n'))).toEqual({ kind, marked: false });
  });

  it.each(others)('takes no claim of a %s from %j', (kind, text) => {
    expect(of(kind, text)).toBeUndefined();
  });

  it('takes every file in a skill place', () => {
    expect(of('skill', '')).toEqual({ kind: 'skill', marked: false });
  });
});

describe('a task', () => {
  const ofTask = (text: string) => [
    claimOf('task', undefined, parseMarkdown(text)),
    claimOfText('task', text),
  ];
  const yes = { kind: 'task', marked: false };

  it.each([
    '# Task task-5: Name\n',
    'intro\n\n# Task 5: Name\n',
    '# Notes\n\n## Handoff\n\n```yaml\nhandoff: {}\n```\n',
    '# Notes\n\n### Handoff (done)\n\n```yml\nhandoff: {}\n```\n',
  ])('is told from %j', (text) => {
    expect(ofTask(text)).toEqual([yes, yes]);
  });

  it.each(['# Task list\n', '# Notes\n\n## Handoff\n\nprose\n', '## Task 5: Name\n', 'Task 5: Name\n'])(
    'is not told from %j',
    (text) => {
      expect(ofTask(text)).toEqual([undefined, undefined]);
    },
  );
});
