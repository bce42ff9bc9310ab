import { describe, expect, it } from 'vitest';
import type { MigratedHandoff } from '../../../src/migrate/types.ts';
import { commonWords, readNote } from '../../support/words.ts';

function read(text: string): MigratedHandoff {
  const migration = readNote(text);
  if (!migration.ok) throw new Error(migration.problem.message);
  return migration.handoff;
}

const traps = (text: string) => read(text).gotchas.map(({ issue }) => issue);

describe('a warning in a block quotation', () => {
  it.each([
    ['by itself', 'en', '> Never stop the clock.', 'Never stop the clock.'],
    ['that is signed', 'en', '> Never stop the clock.\n> — Ann, ops', 'Never stop the clock.'],
    ['after who says it', 'en', 'Ann wrote:\n\n> Never stop the clock.', 'Never stop the clock.'],
    ['in German', 'de', 'Anna schrieb:\n\n> Niemals die Uhr anhalten.', 'Niemals die Uhr anhalten.'],
    ['in French', 'fr', "> N'arrêtez jamais l'horloge.\n> — Anne", "N'arrêtez jamais l'horloge."],
    ['in Spanish', 'es', '> Nunca pares el reloj.\n> — Ana', 'Nunca pares el reloj.'],
    ['in Portuguese', 'pt', '> Nunca pare o relógio.\n> — Ana', 'Nunca pare o relógio.'],
    ['in Italian', 'it', "> Mai fermare l'orologio.\n> — Anna", "Mai fermare l'orologio."],
    ['in Russian', 'ru', '> Никогда не останавливайте часы.\n> — Анна', 'Никогда не останавливайте часы.'],
    ['in Japanese', 'ja', '> 時計を絶対に止めないでください。\n> — 田中', '時計を絶対に止めないでください。'],
    ['in Chinese', 'zh', '> 千万不要停表。\n> —— 张三', '千万不要停表。'],
    ['in Korean', 'ko', '> 시계를 절대 멈추지 마세요.\n> — 김', '시계를 절대 멈추지 마세요.'],
  ] as const)('is a trap among work that was done: %s', (_, language, quote, trap) => {
    expect(traps(`# Clock\n\n${commonWords[language]}\n\n## Done\n\n- Face\n\n${quote}\n`)).toEqual([trap]);
  });

  it.each([
    ['below work that was done', '## Done\n\n- Face'],
    ['below steps', '## Next\n\n- Wind it'],
    ['below nothing', 'Of brass.'],
  ])('is a trap by its mark alone, which is no part of it: %s', (_, before) => {
    const handoff = read(`# Clock\n\n${before}\n\n> [!WARNING]\n> The key is of lead.\n`);
    expect(handoff.gotchas).toMatchObject([
      { issue: 'The key is of lead.', evidence: { text: 'The key is of lead.' } },
    ]);
  });

  it('is one once below a heading of traps', () => {
    expect(traps('## Gotchas\n\n> [!CAUTION]\n> Never stop the clock.\n')).toEqual(['Never stop the clock.']);
  });

  it('is one below steps, and no step', () => {
    const handoff = read('## Next\n\n- Wind it\n\n> Do not wind it twice, we lost a spring that way.\n');
    expect(handoff.suggested_next_steps).toHaveLength(1);
    expect(handoff.gotchas).toHaveLength(1);
  });
});

describe('what somebody else says in a block quotation', () => {
  it.each([
    [
      'after who says it',
      'Ann wrote:\n\n> The import is done. I rewrote `src/a.ts`. We are blocked by the vendor. What if it stops?',
    ],
    [
      'signed',
      '> The import is done. I rewrote `src/a.ts`. We are blocked by the vendor. What if it stops?\n> — Ann',
    ],
    ['a list', 'Ann wrote:\n\n> - Status: done\n> - [ ] Wind it\n> - I rewrote `src/a.ts`'],
  ])('is of no work of the note: %s', (_, text) => {
    const { outcome, blockers, files_modified, open_questions, suggested_next_steps } = read(
      `# Clock\n\n${text}\n`,
    );
    expect(outcome).toBeNull();
    expect([blockers, files_modified, open_questions, suggested_next_steps].flat()).toEqual([]);
  });

  it('is of the work where nobody else says it', () => {
    expect(read('# Clock\n\n> Status: done\n').outcome).toBe('completed');
    expect(read('# Clock\n\n> I rewrote `src/a.ts`.\n').files_modified).toHaveLength(1);
  });
});
