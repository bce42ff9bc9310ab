import { parseTime } from '../records/kinds/time.ts';
import type { DecisionKnowledge } from './decisions.ts';
import type { Knowledge } from './gather.ts';
import { decisionsInForce, readable } from './in-force.ts';
import { isFinished } from './items.ts';

/** Whether a decision holds, and where it does not, why. */
export type DecisionState =
  | { readonly type: 'in-force' }
  | { readonly type: 'superseded'; readonly by: readonly string[] }
  | { readonly type: 'failure' | 'abandoned' }
  | { readonly type: 'expired'; readonly at: string };

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

/** Tells what is known of a decision. @param now RFC 3339: what is expired depends on it */
export function accountOf(knowledge: Knowledge, decision: DecisionKnowledge, now: string): DecisionAccount {
  const { agent, alternatives, confidence, date, id, source, text, thread } = decision;
  const holding = decisionsInForce(knowledge, now);
  return {
    id,
    text: readable(text),
    thread,
    path: source.path,
    agent,
    date,
    confidence,
    state: stateOf(knowledge, decision, now),
    rejected: alternatives.flatMap(({ because, option }, at) => {
      const shown = readable(option);
      if (shown === undefined) return [];
      const name = `${id}#${at + 1}`;
      const reopenedBy = holding.flatMap((one) => (one.reopens.includes(name) ? [one.id] : []));
      return [{ number: at + 1, option: shown, because: readable(because), reopenedBy }];
    }),
    chain: chainOf(knowledge, decision),
    dependents: dependentsOf(knowledge, decision),
  };
}

/** Whether a decision holds, by the same rules as `inForce`. */
export function stateOf({ decisions }: Knowledge, decision: DecisionKnowledge, now: string): DecisionState {
  const by = decisions.flatMap(({ id, supersedes }) => (supersedes.includes(decision.id) ? [id] : []));
  if (by.length > 0) return { type: 'superseded', by };
  const { expires, outcome } = decision;
  if (outcome === 'failure' || outcome === 'abandoned') return { type: outcome };
  const [end, moment] = [expires === undefined ? undefined : parseTime(expires), parseTime(now)];
  if (expires !== undefined && end !== undefined && moment !== undefined && end <= moment)
    return { type: 'expired', at: expires };
  return { type: 'in-force' };
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
