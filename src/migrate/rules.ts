/** The heuristics by which a note is read, each with what it says (migration, "Build"): `--explain` lists them. */
export const heuristics = {
  'heading-names-list': 'A heading names what the list below it contains',
  'entry-heading': 'A heading below one that names a list is an entry of it, with its text',
  'table-row': 'A row of a table below a heading that names a list is an item',
  'column-names-list': 'The first column of a table (`Question`, `Risk`) names what its rows are',
  'open-row': 'A row of a table of parts whose status says that it is open is a step',
  'sentence-under-heading':
    'A sentence below a heading that names a list is an item if its words agree, or if it comes first',
  'list-of-one-kind': 'Below an unknown heading, the words of the entries decide what the list is',
  'label-names-list': 'The label of an item (`Gotcha: …`) names its list',
  'open-box': 'An open box that is in no list of another kind is an open step',
  'mark-before-item': 'A mark such as a warning sign before an item says what it is',
  'ends-in-question-mark': 'A sentence that ends in a question mark is a question',
  'words-of-doubt': 'Words of doubt (`unclear`, `TBD`) make a question',
  'words-of-waiting': 'Words of waiting (`blocked by`, `waiting for`) make a blocker',
  'words-of-warning': 'Words of failure, lack or prohibition make a gotcha',
  'what-helps-is-a-pattern': 'A lesson that something makes the work lighter is a pattern',
  'trouble-from-before': 'A failure that was there before the work, or has another cause, is a gotcha',
  'words-of-a-standing-rule':
    'Words of a standing rule (`always`, `must`) in the first clause make a pattern',
  'words-of-what-follows': 'Words of what comes next (`next`, `what remains`) make a step',
  'imperative-for-who-comes-next': 'An instruction in a section for the next person is a step',
  'imperative-after-plan': 'An instruction in a paragraph, after it said what remains, is a step',
  'waiting-is-no-step': 'Waiting is a blocker, because nobody can do it',
  'heading-lists-new-files': 'A heading lists files that are new',
  'heading-lists-changed-files': 'A heading lists files that were changed',
  'heading-lists-files-to-read': 'A heading lists files to read',
  'list-of-files':
    'Below an unknown heading, a list of files is to be read if it lists documents, or follows traps and steps',
  'fence-lists-files': 'A code block of one path a line, below a heading of files, is a list of files',
  'table-of-files': 'A table of files and what they are for lists files to read',
  'column-says-what-changed': 'A column says what was done to the file of its row',
  'label-says-created': 'A label of making (`Added handlers:`) applies to the files below it',
  'counted-tests':
    'Below a heading of tests, a file with the number of its tests, or with new ones, was created',
  'sign-before-file': 'A sign of adding or changing (`➕`, `✏️`) before a file says what was done to it',
  'marked-as-new': 'A file with `new` next to it was created',
  'marked-as-changed': 'A file with `edited` or the like in brackets behind it was changed',
  'split-into-new-files': 'What a file was split into is new',
  'word-of-making-before-file': 'The last verb before a file is one of making',
  'word-of-making-behind-file': 'A verb of making comes directly after the file',
  'word-of-change-behind-file':
    'A sentence continues with what was done to the file that it began with (`X is rewritten`)',
  'word-of-change-before-file': 'The last verb before a file is one of change, or something was added to it',
  'entry-opens-with-file': 'An entry of work done that begins with a file means that the file was changed',
  'file-does-so-now': 'A sentence says what the file that it opens with does now',
  'file-in-work-done': 'A file after a colon or in parentheses in work done was changed',
  'file-of-a-next-step': 'A file that a step names, and does not create, is to be read',
  'sentence-points-to-file': 'A sentence points to a file (`see`, `spec in`)',
  'history-decides': 'The repository’s history says that a file was created or modified',
  'status-in-headline': 'The headline has a separate part with the status',
  'line-called-status': 'A line called status, outcome or result says it',
  'status-word-in-bold': 'A bold word is a status and nothing else',
  'summary-says-status': 'A section with a summary says how the work ended',
  'sentence-sums-up': 'A sentence that sums up (`all in all`) says how the work ended',
  'heading-says-stopped': 'A heading says that the work is stopped',
  'says-unfinished':
    'A heading (`Not done`, `In progress`) or an entry (`Not done: …`) says that work was not finished, beside work that was',
  'part-under-way':
    'A table or list of parts says of one that it is under way, and of another that it is finished',
  'all-parts-finished': 'All headings say of what they name that it is finished',
  'only-attempts': 'A note says what was tried, and lists no work done',
  'steps-wait': 'All steps wait for something, and the note names a blocker',
  'first-lines-say-status': 'The first lines say how the work ended',
  'work-left-of-the-same-goal': 'Work was done, and parts of the same goal are left',
  'work-done-with-steps': 'Work was done, and there are steps that may be of the same goal',
  'work-done-and-nothing-left': 'Work was done, and nothing of the same goal is left',
  'no-work-reported': 'The note reports no work, so its outcome is asked',
  'structured-block': 'A YAML block has the keys of a handoff: each value goes to the field of its key',
} as const satisfies Readonly<Record<string, string>>;

export type ThumbRule = keyof typeof heuristics;

/** Rules by which each entry of a list is a file, with what is said of it. */
export const listing: ReadonlySet<string> = new Set([
  'heading-lists-new-files',
  'heading-lists-changed-files',
  'heading-lists-files-to-read',
  'list-of-files',
]);
