import type { Inline } from '../sections/blocks.ts';

/** Where the links of a note lead from, and what there is. */
export interface LinkSource {
  /** The folder of the note, from the top; undefined if nobody said. */
  readonly folder: string | undefined;
  /** Whether a path from the top is a file; undefined without a repository. */
  readonly has: ((path: string) => boolean) | undefined;
}

/**
 * The inlines of a note with links that lead to files from the top: markdown has them from the note's own folder, and people also write
 * them from the top. What exists decides, then the text of the link (`[docs/plan.md](plan.md)`).
 */
export function resolveLinks(
  text: string,
  inlines: readonly Inline[],
  source: LinkSource,
): readonly Inline[] {
  return inlines.map((inline) => {
    if (inline.type !== 'link' || !isRelative(inline.value)) return inline;
    const label = /^\[`?([^\]`]*)`?\]/.exec(text.slice(inline.extent.from, inline.extent.to))?.[1] ?? '';
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(inline.value) ?? [];
    return { ...inline, value: resolved(path, label.trim(), source) + rest };
  });
}

/** `a.ts:12` has no scheme. */
export const scheme = /^[a-z][a-z\d+-]*:/i;

function isRelative(target: string): boolean {
  return target !== '' && !scheme.test(target) && !/^[/#?]/.test(target);
}

function resolved(path: string, label: string, { folder, has }: LinkSource): string {
  const fromNote = folder === undefined ? undefined : joined(folder, path);
  const fromTop = joined('', path.replace(/^(?:\.\.?\/)+/, '')) ?? path;
  const named = label.endsWith(`/${fromTop}`) ? label : undefined;
  const existing = [fromNote, fromTop, named].find((one) => one !== undefined && has?.(one));
  if (existing !== undefined) return existing;
  return named ?? (/^\.\.?\//.test(path) ? (fromNote ?? fromTop) : fromTop);
}

/** A path below a folder; undefined where it leaves the top. */
function joined(folder: string, path: string): string | undefined {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}
