/** One word or phrase that the project no longer uses, and what it uses instead. */
export interface OldWord {
  /** The forms, in small letters; a space stands for any white space, also for a line break in a comment. */
  readonly forms: readonly string[];
  readonly write: string;
  /** Text before a form that gives it another meaning, so that it is allowed. */
  readonly allowedAfter?: RegExp;
}

/**
 * Words and phrases of text: comments, messages, help, pages. A plain English word that has a good use besides is not in
 * this list.
 */
export const oldPhrases: readonly OldWord[] = [
  { forms: ['mend', 'mends', 'mended', 'mending'], write: 'fix' },
  {
    forms: ['judge', 'judges', 'judged', 'judging', 'judgement', 'judgements'],
    write: 'check (one record), lint (a run)',
  },
  { forms: ['bears'], write: 'has' },
  { forms: ['is not there', 'are not there', 'was not there', 'were not there'], write: 'does not exist' },
  { forms: ['held against', 'hold against', 'holds against'], write: 'compared with' },
  { forms: ['in the place of a record', 'in the places of records'], write: 'at a record path' },
  { forms: ['pass over', 'passes over', 'passed over', 'passing over'], write: 'skip' },
  { forms: ['what came of it', 'what became of it'], write: 'outcome, result' },
  {
    forms: ['take up', 'takes up', 'took up', 'taken up', 'take it up', 'takes it up', 'took it up'],
    write: 'accept, resume',
  },
  { forms: ['put away', 'puts away'], write: 'archive' },
  {
    forms: ['govern', 'governs', 'governed', 'governing', 'governor', 'governors'],
    write: 'effective config, config commit',
  },
  { forms: ['way out', 'ways out'], write: 'next step' },
  { forms: ['rule of thumb', 'rules of thumb'], write: 'heuristic' },
  { forms: ['fault of baton', 'faults of baton'], write: 'bug in Baton' },
  { forms: ['waits to be', 'wait to be'], write: 'pending' },
  { forms: ['go by', 'goes by', 'went by'], write: 'use' },
  { forms: ['comes to nothing', 'come to nothing'], write: 'is empty' },
  { forms: ['is none', 'are none'], write: 'is not a …', allowedAfter: /\bthere\s$/ },
  // `blanks` is the id of a message of skill/frontmatter, and ids are an interface.
  { forms: ['blanks'], write: 'spaces', allowedAfter: /'$|(?:^|\n) +$/ },
];

/** Identifiers of code, whole and case-sensitive. */
export const oldIdentifiers: ReadonlyMap<string, string> = new Map([
  ['Place', 'RecordPath'],
  ['Places', 'PathRules'],
  ['PlaceOf', 'ClassifyPath'],
  ['placeOf', 'classify'],
  ['createPlaces', 'createPathRules'],
  ['loadPlaces', 'loadConfig'],
  ['isWorse', 'hasRegressed'],
  ['ClaimSpan', 'TaskRange'],
  ['SpanStart', 'TaskRangeStart'],
  ['loadSpans', 'loadTaskRanges'],
  ['GitSession', 'GitProcess'],
  ['letWaived', 'applyWaivers'],
  ['passOver', 'applyBaseline'],
  ['explainPending', 'notePendingConfig'],
  ['wish', 'lookup'],
  ['wishes', 'lookups'],
  ['Wish', 'RecordLookup'],
  ['oncePer', 'memoize'],
  ['remembering', 'cacheReads'],
  ['drawn', 'formatPath'],
  ['thumbRules', 'heuristics'],
  ['Shelf', 'LanguageIndex'],
  ['shelf', 'languageIndex'],
  ['Arrival', 'Incoming'],
  ['wayOut', 'remedy'],
  ['waysOut', 'remedies'],
  ['Standpoint', 'CheckoutState'],
  ['asleep', 'uncalledHooks'],
]);

/** Beginnings of identifiers, each a whole word of camel case in any case: `judgeWrites`, `Mend`, `tellCommit`. */
export const oldBeginnings: ReadonlyMap<string, string> = new Map([
  ['bears', 'has'],
  ['judge', 'check, Checker'],
  ['judged', 'checked'],
  ['judgement', 'checkResult'],
  ['mend', 'fix, FixSet'],
  ['mends', 'fixes'],
  ['mended', 'fixed'],
  ['tell', 'report (findings), print'],
  ['governor', 'configCommit'],
  ['governors', 'configCommits'],
  ['governed', 'configFrom'],
  ['governing', 'effectiveConfigs'],
]);
