/** What one commit did to a path: a name that it deleted, or one that it changed into another. */
export type Move = readonly [before: string] | readonly [before: string, after: string];

/** What a commit did to a path that no rename names. */
export interface Touched {
  readonly status: 'A' | 'D' | 'M';
  readonly path: string;
  /** Object ids of the content; all zeros for none. */
  readonly before: string;
  readonly after: string;
}

/**
 * The moves of a commit to names that were in use: two files that change their names with each other, and one that takes the name of another.
 * Git takes a path that exists before and after for the same file. Only content that did not change is recognised, and a file that stays is
 * only taken for moved where another one has its name now: one that was edited, and whose old content was copied, stays where it is.
 */
export function exchangedIn(touched: readonly Touched[]): readonly Move[] {
  const sources = new Map<string, Touched | undefined>();
  for (const one of touched) {
    // Content that several files had leads nowhere.
    if (one.status !== 'A') sources.set(one.before, sources.has(one.before) ? undefined : one);
  }
  const sourceOf = (one: Touched) => {
    const found = one.status === 'D' ? undefined : sources.get(one.after);
    return found === one ? undefined : found;
  };
  const isLeft = (one: Touched) => one.status === 'D' || (one.status === 'M' && sourceOf(one) !== undefined);
  const targets = new Map<Touched, string>();
  const isTwice = new Set<Touched>();
  for (const one of touched) {
    const source = sourceOf(one);
    if (!source || !isLeft(source)) continue;
    if (targets.has(source)) isTwice.add(source);
    targets.set(source, one.path);
  }
  return [...targets].flatMap(([source, target]): Move[] =>
    isTwice.has(source) ? [] : [[source.path, target]],
  );
}
