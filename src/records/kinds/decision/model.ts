import type { Document } from '../../../core/document.ts';
import {
  booleanOf,
  entriesOf,
  entryOf,
  isNull,
  itemsOf,
  nodeAt,
  numberOf,
  stringOf,
  stringsOf,
  type YamlMap,
  type YamlNode,
} from '../../../core/node.ts';
import type { Extent } from '../../../core/position.ts';
import {
  type Difference,
  grownListDifferences,
  keptInOrder,
  mapDifferences,
  valueDifferences,
} from '../../compare/difference.ts';
import type { NewRedactions } from '../../redact/redaction.ts';

/** The keys for the decision before this one; the first is written, the others are read (convention, section 9). */
export const continuesKeys = [
  'continues_decision',
  'continuesDecision',
  'continues_thread',
  'parentDecisionId',
  'parent_decision_id',
] as const;

/** The category of a decision not to do something that was asked. */
export const declined = 'declined';

/** What kinds of decisions there are (convention, section 5). */
export const decisionCategories = [
  'architecture',
  'process',
  'integration',
  'tooling',
  'security',
  declined,
] as const;

/** What kinds of reasons there are (formats, "CSTP decisions"). */
export const reasonTypes = [
  'authority',
  'analogy',
  'analysis',
  'pattern',
  'intuition',
  'empirical',
  'elimination',
  'constraint',
] as const;

/** The ids that a decision continues, each with its place: none for a root, several for a join. */
export function continuesOf(doc: Document): readonly { readonly value: string; readonly node: YamlNode }[] {
  for (const key of continuesKeys) {
    const node = entryOf(doc.data, key)?.value;
    if (node === undefined) continue;
    const value = stringOf(node);
    return value === undefined ? stringsOf(node) : [{ value, node }];
  }
  return [];
}

/** The key, under the `x-` key of an import, that marks an assumed confidence. */
export const assumedConfidenceKey = 'confidence_assumed';

/** The confidence of a decision; undefined if an import assumed it. */
export function statedConfidence(data: YamlMap | undefined): number | undefined {
  const isAssumed = entriesOf(data).some(
    ({ name, value }) => name?.startsWith('x-') && booleanOf(nodeAt(value, assumedConfidenceKey)) === true,
  );
  return isAssumed ? undefined : numberOf(nodeAt(data, 'confidence'));
}

/** A rejected alternative: its decision, and its number in the list, from 1. */
export interface AlternativeName {
  readonly decision: string;
  readonly number: number;
}

/** Reads `dec_001#2`, the second alternative of that decision; undefined for another form. */
export function alternativeName(text: string): AlternativeName | undefined {
  const [, decision = '', digits = ''] = /^\s*(\S+)#([1-9]\d{0,5})\s*$/.exec(text) ?? [];
  return decision === '' ? undefined : { decision, number: Number(digits) };
}

/** The keys that a review writes, the only ones of a committed decision that may change freely (convention, section 5). */
export const reviewKeys = [
  'status',
  'outcome',
  'reviewed_at',
  'reviewed_by',
  'actual_result',
  'lessons',
  'review_notes',
] as const;

/** One step of a deliberation. */
export interface DeliberationStep {
  readonly node: YamlNode;
  /** Its `step`, where that is a number. */
  readonly number: number | undefined;
  readonly numberNode: YamlNode | undefined;
  readonly concludes: boolean;
}

/** The steps of a decision's deliberation, in the order of the file. */
export function deliberationSteps(doc: Document): readonly DeliberationStep[] {
  return stepsOf(nodeAt(doc.data, 'deliberation'));
}

function stepsOf(deliberation: YamlNode | undefined): readonly DeliberationStep[] {
  return itemsOf(nodeAt(deliberation, 'steps')).map((node) => ({
    node,
    number: numberOf(nodeAt(node, 'step')),
    numberNode: nodeAt(node, 'step'),
    concludes: booleanOf(nodeAt(node, 'conclusion')) === true,
  }));
}

/**
 * Where a later version of a decision changes a part that must not change: everything but the review fields and
 * additions to `thoughts` and `deliberation` (convention, section 5).
 */
export function decisionDifferences(
  before: YamlMap,
  after: YamlMap,
  redactions: NewRedactions,
): Difference[] {
  const free = new Set([...reviewKeys, 'schema', 'redactions', 'thoughts', 'deliberation']);
  return [
    ...mapDifferences(before, after, [], redactions, free),
    ...grownListDifferences(before, after, 'thoughts', [], redactions),
    ...deliberationDifferences(before, after, redactions),
  ];
}

/**
 * New items of growing lists that are before committed ones: only a merge may put them there (convention, section 5).
 *
 * @returns their places in the later version
 */
