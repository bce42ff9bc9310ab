import { describe, expect, it } from 'vitest';
import type {
  MigratedHandoff,
  MigrateOptions,
  Question,
  RepositoryFacts,
} from '../../../src/migrate/types.ts';
import { readNote } from '../../support/words.ts';

function read(text: string, options: Partial<MigrateOptions> = {}): MigratedHandoff {
  const migration = readNote(text, options);
  if (!migration.ok) throw new Error(migration.problem.message);
  return migration.handoff;
}

const asked = (text: string, field: Question['field'], options: Partial<MigrateOptions> = {}) =>
  read(text, options).questions.filter((question) => question.field === field);

describe('an outcome that the note does not state', () => {
  it.each([
    ['English', '## Done\n\n- Face\n\n## Remaining\n\n- Bell\n', 'partial', '- Bell'],
    ['German', '## Erledigt\n\n- Zifferblatt\n\n## Was noch fehlt\n\n- Glocke\n', 'partial', '- Glocke'],
    ['Japanese', '## 完了\n\n- 文字盤\n\n## 残り\n\n- 鐘\n', 'partial', '- 鐘'],
    ['Spanish', '## Hecho\n\n- Esfera\n\n## Próximos pasos\n\n- Campana\n', 'partial', '- Campana'],
    ['English, with nothing left', '## Done\n\n- Face\n', 'completed', undefined],
  ])('is asked, and no value: %s', (_, text, first, step) => {
    const { outcome, outcome_evidence, suggested_next_steps } = read(text);
    expect([outcome, outcome_evidence]).toEqual([null, null]);
    const [question, ...others] = asked(text, 'outcome');
    expect(others).toEqual([]);
    expect(question?.candidates[0]).toBe(first);
    expect(question?.evidence?.confidence).toBeLessThan(0.7);
    if (step !== undefined) expect(suggested_next_steps).toHaveLength(1);
  });

  it('is never said to be completed where parts of the same goal are left', () => {
    expect(asked('## Done\n\n- Face\n\n## Remaining\n\n- Bell\n', 'outcome')[0]?.candidates).not.toContain(
      'completed',
    );
  });

  it('is a value for who accepts guesses', () => {
    expect(read('## Done\n\n- Face\n', { acceptGuesses: true })).toMatchObject({
      outcome: 'completed',
      outcome_evidence: { confidence: 0.55 },
      questions: [],
    });
  });

  it('is asked with what two statements say that weigh the same', () => {
    const text = 'Status: in progress\n\nStatus: done\n';
    expect(read(text).outcome).toBe(null);
    expect(asked(text, 'outcome')[0]?.candidates).toEqual(['completed', 'partial']);
  });

  it('is what the statement says that weighs more', () => {
    expect(read('# Sync: SHIPPED\n\nStatus: in progress\n').outcome).toBe('completed');
  });
});

