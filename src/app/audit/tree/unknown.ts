import type { TreeIndex } from '../../../core/rule.ts';

/** Thrown by a tree that nobody has loaded yet. */
class TreeAsked extends Error {}

function ask(): never {
  throw new TreeAsked('a rule asked for a tree that is not loaded');
}

/**
 * Stands for the tree of a commit until a rule asks about other records, which few do: loading what a record refers to, for
 * every commit of a history, costs more than all the rest.
 */
export const unknownTree: TreeIndex = {
  get files() {
    return ask();
  },
  all: ask,
  byId: ask,
  named: ask,
  has: ask,
  entryAt: ask,
  namesIn: ask,
};

/** True for what a rule fails with that asked the unknown tree. */
export function wasAsked(error: unknown): boolean {
  return error instanceof TreeAsked;
}
