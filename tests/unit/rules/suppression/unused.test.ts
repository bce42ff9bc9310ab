import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../src/core/rule.ts';
import deleted from '../../../../src/rules/record/deleted.ts';
import reference from '../../../../src/rules/record/reference.ts';
import rule from '../../../../src/rules/suppression/unused.ts';
import lines from '../../../../src/rules/task/lines.ts';
import tags from '../../../../src/rules/task/tags.ts';
import { checkMemory, type MemoryCase } from '../../../support/check-memory.ts';
import { task } from '../../../support/records-task.ts';

const rules: readonly Rule[] = [rule, lines, tags, deleted, reference];
const of = (comment: string, value = 'some') =>
  task({
    handoff: `outcome: completed\nfiles_created:\n  - path: a\n    # baton-disable-next-line ${comment}\n    lines: ${value}\n`,
  });
const find = (input: MemoryCase) => checkMemory(rules, input).filter((one) => one.rule === rule.id);

describe('suppression/unused', () => {
  it.each([
    ['what is used', of('task/lines -- generated')],
    ['one without a reason', of('task/lines')],
    ['one whose reason follows another dash', of('task/lines — it is generated')],
    ['a rule of another scope', of('record/reference -- on purpose')],
    ['a rule of another scope among others', of('record/reference task/tags -- on purpose')],
    [
      'a rule that is off',
      { ...of('task/tags -- on purpose'), config: { rules: { 'task/tags': 'off' as const } } },
    ],
    ['no suppression', task()],
  ])('accepts %s', (_, input) => expect(find(input)).toEqual([]));

  it('reports what silences nothing', () => {
    const found = find(of('task/lines -- generated', 'all'));
    expect(found).toMatchObject([
      {
        messageId: 'unused',
        severity: 'warning',
        message: 'Unused suppression, `task/lines` reports nothing on the next line',
        help: 'remove it',
        at: { path: '.agents/tasks/task-005.md', side: 'after', span: { start: { line: 12, column: 5 } } },
      },
    ]);
  });
  it('reports each of several rules', () => {
    expect(find(of('task/lines, task/tags -- generated'))).toMatchObject([
      { messageId: 'unused', actual: 'task/tags' },
    ]);
  });
  it('reports an unknown rule with the nearest', () => {
    expect(find(of('task/line -- generated'))).toMatchObject([
      {
        messageId: 'unknown',
        message: 'Unknown rule `task/line`, did you mean `task/lines`',
        help: 'write `task/lines`',
      },
    ]);
    expect(find(of('eslint -- generated'))).toMatchObject([
      {
        messageId: 'unknown',
        message: 'Unknown rule `eslint`, expected one that `baton rules` lists',
        help: 'remove it',
      },
    ]);
  });
  it.each(['record/deleted', 'record/deleted task/lines'])(
    'reports that a rule about changes is not suppressed: %s',
    (names) => {
      expect(find(of(`${names} -- on purpose`))).toMatchObject([
        { messageId: 'refused', actual: 'record/deleted', help: expect.stringContaining('waiver') },
      ]);
      expect(find(of(names))).toEqual([]);
    },
  );
  it('reports a comment that names none', () => {
    expect(find(of('-- generated'))).toMatchObject([
      { messageId: 'none', message: 'Missing rule, the comment names none' },
    ]);
  });
});
