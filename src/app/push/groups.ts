import type { Severity } from '../../core/diagnostic.ts';
import type { Repository } from '../../git/setup/repository.ts';
import type { PushedFinding, PushedGroup } from '../../render/reporters/push.ts';
import type { CommitFaults, PushFault, PushResult } from './check-push.ts';
import { type CheckoutState, remedies } from './remedies.ts';

/** A push as it is shown: what only informs is left out. */
export interface ShownPush {
  readonly groups: readonly PushedGroup[];
  readonly errors: number;
  readonly warnings: number;
  /** How many findings there are besides those of the groups. */
  readonly left: number;
}

/**
 * Puts the faults of a push in the order in which they are shown, by refs and commit, errors before warnings where there are
 * too many.
 *
 * @param most how many findings are shown
 */
export async function groupFaults(
  repository: Repository,
  { commits }: Pick<PushResult, 'commits'>,
  standpoint: CheckoutState,
  most: number,
): Promise<ShownPush> {
  const errors = count(commits, 'error');
  const warnings = count(commits, 'warning');
  const wanted: readonly Severity[] = errors + warnings > most ? ['error'] : ['error', 'warning'];
  let room = most;
  const groups = new Map<string, CommitFaults[]>();
  for (const one of commits) {
    const faults = one.faults.filter(({ diagnostic }) => wanted.includes(diagnostic.severity)).slice(0, room);
    if (faults.length === 0) continue;
    room -= faults.length;
    const key = one.refs.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), { ...one, faults }]);
  }
  const shown: PushedGroup[] = [];
  for (const group of groups.values()) {
    const wrong = group.flatMap((one) => withoutWaiting(one) ?? []);
    const needs = group.flatMap(({ faults }) => faults.flatMap((fault) => fault.needs ?? []));
    shown.push({
      refs: group[0]?.refs ?? [],
      commits: group.map(({ commit, replaces, faults }) => ({
        commit,
        isReplacing: replaces !== undefined,
        findings: faults.map(withoutHead),
      })),
      help: [...new Set(needs), ...(await remedies(repository, wrong, standpoint))],
    });
  }
  return { groups: shown, errors, warnings, left: errors + warnings - (most - room) };
}

/** A commit whose errors are its own; undefined for one that only waits for a configuration. */
function withoutWaiting(one: CommitFaults): CommitFaults | undefined {
  const own = { ...one, faults: one.faults.filter(({ needs }) => needs === undefined) };
  return count([own], 'error') > 0 ? own : undefined;
}

/**
 * At a commit, what was deleted is restored from HEAD; here it is another commit that has it, which `help` names. What
 * a configuration would let pass is said once for all of a group.
 */
function withoutHead(fault: PushFault): PushedFinding {
  if (fault.diagnostic.rule !== 'record/deleted' && fault.needs === undefined) return fault;
  const { help: _, ...diagnostic } = fault.diagnostic;
  return { diagnostic, textOf: fault.textOf };
}

function count(commits: readonly CommitFaults[], severity: Severity): number {
  const all = commits.flatMap(({ faults }) => faults);
  return all.filter(({ diagnostic }) => diagnostic.severity === severity).length;
}
