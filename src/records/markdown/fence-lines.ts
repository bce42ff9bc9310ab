import type { Extent } from '../../core/position.ts';

/**
 * Turns offsets into a fence's value into offsets of the file. Each line of the value is the tail of its line in the file: indentation and quote marks of the container are
 * cut off in front.
 */
export function mapFenceLines(file: string, extent: Extent, value: string): (offset: number) => number {
  const starts: number[] = [];
  const targets: number[] = [];
  const inFile = lineEnds(file, extent.from);
  let fileAt = inFile.next().value?.next ?? extent.to;
  for (const { from, to } of lineEnds(value, 0)) {
    const line = inFile.next().value ?? { to: extent.to, next: extent.to };
    starts.push(from);
    targets.push(value === '' ? Math.min(fileAt, extent.to) : Math.max(fileAt, line.to - (to - from)));
    fileAt = line.next;
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return (targets[low] ?? extent.from) + offset - (starts[low] ?? 0);
  };
}

/** The lines of a text from an offset on, ended as in markdown by LF, CRLF or CR: where each ends and the next begins. */
function* lineEnds(
  text: string,
  offset: number,
): Generator<{ from: number; to: number; next: number }, undefined> {
  const lineEnd = /\r\n|\n|\r/g;
  lineEnd.lastIndex = offset;
  let from = offset;
  for (let match = lineEnd.exec(text); match; match = lineEnd.exec(text)) {
    yield { from, to: match.index, next: lineEnd.lastIndex };
    from = lineEnd.lastIndex;
  }
  yield { from, to: text.length, next: text.length };
}
