import { BatonError } from '../errors.ts';
import { isObjectId } from '../git/refs/object-id.ts';

/** What GitHub tells a job: names from its documentation of workflow events. */
export interface Event {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string;
  /** What the file of `GITHUB_EVENT_PATH` holds. */
  readonly payload: unknown;
  /** `GITHUB_REF`, the full name: of a push the branch or tag, of a pull request a merge that nobody made. */
  readonly ref: string | undefined;
}

/** What one event asks to be checked. */
export interface Plan {
  /** Arguments of `git rev-list`; none for what `baton audit` checks by itself. */
  readonly revisions: readonly string[];
  /** The sides of the merge that the forge would make. */
  readonly merge?: { readonly base: string; readonly head: string };
  /** The tips of a branch that was rewritten. */
  readonly rewritten?: { readonly before: string; readonly after: string };
  /** The branch that a pull request goes to. */
  readonly branch?: string;
  /** The push that brought the commits. */
  readonly pushed?: { readonly branch: string; readonly before?: string; readonly defaultBranch?: string };
  /** What the reasoning diff compares. */
  readonly review?: { readonly base: string; readonly head: string };
  /** The pull request that has the comment. */
  readonly pullRequest?: number;
}

/** Why there is nothing to check. */
export interface Nothing {
  readonly nothing: string;
}

/**
 * What to check for an event. The commit that GitHub checks out for a pull request is a merge that it made itself: no
 * commit of the branch, and never taken for one (git, section 5).
 *
 * @throws BatonError `usage` if the payload is not what its event promises
 */
export function planOf({ name, payload, ref }: Event): Plan | Nothing {
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
      return ofPullRequest(payload);
    case 'merge_group': {
      const [base, head] = [
        oidAt(payload, 'merge_group', 'base_sha'),
        oidAt(payload, 'merge_group', 'head_sha'),
      ];
      return { revisions: [head, `^${base}`], review: { base, head } };
    }
    case 'push':
      return ofPush(payload, ref);
    default:
      return { revisions: [] };
  }
}

function ofPullRequest(payload: unknown): Plan {
  const base = oidAt(payload, 'pull_request', 'base', 'sha');
  const head = oidAt(payload, 'pull_request', 'head', 'sha');
  const number = at(payload, 'pull_request', 'number') ?? at(payload, 'number');
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw lacking('pull_request.number');
  const sides = { base, head };
  const ref = at(payload, 'pull_request', 'base', 'ref');
  const branch = typeof ref === 'string' ? { branch: ref } : {};
  return { revisions: [head, `^${base}`], merge: sides, review: sides, pullRequest: number, ...branch };
}

function ofPush(payload: unknown, ref: string | undefined): Plan | Nothing {
  const pushedRef = at(payload, 'ref') ?? ref;
  if (typeof pushedRef !== 'string') throw lacking('ref');
  const after = oidAt(payload, 'after');
  if (at(payload, 'deleted') === true || isZero(after)) return { nothing: `\`${pushedRef}\` was deleted` };
  if (!pushedRef.startsWith('refs/heads/')) return { nothing: `\`${pushedRef}\` is not a branch` };
  const before = oidAt(payload, 'before');
  const known = at(payload, 'repository', 'default_branch');
  const isDefault = pushedRef === `refs/heads/${typeof known === 'string' ? known : ''}`;
  // Where a new branch parted from the default branch nobody says; that branch's commits were checked when they came.
  const others = typeof known !== 'string' || isDefault ? [] : [`^refs/remotes/origin/${known}`];
  const pushed = {
    branch: pushedRef.slice('refs/heads/'.length),
    ...(isZero(before) ? {} : { before }),
    ...(typeof known === 'string' ? { defaultBranch: known } : {}),
  };
  if (isZero(before)) return { revisions: [after, ...others], pushed };
  if (at(payload, 'forced') !== true) {
    return { revisions: [after, `^${before}`], review: { base: before, head: after }, pushed };
  }
  // The old tip of a rewritten branch may be in no clone any more: it is asked for only where it binds.
  const start = others.length > 0 ? others : [`^${before}`];
  return { revisions: [after, ...start], rewritten: { before, after }, pushed };
}

/** All zeros, of any length: no commit. */
function isZero(oid: string): boolean {
  return /^0+$/.test(oid);
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Readonly<Record<string, unknown>>)[key]
        : undefined,
    value,
  );
}

function oidAt(payload: unknown, ...path: readonly string[]): string {
  const value = at(payload, ...path);
  if (isObjectId(value)) return value;
  throw lacking(path.join('.'));
}

function lacking(key: string): BatonError {
  return new BatonError('usage', `The event names no commit, number or branch at \`${key}\``, {
    help: 'run the action on `pull_request`, `push` or `merge_group`, with the event file from GitHub',
  });
}
