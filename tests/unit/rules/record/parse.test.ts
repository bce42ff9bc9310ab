import { describe, expect, it } from 'vitest';
import { checkDocument } from '../../../../src/check/run.ts';
import { defaultConfig } from '../../../../src/core/config.ts';
import type { Source } from '../../../../src/core/snapshot.ts';
import { readDocument } from '../../../../src/records/read/document.ts';
import rule from '../../../../src/rules/record/parse.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { example, exampleAt, examples } from '../../../support/records-record.ts';
import { taskPath } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const ack = exampleAt.ack;
const session = exampleAt.session;
const file = (path: string, text: string) => ({ after: { [path]: text } });
const marked = 'schema: baton/ack@1\n';

const minimal = example('session')[session] ?? '';
/** A session whose step 0 has the text. */
const withStep = (text: string) => file(session, `${minimal}\n## Step 0: Johari\n\n${text}\n`);
const outputLine = `${minimal}\n## Step 0: Johari\n\n`.split('\n').length;

testRule(rule, {
  valid: [
    { name: 'every minimal example', after: examples() },
    { name: 'a broken file that is no record', ...file(ack, 'a: [') },
    { name: 'a single alias', ...file(ack, `${marked}by: &a me\nat: *a\n`) },
    { name: 'a skill, which has rules of its own', ...file(exampleAt.skill, 'name: [') },
    { name: 'a marker alone', ...file(ack, marked) },
    { name: 'a fence of a step that is no output', ...withStep('```yaml\nshare: [a\n```') },
    { name: 'an output that can be read', ...withStep('```yaml output\nshare: a\n```') },
    {
      name: 'a broken output outside of a step',
      ...file(session, `${minimal}\n\`\`\`yaml output\na: [\n\`\`\`\n`),
    },
  ],
  invalid: [
    {
      name: 'an output of a step that nobody reads, at its line',
      ...withStep('```yaml output\nshare: a\nask: [{ question: Which\n```'),
      diagnostics: [
        {
          messageId: 'output',
          line: outputLine + 2,
          column: 7,
          text: '{',
          severity: 'error',
          help: 'fix the YAML, or write the output as prose without a fence',
        },
      ],
    },
    {
      name: 'YAML that nobody reads',
      ...file(ack, `${marked}by: [a\n`),
      diagnostics: [
        {
          messageId: 'unreadable',
          line: 2,
          column: 5,
          text: '[',
          severity: 'error',
          help: /^fix the YAML; a minimal ack is:\nschema: baton\/ack@1\n/,
        },
      ],
    },
    ...[session, ack].map((path) => ({
      name: `the markers of a conflict, in ${path}`,
      ...file(
        path,
        path === ack
          ? `${marked}<<<<<<< HEAD\nby: a\n=======\nby: b\n>>>>>>> topic\n`
          : minimal.replace(/^status: .*$/m, '<<<<<<< HEAD\n$&\n=======\nstatus: complete\n>>>>>>> topic'),
      ),
      diagnostics: [
        {
          messageId: 'unreadable',
          text: '<<<<<<< HEAD',
          message: 'Unexpected conflict markers',
          help: /^keep the right text of the two sides, and remove the lines /,
        },
      ],
    })),
    {
      name: 'a duplicate key',
      ...file(ack, `${marked}by: a\nat: x\n"by": b\n`),
      diagnostics: [
        {
          messageId: 'unreadable',
          line: 4,
          column: 1,
          text: '"by"',
          message: 'Duplicate key `by`',
          help: /^remove one of the two;/,
        },
      ],
    },
    {
      name: 'two documents',
      ...file(ack, `${marked}---\nby: b\n`),
      diagnostics: [{ messageId: 'unreadable', message: 'Unexpected second YAML document, expected one' }],
    },
    {
      name: 'a colon in a plain value',
      ...file(ack, `${marked}reason: too late: "expired"\nby: me\n`),
      diagnostics: [
        {
          messageId: 'unreadable',
          line: 2,
          column: 9,
          text: 'too late: "expired"',
          help: /^quote the whole value;/,
        },
      ],
      output: { [ack]: `${marked}reason: 'too late: "expired"'\nby: me\n` },
    },
    {
      name: 'a tab that indents, in front matter',
      ...file(session, '---\nschema: baton/session@1\nfsm:\n\tstate: HALTED\n---\n'),
      diagnostics: [
        {
          messageId: 'unreadable',
          line: 4,
          column: 1,
          help: /^indent with spaces; a minimal session is:\n---\n/,
        },
      ],
    },
    {
      name: 'front matter that is not closed',
      ...file(session, '---\nschema: baton/session@1\n'),
      diagnostics: [
        { messageId: 'unreadable', message: 'Front matter is not closed, expected a line `---` at column 1' },
      ],
    },
    {
      name: 'a custom tag',
      ...file(ack, `${marked}by: !me x\n`),
      diagnostics: [{ messageId: 'unreadable', line: 2, help: /^remove the tag;/ }],
    },
    {
      name: 'an unknown alias',
      ...file(ack, `${marked}by: *nobody\n`),
      diagnostics: [{ messageId: 'unreadable', text: '*nobody', help: /^write the value out;/ }],
    },
    {
      name: 'brackets 5,000 deep',
      ...file(ack, `${marked}by: ${'['.repeat(5_000)}\n`),
      diagnostics: [{ messageId: 'unreadable', line: 2, help: /^nest less deeply;/ }],
    },
    {
      name: 'a list for a handoff, in a task',
      ...file(taskPath, '# Task task-005: It\n\n## Handoff\n\n```yaml\n- a\n- b\n```\n'),
      diagnostics: [
        { messageId: 'unreadable', line: 6, help: /^write keys and values; a minimal task is:\n# Task / },
      ],
    },
    {
      name: 'a control character',
      after: example('ack', { 'lit-pm': 'lit\u0007pm' }),
      diagnostics: [
        { messageId: 'unreadable', text: '\u0007', message: 'Unexpected control character U+0007' },
      ],
    },
  ],
});

it('quotes what goes on over lines by a suggestion only, and nothing where a line of it looks like a key', () => {
  const kindOf = (text: string) => checkMemory([rule], file(ack, text))[0]?.fix?.kind;
  expect(kindOf(`${marked}reason: late: me\n  and so on\n`)).toBe('suggested');
  expect(kindOf(`${marked}reason: late: me\n  so on: and on\n`)).toBe('suggested');
  expect(kindOf(`${marked}reason: late\n  by: me\n`)).toBeUndefined();
  expect(kindOf(`${marked}reason: late\n  by:\n`)).toBeUndefined();
  expect(kindOf(`${marked}reason: late\n  "by": me\n`)).toBeUndefined();
  expect(kindOf(`${marked}reason: late\n  - by: me\n`)).toBeUndefined();
  expect(kindOf(`${marked}reason: late\n  goes on\n  x-by: me\n`)).toBeUndefined();
  expect(kindOf(`${marked}reason: too late: me\n`)).toBe('safe');
});

describe('sources that are no text', () => {
  const check = (source: Source) => {
    const doc = readDocument(ack, { kind: 'ack', root: '.agents', archived: false }, source);
    if (!doc) throw new Error('not claimed');
    return checkDocument([rule], doc, {
      config: defaultConfig,
      committed: false,
      blob: false,
      now: '2026-11-27T12:00:00Z',
    });
  };
  it('reports bytes that are not UTF-8', () => {
    const found = check({
      ok: false,
      reason: 'not-utf8',
      detail: '25:e4',
      latin1: `${marked}by: Bär\n`,
      size: 30,
    });
    expect(found).toMatchObject([
      { messageId: 'unreadable', message: 'Unexpected encoding, expected UTF-8, found the bytes `e4`' },
    ]);
    expect(found[0]?.help).toMatch(/^save the file as UTF-8;/);
  });
  it('reports a file that nobody can open, whatever it is', () => {
    const found = check({ ok: false, reason: 'unreadable', detail: 'permission denied' });
    expect(found).toMatchObject([
      { message: 'The file cannot be read: permission denied', help: 'check its permissions' },
    ]);
  });
  it('leaves a file that is too large to record/size', () => {
    expect(check({ ok: false, reason: 'too-large', latin1: marked, size: 2_000_000 })).toEqual([]);
  });
});
