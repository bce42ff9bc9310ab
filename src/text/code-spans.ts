/**
 * The code spans of a markdown text, in their order, each once. A span is on one line, as the names of files are.
 *
 * @param text may have fences: what is in them counts too, where it has code spans
 */
export function codeSpansOf(text: string): readonly string[] {
  const found = [...text.matchAll(/(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g)].map(([, , span = '']) =>
    span.trim(),
  );
  return [...new Set(found)].filter((span) => span !== '');
}
