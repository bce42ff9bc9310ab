import type { Extent } from '../core/position.ts';
import type { Inline } from './blocks.ts';
import type { Candidate } from './candidate.ts';
import { levelOf, mitigationOf } from './details.ts';
import { findPaths } from './paths.ts';
import type { ResolvedFile } from './resolve.ts';
import type {
  Blocker,
  ChangeType,
  CreatedFile,
  Dependency,
  Evidence,
  Gotcha,
  ModifiedFile,
  NextStep,
  OpenQuestion,
  Pattern,
} from './types.ts';
import { cleanText, plain, type Vocabulary } from './words.ts';

/** What the details of an item are read from. */
export interface ValueContext {
  readonly text: string;
  readonly vocabulary: Vocabulary;
  readonly inlines: readonly Inline[];
}

export function createdFileOf(file: ResolvedFile, evidence: Evidence, context: ValueContext): CreatedFile {
  const purpose = behindPath(file, context);
  return {
    path: file.path,
    ...(purpose !== '' && { purpose }),
    ...(file.lines !== undefined && { lines: file.lines }),
    evidence,
  };
}

export function modifiedFileOf(file: ResolvedFile, evidence: Evidence, context: ValueContext): ModifiedFile {
  const description = behindPath(file, context) || cleanText(evidence.text);
  const isGone = file.history?.status === 'deleted';
  return {
    path: file.path,
    ...(file.lines !== undefined && !isGone && { lines: file.lines }),
    change_type: isGone ? 'delete' : changeTypeOf(description, context),
    description,
    evidence,
  };
}

export function dependencyOf(file: ResolvedFile, evidence: Evidence, context: ValueContext): Dependency {
  const reason = behindPath(file, context) || cleanText(evidence.text);
  return { file: file.path, ...(reason !== '' && reason !== file.path && { reason }), evidence };
}

export function patternOf(item: Candidate, evidence: Evidence, { text, inlines }: ValueContext): Pattern {
  const [location] = findPaths(text, item.extent, inlines);
  return { pattern: item.value, ...(location && { location: location.path }), evidence };
}

export function gotchaOf(item: Candidate, evidence: Evidence, { vocabulary }: ValueContext): Gotcha {
  const mitigation = mitigationOf(evidence.text, vocabulary);
  const severity = levelOf(`${item.section.heading?.text ?? ''} ${item.value}`);
  return {
    issue: item.value,
    ...(mitigation !== undefined && { mitigation }),
    ...(severity && { severity }),
    evidence,
  };
}

export function questionOf(item: Candidate, evidence: Evidence, context: ValueContext): OpenQuestion {
  const blocks = context.vocabulary.has(plain(item.value), 'blocker');
  return { question: item.value, ...(blocks && { blocking: true }), evidence };
}

export function stepOf(item: Candidate, evidence: Evidence, { text, inlines }: ValueContext): NextStep {
  const priority = levelOf(item.value) ?? levelOf(item.section.heading?.text ?? '');
  const files = [...new Set(findPaths(text, item.extent, inlines).map(({ path }) => path))];
  return {
    step: item.value,
    ...(priority && { priority }),
    ...(files.length > 0 && { depends_on: files }),
    evidence,
  };
}

export function blockerOf(item: Candidate, evidence: Evidence, { vocabulary }: ValueContext): Blocker {
  const resolution = mitigationOf(evidence.text, vocabulary);
  return {
    blocker: item.value,
    ...(resolution !== undefined && { suggested_resolution: resolution }),
    evidence,
  };
}

/** What an entry says behind its path: `file — what`, `file: what`; of a row the other cells. */
function behindPath({ use }: ResolvedFile, { text }: ValueContext): string {
  const rest: Extent = { from: use.mention.extent.to, to: use.extent.to };
  if (rest.from >= rest.to) return '';
  const source = text.slice(rest.from, rest.to);
  const match = /^[`*)\]]*(?:\([^()\n]*\))?\s*(?:[—–:：=|-]+|→)\s*(\S[\s\S]*)$/u.exec(source);
  return match ? cleanText((match[1] ?? '').replace(/\s*\|\s*$/, '').replace(/\s*\|\s*/g, ' — ')) : '';
}

function changeTypeOf(words: string, { vocabulary }: ValueContext): ChangeType {
  const said = plain(words);
  if (vocabulary.has(said, 'removed') && vocabulary.cue(said, 'removed').some(({ from }) => from < 2))
    return 'delete';
  if (vocabulary.has(said, 'reworked')) return 'refactor';
  return vocabulary.cue(said, 'created').some(({ from }) => from < 3) ? 'add' : 'modify';
}
