import type { Section } from '../sections/section.ts';
import type { Cue } from '../words/lists.ts';
import type { Pattern } from '../words/pattern.ts';
import type { Hit } from '../words/phrases.ts';
import { anyOf, anySign, casedPattern, pattern, phrasesOf } from '../words/terms.ts';

export const fileHeader = pattern`${anyOf('fileColumn')}`;
export const changeColumn = pattern`${anyOf('changeColumn')}`;
export const referenceColumn = pattern`^[^\p{L}\p{N}]*${anyOf('referenceColumn')}[^\p{L}\p{N}]*$`;
export const lookedColumn = pattern`${anyOf('lookedColumn')}`;

/** "Split `a` into `b` and `c`": what is behind is new. */
export const splitInto = pattern`${anyOf('splitting')}[^.;]*\u0001[^.;]*${anyOf('outcomesOfSplit')}[^.;,]*$|${anyOf('splitting')}[^.;]*${anyOf('outcomesOfSplit')}[^.;,]*\u0001[\s\u0001+&,]*(?:${anyOf('and')}\s+)?$`;
const newMark = pattern`^[\s\u0001*_\x60]*(?:[)）\]]\s*(?=[—–:-]))?${anyOf('particles')}?\s*(?:(?:\(|\[|—|–|-|:|,)?\s*\**${anyOf('newMarks', 'createdMarks')}|${anyOf('auxiliaries')}\s+(?:${anyOf('degrees')}\s+)?${anyOf('newMarks')})`;
/** What is new in a file, and is not a new file: `config.toml: new keys`. */
export const newPart = pattern`^[^\p{L}]*(?:\p{L}+${anyOf('particles')})?\s*\p{L}+\s+(?:\p{L}+[\s-]+){0,2}${anyOf('partsOfFile')}`;
/** An entry that says first that it is done. */
export const opensDone = pattern`^[^\p{L}\p{N}]*(?:${anySign('done')}|${anyOf('done')}\s*[:—–-])`;
/** New in brackets behind a file or the last of several: `a.ts and b.ts (both new)`. */
const newInBrackets = pattern`^[\s\u0001*_\x60,、，&+]*(?:${anyOf('and')}[\s\u0001*_\x60]*)?[([（][^)\]）]{0,16}${anyOf('newMarks', 'createdMarks')}[^)\]）]{0,12}[)\]）]`;
/** Other files that a sentence goes on to name. */
const otherFiles = pattern`^[\s\u0001)*_\x60]*(?:(?:[,、，&+]|${anyOf('and')})[\s*_\x60]*\u0001[\s\u0001*_\x60]*)+`;

/** What a sentence says behind a file, the other files that it names along with it left out. */
export function behindFiles(tail: string): string {
  return otherFiles.replaceIn(tail, ' ');
}

/** A step that makes the file behind it. */
export const makesFile = pattern`${anyOf('creating')}[^.;:]{0,40}$`;
/** Words before a file that call it new. */
export const newBefore = pattern`${anyOf('newMarks')}`;
/** A cell that tells that its file is new. */
export const newCell = pattern`^[^\p{L}\p{N}]*${anyOf('newMarks', 'createdMarks', 'addedMarks')}[^\p{L}\p{N}]*$`;
/** A cell that says only what was done to its file. */
export const changeCell = pattern`^[^\p{L}\p{N}]*${anyOf('newMarks', 'createdMarks', 'addedMarks', 'changedMarks')}[^\p{L}\p{N}]*$`;
/** A cell that opens with adding, which may be to a file that stood there before. */
export const opensAdded = pattern`^[^\p{L}\p{N}]*${anyOf('addedMarks')}`;
/** The result for a file, in brackets right behind it: new (its first group), or something else. */
export const markBehind = pattern`^[\s\x60*_\u0001]*[([（](?:(${anyOf('newMarks', 'createdMarks', 'addedMarks')})|${anyOf('changedMarks')})[^)\]）]{0,12}[)\]）]`;
/** A bold name of a new thing right before its file: `**New tariff** x`. */
export const newNamed = pattern`\*\*${anyOf('newWords')}\s*[^*\n]{1,40}\*\*[\s:：—–-]*[\u0001*_(]*$`;
/** A file and what it does, called new at the end: `x reads the rows in batches (new)`. */
export const newAtEnd = pattern`^[^()（）]*[(（]${anyOf('newMarks')}[)）][\s.。]*$`;
/** Between a file and what was done to it: `x — rewritten`, `(x): updated`. */
export const dashOnly = /^[\s\u0001)*_\]）]*[:：—–-]\s*$/u;
/** What a file does now, in the clause that it opens. */
export const doesNow = pattern`^[\s\u0001*_)]*\p{L}[^,;:.!?，；：、。]*(?<!${anyOf('auxiliaries')}\s)${anyOf('nowWords')}(?!\p{L})`;
/** "Newly created", of the file that the entry above is. */
export const justMade = pattern`^${anyOf('justNow')}\s+${anyOf('madeWords')}`;
/** New right before a file, or a list of them. */
export const newRightBefore = pattern`${anyOf('newWords')}\s+[*_"'(]*$`;
export const newFilesBefore = pattern`${anyOf('newFiles')}[^.]*$`;
/** Adding something to a file, in verbs that are at the end. */
export const addsTo = pattern`^${anyOf('additions')}$`;
/** What may stand between a file and the verb of its making. */
export const beforeMaking = pattern`^[\s\u0001)*_,&+]*(?:${anyOf('particles')}\s*|\p{L}+\s+){0,1}(?:${anyOf('anew')}\s*)?$`;

