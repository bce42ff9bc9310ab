import { execFile } from 'node:child_process';
import type { Environment } from '../../git/process/environment.ts';

/**
 * Whether the pre-commit framework that is installed here is older than 3.2, which gave its stages the names of git's
 * hooks. Where there is none, whoever installs one gets a newer one.
 */
export function isOldPreCommit(cwd: string, env: Environment): Promise<boolean> {
  return new Promise((done) => {
    execFile('pre-commit', ['--version'], { cwd, env: { ...env } }, (_error, stdout) => {
      const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout) ?? [];
      done(major !== undefined && (Number(major) < 3 || (Number(major) === 3 && Number(minor) < 2)));
    });
  });
}
