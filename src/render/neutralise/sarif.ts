import { forTerminal } from './terminal.ts';

/**
 * Makes text harmless as a message of SARIF: `[text](target)` would be a link (3.11.6), `{0}` an argument (3.11.5).
 * Control and bidi characters are shown as escapes.
 */
export function forSarif(text: string): string {
  return withoutLinks(forTerminal(text))
    .replace(/\{(?=\d+\})/g, '{{')
    .replace(/(\{\{\d+)\}/g, '$1}}');
}

/** Escapes each bracket whose next `]` is followed by `(`. No lookahead: it would read on from each bracket again. */
function withoutLinks(text: string): string {
  return text
    .split(']')
    .map((part, at, parts) => (parts[at + 1]?.startsWith('(') ? part.replaceAll('[', '\\[') : part))
    .join(']');
}

/** A path of the repository as a relative URI. */
export function pathUri(path: string): string {
  return path
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(
        /[!'()*]/g,
        (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');
}
