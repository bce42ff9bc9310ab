import type { YamlEntry, YamlMap, YamlNode, YamlScalar, YamlSeq } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { doubt, maxPlainDepth, resolvePlain } from './plain-scalar.ts';

const flowPlain =
  /(?:[A-Za-z0-9_./+$(]|-(?=[A-Za-z0-9]))(?:[^,[\]{}#:"'\\&*!|>%`?\n]|:(?=[^ ,[\]{}#:"'\\&*!|>%@`?\n]))*/y;

/** Flow collections that end on the line they begin on. */
export class FlowReader {
  at: number;
  readonly #text: string;
  readonly #end: number;
  readonly #extent: (from: number, to: number) => Extent;

  constructor(text: string, from: number, end: number, extent: (from: number, to: number) => Extent) {
    this.at = from;
    this.#text = text;
    this.#end = end;
    this.#extent = extent;
  }

  read(depth: number): YamlNode {
    if (depth > maxPlainDepth) throw doubt;
    const code = this.#text.charCodeAt(this.at);
    if (code === 0x5b) return this.#seq(depth);
    if (code === 0x7b) return this.#map(depth);
    return this.#scalar();
  }

  #seq(depth: number): YamlSeq {
    const from = this.at++;
    const items: YamlNode[] = [];
    for (this.#skipSpaces(); this.#text[this.at] !== ']'; this.#skipSpaces()) {
      items.push(this.read(depth + 1));
      this.#separator(']');
    }
    this.at++;
    return { type: 'seq', items, flow: true, extent: this.#extent(from, this.at) };
  }

  #map(depth: number): YamlMap {
    const from = this.at++;
    const entries: YamlEntry[] = [];
    const names = new Set<string>();
    for (this.#skipSpaces(); this.#text[this.at] !== '}'; this.#skipSpaces()) {
      const key = this.#scalar();
      const name = String(key.value);
      if (this.#text[this.at] !== ':' || this.#text[this.at + 1] !== ' ' || names.has(name)) throw doubt;
      names.add(name);
      this.at++;
      this.#skipSpaces();
      const value = this.read(depth + 1);
      entries.push({ key, name, value, extent: { from: key.extent.from, to: value.extent.to } });
      this.#separator('}');
    }
    this.at++;
    return { type: 'map', entries, flow: true, extent: this.#extent(from, this.at) };
  }

  #separator(close: string): void {
    this.#skipSpaces();
    if (this.#text[this.at] === close) return;
    if (this.#text[this.at] !== ',') throw doubt;
    this.at++;
    this.#skipSpaces();
    if (this.#text[this.at] === close) throw doubt; // a trailing comma
  }

  #skipSpaces(): void {
    while (this.#text.charCodeAt(this.at) === 0x20) this.at++;
    if (this.at >= this.#end) throw doubt;
  }

  #scalar(): YamlScalar {
    const quote = this.#text[this.at];
    if (quote === '"' || quote === "'") {
      const close = this.#text.indexOf(quote, this.at + 1);
      if (close === -1 || close >= this.#end) throw doubt;
      const inner = this.#text.slice(this.at + 1, close);
      const after = this.#text[close + 1] ?? '';
      if (inner.includes('\\') || !', ]}:'.includes(after) || after === '') throw doubt;
      const from = this.at;
      this.at = close + 1;
      const style = quote === '"' ? 'double' : 'single';
      return {
        type: 'scalar',
        value: inner,
        style,
        raw: `${quote}${inner}${quote}`,
        extent: this.#extent(from, this.at),
      };
    }
    flowPlain.lastIndex = this.at;
    const found = flowPlain.exec(this.#text)?.[0].trimEnd();
    if (!found || this.at + found.length > this.#end) throw doubt;
    const from = this.at;
    this.at += found.length;
    return {
      type: 'scalar',
      value: resolvePlain(found),
      style: 'plain',
      raw: found,
      extent: this.#extent(from, this.at),
    };
  }
}
