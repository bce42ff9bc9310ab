import type { YamlDocument } from '../../core/document.ts';
import type { YamlEntry, YamlMap, YamlNode, YamlScalar, YamlSeq } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { FlowReader } from './plain-flow.ts';
import { around, Doubt, doubt, maxPlainDepth, resolvePlain } from './plain-scalar.ts';

/**
 * Reads the plain subset of YAML that records are written in: block maps and lists, one-line scalars and flow
 * collections, literal blocks. Some fifty times as fast as the full reader, and equal to it on all it accepts
 * (`tests/unit/records/yaml-plain.test.ts` compares the two on generated and mutated texts). It is here for the time: a cold
 * `baton lint` of 3,000 records of `npm run bench` takes 4.3 s of CPU, without this reader 7.5 s, without the one of plain
 * markdown 10.9 s, without both 15.5 s.
 *
 * @returns undefined at the least doubt: then the full reader decides, and words every problem
 */
export function parsePlainYaml(text: string, toFile: (offset: number) => number): YamlDocument | undefined {
  if (unsure.test(text)) return undefined;
  const reader = new PlainReader(text, toFile);
  const root = reader.readRoot();
  if (root === undefined) return undefined;
  return {
    root,
    problems: [],
    extent: reader.extent(0, text.length),
    features: { anchors: [], aliases: [], mergeKeys: [], trailingComments: [] },
  };
}

// Tabs, CR, control characters, unusual spaces, noncharacters: each is either an error or read differently by someone.
const unsure =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ud800-\udfff\ufeff\ufff0-\uffff]|^(?:---|\.\.\.|%)/m;

