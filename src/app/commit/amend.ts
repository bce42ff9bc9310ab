import { join } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { BatonError } from '../../errors.ts';
import { callingGit } from '../../git/setup/ancestry.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { waiverLine } from '../../records/config/waiver.ts';
import { rules } from '../../rules/index.gen.ts';
import { publishedOn } from '../branches/published.ts';
import { lint } from '../lint/lint.ts';
import type { LintRequest, LintResult } from '../lint/request.ts';
import type { Context } from '../workspace/context.ts';
import { openWorkspace } from '../workspace/workspace.ts';

type CallerOf = () => Promise<readonly string[] | undefined>;

/** What the gate of a commit finds. */
export interface CommitResult extends LintResult {
  /** The next step if the error is that the last commit is rewritten. */
  readonly remedy?: string;
}

/**
 * Checks what is staged as the commit that git is about to make. It is compared with HEAD; where that refuses it, an
 * amend of a commit that is not published is compared with HEAD's own parents, as git tells a hook nothing of an amend.
 *
 * @param callerOf finds the command that runs the hook
 * @throws BatonError as `lint`
 */
export async function lintCommit(
  context: Context,
  request: Pick<LintRequest, 'workspace' | 'message'>,
  callerOf: CallerOf = callingGit,
): Promise<CommitResult> {
  const staged: LintRequest = { ...request, target: { type: 'index' } };
  const result = await lint(context, staged);
  if (!result.diagnostics.some(isAboutChange)) return result;
  try {
    return await checkRewrite(context, staged, result, callerOf);
  } catch (error) {
    // Without the parents there is nothing to accept it by.
    if (error instanceof BatonError && error.code === 'unverifiable') return result;
    throw error;
  }
}

async function checkRewrite(
  context: Context,
  staged: LintRequest,
  result: LintResult,
  callerOf: CallerOf,
): Promise<CommitResult> {
  const { repository, top } = await (staged.workspace ?? openWorkspace(context));
  const head = await repository?.head();
  if (!repository || !head || (await repository.mergeHeads()).length > 0) return result;
  const parents = await repository.parents(head.commit);
  const caller = await callerOf();
  const amends = caller !== undefined && isAmend(caller);
  const published = await publishedOn(repository, head.commit);
  if (published !== undefined && !amends) {
    const remedy = await remedyOf(context, { repository, top, head: head.commit, published }, result);
    return remedy === undefined ? result : { ...result, remedy };
  }
  const against = parents.length === 0 ? [repository.emptyTree()] : parents;
  const rewritten = await lint(context, { ...staged, against });
  if (published === undefined && amends) return rewritten;
  if (rewritten.diagnostics.some(isError)) return result;
  const remedy = published === undefined ? rewriting(caller, parents) : keeping(published);
  return remedy === undefined ? result : { ...result, remedy };
}

/**
 * How to fix a record that already has an error in published history: published commits cannot be rewritten, so a
 * waiver allows the fix (git, "What binds").
 *
 * @returns undefined if the last commit's own version of the record has no fault
 */
async function remedyOf(
  context: Context,
  {
    repository,
    top,
    head,
    published,
  }: { repository: Repository; top: string; head: string; published: string },
  result: LintResult,
): Promise<string | undefined> {
  const errors = result.diagnostics.filter(isError);
  if (!errors.every(isAboutChange)) return undefined;
  const there = new Set((await treeSnapshot(repository, head).list('')).map(({ path }) => path));
  const paths = errors.flatMap(({ at }) => (there.has(at.path) ? [join(top, at.path)] : []));
  if (paths.length === 0) return undefined;
  const target = { type: 'revision', revision: head } as const;
  const { diagnostics } = await lint(context, { target, paths, contentOnly: true });
  const faulty = new Set(diagnostics.filter(isError).map(({ at }) => at.path));
  const fixed = errors.filter(({ at }) => faulty.has(at.path));
  if (fixed.length === 0) return undefined;
  const lines = new Set(fixed.map(({ rule, at }) => waiverLine(rule, result.recordOf(at.path))));
  return (
    `the record that this repairs has an error in \`${published}\` too: change only what that error names, add a waiver to the ` +
    `configuration, and commit both:\nwaivers:\n${[...lines].join('\n')}`
  );
}

/** Only such findings can go with another base. */
function isAboutChange(diagnostic: Diagnostic): boolean {
  return isError(diagnostic) && rules.find(({ id }) => id === diagnostic.rule)?.change !== undefined;
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

function keeping(published: string): string {
  return (
    `\`${published}\` has the commit that this amends, and published records must not be rewritten: restore them with ` +
    '`git restore --source=HEAD --staged --worktree -- <path>`, and correct them in a new commit'
  );
}

/** Where it is not known which command runs the hook, an amend is made in two steps. */
function rewriting(caller: readonly string[] | undefined, parents: readonly string[]): string | undefined {
  const start = 'the last commit is not published yet: to rewrite its records';
  if (caller) return `${start}, amend it with \`git commit --amend\``;
  return parents.length === 1 ? `${start}, run \`git reset --soft HEAD~1\` and commit again` : undefined;
}

/** Options of `git commit` that take the next argument for their value, alone or at the end of a cluster: `-am`. */
const takesNext =
  /^(?:-[^-mFCctuS]*[mFCct]|--(?:message|file|reuse-message|reedit-message|template|author|date|cleanup|fixup|squash|trailer|pathspec-from-file))$/;

/**
 * Whether a git command amends the last commit: `--amend` is in it as an argument of its own, not as a message or a
 * path.
 *
 * @param args as the system tells them, `git` first
 */
export function isAmend(args: readonly string[]): boolean {
  for (let at = 1; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--amend') return true;
    if (arg === '--') return false;
    if (takesNext.test(arg)) at++;
  }
  return false;
}
