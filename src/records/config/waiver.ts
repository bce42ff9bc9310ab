import type { Waiver } from '../../core/config.ts';
import { parseTime } from '../kinds/time.ts';

/** What a waiver is compared with. */
export interface Waivable {
  readonly rule: string;
  /** The id of the record, its path where it has none. */
  readonly record: string;
  readonly path: string;
  /** Whether the finding is about a change that repairs a record. */
  readonly isRepair?: boolean;
}

/** What a rule about changes is called where a merge brings the change: a repair that is merged is the same repair. */
const overMerges: Readonly<Record<string, string>> = { 'session/history-append-only': 'session/diverged' };

/** Whether a waiver names the rule and the record of a finding. */
export function isWaiverFor({ rule, record }: Waiver, fault: Waivable): boolean {
  const isRule = rule === fault.rule || (fault.isRepair === true && overMerges[rule] === fault.rule);
  return isRule && (record === fault.record || record === fault.path);
}

/** A waiver is valid until the end of its day in UTC. */
export function isWaiverOver({ until }: Waiver, clock: string): boolean {
  if (until === undefined) return false;
  const end = parseTime(/^\d{4}-\d\d-\d\d$/.test(until) ? `${until}T23:59:59Z` : until);
  const now = parseTime(clock);
  return end !== undefined && now !== undefined && end < now;
}

/** A waiver as it is written into the configuration; a person adds the reason and the name. */
export function waiverLine(rule: string, record: string, commit?: string): string {
  const only = commit === undefined ? '' : `, commit: "${commit}"`;
  return `  - { rule: ${rule}, record: ${JSON.stringify(record)}${only}, reason: …, by: … }`;
}
