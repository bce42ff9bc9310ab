import type { Outcome } from '../records/kinds/task/handoff.ts';
import { statusHits } from './outcome/words.ts';
import { commonWords } from './words/compiled/terms.gen.ts';
import { phrasesIn } from './words/terms.ts';
import { plain, type Vocabulary } from './words/words.ts';

const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;
/** Words are the same that begin so: `drift`, `drifts`, `drifting`. */
const stemLength = 5;
/** This share of the words of an item has to be at the place that it names. */
const enough = 0.5;
const common = new Set(Object.values(commonWords).flatMap(phrasesIn));

/**
 * Whether a text may have been read on a line of a note: half of its words stand there or on the lines beside it (migration,
 * item 6).
 *
 * @param line counted from 1
 */
export function standsAt(lines: readonly string[], line: number, text: string): boolean {
  const near = stemsOf(lines.slice(Math.max(0, line - 2), line + 1).join('\n'));
  const all = [...stemsOf(text)];
  const telling = all.filter((word) => !common.has(word));
  const words = telling.length > 0 ? telling : all;
  return words.filter((word) => near.has(word)).length >= words.length * enough;
}

/** Whether a note names a file: by its path, or by its name. */
export function namesFile(note: string, path: string): boolean {
  return note.includes(path.slice(path.lastIndexOf('/') + 1));
}

/** Whether a line can say how the work ended: what it says of it is not another outcome, and it is more than a heading. */
export function canSay(line: string, outcome: Outcome, vocabulary: Vocabulary): boolean {
  const hits = statusHits(plain(line), vocabulary);
  if (hits.length > 0) return hits.some(({ name }) => name === outcome);
  return !/^\s*#/.test(line);
}

/** The words of a text by how they begin; of a script without spaces every two characters. */
function stemsOf(text: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const [word] of plain(text)
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (!unspaced.test(word)) stems.add(word.slice(0, stemLength));
    else for (let at = 0; at < Math.max(1, word.length - 1); at++) stems.add(word.slice(at, at + 2));
  }
  return stems;
}
