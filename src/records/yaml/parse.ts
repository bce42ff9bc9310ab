import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Document as LibraryDocument,
  type ParsedNode,
  parseDocument,
  type YAMLError,
} from 'yaml';
import type { ReadProblem, YamlDocument } from '../../core/document.ts';
import type { YamlEntry, YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { guardYaml, maxAliasNodes, maxDepth } from '../read/guards.ts';
import { around, findWrittenTag, hasCoreTag, isAbsent, isPrimitive, styleOf } from './nodes.ts';
import { parsePlainYaml } from './plain.ts';
import { describeYamlError, placeOfYamlError } from './wording.ts';

/**
 * Reads a YAML text (1.2, core schema, one document) into nodes with their places in the file.
 *
 * @param text the YAML, without a BOM
 * @param toFile turns an offset into `text` into one of the file
 * @returns the root, or every problem that kept it from being read; never throws
 */
export function parseYaml(
  text: string,
  toFile: (offset: number) => number = (offset) => offset,
): YamlDocument {
  return parsePlainYaml(text, toFile) ?? parseFullYaml(text, toFile);
}

/** The same by the full reader alone, whatever the text. */
export function parseFullYaml(
  text: string,
  toFile: (offset: number) => number = (offset) => offset,
): YamlDocument {
  return new Reader(text, toFile).read();
}

// Everything outside YAML's c-printable, but for NUL's kin that editors show: C0 without tab, LF and CR, DEL and C1 without NEL.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;

class Reader {
  readonly #text: string;
  readonly #toFile: (offset: number) => number;
  readonly #problems: ReadProblem[] = [];
  readonly #anchors: Extent[] = [];
  readonly #aliases: Extent[] = [];
  readonly #mergeKeys: Extent[] = [];
  readonly #trailingComments: Extent[] = [];
  #library: LibraryDocument.Parsed | undefined;
  #aliasNodes = 0;
  /** The latest node of each anchor, in the order of the text. */
  readonly #anchored = new Map<string, ParsedNode>();
  readonly #resolving = new Set<ParsedNode>();

  constructor(text: string, toFile: (offset: number) => number) {
    this.#text = text;
    this.#toFile = toFile;
  }

  read(): YamlDocument {
    const root = this.#read();
    return {
      root: this.#problems.length === 0 ? root : undefined,
      problems: this.#problems.sort((a, b) => a.extent.from - b.extent.from),
      extent: this.#extent(0, this.#text.length),
      features: {
        anchors: this.#anchors,
        aliases: this.#aliases,
        mergeKeys: this.#mergeKeys,
        trailingComments: this.#trailingComments,
      },
    };
  }

  #read(): YamlNode | undefined {
    const guarded = guardYaml(this.#text, this.#toFile);
    const raw = control.exec(this.#text);
    if (guarded) this.#problems.push(guarded);
    if (raw) {
      const code = raw[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      this.#problem('control', `Unexpected control character U+${code}`, raw.index, raw.index + 1);
    }
    if (this.#problems.length > 0) return undefined;
    const directive = /(?<![^\n])%[^\r\n]*/.exec(this.#text);
    // The library's 'silent' log level would hide its multiple-documents error; 'error' only hides warnings' printing.
    this.#library = parseDocument(this.#text, {
      version: '1.2',
      schema: 'core',
      strict: true,
      uniqueKeys: false, // reported by #checkTwins, which also sees `1` and `"1"`
      prettyErrors: false,
      logLevel: 'error',
    });
    if (directive && !this.#insideScalar(directive.index)) {
      this.#problem(
        'directive',
        `Unexpected directive \`${directive[0]}\``,
        directive.index,
        directive.index + directive[0].length,
      );
      return undefined;
    }
    this.#takeErrors(this.#library.errors);
    if (this.#problems.length > 0) return undefined;
    const contents = this.#library.contents;
    if (contents === null) return undefined;
    return this.#convert(contents, 1);
  }

  /** The library knows directives from lines of block scalars: only a real one sets `directives.docStart` or an error. */
  #insideScalar(offset: number): boolean {
    const contents = this.#library?.contents;
    const range = contents?.range;
    return range !== undefined && range !== null && range[0] <= offset && offset < range[1];
  }

  #takeErrors(errors: readonly YAMLError[]): void {
    for (const error of errors) {
      if (this.#problems.length > 0) return; // later errors follow from the first
      const what = describeYamlError(error, this.#text);
      const [from, to] = placeOfYamlError(error, what.code, this.#text, this.#library);
      this.#problems.push({ ...what, extent: this.#extent(from, Math.max(to, from + 1)) });
    }
  }

  #convert(node: ParsedNode, depth: number, alias?: Extent): YamlNode {
    const [from, to] = node.range;
    const extent = alias ?? this.#extent(from, to);
    const aliased = alias ? ({ aliased: true } as const) : {};
    if (depth > maxDepth && !isScalar(node)) {
      if (!this.#problems.some(({ code }) => code === 'depth')) {
        this.#problem(
          'depth',
          `Nesting is deeper than ${maxDepth} levels, which is not read`,
          from,
          from + 1,
        );
      }
      return { type: 'scalar', value: null, style: 'plain', raw: '', extent };
    }
    if (isAlias(node)) return this.#resolve(node, depth, alias);
    if (alias && ++this.#aliasNodes > maxAliasNodes) {
      if (!this.#problems.some(({ code }) => code === 'alias')) {
        this.#problems.push({
          code: 'alias',
          message: `Aliases that expand to more than ${maxAliasNodes} nodes are not read`,
          extent,
        });
      }
      return { type: 'scalar', value: null, style: 'plain', raw: '', extent };
    }
    const tag = this.#tagOf(node);
    if (node.anchor !== undefined && !alias) {
      this.#anchors.push(extent);
      this.#anchored.set(node.anchor, node);
    }
    const base = { extent, ...aliased, ...(tag === undefined ? {} : { tag }) };
    if (isMap(node)) {
      const entries = node.items.map((pair) => this.#entry(pair.key, pair.value, depth, alias));
      this.#checkTwins(entries);
      return {
        ...base,
        ...around(node.flow, alias, entries),
        type: 'map',
        entries,
        flow: node.flow === true,
      };
    }
    if (isSeq(node)) {
      const items = node.items.map((item) => this.#convert(item as ParsedNode, depth + 1, alias));
      return { ...base, ...around(node.flow, alias, items), type: 'seq', items, flow: node.flow === true };
    }
    if (!isScalar(node)) throw new Error(`unknown YAML node at ${from}`);
    const value: unknown = node.value;
    if (!alias) this.#noteTrailingComment(node.type, to);
    const style = styleOf(node);
    const raw = this.#text.slice(from, to);
    const shown = style === 'block' ? raw.trimEnd() : raw;
    return {
      ...base,
      extent: alias ?? this.#extent(from, from + shown.length),
      type: 'scalar',
      value: typeof value === 'bigint' ? Number(value) : isPrimitive(value) ? value : String(value),
      style,
      raw: shown,
    };
  }

  #entry(key: unknown, value: unknown, depth: number, alias?: Extent): YamlEntry {
    const keyNode = this.#convert(key as ParsedNode, depth + 1, alias);
    const valueNode = isAbsent(value)
      ? this.#absent((key as ParsedNode).range[1], alias)
      : this.#convert(value as ParsedNode, depth + 1, alias);
    const name = keyNode.type === 'scalar' ? String(keyNode.value) : null;
    if (name === '<<' && keyNode.type === 'scalar' && keyNode.style === 'plain' && !alias)
      this.#mergeKeys.push(keyNode.extent);
    return {
      key: keyNode,
      name,
      value: valueNode,
      extent: { from: keyNode.extent.from, to: Math.max(keyNode.extent.to, valueNode.extent.to) },
    };
  }

  /** An empty value has its position after the colon of its key. */
  #absent(keyEnd: number, alias: Extent | undefined): YamlNode {
    const colon = /^[ \t]*:/.exec(this.#text.slice(keyEnd, keyEnd + 80))?.[0].length ?? 0;
    const extent = alias ?? this.#extent(keyEnd + colon, keyEnd + colon);
    return { type: 'scalar', value: null, style: 'plain', raw: '', extent };
  }

  /** `1` and `"1"` are two keys to YAML and one to JSON, in which rules, hashes and other readers see the record. */
  #checkTwins(entries: readonly YamlEntry[]): void {
    const seen = new Map<string, YamlEntry>();
    for (const entry of entries) {
      if (entry.name === null) continue;
      const first = seen.get(entry.name);
      if (!first) seen.set(entry.name, entry);
      else if (!entry.key.aliased) {
        this.#problems.push({
          code: 'duplicate-key',
          message: `Duplicate key \`${entry.name}\``,
          extent: entry.key.extent,
          related: { extent: first.key.extent, message: 'First defined here' },
        });
      }
    }
  }

  #resolve(node: Alias.Parsed, depth: number, alias: Extent | undefined): YamlNode {
    const [from, to] = node.range;
    const extent = alias ?? this.#extent(from, to);
    if (!alias) this.#aliases.push(extent);
    const nothing: YamlNode = { type: 'scalar', value: null, style: 'plain', raw: '', extent };
    // The library's own look-up walks the whole document for each alias.
    const target = this.#anchored.get(node.source);
    const cyclic = target !== undefined && (this.#resolving.has(target) || this.#isAround(target, from));
    if (target === undefined || cyclic) {
      const message = cyclic
        ? `Alias \`*${node.source}\` is inside its own value`
        : `Unknown alias \`*${node.source}\``;
      if (!alias || !this.#isReported(from)) this.#problem('alias', message, from, to);
      return nothing;
    }
    if (this.#aliasNodes > maxAliasNodes) return nothing;
    this.#resolving.add(target);
    const resolved = this.#convert(target, depth, extent);
    this.#resolving.delete(target);
    return resolved;
  }

  /** A value with a faulty alias in it may be repeated by others. */
  #isReported(offset: number): boolean {
    const { from } = this.#extent(offset, offset);
    return this.#problems.some(({ code, extent }) => code === 'alias' && extent.from === from);
  }

  /** Collections are noted before their items, so an alias may be inside one that is still being read. */
  #isAround(target: ParsedNode, offset: number): boolean {
    return !isScalar(target) && target.range[0] <= offset && offset < target.range[1];
  }

  #tagOf(node: ParsedNode): string | undefined {
    const tag = node.tag;
    if (tag === undefined) return undefined;
    const [from, to] = node.range;
    const written = findWrittenTag(this.#text, from);
    const name = written?.text ?? tag;
    if (!hasCoreTag(node, tag)) {
      const at = written?.from ?? from;
      this.#problem('tag', `Unexpected tag \`${name}\``, at, written ? at + name.length : to);
    }
    return name;
  }

  #noteTrailingComment(type: string | undefined, to: number): void {
    if (type !== 'PLAIN') return;
    const rest = /^[ \t]+#[^\r\n]*/.exec(this.#text.slice(to, to + 200));
    if (rest) this.#trailingComments.push(this.#extent(to, to + rest[0].length));
  }

  #problem(code: ReadProblem['code'], message: string, from: number, to: number): void {
    this.#problems.push({ code, message, extent: this.#extent(from, to) });
  }

  #extent(from: number, to: number): Extent {
    const start = this.#toFile(from);
    return { from: start, to: to <= from ? start : this.#toFile(to - 1) + 1 };
  }
}
