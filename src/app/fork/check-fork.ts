import { type Files, lintFiles } from '../../check/check-files.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Document } from '../../core/document.ts';
import { readDocument } from '../../records/read/document.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { rules } from '../../rules/index.gen.ts';

/** Checks what a fork would make of a session, with the rules that check the merge. */
export class ForkChecker {
  readonly path: string;
  readonly #places: PathRules;
  readonly #now: string;
  readonly #changeRules = new Set(rules.flatMap(({ id, change }) => (change ? [id] : [])));

  /** @param path of the session; @param now RFC 3339 */
  constructor(pathRules: PathRules, path: string, now: string) {
    this.#places = pathRules;
    this.path = path;
    this.#now = now;
  }

  /** A text as the session's file; undefined if it cannot be read as one. */
  read(text: string, path = this.path): Document | undefined {
    const place = this.#places.classify(path);
    const doc = place && readDocument(path, place, { ok: true, text, size: Buffer.byteLength(text) });
    return doc?.kind === 'session' && doc.data !== undefined && doc.problems.length === 0 ? doc : undefined;
  }

  /** What of one version of the session would be lost in another, where `forks` are next to it. */
  lost(from: string, to: string, forks: Files): readonly Diagnostic[] {
    const known = keysOf(this.#errors([to], to, forks));
    return this.#errors([from, to], to, forks).filter(
      (one) => this.#changeRules.has(one.rule) && !known.has(keyOf(one)),
    );
  }

  /** The first error of a session and its forks that none of the sides has by itself. */
  fresh(sides: readonly string[], kept: string, forks: Files): Diagnostic | undefined {
    const known = new Set(sides.flatMap((text) => this.#errors([text], text, {}).map(keyOf)));
    return this.#errors(sides, kept, forks).find((one) => !known.has(keyOf(one)));
  }

  #errors(parents: readonly string[], after: string, forks: Files): Diagnostic[] {
    const [first = after, ...others] = parents;
    return lintFiles(rules, {
      before: { [this.path]: first },
      otherParents: others.map((text) => ({ [this.path]: text })),
      after: { [this.path]: after, ...forks },
      config: this.#places.configOf(this.path),
      committed: true,
      now: this.#now,
    }).filter(({ severity }) => severity === 'error');
  }
}

function keyOf({ rule, message }: Diagnostic): string {
  return `${rule} ${message}`;
}

function keysOf(found: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(found.map(keyOf));
}
