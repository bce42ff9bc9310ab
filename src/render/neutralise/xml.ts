import { forTerminal } from './terminal.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Makes text harmless in an element or an attribute of XML 1.0. Characters that XML cannot hold, not even as references,
 * are shown as escapes.
 */
export function forXml(text: string): string {
  return forTerminal(text)
    .replace(
      /[\p{Surrogate}\ufffe\uffff]/gu,
      (char) => `\\u{${char.charCodeAt(0).toString(16).toUpperCase()}}`,
    )
    .replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

/** The same for an attribute, in which a reader turns line feeds into spaces. */
export function forXmlAttribute(text: string): string {
  return forXml(text).replace(/\n/g, '&#10;');
}
