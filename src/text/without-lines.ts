/** `./src/a.ts:10-20` names `src/a.ts`, `src/` the folder. */
export function withoutLines(pattern: string): string {
  return pattern
    .trim()
    .replace(/:\d+(?:[-:,]\d+)*$/, '')
    .replace(/^\.\//, '')
    .replace(/\/+$/, '');
}