const simpleKey = /(?:[A-Za-z0-9_][A-Za-z0-9_.-]*|"[^"\\\n]*"|'[^'\n]*')(?=:(?:[ \n]|$))/y;
const plainStart = /^(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-[^\s\-?:,[\]{}#&*!|>'"%@`])/;

class PlainReader {
  readonly #text: string;
  readonly #toFile: (offset: number) => number;
  /** Where the current line begins and ends, and its first character that is not a space. */
  #start = 0;
  #end = -1;
  #indent = 0;

  constructor(text: string, toFile: (offset: number) => number) {
    this.#text = text;
    this.#toFile = toFile;
  }

  readRoot(): YamlNode | undefined {
    try {
      this.#nextLine();
      if (this.#isOver || this.#indent !== 0) return undefined;
      const root = this.#readBlock(0, 1);
      return this.#isOver && root.type === 'map' ? root : undefined;
    } catch (error) {
      if (error instanceof Doubt) return undefined;
      throw error;
    }
  }

  extent(from: number, to: number): Extent {
    const start = this.#toFile(from);
    return { from: start, to: to <= from ? start : this.#toFile(to - 1) + 1 };
  }

  get #isOver(): boolean {
    return this.#start > this.#text.length;
  }

  /** Goes to the next line that has more than spaces or a comment. */
  #nextLine(): void {
    for (;;) {
      this.#start = this.#end + 1;
      if (this.#start >= this.#text.length) {
        this.#start = this.#text.length + 1;
        this.#indent = -1;
        return;
      }
      const found = this.#text.indexOf('\n', this.#start);
      this.#end = found === -1 ? this.#text.length : found;
      let at = this.#start;
      while (at < this.#end && this.#text.charCodeAt(at) === 0x20) at++;
      if (at === this.#end) continue;
      if (this.#text.charCodeAt(at) === 0x23) continue;
      this.#indent = at - this.#start;
      return;
    }
  }

  /** A block collection whose items stand at column `indent`; the current line is its first. */
  #readBlock(indent: number, depth: number): YamlNode {
    if (depth > maxPlainDepth) throw doubt;
    return this.#isDash(this.#start + this.#indent)
      ? this.#readSeq(indent, depth)
      : this.#readMap(indent, depth);
  }

  #isDash(at: number): boolean {
    return this.#text.charCodeAt(at) === 0x2d && this.#text.charCodeAt(at + 1) === 0x20;
  }

  #readMap(indent: number, depth: number): YamlMap {
    const entries: YamlEntry[] = [];
    const names = new Set<string>();
    while (!this.#isOver && this.#indent === indent && !this.#isDash(this.#start + indent)) {
      const entry = this.#readEntry(this.#start + indent, indent, depth);
      if (entry.name === null || names.has(entry.name)) throw doubt;
      names.add(entry.name);
      entries.push(entry);
    }
    if (this.#indent > indent || entries.length === 0) throw doubt;
    return { type: 'map', entries, flow: false, extent: around(entries) };
  }

  /** A pair whose key begins at `at`; ends on the line after its value. */
  #readEntry(at: number, indent: number, depth: number): YamlEntry {
    simpleKey.lastIndex = at;
    if (!simpleKey.test(this.#text)) throw doubt;
    const keyEnd = simpleKey.lastIndex;
    const key = this.#scalar(at, keyEnd);
    let from = keyEnd + 1;
    while (from < this.#end && this.#text.charCodeAt(from) === 0x20) from++;
    const value =
      from >= this.#end ? this.#readNested(keyEnd + 1, indent, depth) : this.#readInline(from, indent, depth);
    return {
      key,
      name: String(key.value),
      value,
      extent: { from: key.extent.from, to: Math.max(key.extent.to, value.extent.to) },
    };
  }

  /** The value of a key with nothing after its colon: a deeper block, a list at the key's own column, or null. */
  #readNested(colonEnd: number, indent: number, depth: number): YamlNode {
    this.#nextLine();
    if (!this.#isOver) {
      const isList = this.#isDash(this.#start + this.#indent);
      if (this.#indent > indent) return this.#readBlock(this.#indent, depth + 1);
      if (this.#indent === indent && isList) return this.#readSeq(indent, depth + 1);
    }
    return { type: 'scalar', value: null, style: 'plain', raw: '', extent: this.extent(colonEnd, colonEnd) };
  }

  #readSeq(indent: number, depth: number): YamlSeq {
    if (depth > maxPlainDepth) throw doubt;
    const items: YamlNode[] = [];
    while (!this.#isOver && this.#indent === indent && this.#isDash(this.#start + indent)) {
      let at = this.#start + indent + 2;
      while (at < this.#end && this.#text.charCodeAt(at) === 0x20) at++;
      if (at >= this.#end || this.#isDash(at)) throw doubt;
      items.push(this.#readItem(at, indent, depth));
    }
    if (this.#indent > indent) throw doubt;
    return { type: 'seq', items, flow: false, extent: around(items) };
  }

  #readItem(at: number, indent: number, depth: number): YamlNode {
    simpleKey.lastIndex = at;
    if (!simpleKey.test(this.#text)) return this.#readInline(at, indent, depth + 1);
    // A compact map: its keys stand where the first one does.
    const column = at - this.#start;
    const first = this.#readEntry(at, column, depth + 1);
    const entries = [first];
    if (!this.#isOver && this.#indent === column) {
      const rest = this.#readMap(column, depth + 1);
      if (rest.entries.some(({ name }) => name === first.name)) throw doubt;
      entries.push(...rest.entries);
    } else if (this.#indent > indent) throw doubt;
    return { type: 'map', entries, flow: false, extent: around(entries) };
  }

  /** A value that begins on the current line at `at`. */
  #readInline(at: number, indent: number, depth: number): YamlNode {
    const code = this.#text.charCodeAt(at);
    if (code === 0x7c) return this.#readLiteral(at, indent);
    let end = this.#end;
    while (end > at && this.#text.charCodeAt(end - 1) === 0x20) end--;
    const node = code === 0x5b || code === 0x7b ? this.#readFlowLine(at, end, depth) : this.#scalar(at, end);
    this.#nextLine();
    if (!this.#isOver && this.#indent > indent) throw doubt; // would continue a plain scalar
    return node;
  }

  #scalar(from: number, to: number): YamlScalar {
    const raw = this.#text.slice(from, to);
    const extent = this.extent(from, to);
    const quote = raw.charCodeAt(0);
    if (quote === 0x22 || quote === 0x27) {
      const inner = raw.slice(1, -1);
      if (raw.length < 2 || raw.charCodeAt(raw.length - 1) !== quote) throw doubt;
      if (inner.includes(quote === 0x22 ? '"' : "'") || (quote === 0x22 && inner.includes('\\'))) throw doubt;
      return { type: 'scalar', value: inner, style: quote === 0x22 ? 'double' : 'single', raw, extent };
    }
    if (raw.includes(':') && (raw.includes(': ') || raw.endsWith(':'))) throw doubt;
    if (!plainStart.test(raw) || raw.includes(' #')) throw doubt;
    return { type: 'scalar', value: resolvePlain(raw), style: 'plain', raw, extent };
  }

  /** `|` and `|-` without further indicators. */
  #readLiteral(at: number, indent: number): YamlScalar {
    const head = this.#text.slice(at, this.#end);
    if (head !== '|' && head !== '|-') throw doubt;
    let content = -1;
    let end = at + head.length;
    const lines: string[] = [];
    let emptyLines = 0;
    for (;;) {
      const from = this.#end + 1;
      if (from >= this.#text.length) break;
      const found = this.#text.indexOf('\n', from);
      const to = found === -1 ? this.#text.length : found;
      let first = from;
      while (first < to && this.#text.charCodeAt(first) === 0x20) first++;
      if (first === to) {
        if (to !== from && content === -1) throw doubt;
        if (content !== -1 && to - from > content) throw doubt;
        emptyLines++;
        this.#end = to;
        continue;
      }
      const column = first - from;
      if (content === -1) {
        if (column <= indent) break;
        if (emptyLines > 0) throw doubt;
        content = column;
      } else if (column < content) {
        if (column > indent) throw doubt;
        break;
      }
      while (emptyLines > 0) {
        lines.push('');
        emptyLines--;
      }
      lines.push(this.#text.slice(from + content, to));
      end = to;
      this.#end = to;
      if (found === -1 && head === '|') throw doubt;
    }
    if (lines.length === 0) throw doubt;
    while (this.#text.charCodeAt(end - 1) === 0x20) end--;
    this.#nextLine();
    if (!this.#isOver && this.#indent > indent) throw doubt;
    const value = lines.join('\n') + (head === '|' ? '\n' : '');
    return {
      type: 'scalar',
      value,
      style: 'block',
      raw: this.#text.slice(at, end),
      extent: this.extent(at, end),
    };
  }

  #readFlowLine(from: number, to: number, depth: number): YamlNode {
    const flow = new FlowReader(this.#text, from, to, (start, end) => this.extent(start, end));
    const node = flow.read(depth);
    if (flow.at !== to) throw doubt;
    return node;
  }
}
