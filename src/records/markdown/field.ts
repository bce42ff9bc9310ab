import type { MetadataField } from '../../core/document.ts';

const fieldLine =
  /^[ \t]*(?:(?<bold>\*\*|__)(?<key>[^:*_|`]{1,60}?)(?::[ \t]*(?:\*\*|__)|(?:\*\*|__)[ \t]*:)|(?<plain>[A-Za-z][^:*_|`]{0,59}?):(?=[ \t]|$))[ \t]*(?<rest>.*)$/;

/**
 * The field that a line `Key: value` makes, its key bold or not.
 *
 * @param from offset of the line in its file
 * @param boldOnly outside a list only a bold key makes a field: prose holds colons too
 */
export function fieldOf(
  line: string,
  from: number,
  boldOnly: boolean,
): Omit<MetadataField, 'section'> | undefined {
  const match = fieldLine.exec(line);
  if (!match?.groups || (boldOnly && match.groups.bold === undefined)) return undefined;
  const rest = match.groups.rest ?? '';
  const value = rest.trimEnd();
  const valueFrom = from + line.length - rest.length;
  return {
    key: (match.groups.key ?? match.groups.plain ?? '').trim(),
    value,
    extent: { from, to: valueFrom + value.length },
    valueExtent: { from: valueFrom, to: valueFrom + value.length },
  };
}