describe('a claim about a file', () => {
  it.each([
    ['English', '## Done\n\n- The clock: `src/a.ts`\n'],
    ['German', '## Erledigt\n\n- Die Uhr: `src/a.ts`\n\n## Offene Fragen\n\n- Wann?\n'],
    ['Chinese', '## 已完成\n\n- 时钟：`src/a.ts`\n'],
    ['English, of a file alone', '## Done\n\n- `src/a.ts`\n'],
    ['a heading that only names files', '## Files\n\n- `src/a.ts`\n'],
    ['one in German', '## Dateien\n\n- `src/a.ts` der Leser\n\n## Offene Fragen\n\n- Wann?\n'],
    ['one in Russian', '## Файлы\n\n- `src/a.ts`\n\n## Открытые вопросы\n\n- Когда?\n'],
    ['one with a fence', '## Files\n\n```\nsrc/a.ts\n```\n'],
    ['one with a table', '## Files\n\n| File | Purpose |\n| --- | --- |\n| `src/a.ts` | the bell |\n'],
  ])('without a deed is asked: %s', (_, text) => {
    expect(read(text).files_modified).toEqual([]);
    expect(asked(text, 'files_modified').map(({ candidates }) => candidates)).toEqual([['src/a.ts']]);
  });

  it.each([
    ['a verb', '## Done\n\n- Fixed `src/a.ts`\n'],
    ['a verb in German', '## Erledigt\n\n- `src/a.ts` repariert\n\n## Offene Fragen\n\n- Wann?\n'],
    ['a heading of changes', '## Files changed\n\n- `src/a.ts`\n'],
    [
      'a heading of changes in Spanish',
      '## Archivos modificados\n\n- `src/a.ts`\n\n## Preguntas abiertas\n\n- Cuándo\n',
    ],
    ['what the entry says of the file', '## What changed\n\n- `src/a.ts`: holds the bell\n'],
    ['what an entry says below a heading of files', '## Files\n\n- `src/a.ts`: rewritten\n'],
    ['a new file in the same list', '## Files\n\n- `src/a.ts`, the bell\n- `src/b.ts` (new)\n'],
    ['a column of changes', '## Files\n\n| File | Change |\n| --- | --- |\n| `src/a.ts` | the bell |\n'],
    ['the letter of git', '## Files\n\n```\nM src/a.ts\n```\n'],
    ['work done around it', '## Done\n\n- Wound the clock\n\n### Files\n\n- `src/a.ts`\n'],
  ])('with a deed is a value: %s', (_, text) => {
    expect(read(text).files_modified).toMatchObject([{ path: 'src/a.ts' }]);
  });

  it.each(['References', 'Set-up', 'Reading', 'Core files', 'Archive', 'Plan'])(
    'is not made of a list of files below %s',
    (heading) => {
      const handoff = read(`# Clock\n\n## ${heading}\n\n- src/a.ts\n- src/b.ts\n`, { acceptGuesses: true });
      expect([handoff.files_created, handoff.files_modified]).toEqual([[], []]);
    },
  );

  const touched: RepositoryFacts = {
    knowsRange: true,
    has: (path) => path.startsWith('src/'),
    endingWith: () => [],
    history: (path) => (path === 'src/a.ts' ? { status: 'modified', lines: '1-2' } : undefined),
  };

  it('is asked where git knows the range of the note and nothing of it touched the file', () => {
    const text = '## Files changed\n\n- `src/a.ts`\n- `src/b.ts`\n';
    expect(read(text, { repository: touched }).files_modified).toMatchObject([{ path: 'src/a.ts' }]);
    const [question] = asked(text, 'files_modified', { repository: touched });
    expect(question).toMatchObject({ candidates: ['src/b.ts'], evidence: { line: 4 } });
  });

  it('is what the words say where git does not know the range', () => {
    const repository = { ...touched, knowsRange: false };
    expect(read('## Files changed\n\n- `src/b.ts`\n', { repository }).files_modified).toHaveLength(1);
  });
});

describe('what else is asked', () => {
  it('is where a text belongs that several lists may take', () => {
    const text = '## Lessons\n\n- The clock and the bell\n';
    expect(read(text).patterns_discovered).toEqual([]);
    expect(asked(text, 'patterns_discovered')[0]).toMatchObject({
      candidates: ['patterns_discovered', 'gotchas'],
      evidence: { line: 3, text: 'The clock and the bell' },
    });
  });

  it('is the next step of a note with items and without one, unless its work is completed', () => {
    const note = '## Gotchas\n\n- The clock drifts\n';
    expect(asked(note, 'suggested_next_steps')).toEqual([
      { field: 'suggested_next_steps', candidates: [], evidence: null },
    ]);
    expect(asked(`Status: completed\n\n${note}`, 'suggested_next_steps')).toEqual([]);
    expect(asked(`${note}\n## Next\n\n- Wind it\n`, 'suggested_next_steps')).toEqual([]);
  });
});