/** Whether the words right behind a file call the file new, and not something in it. */
export function isNewMark(tail: string): boolean {
  const near = tail.slice(0, 80);
  return (newInBrackets.test(near) || newMark.test(tail.slice(0, 40))) && !newPart.test(near);
}

/** Whether a line of a list of files calls its file new: by git's letter before it, or by words or a comment behind it. */
export function isNewLine(line: string, behind: string): boolean {
  return /^\s*(?:A|\?\?|\+)\s/.test(line) || isNewMark(behind.replace(/^\s*(?:#|<-)/, ''));
}

/** Signs that people set before a file for the result. */
export const signsOfFile: readonly (readonly [Pattern, 'created' | 'modified'])[] = [
  [pattern`^[^\p{L}\p{N}]*(?:${anySign('created')}|\[\+\])`, 'created'],
  [pattern`^[^\p{L}\p{N}]*(?:${anySign('modified')}|\[[~-]\])`, 'modified'],
];

export const into = pattern`${anyOf('inwards')}\s+(?:${anyOf('articles')}\s+)?[\s\u0001*_("'“]*(?:\p{L}+\s+){0,2}[\s\u0001*_("'“]*$`;
/** A deed that is about a file, and was not done to it: `a ticket about X`. */
export const aboutFile = pattern`${anyOf('notOfFile')}\s+(?:${anyOf('articles')}\s+)?[\s\u0001*_("'“]*$`;
/** "Added a guard: `file`": what was added is not a file. */
export const ofFeature = /\p{L}[^:：]*[:：(]\s*[\u0001\s,&+*_]*$/u;
/** "Created a guide (`file`)": what was created is the file. */
export const namesFile = pattern`^[^\p{L}]*(?:${anyOf('indefinites')}\s+)?(?:(?!${anyOf('inwards')}\s)[\p{L}-]+\s+){0,2}${anyOf('kindsOfFile')}[\s*_]*[:：(（]\s*[\u0001\s,&+*_]*$`;
/** What is behind the last word of a clause. */
export const endsClause = pattern`^\s*(?:[,;.、。]|${anyOf('and')}\s)`;
export const endsInFile = pattern`${anyOf('kindsOfFile')}\s*$`;

const stateOfThings = pattern`${anyOf('stateOfThings')}`;
const workDone = pattern`${anyOf('workDone')}`;

/** Sections that tell how things stand, and not what was done to them. */
export function isState({ heading }: Section): boolean {
  const words = heading?.text ?? '';
  return stateOfThings.test(words) && !workDone.test(words);
}

/** How far around a file its own words are looked for: further off stand those of others, and looking would take long. */
export const reach = 400;

export function isChange(name: Cue): boolean {
  return name === 'created' || name === 'modified';
}

/** Words that say that the thing right behind them is new, and nothing of what is further on. */
export const adjectives: ReadonlySet<string> = new Set(phrasesOf('newWords', 'nowWords'));

/** How an English verb ends that says what was done. */
export const pastVerb = pattern`${anyOf('pastVerbs')}$`;

/** Words that tell what somebody did, and not what is to be done. */
export function isPast(hit: Hit<Cue> | undefined, source: string): boolean {
  return hit !== undefined && (hit.language !== 'en' || pastVerb.test(source.slice(hit.from, hit.to)));
}

/** Languages whose participles end the clause of the file before them, and tell nothing of the one behind. */
export const verbLast: ReadonlySet<string> = new Set(['de', 'ja', 'ko']);

export function has(section: Section, name: string): boolean {
  return section.classes.some((one) => one === name);
}

/** `X, which I added this morning`. */
export const ownMaking = pattern`^[\s\u0001,)*_]*${anyOf('relatives')}\s+${anyOf('selves')}\s+(?:${anyOf('justNow')}\s+)?${anyOf('madeWords')}`;
/** A sentence that opens with `In` and a file. */
export const opensIn = pattern`^[^\p{L}\p{N}]*${anyOf('inside')}\s*[\s\u0001*_("'“]*$`;
/** What is between a file and what was done to it: `is now`, `was completely`. */
export const linksToDeed = pattern`^[\s\u0001)*_]*${anyOf('auxiliaries')}\s+(?:${anyOf('degrees')}\s+)*$`;

const openingDeed = pattern`^[^\p{L}]*(?!${anyOf('noDeeds')})${anyOf('deeds')}\s`;
/** A participle and nothing else. */
export const isParticiple = casedPattern`^${anyOf('participles')}$`;
/** What may be between a file and the verb that its clause ends in. */
export const rightBeforeVerb = pattern`^[\s\u0001)*_]*${anyOf('particles')}?[\s\u0001*_]*$`;
/** Only in small letters: `Gebiet` does not match. */
const closingParticiple = casedPattern`(?<=\s)${anyOf('participles')}[^\p{L}]*$`;
const placedIn = pattern`^[^\p{L}]*(?:[\p{L}-]+\s+){1,8}${anyOf('placed')}\s+[\s\u0001*_("'“]*$`;

/** An entry of work done that opens with a deed, closes with a German one, or says where something is: `entry in X`. */
export function deedAround(lead: string, tail: string): boolean {
  return (
    openingDeed.test(lead) ||
    closingParticiple.test(tail) ||
    (placedIn.test(lead) && !/\p{L}/u.test(tail.replace(/\([^()]*\)/g, '')))
  );
}

/** Another deed between the verb of making and the file: `created it, exported it from X`. */
export const otherDeed = pattern`[,;]\s+(?:${anyOf('and', 'afterwards')}\s+)?${anyOf('deeds')}\s+${anyOf('pronouns')}`;

/** What an entry is about, in bold before what it tells: `**Calendar** - `. */
export const boldName = /^\W*\*\*[^*\n]{1,60}\*\*\s*(?:[:：—–]|-(?=\s))/u;
