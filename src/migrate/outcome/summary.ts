import type { Outcome } from '../../records/kinds/task/handoff.ts';
import { isNothing } from '../items/words.ts';
import { headingWords } from '../sections/heading-class.ts';
import type { Section } from '../sections/section.ts';
import type { Cue } from '../words/lists.ts';
import type { Pattern } from '../words/pattern.ts';
import type { Hit } from '../words/phrases.ts';
import { isFromBefore } from '../words/polarity.ts';
import { sentencesOf } from '../words/sentences.ts';
import { anyOf, anySign, pattern, phrasesOf } from '../words/terms.ts';
import { isImperative, plain, type Vocabulary } from '../words/words.ts';
import { lacksPart, saysAllEnded, saysHowItStands } from './ended.ts';
import {
  excepts,
  isHalfDone,
  isShareDone,
  isStateOfPart,
  marks,
  noWork,
  outcomesOfCue,
  type Sign,
  statusHits,
  statusText,
} from './words.ts';

const summary = pattern`^${anyOf('summaries')}`;
const isSummary = pattern`^${anyOf('summaries')}$`;
/** A summary is read so far: further on stand details. */
const mostSentences = 8;
const longestSentence = 300;
/** What a sentence says of the whole in passing is at its beginning or its end. */
const opening = 80;
const closing = 40;
/** Which of several outcomes of a summary holds for the whole. */
const strength: readonly Outcome[] = ['failed', 'blocked', 'partial', 'completed'];

const endsTicked = pattern`${anySign('done')}\s*$`;

/** A sentence with a tick at its end. An entry that is ticked tells of a part. */
function tickOf(words: string, vocabulary: Vocabulary): Outcome | undefined {
  return endsTicked.test(words) && !vocabulary.has(words, 'step') ? 'completed' : undefined;
}

/** What the sections that sum a note up say in a sentence of how its work ended (annotation guide, section 7). */
export function summarySigns(text: string, sections: readonly Section[], vocabulary: Vocabulary): Sign[] {
  return sections.flatMap((section) => {
    if (!section.heading || !summary.test(headingWords(section.heading.text))) return [];
    // `Status of phase 1: done`
    const isOfPart = section.heading.kind === 'label' && !isSummary.test(headingWords(section.heading.text));
    const label = isOfPart ? section.heading.text : undefined;
    const signs = section.units
      .flatMap((unit) => {
        const all =
          unit.type === 'text' ? sentencesOf(text, unit.extent) : unit.type === 'item' ? [unit.own] : [];
        return all.map((extent) => ({ extent, isSentence: unit.type === 'text' }));
      })
      .slice(0, mostSentences)
      .flatMap(({ extent, isSentence }) => {
        const words = statusText(text.slice(extent.from, extent.to));
        const tick = isSentence ? tickOf(words, vocabulary) : undefined;
        const named = label === undefined ? words : `${label}: ${words}`;
        const outcome = isStateOfPart(named) ? undefined : (outcomeOfSentence(words, vocabulary) ?? tick);
        return outcome && !isOrder(words, outcome, vocabulary) ? [{ outcome, extent }] : [];
      });
    const outcome = strength.find((one) => signs.some((sign) => sign.outcome === one));
    return signs
      .filter((sign) => sign.outcome === outcome)
      .slice(0, 1)
      .map((sign) => ({ ...sign, rule: 'summary-says-status', weight: 2.5 }));
  });
}

const summing = pattern`^[^\p{L}]*${anyOf('summingUp')}(?:,|\s|[\u3001\uff0c])`;

/** A sentence of prose that sums up, wherever it stands: `All in all half of it is done`. */
export function summingSigns(text: string, sections: readonly Section[], vocabulary: Vocabulary): Sign[] {
  return sections.flatMap(({ classes, units }) => {
    if (classes.some((name) => name !== 'done' && name !== 'mixed')) return [];
    const sentences = units.flatMap((unit) => (unit.type === 'text' ? sentencesOf(text, unit.extent) : []));
    return sentences.flatMap((extent): Sign[] => {
      const words = statusText(text.slice(extent.from, extent.to));
      const outcome = summing.test(words) ? outcomeOfSentence(words, vocabulary) : undefined;
      // What follows from a failure is no end of the work: `so the build failed`.
      const isWhole = outcome === 'completed' || outcome === 'partial';
      return isWhole ? [{ outcome, rule: 'sentence-sums-up', weight: 2, extent }] : [];
    });
  });
}

/** What is to be done says nothing of how the work ended. `Run 7 succeeded`, `Complete except X` and `80% complete` are no orders. */
function isOrder(words: string, outcome: Outcome, vocabulary: Vocabulary): boolean {
  if (outcome === 'completed' || !/^\p{L}/u.test(words)) return false;
  if (statusHits(words, vocabulary).some(({ from }) => from === 0)) return false;
  return isImperative(words) || vocabulary.opensInfinitive(words);
}

/** The heading that the note opens with. */
function isTitle({ heading, parent }: Section): boolean {
  return (
    heading?.kind === 'heading' && parent?.parent === undefined && parent?.children[0]?.heading === heading
  );
}

const stops = pattern`${anyOf('stops')}`;

/** Headings that say that the work stands still, with something below them. */
export function stoppedHeadings(text: string, sections: readonly Section[], vocabulary: Vocabulary): Sign[] {
  return sections.flatMap(({ heading, units }) => {
    const [first] = units;
    if (!heading || !first || !stops.test(plain(heading.text))) return [];
    const words = plain(text.slice(first.extent.from, first.extent.to));
    if (isNothing(vocabulary, words)) return [];
    return [{ outcome: 'blocked', rule: 'heading-says-stopped', weight: 2, extent: heading.extent }];
  });
}

