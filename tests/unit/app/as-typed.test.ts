import { describe, expect, it } from 'vitest';
import { asTyped, fromTop } from '../../../src/app/workspace/workspace.ts';

describe('a path as it is typed', () => {
  it.each([
    ['', 'src/a.ts', 'src/a.ts'],
    ['src', 'src/a.ts', 'a.ts'],
    ['src/lib', 'src/a.ts', '../a.ts'],
    ['docs', 'src/a b.ts', '../src/a b.ts'],
    ['src', 'src/-n', './-n'],
    ['src', 'src', '.'],
  ])('in `%s` leads to %s', (folder, path, typed) => {
    const workspace = { top: '/shop', cwd: `/shop/${folder}` };
    expect(asTyped(workspace, path)).toBe(typed);
    expect(fromTop(workspace, typed)).toBe(path);
  });
});
