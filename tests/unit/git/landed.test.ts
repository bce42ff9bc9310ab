import { describe, expect, it } from 'vitest';
import { filesIn } from '../../../src/git/history/landed.ts';

describe('the files of a patch', () => {
  it('have their changed lines, also those that look like headers', () => {
    const patch = [
      '',
      'diff --git src/a b.ts src/a b.ts',
      'index 1..2 100644',
      '--- src/a b.ts',
      '+++ src/a b.ts',
      '@@ -1 +1,2 @@ function',
      '-old',
      '+new',
      '+++ more',
      '@@ -9,2 +9,0 @@',
      '--- a rule of SQL',
      '-diff --git x x',
      'diff --git new.md new.md',
      'new file mode 100644',
      '--- /dev/null',
      '+++ new.md',
      '@@ -0,0 +1 @@',
      '+text',
      '\\ No newline at end of file',
      'diff --git gone.md gone.md',
      'deleted file mode 100644',
      '@@ -1 +0,0 @@',
      '-text',
      'diff --git image.png image.png',
      'Binary files image.png and image.png differ',
      '',
    ].join('\n');
    expect(filesIn(patch)).toEqual([
      {
        path: 'src/a b.ts',
        status: 'M',
        added: ['new', '++ more'],
        removed: ['old', '-- a rule of SQL', 'diff --git x x'],
      },
      { path: 'new.md', status: 'A', added: ['text'], removed: [] },
      { path: 'gone.md', status: 'D', added: [], removed: ['text'] },
      { path: 'image.png', status: 'M', added: [], removed: [] },
    ]);
  });
});
