/** What a heading, a bold line or a label says of all that is below it. */
export const headingClasses = [
  'done',
  'next',
  'gotchas',
  'patterns',
  'lessons',
  'questions',
  'blockers',
  'read',
  'files',
  'created',
  'mixed',
  'none',
] as const;

export type HeadingClass = (typeof headingClasses)[number];

/** What a sentence or an item says by itself: read where no heading decides, and for what became of a file or of the work. */
export const cueNames = [
  /** A whole item that stands for an empty list. */
  'nothing',
  'gotcha',
  'pattern',
  'question',
  'blocker',
  'step',
  /** An item that is over, where open ones stand. */
  'over',
  'created',
  'modified',
  'removed',
  'reworked',
  /** A file that is to be read. */
  'read',
  /** A file that is only looked at or run. */
  'looked',
  'completed',
  'partial',
  'blocked',
  'failed',
] as const;

export type Cue = (typeof cueNames)[number];
