import type { Document } from '../../core/document.ts';
import { plainValue } from '../../core/node.ts';
import { assumedConfidenceKey } from '../../records/kinds/decision/model.ts';
import { type Data, isData, listOf, textOf, without } from '../read-file.ts';
import type { Exported, Remark } from '../types.ts';
import { loreTrailers } from './lore.ts';

const restKey = 'x-lore';

/** What a block of trailers says. */
interface Line {
  readonly key: string;
  readonly value: string;
}

/** Keys of a decision that the block has, or that are of the record itself. */
const placed = [
  ...[
    'schema',
    'id',
    'thread',
    'agent',
    'date',
    'decision',
    'status',
    'alternatives',
    'reasons',
    'confidence',
  ],
  ...['supersedes', 'continues_decision', assumedConfidenceKey, restKey],
];

/** A decision as the trailers of a commit message. Its sentence is for the message itself. */
export function exportLore(doc: Document): Exported {
  const data = (plainValue(doc.data) ?? {}) as Data;
  const rest = isData(data[restKey]) ? data[restKey] : {};
  const texts = (value: unknown) => listOf(value).flatMap((one) => textOf(one) ?? []);
  const reasons = listOf(data.reasons).filter(isData);
  const stated = texts(rest.confidence ?? rest.certainty)[0];
  const confidence =
    data[assumedConfidenceKey] === true || rest[assumedConfidenceKey] === true
      ? stated
      : (stated ?? numberOf(data.confidence));
  const kept = Object.entries(rest).flatMap(([key, value]) =>
    loreTrailers[key]?.role === 'kept' ? texts(value).map((one) => ({ key: nameOf(key), value: one })) : [],
  );
  const trailers: readonly Line[] = [
    ...reasons
      .filter(({ type }) => type === 'constraint')
      .map(({ text }) => ({ key: 'Constraint', value: String(text) })),
    ...listOf(data.alternatives)
      .filter(isData)
      .map(({ option, rejected_because }) => ({
        key: 'Rejected',
        value: [textOf(option), textOf(rejected_because)].filter((one) => one !== undefined).join(' | '),
      })),
    ...(confidence === undefined ? [] : [{ key: 'Confidence', value: confidence }]),
    ...kept,
    ...texts(data.supersedes).map((value) => ({ key: 'Supersedes', value })),
    ...texts(data.continues_decision).map((value) => ({ key: 'Follows', value })),
  ].map(({ key, value }) => ({ key, value: value.replace(/\s+/g, ' ').trim() }));
  const others = Object.keys(without(data, placed)).filter((key) => listOf(data[key]).length > 0);
  const isOther = reasons.some(({ type }) => type !== 'constraint');
  const remarks = [...others, ...(isOther ? ['reasons'] : [])].map(
    (field): Remark => ({
      file: doc.path,
      what: 'left out',
      field,
      detail:
        field === 'reasons'
          ? 'those that are no constraints: Lore has no trailer for them'
          : 'Lore has no trailer for it',
    }),
  );
  return { document: { decision: data.decision, trailers }, remarks };
}

/** The block as it is in a message. */
export function loreText({ trailers }: Exported['document']): string {
  return listOf(trailers)
    .filter(isData)
    .map(({ key, value }) => `${String(key)}: ${String(value)}\n`)
    .join('');
}

function numberOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : undefined;
}

/** `scope-risk` → `Scope-risk`. */
function nameOf(key: string): string {
  return key === 'lore-id' ? 'Lore-id' : `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`;
}
