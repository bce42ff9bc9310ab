import { isTemplateText } from '../../records/kinds/placeholder.ts';
import { itemLists } from '../../records/kinds/task/handoff.ts';
import { flowScalar } from '../../records/yaml/scalar.ts';
import type { Evidence, ListField, MigratedHandoff } from '../types.ts';

/** Where the values of a note are said to stand. */
export interface Origin {
  /** The note, from the top: the handoff's `migrated_from`. */
  readonly path: string;
  /** `file:line` for a line of the note. */
  readonly classify: (line: number) => string;
}

/** Any item of the lists, as what it is written from. */
type Item = { readonly evidence: Evidence } & Readonly<Record<string, unknown>>;

/**
 * A handoff as a task's `yaml` fence holds it (convention, section 7): the keys in the order of the schema, each value with
 * the line it was read from as `evidence`, which readers of handoffs skip. Lists without items are left out, and so is
 * what a template left unfilled.
 *
 * @returns YAML whose lines end in LF
 */
export function renderHandoff(handoff: MigratedHandoff, { path, classify }: Origin): string {
  const lines = [`outcome: ${handoff.outcome ?? 'null'}`];
  if (handoff.outcome_evidence && handoff.outcome !== null)
    lines.push(`outcome_evidence: ${flowScalar(classify(handoff.outcome_evidence.line))}`);
  lines.push(`migrated_from: ${flowScalar(path)}`);
  for (const { name, main, others } of itemLists) {
    const all: readonly Item[] = handoff[name as ListField].map((item) => ({ ...item }));
    const items = all.filter((item) => isSaid(item[main]));
    if (items.length > 0) lines.push('', `${name}:`);
    for (const item of items) {
      const keys = [main, ...others].filter((key) => isSaid(item[key]));
      const entries = keys.map((key) => `${key}: ${written(item[key])}`);
      entries.push(`evidence: ${flowScalar(classify(item.evidence.line))}`);
      lines.push(...entries.map((entry, at) => `${at === 0 ? '  - ' : '    '}${entry}`));
    }
  }
  return lines.map((line) => `${line}\n`).join('');
}

function isSaid(value: unknown): boolean {
  if (typeof value !== 'string') return value !== undefined && value !== null;
  return value.trim() !== '' && !isTemplateText(value);
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  return typeof value === 'string' ? flowScalar(value.replace(/\s+/g, ' ').trim()) : String(value);
}
