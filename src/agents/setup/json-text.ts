/** A value that a JSON file of a host gets. */
export interface JsonEntry {
  /** The keys that lead to it, from the top of the file. */
  readonly path: readonly string[];
  /** True for an item of the list at `path`; false for the value of the last key. */
  readonly isItem: boolean;
  readonly value: unknown;
}

/** What a file is to hold. */
export interface JsonEntries {
  /** Keys at the top that the host needs; a file that has them, or entries of the kind, keeps its own. */
  readonly needed?: Readonly<Record<string, unknown>>;
  readonly entries: readonly JsonEntry[];
  /** Whether a value is an entry of Baton, of this version or another one. */
  isOurs(value: unknown): boolean;
  /** Whether an item is a call of Baton that a person wrote: a file with one gets no items. */
  isByHand(value: unknown): boolean;
}

/** How a text is laid out. */
export interface Style {
  readonly eol: string;
  /** One step of indentation. */
  readonly unit: string;
}

/** A value below the keys that do not exist yet; what is made for it has a line for each entry. */
export function member(
  keys: readonly string[],
  isItem: boolean,
  value: unknown,
  indent: string,
  style: Style,
): string {
  const [key, ...rest] = keys;
  if (key === undefined) return inline(value);
  const name = `${JSON.stringify(key)}: `;
  if (rest.length === 0 && !isItem) return name + inline(value);
  const [open, close] = rest.length === 0 ? ['[', ']'] : ['{', '}'];
  const deeper = indent + style.unit;
  const inner = member(rest, isItem, value, deeper, style);
  return `${name}${open}${style.eol}${deeper}${inner}${style.eol}${indent}${close}`;
}

/** JSON on one line, with spaces as people write them. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inline(one)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** The text of a file that has the entries and nothing else. */
export function newFile(wanted: JsonEntries): string {
  const tree: Record<string, unknown> = { ...wanted.needed };
  for (const { isItem, path, value } of wanted.entries) {
    let holder = tree;
    for (const key of path.slice(0, -1)) {
      const below = (holder[key] ?? {}) as Record<string, unknown>;
      holder[key] = below;
      holder = below;
    }
    const last = path.at(-1) ?? '';
    holder[last] = isItem ? [...((holder[last] as unknown[] | undefined) ?? []), value] : value;
  }
  const leaves = new Set(wanted.entries.map(({ value }) => value));
  return `${spread(tree, '', leaves)}\n`;
}

/** JSON with a line for each entry, as `member` writes it. */
function spread(value: unknown, indent: string, leaves: ReadonlySet<unknown>): string {
  if (leaves.has(value) || typeof value !== 'object' || value === null) return inline(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const rows = isList
    ? value.map((one) => deeper + spread(one, deeper, leaves))
    : Object.entries(value).map(
        ([key, one]) => `${deeper}${JSON.stringify(key)}: ${spread(one, deeper, leaves)}`,
      );
  return `${isList ? '[' : '{'}\n${rows.join(',\n')}\n${indent}${isList ? ']' : '}'}`;
}
