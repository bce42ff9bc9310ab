/** An entry of an index. */
export interface Staged {
  readonly path: string | Buffer;
  /** In octal digits; a file where it is left out. */
  readonly mode?: string;
  readonly oid?: string;
  readonly stage?: number;
  /** Has a second pair of flags, as with `add -N`. */
  readonly isIntended?: boolean;
  readonly isSkipped?: boolean;
}

export interface IndexOptions {
  readonly version?: number;
  /** Bytes of an object id. */
  readonly idLength?: number;
  /** Parts behind the entries: each a name of four letters and its content. */
  readonly parts?: readonly (readonly [name: string, content: Buffer])[];
}

/** A file as git keeps its index (gitformat-index(5)), its checksum zero. @param entries in git's order */
export function indexBytes(entries: readonly Staged[], options: IndexOptions = {}): Buffer {
  const { idLength = 20, parts = [] } = options;
  const isExtended = entries.some(({ isIntended, isSkipped }) => isIntended || isSkipped);
  const { version = isExtended ? 3 : 2 } = options;
  return Buffer.concat([
    Buffer.from('DIRC'),
    number(version),
    number(entries.length),
    ...entries.map((entry) => bytesOf(entry, idLength)),
    ...parts.flatMap(([name, content]) => [Buffer.from(name), number(content.length), content]),
    Buffer.alloc(idLength),
  ]);
}

function bytesOf({ mode = '100644', oid = '', stage = 0, ...entry }: Staged, idLength: number): Buffer {
  const path = Buffer.from(entry.path);
  const flags = Buffer.alloc(entry.isIntended || entry.isSkipped ? 4 : 2);
  const isLong = flags.length === 4;
  flags.writeUInt16BE((isLong ? 0x4000 : 0) | (stage << 12) | Math.min(path.length, 0xfff));
  if (isLong) flags.writeUInt16BE((entry.isIntended ? 0x2000 : 0) | (entry.isSkipped ? 0x4000 : 0), 2);
  const id = Buffer.from(oid.padEnd(2 * idLength, '0'), 'hex');
  // Times, device and owner may be any bytes, those of a name too.
  const before = [
    Buffer.from('a.md/aa/b.md/.agents/as.'),
    number(Number.parseInt(mode, 8)),
    Buffer.alloc(12),
  ];
  const whole = Buffer.concat([...before, id, flags, path]);
  return Buffer.concat([whole, Buffer.alloc(8 - (whole.length % 8))]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
