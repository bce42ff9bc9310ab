import stringWidth from 'string-width';

/**
 * Breaks text at blanks so that no line is wider than `width` columns; a single longer word stays whole. Line feeds and
 * the indentation of each line are kept.
 */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width));
}

function wrapLine(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = indent;
  for (const word of line.slice(indent.length).split(' ')) {
    const longer = current === indent ? `${indent}${word}` : `${current} ${word}`;
    if (current !== indent && stringWidth(longer) > width) {
      lines.push(current);
      current = `${indent}${word}`;
    } else current = longer;
  }
  lines.push(current);
  return lines;
}
