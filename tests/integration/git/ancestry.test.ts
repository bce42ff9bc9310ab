import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { callingGit, fromProc, fromPs, type LookUp, type Program } from '../../../src/git/setup/ancestry.ts';

function table(programs: Readonly<Record<number, Program>>): LookUp {
  return async (pid) => programs[pid];
}

describe('callingGit', () => {
  it('is the nearest git, through shells and hook managers', async () => {
    const found = await callingGit(
      40,
      table({
        40: { parent: 30, args: ['sh', '-e', '.git/hooks/pre-commit'] },
        30: { parent: 20, args: ['/usr/lib/git-core/git', 'commit', '-m', 'a b'] },
        20: { parent: 1, args: ['git', 'rebase', '--continue'] },
      }),
    );
    expect(found).toEqual(['/usr/lib/git-core/git', 'commit', '-m', 'a b']);
  });

  it.each([
    ['no git started it', { 40: { parent: 1, args: ['sh'] }, 1: { parent: 0, args: ['/sbin/init', 'git'] } }],
    ['a process hides', { 40: { parent: 30, args: ['sh'] }, 20: { parent: 1, args: ['git', 'commit'] } }],
    ['a process has no arguments', { 40: { parent: 0, args: [] } }],
    ['the system runs in a circle', { 40: { parent: 40, args: ['sh'] } }],
    ['only the name begins like it', { 40: { parent: 0, args: ['/usr/bin/git-lfs', 'git'] } }],
  ])('is unknown where %s', async (_, programs) => {
    expect(await callingGit(40, table(programs))).toBeUndefined();
  });
});

describe.skipIf(process.platform === 'win32')('the system', () => {
  it.each([...(process.platform === 'linux' ? [['/proc', fromProc] as const] : []), ['ps', fromPs] as const])(
    'tells parent and arguments through %s',
    async (_, lookUp) => {
      const args = ['-e', 'process.stdin.resume();console.log(1)', '--', '--amend', '(x) y)'];
      const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
      await once(child.stdout, 'data');
      const program = await lookUp(child.pid ?? 0);
      child.stdin.end();
      await once(child, 'close');
      expect(program?.parent).toBe(process.pid);
      expect(program?.args.join(' ')).toBe([process.execPath, ...args].join(' '));
      expect(program?.args).toContain('--amend');
      expect(await lookUp(child.pid ?? 0)).toBeUndefined();
    },
  );

  it.runIf(process.platform === 'linux')('keeps arguments whole on Linux', async () => {
    expect((await fromProc(process.pid))?.args.length).toBeGreaterThan(0);
    // With an option of its own it is a child of this process, which its number is asked of.
    const child = spawn('sh', ['-c', 'read x; exit', 'one arg', ''], { detached: false });
    const program = await fromProc(child.pid ?? 0);
    child.stdin.end();
    await once(child, 'close');
    expect(program?.args.slice(1)).toEqual(['-c', 'read x; exit', 'one arg', '']);
  });
});
