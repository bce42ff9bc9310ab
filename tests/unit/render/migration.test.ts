import { describe, expect, it } from 'vitest';
import { renderMigrationTable } from '../../../src/render/records/migration.ts';

const row = { outcome: 'partial', values: 3, unmapped: 1, questions: 1, state: 'freeform', isBad: false };

describe('renderMigrationTable', () => {
  it('aligns columns by what a terminal shows, and acts on nothing in a name', () => {
    const table = renderMigrationTable(
      [
        { ...row, note: '引き継ぎ.md' },
        { ...row, note: 'a\u001b[2J.md', outcome: null, values: undefined, state: 'written: x.md' },
      ],
      false,
    );
    expect(table.split('\n')).toEqual([
      'note         outcome  values  unmapped  open  state',
      '引き継ぎ.md  partial       3         1     1  freeform',
      'a\\x1B[2J.md  –             –         1     1  written: x.md',
      '',
      '2 notes: 1 freeform, 1 written; 2 questions open',
      '',
    ]);
  });
});
