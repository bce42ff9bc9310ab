import { describe, expect, it } from 'vitest';
import { taskPath, taskText } from '../../support/records-task.ts';
import { reviewMemory } from '../../support/review-memory.ts';

const task = (...criteria: string[]) => ({
  [taskPath]: taskText({
    status: 'in_progress',
    handoff: null,
    body: `## Acceptance Criteria\n\n${criteria.map((text) => `- [ ] ${text}`).join('\n')}\n\n## Notes\n\n- [ ] Ask Ada`,
  }),
});
const found = (before: readonly string[], after: readonly string[]) =>
  reviewMemory(task(...before), task(...after)).findings.filter(({ type }) => type === 'criteria-weakened');

describe('an acceptance criterion', () => {
  it('that was removed or weakened is told, both in one row', () => {
    expect(
      found(
        ['Tokens are signed', 'Every token must expire', 'It is fast'],
        ['Tokens should expire', 'It is fast'],
      ),
    ).toEqual([
      {
        type: 'criteria-weakened',
        severity: 'warning',
        record: 'task-005',
        path: taskPath,
        removed: ['Tokens are signed', 'Every token must expire'],
        weakened: [],
      },
    ]);
    expect(found(['Tokens are signed', 'A token must expire'], ['A token should expire'])).toMatchObject([
      {
        removed: ['Tokens are signed'],
        weakened: [{ before: 'A token must expire', after: 'A token should expire' }],
      },
    ]);
  });

  it.each([
    ['a soft word came', 'Refresh works offline', 'Refresh mostly works offline'],
    ['a strict word went', 'Every request is logged', 'A request is logged'],
    ['a part went', 'Requests are logged and traced', 'Requests are logged'],
    ['a lower limit fell', 'Coverage is at least 90 %', 'Coverage is at least 80 %'],
    ['an upper limit rose', 'It answers in under 200 ms', 'It answers in under 500 ms'],
    ['an upper limit rose that has two words', 'Sends no more than 3 mails', 'Sends no more than 5 mails'],
  ])('is weaker where %s', (_, before, after) => {
    expect(found([before], [after])).toMatchObject([{ removed: [], weakened: [{ before, after }] }]);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['was reworded', ['Tokens are signed by us'], ['Our tokens are signed by us']],
    ['was split', ['Requests are logged and traced'], ['Requests are logged', 'Requests are traced']],
    [
      'was united with another',
      ['Requests are logged', 'Requests are traced'],
      ['Requests are logged and traced'],
    ],
    ['has a stricter lower limit', ['Coverage is at least 80 %'], ['Coverage is at least 90 %']],
    ['has a stricter upper limit', ['It answers in under 500 ms'], ['It answers in under 200 ms']],
    ['has a number without a direction', ['It keeps 3 copies'], ['It keeps 5 copies']],
    ['is stricter', ['A token should expire'], ['A token must expire']],
    ['came', ['Tokens are signed'], ['Tokens are signed', 'Tokens expire']],
    ['moved', ['Tokens are signed', 'Tokens expire'], ['Tokens expire', 'Tokens are signed']],
    ['was redacted', ['Tokens expire', 'The key abc is used'], ['Tokens expire', '[redacted]']],
  ])('that %s is no row', (_, before, after) => {
    expect(found(before, after)).toEqual([]);
  });

  it('that is struck through is removed', () => {
    expect(found(['Tokens are signed'], ['~~Tokens are signed~~'])).toMatchObject([
      { removed: ['Tokens are signed'], weakened: [] },
    ]);
  });
});
