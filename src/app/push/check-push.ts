import { groupBy } from '../../core/collections/group.ts';
import type { BatonError } from '../../errors.ts';
import { HistoryRange } from '../../git/history/range.ts';
import { isLeftOver, type Range, revisionsOf, tipsBringing } from '../../git/history/reach.ts';
import type { RefUpdate } from '../../git/refs/push-lines.ts';
import { type Branches, branchOf, tagTips } from '../../git/refs/refs.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { type AuditResult, auditHistory, type CommitInfo, type Fault } from '../audit/audit.ts';
import { isProtected } from '../branches/published.ts';
import { type Deletion, sortTargets, type Target } from './targets.ts';

/** What is pushed, and what is known of the side that receives it. */
export interface PushRequest {
  readonly repository: Repository;
  readonly updates: readonly RefUpdate[];
  /** The receiving side before the push. */
  readonly branches: Branches;
  /** The commits that it has besides, as options of `rev-list`. */
  readonly has: readonly string[];
  /** How the sending side calls the receiving one: a configuration is brought there by a push. */
  readonly remote: string;
  /** Says what to do about a ref whose old commit is not here. */
  readonly missing: (ref: string) => BatonError;
  /** RFC 3339: the time for what no commit dates. */
  readonly clock: string;
}

/** A fault with its texts. */
export interface PushFault extends Fault {
  /** The same function for the faults of one commit against one parent. */
  textOf(path: string, side: 'before' | 'after'): string | undefined;
}

/** The faults of one commit. */
export interface CommitFaults {
  readonly commit: CommitInfo;
  /** Full names of the refs that bring it, in the order of the push. */
  readonly refs: readonly string[];
  /** The branch of the sending clone that the first of them is pushed from, where it is one. */
  readonly branch: string | undefined;
  /**
   * The old tip of a protected branch that it would replace, where the faults are what gets lost with that; else they are
   * the commit's own.
   */
  readonly replaces: string | undefined;
  readonly faults: readonly PushFault[];
}

export interface PushResult {
  /** Commit by commit: those of the first ref first, each in the order of history. */
  readonly commits: readonly CommitFaults[];
  /** Protected branches that may not be deleted. */
  readonly deleted: readonly Deletion[];
  /** How many commits were checked. */
  readonly checked: number;
  readonly records: number;
}

/**
 * Checks what a push brings: every commit that the other side lacks against every parent, and where a protected branch is
 * rewritten its new tip against the old one (git, sections 1 and 6). All refs are checked, and their findings reported together.
 *
 * @throws BatonError `unverifiable` if history or objects are missing; as `auditHistory`
 */
export async function checkPush(request: PushRequest): Promise<PushResult> {
  const { repository, updates, branches, has: options } = request;
  const { targets, deleted, passed } = await sortTargets(repository, updates, branches, request.missing);
  const audits: (CheckedTargets & { readonly audit: AuditResult })[] = [];
  for (const group of grouped(targets)) {
    const gate = group[0]?.gate;
    const tips = [...new Set(group.map(({ tip }) => tip))];
    const known = group.flatMap(({ old }) => old ?? []);
    // What came by a branch that is not protected passed no gate to a protected one.
    const range = gate
      ? { tips, known: [...new Set([...known, ...passed])], options: [] }
      : { tips, known: [...new Set(targets.flatMap(({ old }) => old ?? []))], options };
    const comparisons = group.flatMap(({ tip, old, isRewritten }) =>
      isRewritten && old !== undefined ? [{ commit: tip, against: [old] }] : [],
    );
    const audit = await auditHistory({
      repository,
      range: new HistoryRange(repository, revisionsOf(range)),
      comparisons,
      gate: gate && { ...gate, landing: { remote: request.remote, branch: gate.branch } },
      clock: request.clock,
    });
    audits.push({ targets: group, range, audit });
  }
  const commits: CommitFaults[] = [];
  for (const one of audits) commits.push(...(await byCommit(repository, one, one.audit)));
  const order = new Map(targets.map(({ ref }, at) => [ref, at]));
  commits.sort((a, b) => (order.get(a.refs[0] ?? '') ?? 0) - (order.get(b.refs[0] ?? '') ?? 0));
  return {
    commits,
    deleted: await keptDeletions(request, targets, deleted),
    checked: sum(audits.map(({ audit }) => audit.commits)),
    records: sum(audits.map(({ audit }) => audit.records)),
  };
}

