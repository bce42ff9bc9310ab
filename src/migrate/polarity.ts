import type { Hit } from './phrases.ts';
import type { Cue } from './vocabulary.ts';
import { isImperative, plain, type Vocabulary } from './words.ts';

/** What a text says by itself, with how plainly it does (0 to 1). */
export interface Polarity {
  readonly field: 'gotchas' | 'patterns_discovered' | 'open_questions' | 'suggested_next_steps' | 'blockers';
  readonly rule: string;
  readonly confidence: number;
}

/** Words of the lists of cues that are too common to say anything by themselves. */
const faint: ReadonlySet<string> = new Set(
  'use|uses|keep|keeps|kept|stay|stays|every|each|all|before|first|follow|follows|cada|todo|toda|todas|todos|chaque|tous|toutes|usar|utiliser|garder|mantener|manter|jede|jeder|erst|bleibt|все|каждый|каждая|через|сначала|перед|모든|먼저|使用|优先|使う|优|保持|iga|bloß'.split(
    '|',
  ),
);

/** A forbidding word, whose text warns whatever else it says. */
const forbidding =
  /\b(?:never|don't|do not|must not|mustn't|avoid|beware|watch out|careful)\b|切勿|禁止|不要|小心|してはいけない|しない(?:こと|で)|niemals|\bnie\b|\bnunca\b|\bjamás\b|\bjamais\b|нельзя|никогда|하지 ?마|금지/iu;

/** "Cannot X without Y" (annotation guide, section 4), said of the work and not of a tool. */
const cannotWithout = /\b(?:we|i|work|this)\b[^.;,]{0,24}\b(?:cannot|can't|can not)\b[^.;]{0,60}\bwithout\b/i;

/** What holds of every one is a rule. */
const ofAll =
  /^\W*(?:all|every|each|alle|jede[rs]?|tod[oa]s?|cada|tous|toutes|chaque|ogni|tutt[ei]|все|каждый|каждая|所有|每个|すべての|全ての|모든)(?![\p{L}\p{N}])/iu;

/** What comes of not doing so: a rule that tells it warns ("needs Y or it fails", annotation guide, section 2). */
const obliges =
  /^(?:must|muss|müssen|debe|deben|hay que|doit|doivent|il faut|deve|devem|должн|必须|必ず|반드시|해야)/iu;
const orElse =
  /\b(?:otherwise|or else|or (?:it|they|the|you|we|else|everything|nothing)\b|(?<=,\s)or \p{L}+ \p{L}|sonst|andernfalls|de lo contrario|si no\b|sinon|senão|caso contrário)|否则|不然|иначе|そうでないと|さもないと|그렇지 않으면/iu;

/** Marks that people set before an item to say what it is. */
const marks: readonly (readonly [RegExp, Polarity['field']])[] = [
  [/^\W*(?:❓|❔|🤔)/u, 'open_questions'],
  [/^\W*(?:🚧|⛔|🛑)/u, 'blockers'],
  [/^\W*(?:⚠|🪤|💣|☠|🔥)/u, 'gotchas'],
];

/** The field that a mark before an item names. */
export function markOf(text: string): Polarity | undefined {
  const mark = marks.find(([pattern]) => pattern.test(text));
  return mark && { field: mark[1], rule: 'mark-before-item', confidence: 0.8 };
}

export function isQuestion(text: string): boolean {
  return /[?？]["'”’»)*_\s]*$/.test(
    plain(text)
      .replace(/\([^()]*\)\s*$/, '')
      .trim(),
  );
}

/**
 * Reads what kind of item a text is by its words (migration, item 1; annotation guide, section 2), where no heading says it.
 *
 * @returns undefined for a plain fact, which has no consequence for who comes next
 */
export function polarityOf(text: string, vocabulary: Vocabulary): Polarity | undefined {
  const words = plain(text);
  const hits = vocabulary.cues(words.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length)));
  const of = (name: Cue) => hits.filter((hit) => hit.name === name);
  const marked = markOf(text);
  if (marked) return marked;
  if (isQuestion(text)) return { field: 'open_questions', rule: 'ends-in-question-mark', confidence: 0.7 };
  if (of('question').some((hit) => hit.phrase !== 'question' && hit.phrase !== 'whether'))
    return { field: 'open_questions', rule: 'words-of-doubt', confidence: 0.6 };
  if (cannotWithout.test(words) || (of('blocker').length > 0 && !isNegated(words, of('blocker'))))
    return { field: 'blockers', rule: 'words-of-waiting', confidence: 0.6 };
  return warnsOrRules(words, of('gotcha'), of('pattern'));
}

function warnsOrRules(
  words: string,
  gotcha: readonly Hit<Cue>[],
  pattern: readonly Hit<Cue>[],
): Polarity | undefined {
  const clauseEnd = /[,;:—–，；：、]|\s-\s|\(|（/u.exec(words)?.index ?? words.length;
  const firm = pattern.filter((hit) => !faint.has(hit.phrase));
  const isFirm = firm.some((hit) => hit.from < clauseEnd) || /^\W*(?:use|keep|prefer|follow)\b/i.test(words);
  const isPositiveFirst = (isFirm || ofAll.test(words)) && !gotcha.some((hit) => hit.from < clauseEnd);
  const isOnlyNeeded =
    firm.length > 0 && firm.every(({ phrase }) => obliges.test(phrase)) && orElse.test(words);
  if (isPositiveFirst && !isOnlyNeeded)
    return {
      field: 'patterns_discovered',
      rule: 'words-of-a-standing-rule',
      confidence: isFirm ? 0.6 : 0.5,
    };
  if (isOnlyNeeded || gotcha.some((hit) => !faint.has(hit.phrase))) {
    return { field: 'gotchas', rule: 'words-of-warning', confidence: forbidding.test(words) ? 0.7 : 0.55 };
  }
  if (firm.length > 0 || (pattern.length > 1 && isImperative(words)))
    return { field: 'patterns_discovered', rule: 'words-of-a-standing-rule', confidence: 0.5 };
  return undefined;
}

/** "no blockers", "not blocked": the word stands, and the thing does not. */
export function isNegated(words: string, hits: readonly Hit<Cue>[]): boolean {
  return hits.every((hit) =>
    /(?:\b(?:no|not|nothing|nobody|no one|none|without|never|0|un|nicht|keine?|niemand|nichts|nadie|nada|personne|rien|ninguém|никто|ничего|sin|no hay|sans|aucun|pas|não|sem|нет|не|без)\s+(?:\p{L}+\s+)?|\b(?:nothing|nobody|none|nichts|niemand|nada|rien|ничего)\s+(?:\p{L}+\s+){2}|没有|無|不)$/iu.test(
      words.slice(Math.max(0, hit.from - 24), hit.from),
    ),
  );
}
