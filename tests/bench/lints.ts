import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchTask } from './corpus.ts';
import { handedOnTable } from './handed-on.ts';
import type { Command } from './measure.ts';
import { linters } from './peers.ts';
import {
  addRow,
  asked,
  bareNode,
  cli,
  compare,
  corpus,
  git,
  node,
  peers,
  profiler,
  remarks,
  top,
} from './setup.ts';

function lintCommand(folder: string): Command {
  return { name: 'baton lint', argv: [node, cli, 'lint', '--format', 'json'], cwd: folder };
}

function catFile(folder: string): Command {
  const oids = git(folder, 'ls-tree', '-r', '--format=%(objectname)', 'HEAD');
  return { name: 'git cat-file --batch', argv: ['git', 'cat-file', '--batch'], cwd: folder, input: oids };
}

/** The first lint of a repository, and the next one, with nothing changed. */
export async function lints(counts: readonly number[]): Promise<void> {
  const times: { count: number; ms: number; peak: number }[] = [];
  for (const count of counts) {
    const folder = await corpus(count);
    // Of 100,000 records one run of another tool takes minutes.
    const others = peers && count < 100_000 ? linters(peers, folder) : [];
    // What a peer has to be slower by: ten times and twenty times.
    const mostOf = [1 / 10, 1 / 20];
    const { median: ms, peak } = compare(
      `cold lint of ${count} records`,
      {
        ...lintCommand(folder),
        // What the run before has kept would make this one warm.
        prepare: () => rmSync(join(folder, '.git', 'baton'), { recursive: true, force: true }),
      },
      [
        { command: catFile(folder), ...(count >= 10_000 ? { target: 6 } : {}) },
        ...others.map((command, at) => ({
          command,
          ...(count >= 10_000 ? { target: mostOf[at] ?? 1 } : {}),
        })),
      ],
      count >= 100_000 ? 300 : undefined,
    );
    if (count >= 10_000) {
      const most = count > 10_000 ? 6 : 2.5;
      compare(`warm lint of ${count} records`, lintCommand(folder), [{ command: bareNode, target: most }]);
      const [path, text] = benchTask(0);
      let edits = 0;
      const edit1 = () => writeFileSync(join(folder, path), `${text}\nEdit ${edits++}.\n`);
      compare(
        `warm lint of ${count} records, one of them changed`,
        { ...lintCommand(folder), prepare: edit1 },
        [{ command: bareNode }],
      );
      git(folder, 'checkout', '--', path);
      const query = [node, cli, 'query', 'decisions', '--confidence', '<0.2'] as const;
      const edit = [node, cli, 'before-edit', 'src/auth/jwt-5.ts'] as const;
      const famous = [node, cli, 'before-edit', 'src/config/database.ts'] as const;
      const listing: Command = { name: 'git status', argv: ['git', 'status', '--porcelain'], cwd: folder };
      // Both ask git what changed in the working tree, which takes as long as it takes.
      for (const [name, argv] of [
        ['query', query],
        ['before-edit of a file that one record names', edit],
        ['before-edit of a file that half of the records name', famous],
      ] as const) {
        compare(`${name} among ${count} records`, { name, argv, cwd: folder }, [
          { command: bareNode, target: 3 },
          { command: listing },
        ]);
      }
    }
    if (count === 1_000) remarks.push(handedOnTable(top, folder));
    times.push({ count, ms, peak });
    rmSync(folder, { recursive: true });
  }
  for (let at = 1; at < times.length; at++) {
    const [a, b] = [times[at - 1], times[at]];
    if (!a || !b) continue;
    if (b.count >= 100_000 && !profiler)
      addRow({
        work: `cold lint of ${b.count} records`,
        ms: b.ms,
        against: `cold lint of ${a.count}`,
        floor: a.ms,
        target: 11,
        peak: b.peak,
        mostMemory: 300,
      });
    const exponent = Math.log(b.ms / a.ms) / Math.log(b.count / a.count);
    if (asked.growth)
      console.log(
        `growth from ${a.count} to ${b.count} records: time grows with the count to the power of ${exponent.toFixed(2)}`,
      );
  }
}
