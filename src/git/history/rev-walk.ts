import { BatonError } from '../../errors.ts';
import { readObjects } from '../process/batch.ts';
import { gitFailure } from '../process/failure.ts';
import { git, tryGit } from '../process/spawn.ts';
import { isFullName, noSuchCommit } from '../refs/revision.ts';
import type { Repository } from '../setup/repository.ts';

/** A commit of a range, with the parents that git lists: none for a root and for the boundary of a shallow clone. */
export interface WalkedCommit {
  readonly oid: string;
  readonly parents: readonly string[];
}

/**
 * The commits that arguments of rev-list name, parents before children, one line of history after another. Never with a
 * path: git would simplify history, and leave out what `-s ours` threw away (git, section 1).
 *
 * @throws BatonError `usage` with git's text for a revision that does not exist
 */
export async function walkHistory(
  repository: Repository,
  revisions: readonly string[],
): Promise<WalkedCommit[]> {
  // An empty line means nothing to git, and no fault would be found in nothing.
  const odd = revisions.find((one) => one === '' || /[\n\0]/.test(one));
  if (odd !== undefined) throw noSuchCommit(odd, wanted);
  const { options, input } = splitRevisions(revisions);
  const args = ['rev-list', '--parents', '--topo-order', '--reverse', ...options, '--stdin'];
  const { code, stdout, stderr } = await tryGit(repository.context, args, input);
  if (code !== 0) throw await walkFailure(repository, args, code, stderr);
  const lines = stdout.toString('latin1').split('\n');
  lines.pop();
  const known = new Map<string, string>();
  // One string for each id: a range names each about twice.
  const one = (oid: string) => {
    const first = known.get(oid);
    if (first === undefined) known.set(oid, oid);
    return first ?? oid;
  };
  return lines.map((line) => {
    const [oid = '', ...parents] = line.split(' ').map(one);
    return { oid, parents };
  });
}

/**
 * Refuses what rev-list skips without a word: a revision that names a tree or a blob, and a date that it reads as now.
 *
 * @param revisions as for `walkHistory`
 * @throws BatonError `usage`
 */
export async function checkRevisions({ context }: Repository, revisions: readonly string[]): Promise<void> {
  for (const revision of revisions) {
    const [, name, text] = /^--(since|until)=(.*)$/.exec(revision) ?? [];
    if (text === undefined || /^(?:now|today)$/i.test(text)) continue;
    const output = await git(context, ['rev-parse', `--since=${text}`]);
    const [seconds, now] = [Number(/\d+/.exec(output.toString('latin1'))?.[0]), Date.now() / 1000];
    if (Math.abs(now - seconds) > 30) continue;
    throw new BatonError('usage', `Unexpected date \`${text}\` after \`--${name}\``, {
      help: 'write one such as `2026-01-31` or `2 weeks ago`',
    });
  }
  const single = revisions.filter((one) => !one.startsWith('-') && !one.includes('..'));
  for (const revision of single) {
    const name = revision.replace(/^\^/, '').replace(/\^[@!]$|\^-\d*$/, '');
    if (isFullName(name)) {
      const [object] = await readObjects(context, [`${name}^{}`]);
      if (object && !['commit', 'missing'].includes(object.type)) throw noSuchCommit(name, wanted);
      continue;
    }
    const verify = async (what: string) => {
      const { code, stdout } = await tryGit(context, [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        what,
      ]);
      return code === 0 ? stdout.toString('latin1').trim() : undefined;
    };
    const oid = await verify(name);
    if (oid !== undefined && (await verify(`${oid}^{commit}`)) === undefined)
      throw noSuchCommit(name, wanted);
  }
}

/**
 * Options are on the command line, revisions on standard input, which takes any number. What follows `--not` there is
 * not turned round by it, so it gets its `^` itself.
 */
function splitRevisions(revisions: readonly string[]): { options: string[]; input: string } {
  const options: string[] = [];
  const lines: string[] = [];
  let isNot = false;
  for (const revision of revisions) {
    if (revision === '--not') isNot = !isNot;
    else if (revision.startsWith('-')) options.push(...(isNot ? ['--not', revision, '--not'] : [revision]));
    else lines.push(isNot ? turned(revision) : revision);
  }
  return { options, input: lines.map((line) => `${line}\n`).join('') };
}

function turned(revision: string): string {
  return revision.startsWith('^') ? revision.slice(1) : `^${revision}`;
}

const wanted = 'name a branch, a tag, a commit id or a range; `git fetch` fetches those of a remote';

/** What git says of revisions that it cannot walk, in words of Baton where it does not know one. */
export async function walkFailure(
  repository: Repository,
  args: readonly string[],
  code: number,
  stderr: string,
): Promise<BatonError> {
  const said = stderr.trim();
  const name =
    /(?:bad revision|unknown revision or path not in the working tree\.?|ambiguous argument) '(.*?)'/.exec(
      said,
    )?.[1];
  if (name !== undefined && (await repository.isShallow())) {
    const message = `Cannot verify: this clone does not have \`${name}\`, its history is shallow`;
    return new BatonError('unverifiable', message, {
      help: 'fetch all of it with `git fetch --unshallow`; in CI check out with full depth',
    });
  }
  if (name !== undefined) return noSuchCommit(name, wanted);
  return gitFailure(args, code, said);
}
