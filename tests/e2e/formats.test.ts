import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reporters } from '../../src/cli/reporters.ts';
import { baton, repoOf } from '../support/cli.ts';
import { cli, packageFolder, pathOf, task } from '../support/gate.ts';
import { fakeSecret } from '../support/secrets.ts';

const formats = Object.keys(reporters);
const one = pathOf('task-001');

describe('--format', () => {
  it('is told by the help with every format', async () => {
    await using repo = await repoOf({});
    const { stdout } = await baton(repo, ['lint', '--help']);
    for (const format of formats) expect(stdout).toContain(`"${format}"`);
  });

  it('prints each, with the same exit code', async () => {
    await using repo = await repoOf({ [one]: task('task-001', false) });
    const seen = await Promise.all(
      formats.map(async (format) => {
        const { code, stderr, stdout } = await baton(repo, ['lint', '--format', format]);
        return { code, stderr, isFound: stdout.includes('task/outcome-requirements') };
      }),
    );
    expect(seen).toEqual(formats.map(() => ({ code: 1, stderr: '', isFound: true })));
  });
});

describe('the detector of secrets', () => {
  it('is built into a file that only a text that may hold a secret loads', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'baton-test-chunks-'));
    try {
      await cp(join(packageFolder, 'dist'), join(folder, 'dist'), { recursive: true });
      await writeFile(join(folder, 'package.json'), await readFile(join(packageFolder, 'package.json')));
      await writeFile(join(folder, 'dist/secretlint.js'), 'throw new Error("loaded");\n');
      const copy = join(folder, 'dist/cli.js');
      await using repo = await repoOf({ [one]: task('task-001') });
      await repo.git('add', '--all');
      const run = (bin: string, ...args: string[]) => repo.run(process.execPath, [bin, ...args]);
      expect(await run(copy, 'lint')).toMatchObject({ code: 0, stderr: '' });
      expect(await run(copy, 'hook', 'pre-commit')).toMatchObject({ code: 0, stderr: '' });
      await repo.write(one, `${task('task-001')}\n${fakeSecret('github')}\n`);
      await repo.git('add', '--all');
      expect((await run(copy, 'lint')).code).toBe(2);
      expect((await run(copy, 'hook', 'pre-commit')).stderr).toContain('loaded');
      const { code, stdout } = await run(cli, 'lint');
      expect({ code, found: stdout.includes('privacy/secret') }).toEqual({ code: 1, found: true });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
