import { describe, expect, it } from 'vitest';
import { isAmend } from '../../../src/app/commit/amend.ts';

describe('isAmend', () => {
  it.each([
    'git commit --amend',
    'git commit --amend --no-edit',
    '/usr/lib/git-core/git commit -am x --amend',
    'git -C repo -c user.name=x commit -q -S --amend -- a.md',
    'git commit -u --amend',
    'git commit -m -- --amend',
    'git commit --message=x --amend',
    'git commit -mC --amend',
  ])('sees %s', (line) => {
    expect(isAmend(line.split(' '))).toBe(true);
  });

  it.each([
    'git commit',
    'git commit -m --amend',
    'git commit -qam --amend',
    'git commit --message --amend',
    'git commit --message=--amend',
    'git commit --author --amend',
    'git commit -F --amend',
    'git commit -- --amend',
    'git commit --amended',
    'git commit --no-amend',
    '--amend',
  ])('does not take %s for one', (line) => {
    expect(isAmend(line.split(' '))).toBe(false);
  });

  it('does not look into a message', () => {
    expect(isAmend(['git', 'commit', '-m', 'never --amend this', '--all'])).toBe(false);
  });
});
