/** What changed between the start of a task and what is checked. Paths from the top; a rename is a deletion and an addition. */
export interface TaskRange {
  /** What names its start in a message: an abbreviated commit; undefined where that is the beginning of history, or memory. */
  readonly start: string | undefined;
  readonly created: ReadonlySet<string>;
  /** Another content, or another type of file. */
  readonly modified: ReadonlySet<string>;
  readonly deleted: ReadonlySet<string>;
  /** Touched by a commit of the span and now as it was. */
  readonly restored: ReadonlySet<string>;
  /** All of the changed paths that are no records, sorted. */
  readonly work: readonly string[];
}

/** What the claims of one task's handoff are compared with. Git knows it, so others look before rules run. */
export interface ClaimEvidence {
  /** Undefined where nothing says when the task started (checks, "Claims"). */
  readonly span: TaskRange | undefined;
  /** Lines of the claimed files that hold text, in the checked version. */
  readonly lineCounts: ReadonlyMap<string, number>;
}

/** How many lines a text has; what follows the last line break is one where it is not empty. */
export function countLines(text: string): number {
  const breaks = text.split('\n').length - 1;
  return text === '' || text.endsWith('\n') ? breaks : breaks + 1;
}
