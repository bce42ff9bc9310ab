import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseFullMarkdown } from '../../src/records/markdown/full.ts';
import { gitRepo } from '../support/git-repo.ts';

const top = process.cwd();
const markdown = parseFullMarkdown(readFileSync('README.md', 'utf8'));

/** A console block as commands with what each prints. */
function stepsOf(block: string): { command: string; output: string }[] {
  return block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...output] = part.split('\n');
      return { command, output: output.join('\n').trimEnd() };
    });
}

describe('README.md', () => {
  it('shows what an agent learns before an edit, why a line is so, a refused commit and its fix, and a note that becomes a handoff, as they are', async () => {
    await using repo = await gitRepo();
    mkdirSync(join(repo.path, 'node_modules'));
    symlinkSync(top, join(repo.path, 'node_modules', 'git-baton'));
    await repo.write('.git/info/exclude', 'node_modules\n');
    const installed = await repo.run(process.execPath, [join(top, 'dist', 'cli.js'), 'init']);
    expect(installed.code).toBe(0);
    const bin = join(repo.path, '.git', 'bin');
    mkdirSync(bin);
    writeFileSync(
      join(bin, 'baton'),
      `#!/bin/sh\nexec "${process.execPath}" "${join(top, 'dist', 'cli.js')}" "$@"\n`,
    );
    chmodSync(join(bin, 'baton'), 0o755);
    const env = { PATH: `${bin}:${repo.env.PATH}` };
    let commands = 0;
    for (const fence of markdown.fences) {
      const path = /^file=(\S+)/.exec(fence.meta)?.[1];
      if (path !== undefined) {
        mkdirSync(dirname(join(repo.path, path)), { recursive: true });
        writeFileSync(join(repo.path, path), `${fence.value}\n`);
      }
      if (fence.lang !== 'console') continue;
      for (const { command, output } of stepsOf(fence.value)) {
        const ran = await repo.run('sh', ['-c', `${command} 2>&1`], { env });
        expect(ran.stdout.trimEnd(), command).toBe(output);
        commands++;
      }
    }
    expect(commands).toBe(12);
  });

  it('shows the library as it is', () => {
    const example =
      markdown.fences.find(({ lang, meta }) => lang === 'ts' && !meta.startsWith('file='))?.value ?? '';
    const library = pathToFileURL(join(top, 'dist', 'index.mjs')).href;
    const script = example.replace("'git-baton'", `'${library}'`);
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString().trim();
    expect(printed).toBe(/\/\/ (\[.*)$/m.exec(example)?.[1]);
  });

  it('names only files that exist', () => {
    for (const { url } of markdown.links) {
      if (!/^(?:[a-z]+:|#)/.test(url)) expect(() => readFileSync(url), url).not.toThrow();
    }
  });
});
