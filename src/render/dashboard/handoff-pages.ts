import { memoize } from '../../core/memoize.ts';
import type { Board } from '../../knowledge/board/board.ts';
import type { HandoffRecord } from '../../knowledge/board/handoffs.ts';
import type { TaskKnowledge } from '../../knowledge/items.ts';

const handoffsPerPage = 40;
const tasksPerPage = 50;

/** Payloads that continue one another, oldest first. */
export type Chain = readonly HandoffRecord[];

/** The handoffs and tasks of a board, as pages show them. */
export interface HandoffPages {
  readonly chains: readonly Chain[];
  /** The chains of each page; one that is longer than a page goes on on the next. */
  readonly chainsOfPages: readonly (readonly Chain[])[];
  /** Each task after those that it depends on. */
  readonly tasks: readonly TaskKnowledge[];
  readonly count: number;
  /** The places of the tasks of a page. */
  tasksOf(page: number): { readonly from: number; readonly to: number };
  /** The page of a handoff or a task, from 1. @param id of it */
  pageOf(id: string): number;
}

/** Divides the handoffs and tasks of a board into pages. */
export const handoffPages = memoize(({ handoffs, knowledge }: Board): HandoffPages => {
  const chains = chainsOf(handoffs);
  const chainsOfPages = divided(chains);
  const tasks = inOrder(knowledge.tasks);
  const pages = new Map<string, number>();
  tasks.forEach(({ id }, at) => void pages.set(id, Math.floor(at / tasksPerPage) + 1));
  chainsOfPages.forEach((own, at) => {
    for (const { id } of own.flat()) pages.set(id, at + 1);
  });
  return {
    ...{ chains, chainsOfPages, tasks },
    count: Math.max(1, chainsOfPages.length, Math.ceil(tasks.length / tasksPerPage)),
    tasksOf: (page) => ({
      from: Math.min(tasks.length, (page - 1) * tasksPerPage),
      to: Math.min(tasks.length, page * tasksPerPage),
    }),
    pageOf: (id) => pages.get(id) ?? 1,
  };
});

function divided(chains: readonly Chain[]): Chain[][] {
  const pages: Chain[][] = [];
  let room = 0;
  for (const chain of chains) {
    for (let at = 0; at < chain.length; at += handoffsPerPage) {
      const piece = chain.slice(at, at + handoffsPerPage);
      if (piece.length > room) {
        pages.push([]);
        room = handoffsPerPage;
      }
      pages.at(-1)?.push(piece);
      room -= piece.length;
    }
  }
  return pages;
}

/** Payloads that continue one another, the chain with the newest one first; each before those that continue it. */
function chainsOf(handoffs: readonly HandoffRecord[]): readonly Chain[] {
  const byId = new Map(handoffs.map((one) => [one.id, one]));
  const rootOf = new Map<HandoffRecord, HandoffRecord>();
  for (const one of handoffs) {
    const way: HandoffRecord[] = [];
    let here = one;
    for (
      let up = byId.get(here.parent ?? '');
      up && !rootOf.has(here) && !way.includes(up);
      up = byId.get(here.parent ?? '')
    ) {
      way.push(here);
      here = up;
    }
    const root = rootOf.get(here) ?? here;
    for (const passed of [...way, here]) rootOf.set(passed, root);
  }
  const chains = new Map<HandoffRecord, HandoffRecord[]>();
  for (const [one, root] of rootOf) chains.set(root, [...(chains.get(root) ?? []), one]);
  const sorted = [...chains.values()].map((chain) => chain.sort((a, b) => (a.at < b.at ? -1 : 1)));
  return sorted.sort((a, b) => ((a.at(-1)?.at ?? '') < (b.at(-1)?.at ?? '') ? 1 : -1));
}

/** Each task after those that it depends on, else in the order of their ids; those of a circle in any order. */
function inOrder(tasks: readonly TaskKnowledge[]): readonly TaskKnowledge[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const entered = new Set<TaskKnowledge>();
  const out = new Set<TaskKnowledge>();
  const stack = [...tasks].reverse();
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const waiting = entered.has(top)
      ? []
      : top.dependsOn.flatMap((id) => byId.get(id) ?? []).filter((one) => !entered.has(one));
    entered.add(top);
    stack.push(...waiting);
    if (waiting.length > 0) continue;
    stack.pop();
    out.add(top);
  }
  return [...out];
}
