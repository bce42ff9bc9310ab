import type { Document } from '../../core/document.ts';
import type { Located } from '../../core/facts.ts';
import { stringOf, stringsOf, type YamlNode } from '../../core/node.ts';

/** A string node's value with its span; undefined for anything else. */
export function locatedString(doc: Document, node: YamlNode | undefined): Located | undefined {
  const value = stringOf(node);
  return node === undefined || value === undefined ? undefined : { value, span: doc.lines.span(node.extent) };
}

/** The strings of a list node with their spans; none for anything else. */
export function locatedStrings(doc: Document, node: YamlNode | undefined): readonly Located[] {
  return stringsOf(node).map((item) => ({ value: item.value, span: doc.lines.span(item.node.extent) }));
}
