import type { DecisionKnowledge } from './decisions.ts';
import type { Knowledge } from './gather.ts';
import { type DecisionState, decisionStates, readable } from './in-force.ts';
import { isFinished } from './items.ts';

/** One step of a chain, or what depends on a decision. */
export interface NamedText {
  readonly id: string;
  /** Undefined where it was redacted. */
  readonly text: string | undefined;
}

/** What a reader of a line needs of a decision (agents, section 2). */
export interface DecisionAccount extends NamedText {
  readonly thread: string;
  readonly path: string;
  readonly agent: string;
  readonly date: string;
  readonly confidence: number | undefined;
  readonly state: DecisionState;
  readonly rejected: readonly {
    readonly number: number;
    readonly option: string;
    readonly because: string | undefined;
    /** Decisions in force that choose it now. */
    readonly reopenedBy: readonly string[];
  }[];
  /** The decisions that it continues, directly or through others, the first of the thread first. */
  readonly chain: readonly NamedText[];
  readonly dependents: readonly (NamedText & {
    readonly how: 'continues' | 'supersedes' | 'reopens' | 'task';
  })[];
}

/** Makes the accounts of decisions. @param now RFC 3339: what is expired depends on it */
export function accountsFrom(
  knowledge: Knowledge,
  now: string,
): (decision: DecisionKnowledge) => DecisionAccount {
  const states = decisionStates(knowledge, now);
  const reopenedBy = new Map<string, string[]>();
  for (const [{ id, reopens }, { type }] of states) {
    if (type !== 'in-force') continue;
    for (const name of reopens) reopenedBy.set(name, [...(reopenedBy.get(name) ?? []), id]);
  }
  return (decision) => {
    const { agent, alternatives, confidence, date, id, source, text, thread } = decision;
    return {
      id,
      text: readable(text),
      thread,
      path: source.path,
      agent,
      date,
      confidence,
      state: states.get(decision) ?? { type: 'in-force' },
      rejected: alternatives.flatMap(({ because, option }, at) => {
        const shown = readable(option);
        if (shown === undefined) return [];
        const number = at + 1;
        const by = reopenedBy.get(`${id}#${number}`) ?? [];
        return [{ number, option: shown, because: readable(because), reopenedBy: by }];
      }),
      chain: chainOf(knowledge, decision),
      dependents: dependentsOf(knowledge, decision),
    };
  };
}

function chainOf({ decisions }: Knowledge, decision: DecisionKnowledge): readonly NamedText[] {
  const byId = new Map(decisions.map((one) => [one.id, one]));
  const seen = new Set([decision.id]);
  const before: DecisionKnowledge[] = [];
  let ring: readonly DecisionKnowledge[] = [decision];
  while (ring.length > 0) {
    ring = ring.flatMap(({ continues }) =>
      continues.flatMap((id) => {
        const parent = byId.get(id);
        if (!parent || seen.has(id)) return [];
        seen.add(id);
        return [parent];
      }),
    );
    before.unshift(...ring);
  }
  return before.map(named);
}

function dependentsOf({ decisions, tasks }: Knowledge, { id, task }: DecisionKnowledge) {
  const names = (list: readonly string[]) => list.includes(id);
  return [
    ...decisions.flatMap((one) => {
      const how = names(one.continues)
        ? ('continues' as const)
        : names(one.supersedes)
          ? ('supersedes' as const)
          : one.reopens.some((name) => name.startsWith(`${id}#`))
            ? ('reopens' as const)
            : undefined;
      return how === undefined ? [] : [{ ...named(one), how }];
    }),
    ...tasks.flatMap((one) =>
      task !== undefined && one.dependsOn.includes(task) && !isFinished(one)
        ? [{ id: one.id, text: readable(one.name), how: 'task' as const }]
        : [],
    ),
  ];
}

function named({ id, text }: DecisionKnowledge): NamedText {
  return { id, text: readable(text) };
}
