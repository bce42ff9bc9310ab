/** The words of patterns that are about files and what became of them. */
export const fileTermNames = [
  /** New, said of a thing. */
  'newWords',
  /** What is behind a file that is new. */
  'newMarks',
  'createdMarks',
  'addedMarks',
  /** What is in brackets behind a file that was there before. */
  'changedMarks',
  /** Plainly now: a word of making behind it tells of the state and not of the making. */
  'done',
  'nowWords',
  'justNow',
  'newFiles',
  'madeWords',
  'relatives',
  'selves',
  /** Verbs of putting something into a file, which stood there before. */
  'additions',
  /** What marks the file before it as what the verb is about. */
  'particles',
  'anew',
  /** Names of columns of a table of files. */
  'fileColumn',
  'changeColumn',
  'lookedColumn',
  /** A column of where more is written. */
  'referenceColumn',
  /** Columns that only count or name the rows. */
  'ordinalColumn',
  /** A column of what was done about a trouble. */
  'solvedColumn',
  'splitting',
  /** How a step tells that its file is still to be made. */
  'creating',
  /** What is before what a thing was split into. */
  'outcomesOfSplit',
  /** Parts of a file, which is none of them. */
  'partsOfFile',
  /** Into or inside a thing. */
  'inwards',
  /** Inside a thing that opens a sentence. */
  'inside',
  /** Where something was put, at the end of a few words. */
  'placed',
  'articles',
  'indefinites',
  'and',
  'or',
  'afterwards',
  /** What joins one half of a statement to the other. */
  'contrasts',
  /** Sections that tell how things stand, and not what was done to them. */
  'stateOfThings',
  'workDone',
  /** How English verbs end that tell what was done. */
  'pastVerbs',
  /** How words end that tell a deed, and German ones that close an entry of work done. */
  'deeds',
  'participles',
  /** Between a file and what was done to it. */
  'auxiliaries',
  'degrees',
  /** Words in `-ed` that open an entry and tell no deed on a file. */
  'noDeeds',
  'pronouns',
  /** Before a file that a deed is about, and was not done to. */
  'notOfFile',
  /** Before a verb: it is to be done, or may be, and was not. */
  'modals',
  /** Between a trouble and the file that it comes from. */
  'comesFrom',
  /** Before a year in which something was done long ago. */
  'sinceYear',
  /** Headings that name files, and say nothing of what became of them. */
  'fileLists',
  /** What is a file itself: `a guide (guide.md)`. */
  'kindsOfFile',
  /** What makes files whenever it runs, and words of what it does now: `is created by the build`. */
  'programs',
  'byWhom',
  'presentPassive',
  'presentEndings',
  'pastEndings',
  /** That a file is as it was, right behind it. */
  'staysSo',
  /** What something else does with a file, right before or behind it: `a test that imports X`. */
  'usesIt',
] as const;
