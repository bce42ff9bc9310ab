import type { RecordKind } from '../../src/core/document.ts';
import { minimalExample } from '../../src/records/schema/minimal-example.ts';

/** Where the minimal example of each kind lies. */
export const exampleAt: Readonly<Record<RecordKind, string>> = {
  session: '.agents/sessions/fbcd4d0d-3a1.md',
  thread: '.agents/threads/thread_pr94/thread.md',
  resume: '.agents/threads/thread_pr94/res_20261127_k3v9qx7m.yaml',
  decision: '.agents/threads/thread_pr94/dec_20261127_k3v9qx7m.md',
  handoff: '.agents/handoffs/hnd_20261127_k3v9qx7m.yaml',
  ack: '.agents/handoffs/hnd_20261127_k3v9qx7m.ack.yaml',
  task: '.agents/tasks/task-005.md',
  skill: '.agents/skills/lit-pm/SKILL.md',
};

/** The minimal example of every kind, each in its place. */
export function examples(): Record<string, string> {
  return Object.fromEntries(kinds.map((kind) => [exampleAt[kind], minimalExample(kind)]));
}

const kinds = Object.keys(exampleAt) as RecordKind[];

/** One minimal example in its place, or elsewhere, with some of its text replaced. */
export function example(
  kind: RecordKind,
  replace: Readonly<Record<string, string>> = {},
  path: string = exampleAt[kind],
): Record<string, string> {
  let text = minimalExample(kind);
  for (const [from, to] of Object.entries(replace)) {
    if (!text.includes(from)) throw new Error(`the example of ${kind} holds no ${from}`);
    text = text.replace(from, () => to);
  }
  return { [path]: text };
}
