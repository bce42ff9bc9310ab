import { describe, expect, it } from 'vitest';
import { readNote } from '../../support/words.ts';

/** The items of a note, each with its list. */
function itemsOf(text: string): string[] {
  const migration = readNote(text);
  if (!migration.ok) throw new Error(migration.problem.message);
  const fields = new Set([
    'gotchas',
    'patterns_discovered',
    'open_questions',
    'suggested_next_steps',
    'blockers',
  ]);
  return migration.explanations.flatMap(({ field, value }) =>
    fields.has(field) ? [`${field}: ${value}`] : [],
  );
}

describe('the items of a note', () => {
  it('leave out what is over under what is next', () => {
    const text = '## Next\n\n- [x] Print\n- ~~Sort~~\n- done: Count\n- ✅ Sum\n- [ ] Sign\n';
    expect(itemsOf(text)).toEqual(['suggested_next_steps: Sign']);
  });

  it('keep what is nested with its parent, in its evidence', () => {
    const migration = readNote('## Gotchas\n\n- The clock drifts\n  - by a second\n');
    expect(migration.ok && migration.handoff.gotchas).toMatchObject([
      { issue: 'The clock drifts', evidence: { text: 'The clock drifts\n  - by a second' } },
    ]);
  });

  it.each(['None', 'No blockers', '- n/a', 'Nothing is blocked.', '- 无', '無し', '- [blocker]'])(
    'are empty where a list says %j',
    (nothing) => {
      expect(itemsOf(`## Blockers\n\n${nothing}\n`)).toEqual([]);
    },
  );

  it.each([
    ['## Phase 2\n\n- [x] Write\n- [ ] Run', ['suggested_next_steps: Run']],
    ['## Acceptance criteria\n\n- [ ] It runs', []],
    ['## Next\n\n`src/a.ts`', []],
    ['## Next\n\n1. Look at src/a.ts', ['suggested_next_steps: Look at src/a.ts']],
    [
      '### Clock — DONE\n\n- **Gotcha**: it drifts\n- **Problem**: it stopped\n- It ticks',
      ['gotchas: it drifts'],
    ],
    ['## Caveats\n\n4.1. The clock drifts.', ['gotchas: 4.1. The clock drifts.']],
    [
      '## Be careful\n\nThe clock drifts. Totals are kept on the order itself. It is old.',
      ['gotchas: The clock drifts.', 'gotchas: Totals are kept on the order itself.'],
    ],
    ['Statut : terminé, en attente de relecture. Le reste est dans les notes et pas ici.', []],
    ['Nothing is left to do for the clock.', []],
    [
      'The next thing to do is to run the failing cases. After that the clock needs the same.',
      [
        'suggested_next_steps: The next thing to do is to run the failing cases.',
        'suggested_next_steps: After that the clock needs the same.',
      ],
    ],
    ['We cannot finish this without the key.', ['blockers: We cannot finish this without the key.']],
    [
      '## Notes\n\n- The clock must be set first, otherwise it stops',
      ['gotchas: The clock must be set first, otherwise it stops'],
    ],
    [
      '## Notes\n\n- Always set the clock first, otherwise it stops',
      ['patterns_discovered: Always set the clock first, otherwise it stops'],
    ],
    [
      '## Notes\n\n- All times are UTC; convert only when shown',
      ['patterns_discovered: All times are UTC; convert only when shown'],
    ],
    ['Do not panic. Nothing here is in progress.', ['gotchas: Do not panic.']],
    [
      '## Caveats\n\n- The clock must stay on, or readers announce it twice',
      ['gotchas: The clock must stay on, or readers announce it twice'],
    ],
    [
      '## Notes\n\n- The clock must stay on, or readers announce it twice',
      ['gotchas: The clock must stay on, or readers announce it twice'],
    ],
    [
      '## Be careful\n\nThe clock drifts. It came into the house many years ago.',
      ['gotchas: The clock drifts.'],
    ],
    ['- Overall status: waiting for the review', []],
    ['We cannot ship this without the key.', ['blockers: We cannot ship this without the key.']],
    ['Every test passes.', []],
  ])('of %j are what it hands on', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
  });

  it.each([
    ['| Issue | Fix |\n| --- | --- |\n| The clock drifts | Set it |', []],
    [
      '| Issue | Workaround |\n| --- | --- |\n| The clock drifts | Set it |',
      ['gotchas: The clock drifts — Set it'],
    ],
    [
      '## Next\n\n| Question | Who |\n| --- | --- |\n| Which clock | us two |',
      ['open_questions: Which clock — us two'],
    ],
    [
      '## Next\n\n| Issue | Days |\n| --- | --- |\n| The clock drifts | 2 |',
      ['suggested_next_steps: The clock drifts'],
    ],
    [
      '| Part | Status |\n| --- | --- |\n| The clock | done |\n| The bell | in progress |\n| A hand | ⬜ |',
      ['suggested_next_steps: The bell — in progress', 'suggested_next_steps: A hand'],
    ],
    ['## Done\n\n| Question | Answer |\n| --- | --- |\n| Which clock | ours |', []],
    ['| File | Status |\n| --- | --- |\n| src/a.ts | todo |', []],
  ])('of the table %j are named by its columns', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
  });

  it('go where their own words say below a heading that names two lists', () => {
    expect(itemsOf('## Questions / Blockers\n\n- Who owns it?\n- Blocked by the vendor\n')).toEqual([
      'open_questions: Who owns it?',
      'blockers: Blocked by the vendor',
    ]);
  });

  it('are whole sentences in prose, those with no consequence left out', () => {
    const text = 'The clock is old. Never stop it, e.g. at night. It is unclear who owns it.\n';
    expect(itemsOf(text)).toEqual([
      'gotchas: Never stop it, e.g. at night.',
      'open_questions: It is unclear who owns it.',
    ]);
  });

  it('are read once where two sections say the same', () => {
    expect(itemsOf('## Gotchas\n\n- The clock drifts\n\n## Warnings\n\n- **The clock drifts.**\n')).toEqual([
      'gotchas: The clock drifts',
    ]);
  });

  it('are not read from code', () => {
    expect(itemsOf('## Gotchas\n\n```\nNever stop the clock.\n```\n')).toEqual([]);
  });
});
