import { createHash } from 'node:crypto';
import type { RunEnvironment } from '../../check/version.ts';
import type { Config } from '../../core/config.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Facts } from '../../core/facts.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { LineCache } from '../../store/line-cache.ts';
import { recordCacheIn } from '../../store/record-cache.ts';
import { exactJson } from '../../text/exact-json.ts';

/** What is known of a file at a record path from its content alone. */
export interface RecordAnswer {
  /** Undefined where the file is no record. */
  readonly facts?: Facts | undefined;
  /** What the document rules report; undefined where they did not run. */
  readonly found?: readonly Diagnostic[] | undefined;
  /** Of a file that is no record: what it looks like. */
  readonly looksLike?: string | undefined;
}

/** How a record was checked, as far as the findings depend on it: no document rule asks for the clock. */
export type Circumstances = Pick<RunEnvironment, 'committed' | 'blob'>;

/**
 * Remembers what was found out of contents: by blob, path, configuration and the program that found it out (performance, "How it
 * gets there"). Skills are left out, since their facts depend on the files beside them.
 */
export class RecordAnswers {
  readonly #cache: LineCache;
  readonly #pathRules: PathRules;
  readonly #build: string;
  readonly #contexts = new WeakMap<Config, Map<string, string>>();

  /**
   * @param folder git's own folder that all worktrees share, absolute
   * @param build the id of the program that answers
   */
  constructor(folder: string, pathRules: PathRules, build: string) {
    this.#cache = LineCache.open(recordCacheIn(folder));
    this.#pathRules = pathRules;
    this.#build = build;
  }

  get(path: string, oid: string, under: Circumstances): RecordAnswer | undefined {
    const key = this.#keyOf(path, oid, under);
    const text = key === undefined ? undefined : this.#cache.get(key);
    if (key === undefined || text === undefined) return undefined;
    const answer = answerIn(text, path);
    if (!answer) this.#cache.drop(key);
    return answer;
  }

  /** @returns what is written of it, as JSON; undefined where nothing is */
  set(path: string, oid: string, under: Circumstances, answer: RecordAnswer): string | undefined {
    const key = this.#keyOf(path, oid, under);
    const text = key === undefined ? undefined : exactJson(answer);
    if (key !== undefined && text !== undefined) this.#cache.set(key, text);
    return text;
  }

  /** Writes what is new where it is much. */
  flush(): Promise<void> {
    return this.#cache.flush();
  }

  /** Writes what is new. */
  save(): Promise<void> {
    return this.#cache.save();
  }

  #keyOf(path: string, oid: string, { committed, blob }: Circumstances): string | undefined {
    const place = this.#pathRules.classify(path);
    if (!place || place.kind === 'skill' || /[\t\n]/.test(path)) return undefined;
    const config = this.#pathRules.configOf(path);
    const known = this.#contexts.get(config) ?? new Map<string, string>();
    this.#contexts.set(config, known);
    const how = `${place.kind} ${place.root} ${place.archived} ${committed} ${blob}`;
    let print = known.get(how);
    if (print === undefined) {
      const all = JSON.stringify([this.#build, how, config]);
      print = createHash('sha256').update(all).digest('hex').slice(0, 16);
      known.set(how, print);
    }
    return `${print} ${oid} ${path}`;
  }
}

/** Undefined where the text is no answer about that path. */
function answerIn(text: string, path: string): RecordAnswer | undefined {
  try {
    const answer = JSON.parse(text) as RecordAnswer;
    const isAnswer = answer !== null && typeof answer === 'object';
    return isAnswer && (answer.facts === undefined || answer.facts.path === path) ? answer : undefined;
  } catch {
    return undefined;
  }
}
