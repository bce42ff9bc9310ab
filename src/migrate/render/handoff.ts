import { isTemplateText } from '../../records/kinds/placeholder.ts';
import { itemLists, type NoteOrigin, writeOrigin } from '../../records/kinds/task/handoff.ts';
import { flowScalar } from '../../records/yaml/scalar.ts';
import type { Evidence, ListField, MigratedHandoff } from '../types.ts';

/** Any item of the lists, as what it is written from. */
type Item = { readonly evidence: Evidence } & Readonly<Record<string, unknown>>;

/** Details that are sentences of the note. */
const prose: ReadonlySet<string> = new Set(['purpose', 'description', 'reason']);

/**
 * A handoff as a task's `yaml` fence holds it (convention, section 7): the keys in the order of the schema. Below them `evidence`
 * has the line that each value was read from, by list and in the order of its items. Lists without items are left out, and so is
 * what a template left unfilled, and a detail that says no more than an item or another detail: it is read from the same line.
 *
 * @param lineOf the line that is written for a line of the note, where the note moves within its own file
 * @returns YAML whose lines end in LF
 */
export function renderHandoff(
  handoff: MigratedHandoff,
  origin: NoteOrigin,
  lineOf = (line: number) => line,
): string {
  const { outcome, outcome_evidence } = handoff;
  const lines = [`outcome: ${outcome ?? 'null'}`, `migrated_from: ${flowScalar(writeOrigin(origin))}`];
  const evidence =
    outcome_evidence && outcome !== null ? [`  outcome: ${lineOf(outcome_evidence.line)}`] : [];
  const lists = new Map(
    itemLists.map(({ name }): [string, readonly Item[]] => [
      name,
      handoff[name as ListField].map((item) => ({ ...item })),
    ]),
  );
  const said = new Set(
    itemLists.flatMap(({ name, main }) => (lists.get(name) ?? []).map((item) => item[main])),
  );
  for (const { name, main, others } of itemLists) {
    const all = lists.get(name) ?? [];
    const items = all.filter((item) => isSaid(item[main]));
    if (items.length === 0) continue;
    lines.push('', `${name}:`);
    for (const item of items) {
      const isRepeated = (key: string) => prose.has(key) && said.has(item[key]);
      const keys = [main, ...others].filter((key) => isSaid(item[key]) && !isRepeated(key));
      for (const key of keys) said.add(item[key]);
      lines.push(...keys.map((key, at) => `${at === 0 ? '  - ' : '    '}${key}: ${written(item[key])}`));
    }
    evidence.push(`  ${name}: [${items.map((item) => lineOf(item.evidence.line)).join(', ')}]`);
  }
  if (evidence.length > 0) lines.push('', 'evidence:', ...evidence);
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
