import { indexSnapshot } from '../../git/tree/snapshots.ts';
import { codeSpansOf } from '../../text/code-spans.ts';
import { splitFirstSentence } from '../../text/first-sentence.ts';
import { shorten } from '../../text/shorten.ts';
import { withoutLines } from '../../text/without-lines.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import type { SessionView } from './view.ts';

/** A decision as far as a finished session says it. */
export interface DecisionOffer {
  readonly thread: string;
  /** The first sentence of step 8; undefined where that is blank. */
  readonly decision: string | undefined;
  /** From 0 to 1, as step 8 says it. */
  readonly confidence: number | undefined;
  /** Tracked files that the session names in code spans. */
  readonly files: readonly string[];
}

const mostFiles = 5;
const longestDecision = 200;

/**
 * The decision that a completed session of a thread ends in, to be recorded in the thread (agents, section 4).
 *
 * @returns undefined for a session that is not completed, and for one without a thread
 * @throws BatonError where git cannot list the tracked files
 */
export async function decisionOffer(
  { workspace: { repository } }: Pick<WorktreeRecords, 'workspace'>,
  { findings, state, thread }: SessionView,
): Promise<DecisionOffer | undefined> {
  if (thread === undefined || state !== 'COMPLETED') return undefined;
  const words = [...new Set(findings.flatMap(({ text }) => codeSpansOf(text).map(withoutLines)))];
  const tracked =
    words.length === 0 || repository?.topLevel === undefined
      ? new Set<string>()
      : new Set((await indexSnapshot(repository).list('')).map(({ path }) => path));
  const last = findings.findLast(({ label }) => label.startsWith('Step 8'))?.text ?? '';
  return {
    thread,
    decision: sentenceOf(last),
    confidence: confidenceOf(last),
    files: words.filter((word) => tracked.has(word)).slice(0, mostFiles),
  };
}

function sentenceOf(text: string): string | undefined {
  const split = splitFirstSentence(text);
  return split && shorten(split.sentence, longestDecision);
}

function confidenceOf(text: string): number | undefined {
  const [, written] =
    /\bconfidence\b[^\p{L}\p{N}\n]{1,4}(0(?:\.\d+)?|1(?:\.0+)?)(?![\d.]*\d)/iu.exec(text) ?? [];
  return written === undefined ? undefined : Number(written);
}
