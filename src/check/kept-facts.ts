import type { Facts } from '../core/facts.ts';
import type { Span } from '../core/position.ts';

/** So many texts and spans are remembered: records that are read one after the other have the same ones. */
const most = 4_096;

const none: readonly never[] = [];

type Json = Record<string, unknown>;

/**
 * Makes facts small that outlive the text of their record. A string that is cut out of a text keeps the whole text in memory, so
 * each is copied. Empty lists, and the texts and spans that a record before had too, are the same objects.
 */
export class FactsKeeper {
  readonly #texts = new Map<string, string>();
  readonly #spans = new Map<number, Span>();

  /** A copy; the path is the same string, which whoever lists the files has anyway. */
  copy(facts: Facts): Facts {
    return this.shrink(JSON.parse(JSON.stringify(facts)) as Facts, facts.path);
  }

  /** Makes facts small in place that were read from JSON, and that nobody else has. */
  shrink(facts: Facts, path: string): Facts {
    const own = facts as unknown as Json;
    // Each record has an id of its own.
    for (const key in own) if (key !== 'id') own[key] = key === 'path' ? path : this.#shared(own[key]);
    return facts;
  }

  #shared(value: unknown): unknown {
    if (typeof value === 'string') return this.#text(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      if (value.length === 0) return none;
      for (let at = 0; at < value.length; at++) value[at] = this.#shared(value[at]);
      return value;
    }
    const own = value as Json;
    if (own.start !== undefined && own.end !== undefined) return this.#span(value as Span);
    for (const key in own) own[key] = this.#shared(own[key]);
    return value;
  }

  #text(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    if (this.#texts.size >= most) this.#texts.clear();
    this.#texts.set(text, text);
    return text;
  }

  #span(span: Span): Span {
    const { start, end } = span;
    const key = start.offset * 65_536 + (end.offset - start.offset);
    const known = this.#spans.get(key);
    if (known && isSame(known.start, start) && isSame(known.end, end)) return known;
    if (this.#spans.size >= most) this.#spans.clear();
    this.#spans.set(key, span);
    return span;
  }
}

function isSame(a: Span['start'], b: Span['start']): boolean {
  return a.offset === b.offset && a.line === b.line && a.column === b.column;
}
