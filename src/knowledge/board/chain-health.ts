/** The values of a decision that chain health needs. */
export interface ChainLink {
  readonly id: string;
  readonly agent: string;
  readonly hasFailed: boolean;
}

/** A decision that failed: right after a failed one, further down from one, or with none before it. */
export interface FailedLink {
  readonly id: string;
  readonly agent: string;
  readonly amplification: 'inherited' | 'cascaded' | null;
}

/** How failures continue through a thread (formats, "Chain"). */
export interface ChainHealth {
  /** The number of decisions on the longest path from a root to a head. */
  readonly chainLength: number;
  /** Decisions whose outcome is failure. */
  readonly failed: number;
  /** Failed decisions for each root. */
  readonly amplificationFactor: number;
  /** Whose decisions failed, sorted. */
  readonly affectedAgents: readonly string[];
  readonly failures: readonly FailedLink[];
}

/**
 * @param links in an order in which each decision comes after those that it continues; those of a cycle in any order
 * @param parentsOf the decisions that one continues
 */
export function chainHealth<L extends ChainLink>(
  links: readonly L[],
  parentsOf: (link: L) => readonly L[],
): ChainHealth {
  const lengths = new Map<L, number>();
  /** The distance to a failed decision before it: 0 for one that failed itself with none before it. */
  const distances = new Map<L, number>();
  const failures: FailedLink[] = [];
  for (const link of links) {
    const parents = parentsOf(link);
    lengths.set(link, 1 + Math.max(0, ...parents.map((parent) => lengths.get(parent) ?? 0)));
    const above = parents.flatMap((parent) => distances.get(parent) ?? []);
    const distance = above.length > 0 ? 1 + Math.min(...above) : link.hasFailed ? 0 : undefined;
    if (distance !== undefined) distances.set(link, distance);
    if (!link.hasFailed) continue;
    const amplification = distance === 0 ? null : distance === 1 ? 'inherited' : 'cascaded';
    failures.push({ id: link.id, agent: link.agent, amplification });
  }
  const roots = links.filter((link) => parentsOf(link).length === 0).length;
  return {
    chainLength: Math.max(0, ...lengths.values()),
    failed: failures.length,
    amplificationFactor: roots === 0 ? failures.length : failures.length / roots,
    affectedAgents: [...new Set(failures.map(({ agent }) => agent))].sort(),
    failures,
  };
}
