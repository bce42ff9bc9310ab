import { fileTermNames } from './file-term-names.ts';

/** The words that the heuristics look for inside their patterns. Capitals count only where a heuristic says so. */
export const termNames = [
  ...fileTermNames,
  /** Who a heading speaks to: what it tells to do is a step. */
  'forNext',
  /** What tells one side of the item above it, before a colon. */
  'detailLabels',
  /** What is to be done about a trap, before a colon. */
  'remedies',
  /** What opens advice behind a dash. */
  'adverbsOfAdvice',
  /** Words before which a heading names what it holds. */
  'prepositions',
  /** Words that open a heading of what follows, whatever they stand before: `Next experiments`. */
  'opensNext',
  /** Words that open a heading of traps: `Known oddities`. */
  'opensKnown',
  /** "Once that is there": what follows waits for it, and is to be done then. */
  'conditions',
  /** Words that add nothing to what a heading names. */
  'fillers',
  /** What opens an item that stands for an empty list. */
  'none',
  /** How the phrases of an empty list begin that deny something. */
  'opensNo',
  /** Waiting, among the words of blockers. */
  'waiting',
  /** Sentences that say that advice follows, as letters have instead of a heading. */
  'advice',
  /** How a paragraph goes on to tell what remains, once it began to. */
  'continuations',
  /** What may stand before the order that such a sentence gives. */
  'leadsToOrder',
  'saysNext',
  'allows',
  /** What may stand before the verb of an order. */
  'opensOrder',
  /** How a sentence opens that only goes on with the one before it. */
  'backReferences',
  /** What was wrong with work that is over since. */
  'troubles',
  'sidesOfTrouble',
  /** What names a priority or a severity. */
  'priorities',
  /** The words for each level, by themselves too common to say one: `high load`, `dar de alta`. */
  'high',
  'medium',
  'low',
  /** Words that say a level wherever they stand in capitals. */
  'loudHigh',
  /** Words in capitals that say in an item that it matters, and in a heading what its list holds. */
  'loudWords',
  'loudHighest',
  'loudMedium',
  'loudLow',
  /** Words that say a level wherever they stand. */
  'urgent',
  'blocking',
  'desired',
  'optional',
  /** Headings of what is left of the work itself, and not merely what could follow (annotation guide, section 7). */
  'left',
  /** What could follow, and is no part of the work itself. */
  'followUps',
  /** How a sentence opens that tells what is left. */
  'opensLeft',
  /** How an entry opens that was not done, before a colon. */
  'notDone',
  'still',
  /** What of the work itself fails still, or is as it was before. */
  'stillOpen',
  /** That something fails, and that it did so before the work or for another reason. */
  'failures',
  'notOurs',
  /** How a heading says whose turn it is: `What the reviewer still has to do`. */
  'duty',
  'choices',
  /** Put off and open, as two names of one list: `Deferred / open`. */
  'deferred',
  'openWords',
  /** Headings of what was tried. */
  'attempts',
  /** How a heading of steps says that they wait for something. */
  'waitsFor',
  /** The state of a part that nobody finished, in a table of parts. */
  'openStates',
  /** What makes of an end a wish or a condition: `once the import is done`. */
  'unreal',
  /** What was long ago, and not in the work of the note. */
  'longAgo',
  'yearSigns',
  /** Who says so is somebody else: `the vendor says`. */
  'reported',
  /** The same around a name, in scripts that write no spaces: `据王工说`; and what no name is there: `也就是说`. */
  'accordingTo',
  'saidVerbs',
  'saidPlainly',
  'noSpeakers',
  'noSaying',
  /** What closes what somebody else said, before such a verb: `完了したと聞いた`. */
  'quotedBefore',
  /** What a sentence ends in that tells by hearsay. */
  'hearsayEndings',
  /** What opens a block that quotes somebody: `Ann wrote:`. */
  'wrote',
  /** Parts that work of any kind has beside itself: that they are done says nothing of the whole. */
  'sideParts',
  /** What one of several parts is called: `the easy part is done`. */
  'partNouns',
  /** What was done before the note, or by somebody else. */
  'earlierWork',
  /** What the work replaced, and is not: `the old one was done`. */
  'theOld',
  /** What is named by who made it: `Maria's attempt`. */
  'attemptNouns',
  'ofWhom',
  'whoseSigns',
  'ourOwn',
  /** Behind a failure: why it came to it, as a story tells that goes on. */
  'causes',
  /** What opens a clause of what might be, and how a verb ends in one. */
  'supposed',
  'supposedEndings',
  /** One part among others: `the first build`. */
  'oneOfMany',
  /** What may follow a word of a status that says of its sentence how things stand: `blocked by`, and not `blocked uploads`. */
  'behindStatus',
  /** How many of how many: `3 of 5 done`. */
  'ofAll',
  /** `continuing the import`; what makes an adjective of a word of a status. */
  'takesObject',
  'attribute',
  /** The same of a word of completion: `finished the import`. */
  'behindDone',
  /** What opens a clause that tells of something else, or of what was once. */
  'beforeClause',
  /** Before a word of trouble: it was so once. */
  'wasOnce',
  'forToday',
  'notAll',
  /** Plainly not, before a word of completion: the work goes on. */
  'notWords',
  /** That a part is still to come: `the import is done, the export is still missing`. */
  'notYet',
  /** What comes after work that is done, and is no part of it. */
  'handOver',
  /** How a sentence opens that says how all of it stands. */
  'summingUp',
  'thereafter',
  /** Headings that say of what is below them that the work on it has not ended. */
  'unfinished',
  /** A heading of what somebody is at. */
  'atWork',
  'underWay',
  /** What announces a status. */
  'statusLabels',
  /** Headings of what sums the note up. */
  'summaries',
  /** What may stand before it. */
  'statusQualifiers',
  /** Done, said of a part that is not. */
  'isNot',
  'numerals',
  /** Tenths of the work: `八割ほど完了`. */
  'tenths',
  'aboutTenths',
  'doneTenths',
  'about',
  /** What happens to one trouble, and not to all of the work. */
  'fixed',
  /** Parts of a whole in words: `two thirds done`. */
  'fractions',
  /** What is left out of what is done: `all done except X`. */
  'exceptions',
  /** That nobody has begun: the note is a plan. */
  'noWork',
  /** Headings of why something should change, and of what would: a note with both proposes. */
  'reasons',
  'proposals',
  /** That a thing makes the work lighter: a lesson of it is no trap. */
  'helpful',
  /** What is counted behind a file of tests. */
  'testWords',
  /** How a heading says that the work stands still. */
  'stops',
  /** What a share of the work is beside. */
  'shareDone',
  'lineNumbers',
  /** What is before a number that says which part of a whole it is. */
  'ordinalSigns',
  /** Words of the cues that are too common to say anything by themselves. */
  'faint',
  /** Words of the cues of doubt that say nothing by themselves. */
  'faintDoubts',
  'opensDoubt',
  /** Words of forbidding, whose text warns whatever else it says. */
  'forbidding',
  /** "We cannot X without Y" (annotation guide, section 4), said of the work and not of a tool. */
  'ofTheWork',
  'cannot',
  'without',
  /** What holds of every one is a rule. */
  'everyOne',
  'opensRule',
  /** What obliges. */
  'obliges',
  /** What comes of not doing so: a rule that tells it warns ("needs Y or it fails", annotation guide, section 2). */
  'orElse',
  /** What denies the word behind it. */
  'negations',
  /** What denies the word that it is written to. */
  'deniesRightBehind',
  /** What denies a word further on: `nothing is blocked`. */
  'nobody',
  'notBlocking',
  /** What a log calls its entries: `Session 3 — Sunday`. */
  'logEntries',
  /** What numbers a heading: `Step 2`. */
  'numbered',
  /** What a heading or an entry ends in that is over. */
  'overMarks',
  /** The same, wherever no space is written before it. */
  'overInOneWord',
  /** Words that end in a full stop and no sentence. */
  'abbreviations',
  /** How verbs end that open the entries of a list of tasks. */
  'infinitives',
  /** Verbs that open an order: an English step has no other mark where no heading says that steps follow. */
  'imperatives',
] as const;

export type Term = (typeof termNames)[number];