interface CheckedTargets {
  readonly targets: readonly Target[];
  readonly range: Range;
}

/** Refs that are checked in one walk: protected branches with the same gate, and all others. */
function grouped(targets: readonly Target[]): (readonly Target[])[] {
  return [...groupBy(targets, ({ gate }) => gate && `${gate.tip} ${gate.mergeBase}`).values()];
}

async function byCommit(
  repository: Repository,
  { targets, range }: CheckedTargets,
  audit: AuditResult,
): Promise<CommitFaults[]> {
  const isLoss = ({ commit, parent }: Fault) =>
    targets.some(({ tip, old, isRewritten }) => isRewritten && tip === commit.oid && old === parent);
  const texts = new Map<string, PushFault['textOf']>();
  const textOf = (fault: Fault): PushFault['textOf'] => {
    const key = `${fault.commit.oid} ${fault.parent}`;
    const known = texts.get(key) ?? ((path, side) => audit.textOf(fault, path, side));
    texts.set(key, known);
    return known;
  };
  const groups = new Map<string, { commit: CommitInfo; replaces: string | undefined; faults: PushFault[] }>();
  for (const fault of audit.faults) {
    const replaces = isLoss(fault) ? fault.parent : undefined;
    const key = `${fault.commit.oid} ${replaces ?? ''}`;
    const group = groups.get(key) ?? { commit: fault.commit, replaces, faults: [] };
    groups.set(key, group);
    group.faults.push({ ...fault, textOf: textOf(fault) });
  }
  if (groups.size === 0) return [];
  const asked = new Set([...groups.values()].map(({ commit }) => commit.oid));
  const bringing = range.tips.length > 1 ? await tipsBringing(repository, range, asked) : undefined;
  const targetsOf = (oid: string, replaces: string | undefined) => {
    if (replaces !== undefined) return targets.filter(({ tip, old }) => tip === oid && old === replaces);
    const tips = new Set(bringing ? (bringing.get(oid) ?? []).map((at) => range.tips[at]) : range.tips);
    return targets.filter(({ tip }) => tips.has(tip));
  };
  return [...groups.values()].map((group) => {
    const own = targetsOf(group.commit.oid, group.replaces);
    return { ...group, refs: own.map(({ ref }) => ref), branch: own[0]?.branch };
  });
}

/**
 * A protected branch may go once other protected ones that stay, or tags, have all that it held (git, section 6). On the sending
 * side the tags of this clone count: what they hold is not lost.
 */
async function keptDeletions(
  { repository, branches: { tips, defaultBranch }, updates }: PushRequest,
  targets: readonly Target[],
  deleted: readonly Deletion[],
): Promise<Deletion[]> {
  if (deleted.length === 0) return [];
  const branches = new Map(tips);
  const tags = new Map(await tagTips(repository));
  for (const { ref, new: now } of updates) if (now === undefined) tags.delete(ref);
  for (const { ref, tip } of targets) {
    const branch = branchOf(ref);
    if (branch !== undefined) branches.set(branch, tip);
    else if (ref.startsWith('refs/tags/')) tags.set(ref, tip);
  }
  for (const { ref } of deleted) branches.delete(branchOf(ref) ?? '');
  const kept: Deletion[] = [];
  for (const one of deleted) {
    const stays = [...branches].flatMap(([name, tip]) =>
      isProtected(name, one.config.protect, defaultBranch) ? [tip] : [],
    );
    if (await isLeftOver(repository, one.old, [...stays, ...tags.values()])) kept.push(one);
  }
  return kept;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
