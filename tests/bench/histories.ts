import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHistory } from './history.ts';
import type { Command } from './measure.ts';
import { bareNode, cli, compare, corpus, git, gitEnv, node, work } from './setup.ts';

/** A pull request of 200 changed records, half of them new, in a repository of many. */
export async function reviews(count: number): Promise<void> {
  const folder = await corpus(count);
  const paths = git(folder, 'ls-files', '-z', '.agents').split('\0').filter(Boolean);
  const step = Math.floor(paths.length / 200);
  const chosen = paths.filter((_, index) => index % step === 0).slice(0, 200);
  const [gone, changed] = [
    chosen.filter((_, index) => index % 2 === 0),
    chosen.filter((_, index) => index % 2 === 1),
  ];
  git(folder, 'rm', '--quiet', '--', ...gone);
  for (const path of changed) {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(
      join(folder, path),
      path.endsWith('.md') ? `${text}\nOne word more.\n` : `note: one word more\n${text}`,
    );
  }
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'without them');
  for (const format of ['markdown', 'text']) {
    const argv = [node, cli, 'review', '--trees', 'HEAD', 'HEAD~1', '--format', format] as const;
    compare(
      `review of 200 changed records of ${count}, ${format}`,
      { name: 'baton review', argv: [...argv], cwd: folder, env: gitEnv },
      [{ command: bareNode, target: 6 }],
    );
  }
  rmSync(folder, { recursive: true });
}

/** History of two lengths: against the floors of the machine, and the longer against the shorter. */
export function audits(short: number, long: number): void {
  const [a, b] = [short, long].map((count): { audit: Command; log: Command } => {
    const folder = join(work, `history-${count}`);
    mkdirSync(folder);
    git(folder, 'init', '--quiet', '--initial-branch=main');
    writeHistory(folder, count);
    const options = { cwd: folder, env: gitEnv };
    return {
      audit: {
        name: `audit of ${count} commits`,
        argv: [node, cli, 'audit', 'main', '--format', 'json'],
        ...options,
      },
      log: { name: 'git log --raw', argv: ['git', 'log', '--raw', 'main'], ...options },
    };
  });
  if (!a || !b) return;
  const { peak } = compare(a.audit.name, a.audit, [{ command: bareNode, target: 11 }, { command: a.log }]);
  // Memory is flat: five times as many commits hold not much more.
  const longer = [{ command: a.audit, target: (5.5 * long) / (5 * short) }, { command: b.log }];
  compare(b.audit.name, b.audit, longer, Math.round(1.5 * peak));
}

/** Why a thousand lines of a file are as they are, beside the blame that it begins with. */
export function whys(count: number): void {
  const folder = join(work, 'lines');
  mkdirSync(folder);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  writeHistory(folder, count);
  git(folder, 'checkout', '--quiet', '--force', 'main');
  const lines = Array.from(
    { length: 1_000 },
    (_, at) => `export const value${at} = 'as it was in line ${at}';`,
  );
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (let at = 0; at < 100; at++) {
    for (let line = at; line < lines.length; line += 50)
      lines[line] = `export const value${line} = 'step ${at}';`;
    writeFileSync(join(folder, 'src', 'long.ts'), `${lines.join('\n')}\n`);
    git(folder, 'add', 'src/long.ts');
    git(folder, 'commit', '--quiet', '-m', `Step ${at}`);
  }
  const options = { cwd: folder, env: gitEnv };
  const blame = ['git', 'blame', '-w', '-M', '-C', '--porcelain', 'src/long.ts'] as const;
  compare(
    `why of 1,000 lines, ${count} commits`,
    { name: 'baton why', argv: [node, cli, 'why', 'src/long.ts:1-1000'], ...options },
    [{ command: { name: 'git blame -w -M -C', argv: [...blame], ...options }, target: 3 }],
  );
  rmSync(folder, { recursive: true });
}
