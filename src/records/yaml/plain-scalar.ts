import type { YamlScalar } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';

/** Deepest nesting that the plain reader takes; records have a third of it. */
export const maxPlainDepth = 24;

/** Thrown inside the plain reader to leave it from any depth; it is always caught there. */
export class Doubt extends Error {}
export const doubt = new Doubt();

const integer = /^[-+]?[0-9]+$/;
const decimal = /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$|^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/;
const oddNumber = /^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/;

/** The core schema's reading of a plain scalar; what few people write is left to the full reader. */
export function resolvePlain(raw: string): YamlScalar['value'] {
  switch (raw) {
    case 'null':
    case 'Null':
    case 'NULL':
    case '~':
      return null;
    case 'true':
    case 'True':
    case 'TRUE':
      return true;
    case 'false':
    case 'False':
    case 'FALSE':
      return false;
  }
  const code = raw.charCodeAt(0);
  // A number begins with a digit, a sign or a point.
  if (code < 0x2b || code > 0x39) return raw;
  if (integer.test(raw)) {
    if (raw.length > 15) throw doubt;
    return Number(raw);
  }
  if (decimal.test(raw)) return Number(raw);
  if (oddNumber.test(raw)) throw doubt;
  return raw;
}

/** The extent of a block collection: from its first part to the end of its last. */
export function around(parts: readonly { readonly extent: Extent }[]): Extent {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) throw doubt;
  return { from: first.extent.from, to: last.extent.to };
}
