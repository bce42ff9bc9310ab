import type { HandoffFacts } from '../../../core/facts.ts';
import type { TreeIndex } from '../../../core/rule.ts';
import { parseTime } from '../time.ts';

/** How long a payload without `expires_at` can be accepted (convention, section 6). */
const defaultLifetime = 3_600_000;

/** When a payload expires, in milliseconds since 1970: `expires_at`, else an hour after `timestamp`. */
export function expiryOf({
  timestamp,
  expiresAt,
}: Pick<HandoffFacts, 'timestamp' | 'expiresAt'>): number | undefined {
  if (expiresAt !== undefined) return parseTime(expiresAt);
  const made = timestamp === undefined ? undefined : parseTime(timestamp);
  return made === undefined ? undefined : made + defaultLifetime;
}

/**
 * The payloads of a tree that are not pending any more, by id: they have an acknowledgement, or were upgraded, so
 * that another payload replaces them.
 */
export function acknowledged(tree: TreeIndex): ReadonlySet<string | undefined> {
  return takenFrom(
    tree.all('handoff'),
    tree.all('ack').map(({ handoff, id }) => handoff?.value ?? id),
  );
}

/** The same of payloads and of what acknowledgements name. */
export function takenFrom(
  payloads: readonly Pick<HandoffFacts, 'upgradedFrom'>[],
  named: readonly (string | undefined)[],
): ReadonlySet<string | undefined> {
  return new Set([...named, ...payloads.flatMap(({ upgradedFrom }) => upgradedFrom ?? [])]);
}

/**
 * True where a payload is pending: unacknowledged and unexpired (convention, section 6). A payload whose expiry
 * cannot be read is pending.
 *
 * @param taken from `acknowledged`
 * @param now RFC 3339
 */
export function isPending(
  facts: Pick<HandoffFacts, 'archived' | 'expiresAt' | 'id' | 'timestamp'>,
  taken: ReadonlySet<string | undefined>,
  now: string,
): boolean {
  if (facts.archived || taken.has(facts.id)) return false;
  const [expiry, moment] = [expiryOf(facts), parseTime(now)];
  return expiry === undefined || moment === undefined || expiry > moment;
}
