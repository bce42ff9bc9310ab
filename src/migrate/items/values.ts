import type { Extent } from '../../core/position.ts';
import { blanked, findPaths } from '../files/paths.ts';
import type { ResolvedFile } from '../files/resolve.ts';
import type { Inline } from '../sections/blocks.ts';
import { flagAt, linesAt, listAt, textAt, wordAt } from '../structured/structured-note.ts';
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
} from '../types.ts';
import type { Cue } from '../words/lists.ts';
import { cleanText, plain, type Vocabulary } from '../words/words.ts';
import type { Candidate } from './candidate.ts';
import { mitigationOf } from './details.ts';
import { levelOf, levelOfHeading } from './level.ts';

const levels = ['high', 'medium', 'low'] as const;
const changeTypes = ['add', 'modify', 'delete', 'refactor'] as const;

/** What the details of an item are read from. */
export interface ValueContext {
  readonly text: string;
  readonly vocabulary: Vocabulary;
  readonly inlines: readonly Inline[];
}

export function createdFileOf(file: ResolvedFile, evidence: Evidence, context: ValueContext): CreatedFile {
  const { yaml } = file.use;
  if (yaml)
    return { path: file.path, ...textAt(yaml, 'purpose', 'description', 'task'), ...linesOf(file), evidence };
  const purpose = behindPath(file, context);
  return {
    path: file.path,
    ...(purpose !== '' && { purpose }),
    ...linesOf(file),
    evidence,
  };
}

