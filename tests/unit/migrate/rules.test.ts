import { describe, expect, it } from 'vitest';
import { heuristics, type ThumbRule } from '../../../src/migrate/rules.ts';
import type { Field } from '../../../src/migrate/types.ts';
import { readNote } from '../../support/words.ts';

/** For each rule the shortest note in which it decides, and what it decides there. */
const cases: Readonly<
  Record<Exclude<ThumbRule, 'no-work-reported' | 'history-decides'>, [string, Field, string]>
> = {
  'heading-names-list': ['## Gotchas\n\n- The clock drifts', 'gotchas', 'The clock drifts'],
  'entry-heading': [
    '## Gotchas\n\n### Clock\n\nIt drifts by a second.',
    'gotchas',
    'Clock: It drifts by a second.',
  ],
  'table-row': ['## Gotchas\n\n| What |\n| --- |\n| The clock drifts |', 'gotchas', 'The clock drifts'],
  'column-names-list': [
    '| Question | Who |\n| --- | --- |\n| Which clock is it | us |',
    'open_questions',
    'Which clock is it',
  ],
  'open-row': [
    '| Part | Status |\n| --- | --- |\n| Wind the clock | todo |',
    'suggested_next_steps',
    'Wind the clock',
  ],
  'sentence-under-heading': ['## Gotchas\n\nThe clock drifts. It is old.', 'gotchas', 'The clock drifts.'],
  'list-of-one-kind': [
    '## Ouch\n\n- Never stop the clock\n- Do not wind it twice\n- The key is in the drawer',
    'gotchas',
    'The key is in the drawer',
  ],
  'label-names-list': ['## Notes\n\n- Gotcha: the clock drifts', 'gotchas', 'the clock drifts'],
  'open-box': ['## Done\n\n- [ ] Print it', 'suggested_next_steps', 'Print it'],
  'mark-before-item': ['## Done\n\n- ⚠️ The clock drifts', 'gotchas', '⚠️ The clock drifts'],
  'ends-in-question-mark': ['Does the clock drift?', 'open_questions', 'Does the clock drift?'],
  'words-of-doubt': [
    'It is unclear who owns the clock.',
    'open_questions',
    'It is unclear who owns the clock.',
  ],
  'words-of-waiting': ['We are blocked by the vendor.', 'blockers', 'We are blocked by the vendor.'],
  'trouble-from-before': [
    '## Done\n\n- Failing before, not by this change: `a.test.ts`',
    'gotchas',
    'Failing before, not by this change: `a.test.ts`',
  ],
  'what-helps-is-a-pattern': [
    '## Learnings\n\n- The hook makes work easier',
    'patterns_discovered',
    'The hook makes work easier',
  ],
  'counted-tests': ['## Done\n\n### Tests\n\n- `a.test.ts` — 6 tests', 'files_created', 'a.test.ts'],
  'words-of-warning': ['Never stop the clock.', 'gotchas', 'Never stop the clock.'],
  'words-of-a-standing-rule': [
    'Always read the clock twice.',
    'patterns_discovered',
    'Always read the clock twice.',
  ],
  'words-of-what-follows': [
    'What remains is the clock.',
    'suggested_next_steps',
    'What remains is the clock.',
  ],
  'imperative-for-who-comes-next': [
    '## Notes for the next agent\n\n- Read the clock twice',
    'suggested_next_steps',
    'Read the clock twice',
  ],
  'imperative-after-plan': [
    'What remains is the clock. Read it twice.',
    'suggested_next_steps',
    'Read it twice.',
  ],
  'waiting-is-no-step': ['## Next steps\n\n- Waiting for the vendor', 'blockers', 'Waiting for the vendor'],
  'heading-lists-new-files': ['## Files created\n\n- src/a.ts', 'files_created', 'src/a.ts'],
  'heading-lists-changed-files': ['## Files changed\n\n- src/a.ts', 'files_modified', 'src/a.ts'],
  'heading-lists-files-to-read': ['## Key files\n\n- src/a.ts', 'dependencies_for_next', 'src/a.ts'],
  'fence-lists-files': ['## Files changed\n\n```\nsrc/a.ts\n```', 'files_modified', 'src/a.ts'],
  'table-of-files': [
    '| File | Purpose |\n| --- | --- |\n| src/a.ts | The clock |',
    'dependencies_for_next',
    'src/a.ts',
  ],
  'column-says-what-changed': [
    '| File | Change |\n| --- | --- |\n| src/a.ts | Faster |',
    'files_modified',
    'src/a.ts',
  ],
  'label-says-created': ['## Done\n\n- Scaffolded it all\n  - `src/a.ts`', 'files_created', 'src/a.ts'],
  'sign-before-file': ['## Done\n\n- ➕ `src/a.ts`', 'files_created', 'src/a.ts'],
  'marked-as-new': ['## Done\n\n- `src/a.ts` (new)', 'files_created', 'src/a.ts'],
  'marked-as-changed': ['- `src/a.ts` (edited)', 'files_modified', 'src/a.ts'],
  'split-into-new-files': ['## Done\n\n- Split `src/a.ts` into `src/b.ts`', 'files_created', 'src/b.ts'],
  'word-of-making-before-file': ['## Done\n\n- Created `src/a.ts`', 'files_created', 'src/a.ts'],
  'word-of-making-behind-file': ['## Done\n\n- The file `src/a.ts` was created', 'files_created', 'src/a.ts'],
  'word-of-change-behind-file': [
    'The clock in `src/a.ts`: `src/b.ts` is rewritten.',
    'files_modified',
    'src/b.ts',
  ],
  'word-of-change-before-file': ['## Done\n\n- Fixed `src/a.ts`', 'files_modified', 'src/a.ts'],
  'entry-opens-with-file': ['## Done\n\n- `src/a.ts` has a clock', 'files_modified', 'src/a.ts'],
  'file-does-so-now': ['The `a.ts` is old.\n\n`b.ts` takes a name now.', 'files_modified', 'b.ts'],
  'file-in-work-done': ['## Done\n\n- The clock: `src/a.ts`', 'files_modified', 'src/a.ts'],
  'file-of-a-next-step': ['## Next steps\n\n- Mend `src/a.ts`', 'dependencies_for_next', 'src/a.ts'],
  'sentence-points-to-file': ['For the clock see `docs/a.md`.', 'dependencies_for_next', 'docs/a.md'],
  'list-of-files': [
    '## Bits\n\n- `docs/a.md`\n- `docs/b.md`, the clock',
    'dependencies_for_next',
    'docs/b.md',
  ],
  'status-in-headline': ['# Clock: DONE', 'outcome', 'completed'],
  'line-called-status': ['Status: blocked', 'outcome', 'blocked'],
  'status-word-in-bold': ['The work is what it is, **partial**.', 'outcome', 'partial'],
  'first-lines-say-status': ['The clock is finished.', 'outcome', 'completed'],
  'work-left-of-the-same-goal': ['## Done\n\n- Clock\n\n## Remaining\n\n- Alarm', 'outcome', 'partial'],
  'work-done-with-steps': ['## Done\n\n- Clock\n\n## Next steps\n\n- Alarm', 'outcome', 'partial'],
  'work-done-and-nothing-left': ['## Done\n\n- Clock', 'outcome', 'completed'],
  'summary-says-status': ['# Clock\n\nIt.\n\n## TL;DR\n\nTwo thirds done.', 'outcome', 'partial'],
  'sentence-sums-up': [
    '# Clock\n\nIt has a face. It has a bell. It is old. It is of brass.\n\nAll in all it is half done.',
    'outcome',
    'partial',
  ],
  'heading-says-stopped': [
    '# Clock\n\n## Done\n\n- Face\n\n## Where this stops\n\nThe vendor is away.',
    'outcome',
    'blocked',
  ],
  'says-unfinished': ['# Clock\n\n## Done\n\n- Face\n\n## Not done\n\n- Bell', 'outcome', 'partial'],
  'part-under-way': [
    '| Part | Status |\n| --- | --- |\n| Face | done |\n| Bell | in progress |\n\n- [x] Face',
    'outcome',
    'partial',
  ],
  'all-parts-finished': [
    '# Clock\n\n## Face - DONE\n\n## Bell - DONE\n\n## Key - DONE\n',
    'outcome',
    'completed',
  ],
  'only-attempts': [
    '# Clock\n\n## What I tried\n\n- A second spring\n\n## Gotchas\n\n- It drifts',
    'outcome',
    'failed',
  ],
  'steps-wait': [
    '# Clock\n\n## Done\n\n- Face\n\n## Blockers\n\n- The key is lost\n\n## Once the key is there\n\n- Wind it',
    'outcome',
    'blocked',
  ],
  'structured-block': ['```yaml\noutcome: failed\n```', 'outcome', 'failed'],
};

describe('thumb rules', () => {
  it.each(Object.entries(cases))('%s decides', (rule, [text, field, value]) => {
    const migration = readNote(text);
    expect(migration.ok && migration.explanations).toContainEqual(
      expect.objectContaining({ rule, field, value }),
    );
  });

  it('history-decides: what was made in the time of the note is created, whatever the note says', () => {
    const repository = {
      knowsRange: true,
      has: () => true,
      endingWith: () => [],
      history: () => ({ status: 'created', lines: 'all' }) as const,
    };
    const migration = readNote('## Files changed\n\n- src/a.ts', { repository });
    expect(migration.ok && migration.explanations).toContainEqual(
      expect.objectContaining({ rule: 'history-decides', field: 'files_created', value: 'src/a.ts' }),
    );
  });

  it('are all of them tested here, and say what they do in one line', () => {
    const tested = [...Object.keys(cases), 'history-decides', 'no-work-reported'];
    expect(Object.keys(heuristics).sort()).toEqual(tested.sort());
    for (const says of Object.values(heuristics)) expect(says).toMatch(/^[A-Z][^\n]{20,140}[^.\n]$/);
  });
});
