import { describe, expect, it } from 'vitest';
import { readNote } from '../../support/words.ts';

/** The outcome of a note, guesses included. */
function outcomeOf(text: string): string | null {
  const migration = readNote(text, { acceptGuesses: true });
  if (!migration.ok) throw new Error(migration.problem.message);
  return migration.handoff.outcome;
}

/** The outcome of a note, or the outcomes that it leaves open. */
function likelyOutcomes(text: string): readonly (string | null)[] {
  const migration = readNote(text);
  if (!migration.ok) throw new Error(migration.problem.message);
  const question = migration.handoff.questions.find(({ field }) => field === 'outcome');
  return question?.candidates ?? [migration.handoff.outcome];
}

/** The outcome that is given, and not asked. */
function readOutcome(text: string): string | null {
  const migration = readNote(text);
  if (!migration.ok) throw new Error(migration.problem.message);
  return migration.handoff.outcome;
}

const done = '## Done\n\n- Added `src/a.ts`\n\n';

describe('the outcome of a note', () => {
  it.each([
    ['a headline before all else', `# Sync: SHIPPED\n\nStatus: in progress\n\n${done}`, 'completed'],
    ['the later of two lines that weigh the same', 'Status: in progress\n\nStatus: done\n', 'completed'],
    [
      'the newest entry of a log that runs backwards',
      '## 2026-02-02 — DONE\n\n## 2026-01-01 — BLOCKED\n',
      'completed',
    ],
    ['a status behind a dash', '**Status: WIP**\n\n**Update 15:10 – Status: DONE**\n', 'completed'],
    ['a numbered heading', `## 2. Status\n\nBlocked\n\n${done}`, 'blocked'],
    ['a heading of another script', `## 2. 現在の状態\n\n進行中\n\n${done}`, 'partial'],
    ['front matter', `---\nstatus: complete\n---\n\n${done}`, 'completed'],
    ['a row of a table', `| Field | Value |\n| --- | --- |\n| Status | failed |\n\n${done}`, 'failed'],
    ['a share of the work', 'Status: 80% complete\n', 'partial'],
    ['an opening below a date', 'Monday, 3 March\n\nThe import is finished and deployed.\n', 'completed'],
    ['an opening of two halves', 'Reads work, writes do not.\n', 'partial'],
    [
      'a part that still misbehaves',
      'The drift is fixed for one clock, the second still drifts.\n',
      'partial',
    ],
    ['tests that fail still', 'I rewrote the sum. Two cases are still failing.\n', 'partial'],
    ['a list of what is done now', `${done}## Now\n\n- the bell\n`, 'partial'],
    ['shares of its parts', '**Progress:** index 100%, search 60%\n', 'partial'],
    [
      'a label that it opens with',
      '# Labels\n\nSadly blocked: the printer is away.\n\nReady:\n- the preview\n',
      'blocked',
    ],
    [
      'a nearly in another language',
      'Ayer dejé casi lista la limpieza de las sesiones, y es la parte que más cuesta de todas.\n',
      'partial',
    ],
    ['a share in tenths', '検索機能の実装は 8 割ほど完了。\n', 'partial'],
    ['a share in words', `# Clock\n\n${done}## TL;DR\n\nThe port is about two thirds done.\n`, 'partial'],
    [
      'a summary further down',
      `# Clock\n\nOf brass.\n\n${done}## In short\n\nIt is all back the way it was.\n`,
      'failed',
    ],
    [
      'the graver of two sentences',
      `${done}## Summary\n\nThe face is finished. The bell is half done.\n`,
      'partial',
    ],
    ['two halves in a summary', `${done}## Summary\n\nReading works, writing does not.\n`, 'partial'],
    ['a heading of what stops it', `${done}## Why we are stuck\n\nThe key is lost.\n`, 'blocked'],
    ['attempts alone', '# Clock\n\n## Things I tried\n\n- A spring\n\n## Traps\n\n- It drifts\n', 'failed'],
    [
      'steps that all wait',
      `${done}## Blockers\n\n- The key is lost\n\n## As soon as it is there\n\n- Wind it\n`,
      'blocked',
    ],
  ])('is told by %s', (_, text, outcome) => {
    expect(outcomeOf(text)).toBe(outcome);
  });

  it.each([
    ['a heading of what was not finished', `${done}## Didn't get to\n\n- The bell\n`, 'partial'],
    ['the same in German', '## Erledigt\n\n- Zifferblatt\n\n## Nicht geschafft\n\n- Glocke\n', 'partial'],
    ['the same in Japanese', '## 完了\n\n- 文字盤\n\n## 途中のもの\n\n- 鐘\n', 'partial'],
    ['the same in Chinese', '## 一、已完成\n\n- 表盘\n\n## 二、还没做完的\n\n- 钟声\n', 'partial'],
    ['an entry that was not done', `${done}- NOT done: limits\n`, 'partial'],
    [
      'a part that is under way',
      `${done}## State\n\n| Part | State |\n| --- | --- |\n| Face | ✅ done |\n| Bell | 🟡 half done |\n`,
      'partial',
    ],
    [
      'a list of parts',
      `${done}## Quick Status\n\n- **Core**: ✅ COMPLETE\n- **Phone**: 🚧 PARTIALLY COMPLETE\n`,
      'partial',
    ],
    [
      'headings that are all ticked',
      '# Clock\n\n## Face - ✅ DONE\n\n## Bell - ✅ DONE\n\n## Key - ✅ DONE\n',
      'completed',
    ],
    [
      'the line below a greeting',
      'Hello Ingrid, this is what I leave you.\n\nThe subtitles are finished.\n\n- `a.ts` is new\n',
      'completed',
    ],
    [
      'a clause',
      `${done}## Summary\n\nEverything planned for today is done, the pipeline published the first build on its own.\n`,
      'completed',
    ],
    ['a tick in a summary', `TL;DR: the release runs by itself ✅\n\n${done}`, 'completed'],
    [
      'a line of Korean with capitals',
      '인벤토리 UI 작업 끝났습니다 ✅\n\n변경 파일\n- `a.cs` (신규)\n',
      'completed',
    ],
  ])('is given for %s', (_, text, outcome) => {
    expect(likelyOutcomes(text)).toEqual([outcome]);
  });

  it.each([
    'The parser is done, but the printer is broken.',
    'The goal is that the import is finished by Friday.',
    'We want the import to be finished and deployed.',
    'Once the import is done, the old table can go.',
    'As soon as the review is done, merge.',
    'Please make sure the migration is complete.',
    'Is the import done?',
    'Phase 1 is done, phase 2 starts on Monday.',
    'I am done for today.',
    'Completed orders are archived after a week.',
    'The list shows active and completed orders.',
    'We were blocked by the API, it works now.',
    'The failed jobs are retried every hour.',
    'This explains why the login failed.',
    'Users were stuck on the login page.',
    'I paused the cron job before the move.',
    'Aufträge, die abgeschlossen sind, werden archiviert. Das ist die Regel und nicht mehr.',
    'Sobald der Import fertig ist, geht die alte Tabelle weg, und das ist auch gut so.',
    'Les commandes terminées sont archivées dans la base et pas ailleurs.',
    '完了した注文は一週間後に保存される。',
    '已完成的订单会归档。',
  ])('is asked where an opening sentence tells of something else: %s', (sentence) => {
    expect(readOutcome(`${sentence}\n\n${done}`)).toBeNull();
  });

  it.each([
    ['Not everything is done.', 'partial'],
    ['The import was finished on Friday and deployed.', 'completed'],
    ['I finished the font work.', 'completed'],
    ['The work is blocked by the vendor.', 'blocked'],
    ['You are continuing the water work.', 'partial'],
  ])('is given where it tells of the work: %s', (sentence, outcome) => {
    expect(readOutcome(`${sentence}\n\n${done}`)).toBe(outcome);
  });

  it.each([
    ['Result: 12 passed, 2 failed', null],
    ['Progress: 2 completed, 3 open', null],
    ['Status: 3 of 5 done', 'partial'],
    ['Status: 5 of 5 done', 'completed'],
    ['Status: 3/5 complete', 'partial'],
    ['Status: almost completed', 'partial'],
    ['Status: the failed login is fixed', 'completed'],
    ['Status: will be completed on Friday', null],
    ['Status: once merged, deploy', null],
    ['Status: done?', null],
    ['Status: Completed orders are archived', null],
    ['Task status: In Progress (3 of 5 subtasks)', 'partial'],
    ['Status: PARTIALLY COMPLETE', 'partial'],
    ['Stand: Phase 3 abgeschlossen, und das ist nicht wenig', 'completed'],
    ['상태: 진행 중 (예약까지 됨, 취소는 아직)', 'partial'],
  ])('of the line %s is %s', (line, outcome) => {
    expect(readOutcome(`${line}\n\n${done}`)).toBe(outcome);
  });

  it('is not read of an adjective in the headline', () => {
    expect(readOutcome(`# Fix: blocked uploads\n\n${done}`)).toBeNull();
    expect(readOutcome(`# Uploads: blocked\n\n${done}`)).toBe('blocked');
  });

  it.each([
    ['a list of what was done', `${done}## Summary\n\n- Completed: the face done; the bell done\n`],
    ['items that are merely open', `${done}## Still to do\n\n- The bell\n`],
    ['what was left out on purpose', `${done}## Not done (out of scope)\n\n- The bell\n`],
    ['nothing under such a heading', `${done}## Not done\n\nNothing.\n`],
    [
      'parts that nobody began',
      `${done}## State\n\n| Part | State |\n| --- | --- |\n| Face | done |\n| Bell | todo |\n`,
    ],
    ['a plan that nobody began', '# Clock\n\nNobody has started yet.\n\n## Not done\n\n- The bell\n'],
    [
      'a clause after which more comes',
      `${done}## Summary\n\nThe first of the parsers is done, next comes the printer and then the shop window of it.\n`,
    ],
    ['some of the headings', '# Clock\n\n## Face - ✅ DONE\n\n## Bell - ✅ DONE\n\n## Key\n'],
  ])('is asked for %s', (_, text) => {
    expect(readOutcome(text)).toBeNull();
  });

  it.each([
    ['a share of something else', 'Status: Shipped, engine.rs is smaller (-65%)\n', 'completed'],
    ['boxes of a test plan', `${done}## Test plan\n\n- [x] unit\n- [ ] staging\n`, 'completed'],
    ['a list of now that waits', `${done}## Now\n\n- Waiting for the review\n`, 'completed'],
    ['shares of something else', 'Status: done, coverage 100%, bundle -65%\n', 'completed'],
    ['one trouble that was mended', '# Clock\n\nThe drift is fixed.\n\n## Done\n\n- The face\n', 'completed'],
    ['a heading of what stops it, of nothing', `${done}## Why we are stuck\n\nNope.\n`, 'completed'],
    ['attempts beside work', `## Things I tried\n\n- A spring\n\n${done}`, 'completed'],
    ['steps that wait where nothing blocks', `${done}## Once it is there\n\n- Wind it\n`, 'completed'],
    [
      'steps of which one waits',
      `${done}## Blockers\n\n- The key\n\n## Next\n\n- Oil it\n\n## Once it is there\n\n- Wind it\n`,
      'completed',
    ],
    ['what is left for later', `${done}## Left for follow-ups\n\n- A second bell\n`, 'completed'],
    [
      'a part that was dropped',
      `${done}## State\n\n| Part | State |\n| --- | --- |\n| Bell | ❌ dropped |\n`,
      'completed',
    ],
    ['a negation', `Status: not blocked\n\n${done}`, 'completed'],
    ['a section of blockers', `${done}## Blockers\n\n- Waiting for the vendor\n`, 'completed'],
    ['what merely could follow', `${done}## Next steps\n\n- Sort the list\n`, 'completed'],
    [
      'a tick at what says that it is unfinished',
      `${done}## Next\n\n- [x] Docs (unfinished)\n- [ ] Sort\n`,
      'completed',
    ],
  ])('is not changed by %s', (_, text, outcome) => {
    expect(likelyOutcomes(text)).toContain(outcome);
  });

  it.each([
    ['remains', `${done}## Remaining work\n\n- Sort the list\n`],
    ['is open beside what is ticked', '## Tasks\n\n- [x] Parse\n- [ ] Print\n'],
    ['is open in a plan with steps that are done', `${done}## Next\n\n- [x] Parse\n- [ ] Print\n`],
    [
      'remains, though one trouble was mended',
      '# Clock\n\nThe drift is fixed.\n\n## Done\n\n- Face\n\n## Remaining\n\n- Bell\n',
    ],
    ['is as it was before', '## Done\n\nI moved three of the clocks. The tower has not been moved.\n'],
    ['is told in colloquial words', `${done}## Didn't get to\n\n- The bell\n`],
    ['says of itself that it was not done', `${done}- NOT done: limits\n`],
    [
      'is open in a table of parts',
      `${done}## State\n\n| Part | State |\n| --- | --- |\n| Saving | ❌ not started |\n`,
    ],
  ])('is partial where something of the same goal %s', (_, text) => {
    expect(outcomeOf(text)).toBe('partial');
  });

  it('is asked where only a plan stands', () => {
    expect(outcomeOf('# Plan\n\n## Next steps\n\n- Sort the list\n')).toBeNull();
    expect(outcomeOf('# Clock\n\nNobody has started yet, but the plan is finished.\n')).toBeNull();
    expect(outcomeOf('Background only, nobody changed anything.\n')).toBeNull();
    expect(
      outcomeOf('# Clock\n\nNobody has started yet.\n\n## Why\n\nThe clock was written in C.\n'),
    ).toBeNull();
  });
});
