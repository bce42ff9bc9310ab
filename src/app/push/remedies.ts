import { defaultConfig } from '../../core/config.ts';
import { recordName } from '../../core/record-name.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { waiverLine } from '../../records/config/waiver.ts';
import { createPathRules } from '../../records/record-paths.ts';
import { shortOid } from '../../text/short-oid.ts';
import { messagePath } from '../audit/faults.ts';
import { publishedOn } from '../branches/published.ts';
import { secretRule } from '../config/baseline.ts';
import type { CommitFaults, PushFault } from './check-push.ts';

/** What is checked out where the finding is read; on a server nothing of it is known. */
export interface CheckoutState {
  /** The commit. */
  readonly head: string | undefined;
  readonly branch: string | undefined;
}

/** The default places suffice to say how a record is called. */
const pathRules = createPathRules(defaultConfig);
const mostPaths = 3;

/**
 * The next steps after a refusal, for commits that the same refs bring (git, "What binds"): a commit that is not
 * published is rewritten, one that is published keeps its error and gets a waiver, and what a rewrite or a revert
 * deletes is restored.
 *
 * @param commits with their errors, oldest first
 */
export async function remedies(
  repository: Repository,
  commits: readonly CommitFaults[],
  standpoint: CheckoutState,
): Promise<string[]> {
  const ways: string[] = [];
  const toRewrite: CommitFaults[] = [];
  for (const one of commits) {
    if (one.replaces !== undefined) {
      ways.push(keeping(one, one.replaces));
      continue;
    }
    const published = await publishedOn(repository, one.commit.oid);
    if (published === undefined) toRewrite.push(one);
    else ways.push(waiving(one, published));
  }
  return [...ways, ...(await rewriting(repository, toRewrite, standpoint))];
}

function keeping({ faults, refs }: CommitFaults, old: string): string {
  const branch = (refs[0] ?? '').replace(/^refs\/heads\//, '');
  return (
    `\`${branch}\` is protected, and published records must not be rewritten: restore them with ` +
    `\`${restore(old, faults)}\`, commit that, and correct them in a new commit`
  );
}

function waiving({ commit, faults }: CommitFaults, branch: string): string {
  const waivable = faults.filter(({ diagnostic }) => diagnostic.rule !== secretRule);
  const secret = 'remove the secret with `baton redact` in a new commit, and revoke it';
  const published = `\`${branch}\` has \`${shortOid(commit.oid)}\`, and published commits must not be rewritten`;
  if (waivable.length === 0) return `${published}: ${secret}`;
  const lines = new Set(
    waivable.map(({ diagnostic: { rule, at } }) => {
      const place = pathRules.classify(at.path);
      const record = place ? recordName(place.kind, at.path) : at.path;
      return waiverLine(rule, record, shortOid(commit.oid));
    }),
  );
  return (
    `${published}: fix the records in a new commit, and add a waiver to the configuration:\n` +
    `waivers:\n${[...lines].join('\n')}`
  );
}

async function rewriting(
  repository: Repository,
  commits: readonly CommitFaults[],
  { head, branch: current }: CheckoutState,
): Promise<string[]> {
  const [first] = commits;
  if (!first) return [];
  const isLast = commits.length === 1 && first.commit.oid === head;
  const isOnlyMessages = commits.every(({ faults }) => faults.every(isOfMessage));
  const losses = commits.flatMap((one) => lossOf(one) ?? []);
  const [loss] = losses;
  if (isLast && loss?.isAll) {
    return [
      `the last commit is not published yet: run \`${loss.restore}\`, \`git commit --amend\`, and push again`,
    ];
  }
  const ways = losses.map(
    ({ commit, restore }) =>
      `\`${shortOid(commit)}\` deletes records, and committed records must not be deleted: \`${restore}\` restores them`,
  );
  if (isLast) {
    const fix = isOnlyMessages
      ? 'correct its message with `git commit --amend`'
      : 'fix its records, stage them, run `git commit --amend`';
    return [...ways, `the last commit is not published yet: ${fix}, and push again`];
  }
  const parents = await repository.parents(first.commit.oid);
  const base = parents.length === 0 ? '--root' : `${shortOid(first.commit.oid)}^`;
  const merges = parents.length > 1 ? '--rebase-merges ' : '';
  const { branch } = first;
  const where = branch === undefined || branch === current || !isPlain(branch) ? '' : ` ${branch}`;
  const those = commits.map(({ commit }) => `\`${shortOid(commit.oid)}\``);
  const shown = those.length > mostPaths ? 'the commits above' : those.join(' and ');
  const fix = isOnlyMessages
    ? `mark ${shown} with \`reword\`, correct the message there`
    : `mark ${shown} with \`edit\`, fix the records there, stage them, run \`git commit --amend\` and \`git rebase --continue\``;
  return [
    ...ways,
    `not published yet: run \`git rebase -i ${merges}${base}${where}\`, ${fix}, and push again`,
  ];
}

/** Whether a fault is about what a commit says, not about its records. */
function isOfMessage({ diagnostic }: PushFault): boolean {
  return diagnostic.at.path === messagePath;
}

/** What a commit deletes, and the command that restores it; undefined if it takes nothing. */
function lossOf({ commit, faults }: CommitFaults) {
  const gone = faults.filter(({ diagnostic }) => diagnostic.rule === 'record/deleted');
  const source = gone[0]?.parent;
  if (source === undefined) return undefined;
  return { commit: commit.oid, restore: restore(source, gone), isAll: gone.length === faults.length };
}

/** Names a few records one by one, and folders where there are more, as after the revert of a pull request. */
function restore(source: string, faults: readonly PushFault[]): string {
  const paths = [...new Set(faults.map(({ diagnostic }) => diagnostic.at.path))];
  const roots = [...new Set(paths.map((path) => pathRules.classify(path)?.root ?? path))];
  const named = paths.length > mostPaths || !paths.every(isPlain) ? roots : paths;
  return `git restore --source=${shortOid(source)} --staged --worktree -- ${named.join(' ')}`;
}

/** A name that a shell would take apart is better not pasted. */
function isPlain(path: string): boolean {
  return /^[\w./][\w./-]*$/.test(path);
}
