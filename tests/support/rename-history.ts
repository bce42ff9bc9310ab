import type { Fate } from '../../src/git/history/renames.ts';
import type { GitRepo } from './git-repo.ts';
import fc from './property.ts';

/** One commit: what it does to a name, and which commits it comes after, counted back from the newest. */
export interface Act {
  readonly type: 'add' | 'rename' | 'delete';
  /** Which of the names that there are, or that are free. */
  readonly pick: number;
  readonly to: number;
  readonly back: number;
  /** Of a merge, the second parent. */
  readonly merged: number | undefined;
}

const names = ['a.ts', 'b.ts', 'c.ts', 'src/d.ts', 'src/e.ts', 'odd\tname\n.ts'];

/** @param isLinear each commit comes after the one before */
export function actsOf(isLinear: boolean): fc.Arbitrary<readonly Act[]> {
  const back = isLinear ? fc.constant(0) : fc.nat(3);
  const act = fc.record({
    type: fc.constantFrom('add', 'rename', 'rename', 'delete'),
    pick: fc.nat(9),
    to: fc.nat(9),
    back,
    merged: isLinear ? fc.constant(undefined) : fc.option(fc.nat(3), { nil: undefined }),
  });
  return fc.array(act, { minLength: 3, maxLength: 16 }) as fc.Arbitrary<readonly Act[]>;
}

/** A file as a history knows it: whatever its name is, it is the same. */
interface File {
  readonly content: number;
  readonly names: string[];
  deletedAt: number | undefined;
}

/**
 * Writes a history, all of it by one process.
 *
 * @returns the commits, the oldest first, and of a linear history the result for each name, found without git: of a name that several files had, that
 *   of the first that lost it
 */
export async function writeHistory(
  repo: GitRepo,
  acts: readonly Act[],
): Promise<{ readonly commits: readonly string[]; readonly fates: Readonly<Record<string, Fate>> }> {
  const trees: ReadonlyMap<string, File>[] = [];
  const lost: { readonly name: string; readonly file: File }[] = [];
  const lines: string[] = [];
  acts.forEach((act, at) => {
    const parent = at - 1 - Math.min(act.back, at - 1);
    const tree = new Map(trees[parent]);
    lines.push(
      'commit refs/heads/main',
      `mark :${at + 1}`,
      `committer T <t@example.com> ${1_700_000_000 + at} +0000`,
    );
    lines.push('data 1', 'x');
    if (at > 0) lines.push(`from :${parent + 1}`);
    const second = act.merged === undefined ? -1 : at - 1 - act.merged;
    if (second >= 0 && second !== parent) lines.push(`merge :${second + 1}`);
    const free = names.filter((name) => !tree.has(name));
    const [to, old] = [free[act.to % free.length], [...tree.keys()][act.pick % tree.size]];
    const file = old === undefined ? undefined : tree.get(old);
    if (act.type === 'add' || old === undefined || !file) {
      if (to !== undefined) {
        tree.set(to, { content: at, names: [to], deletedAt: undefined });
        const text = Array.from(
          { length: 9 },
          (_, line) => `file ${at * 1000 + line} ${at}${at}${at}\n`,
        ).join('');
        lines.push(`M 100644 inline ${quoted(to)}`, `data ${text.length}`, text);
      }
    } else if (act.type === 'delete') {
      tree.delete(old);
      file.deletedAt = at;
      lost.push({ name: old, file });
      lines.push(`D ${quoted(old)}`);
    } else if (to !== undefined) {
      tree.delete(old);
      tree.set(to, file);
      file.names.push(to);
      lost.push({ name: old, file });
      lines.push(`R ${quoted(old)} ${quoted(to)}`);
    }
    trees.push(tree);
  });
  const marks = acts.map((_, at) => `get-mark :${at + 1}`);
  const input = `${lines.join('\n')}\n\n${marks.join('\n')}\ndone\n`;
  const { code, stderr, stdout } = await repo.tryGit(['fast-import', '--quiet', '--done', '--force'], {
    input,
  });
  if (code !== 0) throw new Error(stderr);
  const commits = stdout.trim().split('\n');
  const fates: Record<string, Fate> = {};
  for (const { name, file } of lost) {
    if (fates[name]) continue;
    const { deletedAt, names: own } = file;
    fates[name] =
      deletedAt === undefined ? { path: own.at(-1) ?? '' } : { deletedBy: commits[deletedAt] ?? '' };
  }
  return { commits, fates };
}

function quoted(name: string): string {
  return `"${name.replaceAll('\t', '\\t').replaceAll('\n', '\\n')}"`;
}
