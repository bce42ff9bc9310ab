import { describe, expect, it } from 'vitest';
import { migrateNote } from '../../../src/migrate/migrate.ts';

/** The items of a note, each with its list. */
function itemsOf(text: string): string[] {
  const migration = migrateNote(text);
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
    const migration = migrateNote('## Gotchas\n\n- The clock drifts\n  - by a second\n');
    expect(migration.ok && migration.handoff.gotchas).toMatchObject([
      { issue: 'The clock drifts', evidence: { text: 'The clock drifts\n  - by a second' } },
    ]);
  });

  it.each(['None', 'No blockers', '- n/a', 'Nothing is blocked.', '- 无', '無し', '- [blocker]'])(
    'are none where a list says %j',
    (nothing) => {
      expect(itemsOf(`## Blockers\n\n${nothing}\n`)).toEqual([]);
    },
  );

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
