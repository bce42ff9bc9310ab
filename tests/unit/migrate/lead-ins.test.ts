import { describe, expect, it } from 'vitest';
import type { MigratedHandoff } from '../../../src/migrate/types.ts';
import { commonWords, readNote } from '../../support/words.ts';

function handoffOf(note: string): MigratedHandoff {
  const migration = readNote(note);
  if (!migration.ok) throw new Error(migration.problem.message);
  return migration.handoff;
}

describe('what a list is headed by', () => {
  it.each([
    'Overall it is easy to follow. Before it can go in:\n\n- the clock of `a.ts` drifts',
    `${commonWords.de} Noch schön, aber nicht dringend:\n\n- die Uhr von \`a.ts\` stellen`,
    `${commonWords.fr} Pas urgent :\n\n- régler l'horloge de \`a.ts\``,
    `${commonWords.es} Sin prisa:\n\n- ajustar el reloj de \`a.ts\``,
  ])('is the last sentence of the paragraph above: %s', (note) => {
    const { suggested_next_steps: steps, dependencies_for_next: files } = handoffOf(`# Clock\n\n${note}\n`);
    expect(steps).toHaveLength(1);
    expect(files.map(({ file }) => file)).toEqual(['a.ts']);
  });

  it('is no part of a paragraph that stands in a list of steps', () => {
    const { suggested_next_steps: steps } = handoffOf('## Next\n\nIt is wound. Then:\n\n- oil it\n');
    expect(steps.map(({ step }) => step)).toEqual(['oil it']);
  });

  it.each(['Implemented the alarm.', 'Rewrote the alarm and its bell.'])(
    'is what was done to files: %s',
    (deed) => {
      const files = '- `a.ts` – rings at seven\n- `b.ts` – new bell';
      expect(handoffOf(`${deed}\n\n${files}\n`).files_modified.map(({ path }) => path)).toContain('a.ts');
      expect(handoffOf(`The alarm.\n\n${files}\n`).files_modified).toEqual([]);
      expect(handoffOf(`${deed}\n\n${files}\n- and more\n`).files_modified).toEqual([]);
    },
  );
});

describe('what an entry says of its file', () => {
  it.each([
    ['- **Bell** (`a.ts`) — new, rings at seven', 'created'],
    ['- `a.ts` rings at seven (new)', 'created'],
    ['- **Bell** (`a.ts`) — rewritten around a spring', 'modified'],
  ])('stands behind it: %s', (entry, claim) => {
    const { files_created: created, files_modified: modified } = handoffOf(`## Built\n\n${entry}\n`);
    expect([created.length, modified.length]).toEqual(claim === 'created' ? [1, 0] : [0, 1]);
  });

  it('is no change where it says what fails now', () => {
    expect(handoffOf('It is old.\n\n`a.ts` fails on Sundays now.\n').files_modified).toEqual([]);
  });
});

describe('a sentence behind a question', () => {
  it.each([
    ["Which bell is it? The ticket doesn't say.", 1],
    ['Which bell is it? Unclear who owns the tower.', 2],
  ])('goes on with it where it does not ask: %s', (text, count) => {
    expect(handoffOf(`# Clock\n\n${text}\n`).open_questions).toHaveLength(count);
  });

  it('goes on with it below a heading of questions, in any language', () => {
    const note = 'Не понял: нужен ли колокол до полудня или после? Спросил у Олега, ответа пока нет.\n';
    expect(handoffOf(`# Часы\n\n${note}`).open_questions).toHaveLength(1);
  });

  it('keeps what it warns of', () => {
    expect(handoffOf('# Clock\n\nWhich bell is it? Never stop the clock.\n').gotchas).toHaveLength(1);
  });
});

it.each([
  ['en', 'Someone should also remove the bell from the tower.'],
  ['de', 'Jemand sollte noch die Glocke aus dem Turm nehmen.'],
  ['es', 'Alguien debería quitar la campana de la torre.'],
] as const)('what somebody should do is no rule (%s)', (language, sentence) => {
  const { patterns_discovered: patterns } = handoffOf(`# Clock\n\n${commonWords[language]}\n\n${sentence}\n`);
  expect(patterns).toEqual([]);
});
