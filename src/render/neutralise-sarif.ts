import { forTerminal } from './neutralise.ts';

/**
 * Makes text harmless as a message of SARIF: `[text](target)` would be a link (3.11.6), `{0}` an argument (3.11.5).
 * Control and bidi characters are shown as escapes.
 */
export function forSarif(text: string): string {
  return forTerminal(text)
    .replace(/\[(?=[^\]]*\]\()/g, '\\[')
    .replace(/\{(?=\d+\})/g, '{{')
    .replace(/(\{\{\d+)\}/g, '$1}}');
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