const attempts = pattern`^${anyOf('attempts')}`;

/** A heading of what was tried, in a note that lists no work done. */
export function onlyAttempts(sections: readonly Section[]): Sign[] {
  return sections.flatMap(({ heading, units, children }): Sign[] => {
    const holdsAny = units.length > 0 || children.length > 0;
    if (!heading || !holdsAny || !attempts.test(headingWords(heading.text))) return [];
    return [{ outcome: 'failed', rule: 'only-attempts', weight: 2, extent: heading.extent }];
  });
}

const waitsFor = pattern`${anyOf('waitsFor')}`;

/** The heading of steps that wait for something, where all steps of the note do. */
export function waitingSteps(sections: readonly Section[]): Sign[] {
  const steps = sections.filter(
    ({ heading, classes, units }) => heading && units.length > 0 && classes.includes('next'),
  );
  if (!steps.every(({ heading }) => waitsFor.test(heading?.text ?? ''))) return [];
  return steps.flatMap(({ heading }): Sign[] =>
    heading ? [{ outcome: 'blocked', rule: 'steps-wait', weight: 2, extent: heading.extent }] : [],
  );
}

/** Whether the opening of a note says that nobody has begun. */
export function saysNoWork(text: string, sections: readonly Section[]): boolean {
  return sections
    .filter((section) => section.parent === undefined || isTitle(section))
    .flatMap(({ units }) => units)
    .some(({ type, extent }) => type === 'text' && noWork.test(plain(text.slice(extent.from, extent.to))));
}

const reasons = pattern`^${anyOf('reasons')}$`;
const proposals = pattern`^${anyOf('proposals')}$`;

/** Whether a note says why something should change and what would, and nothing of work done. */
export function isProposal(sections: readonly Section[]): boolean {
  const names = (name: Pattern) => (section: Section) =>
    section.heading !== undefined && name.test(headingWords(section.heading.text));
  return (
    sections.some(names(reasons)) &&
    sections.some(names(proposals)) &&
    !sections.some(
      (section) =>
        section.units.some((unit) => unit.type === 'item' && unit.item.checked === true) ||
        (section.units.length > 0 && section.own.includes('done') && !names(proposals)(section)),
    )
  );
}

const causes = pattern`${anyOf('causes')}`;
const notAll = pattern`${anyOf('notAll')}`;
const fixed: ReadonlySet<string> = new Set(phrasesOf('fixed'));

/** What a sentence says of how the work ended; trouble from elsewhere says nothing. */
export function outcomeOfSentence(words: string, vocabulary: Vocabulary): Outcome | undefined {
  if (words.length > longestSentence || noWork.test(words) || isFromBefore(words, vocabulary))
    return undefined;
  if (isHalfDone(words) || isShareDone(words)) return 'partial';
  const all = statusHits(words, vocabulary);
  const hits = all.filter((hit) => saysHowItStands(words, hit, all));
  const [first] = hits;
  if (!first) return words.length <= opening ? stoppedMark(words) : undefined;
  if (isStory(words, hits) || new Set(all.map(({ name }) => name)).size > 2) return undefined;
  const named = hits.filter(({ phrase }) => !fixed.has(phrase));
  const whole = words.length <= opening ? wholeOutcome(words, hits, first) : undefined;
  const outcome = whole ?? outcomeInPassing(words, named);
  if (outcome !== 'completed') return outcome;
  if (named.some(({ from }) => notAll.test(words.slice(0, from)))) return 'partial';
  if (named.some((hit) => lacksPart(words, hit))) return 'partial';
  return named.some((hit) => hit.name === 'completed' && saysAllEnded(words, hit, vocabulary))
    ? outcome
    : undefined;
}

/** A failure beside a success, or with its cause: how the work ended is told further on. */
function isStory(words: string, hits: readonly Hit<Cue>[]): boolean {
  const failure = hits.find(({ name }) => name === 'failed');
  return failure !== undefined && (hits.some(({ name }) => name === 'completed') || causes.test(words));
}

/** Of a short sentence the first word decides. */
function wholeOutcome(words: string, hits: readonly Hit<Cue>[], first: Hit<Cue>): Outcome | undefined {
  const isPart = hits.some(({ name }) => name === 'partial') || excepts(words, first);
  if (first.name === 'completed' && isPart) return 'partial';
  return outcomesOfCue.find((name) => name === first.name);
}

/** Of a longer one what says that the work is not completed, else a completion at its end or at that of its first clause. */
function outcomeInPassing(words: string, hits: readonly Hit<Cue>[]): Outcome | undefined {
  const stopped = outcomesOfCue.find((name) => name !== 'completed' && hits.some((hit) => hit.name === name));
  const last = hits.at(-1);
  if (stopped || !last) return stopped;
  const clause = /[,;:，；：、]\s|\s[—–-]\s/u.exec(words)?.index ?? words.length;
  const endsClause = clause <= opening && hits.some(({ to }) => to <= clause && to >= clause - 2);
  return endsClause || last.to >= words.length - closing ? 'completed' : undefined;
}

function stoppedMark(words: string): Outcome | undefined {
  const mark = marks.find(([sign, outcome]) => outcome !== 'completed' && sign.test(words));
  return mark?.[1];
}
