import type { Remark } from '../../interchange/types.ts';

/** What did not go into fields of its own, one line for each file and way; not neutralised. */
export function remarkLines(remarks: readonly Remark[]): readonly string[] {
  const groups = new Map<string, { file: string; what: Remark['what']; parts: Map<string, string[]> }>();
  for (const { file, what, field, detail } of remarks) {
    const key = `${file}\n${what}`;
    const group = groups.get(key) ?? { file, what, parts: new Map() };
    groups.set(key, group);
    // Fields with the same fate are told together.
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
