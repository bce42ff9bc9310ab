import { groupByEach } from '../../../core/collections/group.ts';
import type { HandoffFacts } from '../../../core/facts.ts';
import type { TreeIndex } from '../../../core/rule.ts';

/** For each payload the one that it continues. */
export type Parents = ReadonlyMap<HandoffFacts, readonly HandoffFacts[]>;

/** For each payload the one that it continues, if it exists. */
export function parentsOf(tree: TreeIndex): Parents {
  return new Map(
    tree.all('handoff').map((facts) => {
      const parent = facts.parent && tree.named('handoff', facts.parent.value)[0];
      return [facts, parent ? [parent] : []];
    }),
  );
}

/** A skill that passed the work on, and its payload. */
export interface Stop {
  readonly skill: string;
  readonly by: HandoffFacts;
}

export interface Loop {
  readonly facts: HandoffFacts;
  /** From the target's own stop to the source. */
  readonly stops: readonly Stop[];
  /** The number of returns to a skill that had the work before, including this one. */
  readonly returns: number;
}

/**
 * The payloads whose target has had the work before although their own chain does not name it. One walk from each
 * first payload to all that continue it, so the cost is linear in the chain.
 */
export function loopsOf(all: readonly HandoffFacts[], parents: Parents): readonly Loop[] {
  const children = groupByEach(parents.keys(), (facts) => parents.get(facts)?.slice(0, 1) ?? []);
  const found: Loop[] = [];
  const way: Stop[] = [];
  const lastAt = new Map<string, number[]>();
  let returns = 0;

  const enter = (facts: HandoffFacts, stops: readonly string[]) => {
    for (const skill of stops) {
      const places = lastAt.get(skill);
      if (places && places.length > 0) returns++;
      if (places) places.push(way.length);
      else lastAt.set(skill, [way.length]);
      way.push({ skill, by: facts });
    }
    const target = facts.targetSkill?.value;
    const from = target === undefined ? undefined : lastAt.get(target)?.at(-1);
    if (from === undefined || target === undefined || facts.chain.includes(target)) return;
    found.push({ facts, stops: way.slice(from), returns: returns + 1 });
  };
  const leave = (stops: readonly string[]) => {
    for (const skill of [...stops].reverse()) {
      const places = lastAt.get(skill);
      places?.pop();
      if (places && places.length > 0) returns--;
      way.pop();
    }
  };

  for (const root of all) {
    if ((parents.get(root) ?? []).length > 0) continue;
    const open = [{ facts: root, isDone: false }];
    for (let here = open.pop(); here; here = open.pop()) {
      const { facts } = here;
      const own = facts.sourceSkill ? [facts.sourceSkill.value] : [];
      const stops = facts === root && facts.chain.length > 0 ? facts.chain : own;
      if (here.isDone) leave(stops);
      else {
        enter(facts, stops);
        open.push({ facts, isDone: true });
        for (const child of children.get(facts) ?? []) open.push({ facts: child, isDone: false });
      }
    }
  }
  return found;
}