export function modifiedFileOf(file: ResolvedFile, evidence: Evidence, context: ValueContext): ModifiedFile {
  const isGone = file.history?.status === 'deleted';
  const { yaml } = file.use;
  if (yaml) {
    const type = wordAt(yaml, 'change_type', changeTypes).change_type ?? 'modify';
    const change_type = isGone ? 'delete' : type;
    const lines = change_type === 'delete' ? {} : linesOf(file);
    return {
      path: file.path,
      ...lines,
      change_type,
      ...textAt(yaml, 'description', 'task', 'purpose', 'change', 'changes'),
      evidence,
    };
  }
  const description = behindPath(file, context) || saidOf(file, context);
  const said = withoutPaths(file, context);
  // `a.ts (edited)`
  const mark = /^[^\p{L}(]*\(([^()]+)\)/u.exec(said)?.[1] ?? '';
  const isMarked = (['modified', 'removed'] satisfies Cue[]).some((name) =>
    context.vocabulary.has(mark, name),
  );
  const words = isMarked ? mark : description || said.replace(/^[^\p{L}]+/u, '');
  const type = changeTypeOf(words, context);
  // The first verb of a sentence may tell of another file.
  const isOwn = type !== 'add' || file.use.deed !== 'modified';
  return {
    path: file.path,
    ...(isGone ? {} : linesOf(file)),
    change_type: isGone ? 'delete' : isOwn ? type : 'modify',
    ...(description !== '' && { description }),
    evidence,
  };
}

export function dependencyOf(file: ResolvedFile, evidence: Evidence, context: ValueContext): Dependency {
  const { yaml } = file.use;
  if (yaml) return { file: file.path, ...textAt(yaml, 'reason', 'why', 'description'), evidence };
  const reason = behindPath(file, context) || saidOf(file, context);
  return { file: file.path, ...(reason !== '' && { reason }), evidence };
}

export function patternOf(item: Candidate, evidence: Evidence, { text, inlines }: ValueContext): Pattern {
  if (item.yaml)
    return {
      pattern: item.value,
      ...textAt(item.yaml, 'location'),
      ...listAt(item.yaml, 'applies_to'),
      evidence,
    };
  const [location] = findPaths(text, item.extent, inlines);
  return { pattern: item.value, ...(location && { location: location.path }), evidence };
}

export function gotchaOf(item: Candidate, evidence: Evidence, { vocabulary }: ValueContext): Gotcha {
  if (item.yaml)
    return {
      issue: item.value,
      ...textAt(item.yaml, 'discovered_in'),
      ...textAt(item.yaml, 'mitigation', 'fix', 'workaround'),
      ...wordAt(item.yaml, 'severity', levels),
      evidence,
    };
  const mitigation = mitigationOf(evidence.text, vocabulary);
  const severity = levelOf(item.value) ?? levelOfHeading(item.section.heading?.text ?? '');
  return {
    issue: item.value,
    ...(mitigation !== undefined && { mitigation }),
    ...(severity && { severity }),
    evidence,
  };
}

export function questionOf(item: Candidate, evidence: Evidence, context: ValueContext): OpenQuestion {
  if (item.yaml)
    return {
      question: item.value,
      ...textAt(item.yaml, 'context'),
      ...textAt(item.yaml, 'recommendation'),
      ...flagAt(item.yaml, 'blocking'),
      evidence,
    };
  const blocks = context.vocabulary.has(plain(item.value), 'blocker');
  return { question: item.value, ...(blocks && { blocking: true }), evidence };
}

export function stepOf(item: Candidate, evidence: Evidence, { text, inlines }: ValueContext): NextStep {
  if (item.yaml)
    return {
      step: item.value,
      ...wordAt(item.yaml, 'priority', levels),
      ...listAt(item.yaml, 'depends_on'),
      evidence,
    };
  const priority = levelOf(item.value) ?? levelOfHeading(item.section.heading?.text ?? '');
  const files = [...new Set(findPaths(text, item.extent, inlines).map(({ path }) => path))];
  return {
    step: item.value,
    ...(priority && { priority }),
    ...(files.length > 0 && { depends_on: files }),
    evidence,
  };
}

export function blockerOf(item: Candidate, evidence: Evidence, { vocabulary }: ValueContext): Blocker {
  if (item.yaml)
    return {
      blocker: item.value,
      ...textAt(item.yaml, 'impact'),
      ...textAt(item.yaml, 'suggested_resolution', 'resolution'),
      ...listAt(item.yaml, 'blocking_tasks'),
      evidence,
    };
  const resolution = mitigationOf(evidence.text, vocabulary);
  return {
    blocker: item.value,
    ...(resolution !== undefined && { suggested_resolution: resolution }),
    evidence,
  };
}

/** What the entry of a file says; nothing where that is no more than paths, and that they were made or changed. */
function saidOf(file: ResolvedFile, context: ValueContext): string {
  const bare = withoutPaths(file, context);
  const { vocabulary } = context;
  const deeds = [...vocabulary.cues(bare), ...vocabulary.headings(bare)].filter(({ name }) =>
    saysDeed.has(name),
  );
  const left = [...bare];
  for (const { from, to } of deeds) left.fill(' ', from, to);
  const { from, to } = file.use.extent;
  return saysMore.test(left.join('')) ? cleanText(context.text.slice(from, to)) : '';
}

function withoutPaths({ use: { extent } }: ResolvedFile, { text, inlines }: ValueContext): string {
  return plain(blanked(text, extent, findPaths(text, extent, inlines, true)));
}

/** Some letters that are no ending of a verb. */
const saysMore = /[^\P{L}\p{Script=Hiragana}]{2}|\p{Script=Han}/u;
/** Cues and headings that say of a file what its list and `change_type` say. */
const saysDeed: ReadonlySet<string> = new Set(['created', 'modified', 'files']);

function linesOf({ lines, use }: ResolvedFile): { lines?: string } {
  const said = linesAt(use.yaml) ?? lines;
  return said === undefined ? {} : { lines: said };
}

/** What an entry says behind its path: `file — what`, `file: what`; of a row the other cells. */
function behindPath({ use }: ResolvedFile, { text }: ValueContext): string {
  const rest: Extent = { from: use.mention.extent.to, to: use.extent.to };
  if (rest.from >= rest.to) return '';
  const source = text.slice(rest.from, rest.to);
  const match = /^[`*)\]]*\s*(?:\([^()\n]*\))?\s*(?:[—–:：=|-]+|→)\s*(\S[\s\S]*)$/u.exec(source);
  return match ? cleanText((match[1] ?? '').replace(/\s*\|\s*$/, '').replace(/\s*\|\s*/g, ' — ')) : '';
}

function changeTypeOf(words: string, { vocabulary }: ValueContext): ChangeType {
  const said = plain(words);
  if (vocabulary.has(said, 'removed') && vocabulary.cue(said, 'removed').some(({ from }) => from < 2))
    return 'delete';
  if (vocabulary.has(said, 'reworked')) return 'refactor';
  return vocabulary.cue(said, 'created').some(({ from }) => from < 3) ? 'add' : 'modify';
}