export function earlyAdditions(
  before: YamlMap,
  after: YamlMap,
  redactions: NewRedactions,
): readonly { readonly path: readonly (string | number)[]; readonly at: Extent }[] {
  return [['thoughts'], ['deliberation', 'inputs'], ['deliberation', 'steps']].flatMap((path) => {
    const [old, now] = [before, after].map((data) => itemsOf(nodeAt(data, ...path)));
    const items = now ?? [];
    const { kept, lost } = keptInOrder(
      (old ?? []).map(withoutNumber),
      items.map(withoutNumber),
      path,
      redactions,
    );
    // A list that lost items is reported; then its new items are not known.
    if (lost.length > 0) return [];
    const last = kept.at(-1)?.[1] ?? -1;
    const known = new Set(kept.map(([, place]) => place));
    return items.flatMap((item, place) =>
      place < last && !known.has(place) ? [{ path: [...path, place], at: item.extent }] : [],
    );
  });
}

function deliberationDifferences(before: YamlMap, after: YamlMap, redactions: NewRedactions): Difference[] {
  const path = ['deliberation'];
  const [old, now] = [entryOf(before, 'deliberation'), entryOf(after, 'deliberation')];
  if (old?.value.type !== 'map' || now?.value.type !== 'map') {
    return grownListDifferences(before, after, 'deliberation', [], redactions);
  }
  const grows = new Set(['inputs', 'steps', 'convergence_point', 'total_duration_ms']);
  return [
    ...mapDifferences(old.value, now.value, path, redactions, grows).filter(({ type }) => type !== 'added'),
    ...grownListDifferences(old.value, now.value, 'inputs', path, redactions),
    ...grownListDifferences(old.value, now.value, 'steps', path, redactions, withoutNumber),
    ...numberDifferences(old.value, now.value, redactions),
  ];
}

/** Steps are identified by their text; their numbers change if a merge adds others before them. */
function withoutNumber(step: YamlNode): YamlNode {
  return step.type === 'map'
    ? { ...step, entries: step.entries.filter(({ name }) => name !== 'step') }
    : step;
}

/**
 * The numbers of a deliberation: a step keeps its number, or gets a higher one if added steps are before it; the
 * convergence point stays with its step or changes to an added one; the duration grows only with steps.
 */
function numberDifferences(before: YamlMap, after: YamlMap, redactions: NewRedactions): Difference[] {
  const [old, now] = [stepsOf(before), stepsOf(after)];
  const path = ['deliberation', 'steps'];
  const { kept, lost } = keptInOrder(
    old.map(({ node }) => withoutNumber(node)),
    now.map(({ node }) => withoutNumber(node)),
    path,
    redactions,
  );
  const found: Difference[] = [];
  for (const [index, place] of kept) {
    const [was, is] = [old[index], now[place]];
    if (was?.number === undefined || is?.number === undefined || !was.numberNode || !is.numberNode) continue;
    const mayMove = place > index && is.number > was.number;
    if (is.number === was.number || mayMove) continue;
    const here = [...path, index, 'step'];
    found.push({ type: 'edited', path: here, at: is.numberNode.extent, was: was.numberNode.extent });
  }

  const taken = new Set(kept.map(([, place]) => place));
  const replaced = new Set(lost.map(({ edited }) => edited));
  const added = now.filter((_, place) => !taken.has(place) && !replaced.has(place));
  const point = numberOf(nodeAt(before, 'convergence_point'));
  const follows = (number: number) =>
    added.some((step) => step.number === number) ||
    kept.some(([index, place]) => old[index]?.number === point && now[place]?.number === number) ||
    (number === point && !kept.some(([index]) => old[index]?.number === point));
  const duration = numberOf(nodeAt(before, 'total_duration_ms'));
  const grows = (number: number) =>
    number === duration || (added.length > 0 && number > (duration ?? number));
  return [
    ...found,
    ...scalarDifference(before, after, 'convergence_point', follows, redactions),
    ...scalarDifference(before, after, 'total_duration_ms', grows, redactions),
  ];
}

function scalarDifference(
  before: YamlMap,
  after: YamlMap,
  key: string,
  isAllowed: (number: number) => boolean,
  redactions: NewRedactions,
): Difference[] {
  const [old, now] = [entryOf(before, key), entryOf(after, key)];
  const path = ['deliberation', key];
  if (!old || isNull(old.value)) return [];
  const number = numberOf(now?.value);
  if (now && number !== undefined && numberOf(old.value) !== undefined) {
    if (isAllowed(number)) return [];
    return [{ type: 'edited', path, at: now.value.extent, was: old.value.extent }];
  }
  if (now) return valueDifferences(old.value, now.value, path, redactions);
  return [{ type: 'removed', path, at: after.entries[0]?.key.extent ?? after.extent, was: old.key.extent }];
}
