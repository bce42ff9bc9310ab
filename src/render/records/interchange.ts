import type { Remark } from '../../interchange/types.ts';

/** What did not go into fields of its own, one line for each file and way; not neutralised. */
export function remarkLines(remarks: readonly Remark[]): readonly string[] {
  const groups = new Map<string, { file: string; what: Remark['what']; parts: Map<string, string[]> }>();
  for (const { file, what, field, detail } of remarks) {
    const key = `${file}\n${what}`;
    const group = groups.get(key) ?? { file, what, parts: new Map() };
    groups.set(key, group);
    // Fields with the same fate are reported together.
    group.parts.set(detail, [...new Set([...(group.parts.get(detail) ?? []), field])]);
  }
  return [...groups.values()].map(({ file, what, parts }) => {
    const all = [...parts].map(([detail, fields]) => `${fields.join(', ')} ${joined(what)}${detail}`);
    return `${file}: ${what}: ${all.join('; ')}`;
  });
}

function joined(what: Remark['what']): string {
  return what === 'assumed' ? '= ' : what === 'kept' ? '→ ' : '– ';
}

/** What came of an import. */
export interface ImportCount {
  readonly records: readonly { readonly kind: string; readonly state: string }[];
  readonly remarks: readonly Remark[];
  /** How many files were refused. */
  readonly refused: number;
}

/**
 * The total of an import in one line: `57 imported, 3 there already, 55 without an agent, 2 refused`. Threads that were opened for
 * decisions are not counted. Not neutralised.
 */
export function importTotal({ records, refused, remarks }: ImportCount): string {
  const counted = records.filter(({ kind }) => kind !== 'thread');
  const number = (states: readonly string[]) => counted.filter(({ state }) => states.includes(state)).length;
  const without = new Map<string, number>();
  for (const { field, what } of remarks) {
    if (what === 'assumed') without.set(field, (without.get(field) ?? 0) + 1);
  }
  const aside = remarks.filter(({ field, what }) => what === 'left out' && field === 'file').length;
  const parts = [
    [number(['there']), 'already exists'],
    [number(['kept']), 'kept as they are'],
    ...[...without].map(([field, count]) => [count, `without ${article(field)} ${field}`] as const),
    [aside, 'left aside'],
    [refused, 'refused'],
  ] as const;
  const counts = parts.flatMap(([count, words]) => (count === 0 ? [] : [`${count} ${words}`]));
  return [`${number(['created', 'replaced'])} imported`, ...counts].join(', ');
}

function article(noun: string): string {
  return /^[aeiou]/i.test(noun) ? 'an' : 'a';
}
