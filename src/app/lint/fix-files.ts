import { type FixSet, fixesOf, hasRegressed, keyOf, rebaseFixes } from '../../check/fix.ts';
import { compareText, type Diagnostic, type Fix } from '../../core/diagnostic.ts';
import { applyEdits } from '../../core/text-edit.ts';
import { readDocument } from '../../records/read/document.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { rules } from '../../rules/index.gen.ts';
import type { LintRun } from './request.ts';

/** A file of which the fixes made another text. */
export interface FixedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** How many findings were fixed in it. */
  readonly findings: number;
}

/** A fix may uncover the next fault; what has not settled by then is left to a person. */
const maxPasses = 10;

/**
 * Fixes files pass by pass until nothing is left to fix. Every try is checked: what does harm is halved until the fixes
 * that are harmless are found, and the others are left out.
 *
 * @param texts of the files that may be fixed, by path
 */
export async function fixFiles(
  run: LintRun,
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
  kinds: readonly Fix['kind'][],
): Promise<FixedFile[]> {
  const works = [...texts].map(
    ([path, text]) =>
      new FileWork(
        path,
        text,
        diagnostics.filter(({ at }) => at.path === path),
        kinds,
      ),
  );
  for (;;) {
    const tries = new Map<FileWork, Try>();
    for (const work of works) {
      const next = work.next();
      if (next) tries.set(work, next);
    }
    if (tries.size === 0) break;
    const tried = new Map(works.map((work) => [work.path, tries.get(work)?.text ?? work.text]));
    const checked = await run.check(tried, new Set([...tries.keys()].map(({ path }) => path)));
    for (const [work, one] of tries) {
      work.settle(
        one,
        checked.diagnostics.filter(({ at }) => at.path === work.path),
        run.pathRules,
      );
    }
  }
  return works.flatMap((work) => work.result()).sort((a, b) => compareText(a.path, b.path));
}

interface Try {
  readonly fixes: readonly FixSet[];
  readonly text: string;
}

/** One file on its way: what it has become, and what is still to be tried in it. */
class FileWork {
  readonly path: string;
  readonly #before: string;
  readonly #kinds: readonly Fix['kind'][];
  text: string;
  #found: readonly Diagnostic[];
  #groups: (readonly FixSet[])[] = [];
  #passes = 0;
  /** What did harm to the text as it is now. */
  readonly #refused = new Set<string>();
  #fixed = 0;

  constructor(path: string, text: string, found: readonly Diagnostic[], kinds: readonly Fix['kind'][]) {
    this.path = path;
    this.text = text;
    this.#before = text;
    this.#found = found;
    this.#kinds = kinds;
  }

  /** What to try next; undefined where the file has settled. */
  next(): Try | undefined {
    if (this.#groups.length === 0 && this.#passes < maxPasses) {
      this.#passes++;
      this.#groups = [fixesOf(this.#found, this.#kinds, this.#refused)];
    }
    const fixes = this.#groups.shift();
    if (fixes === undefined || fixes.length === 0) return undefined;
    return {
      fixes,
      text: applyEdits(
        this.text,
        fixes.flatMap(({ edits }) => edits),
      ),
    };
  }

  /** Keeps a try, or takes it apart where it did harm. */
  settle({ fixes, text }: Try, found: readonly Diagnostic[], pathRules: PathRules): void {
    const reading = readingOf(pathRules, this.path, this.text, text);
    const isHarm =
      reading === 'lost' || (reading === 'same' && hasRegressed(this.#found, found, fixes, comparesVersions));
    if (isHarm) {
      const half = Math.ceil(fixes.length / 2);
      if (fixes.length > 1) this.#groups.unshift(fixes.slice(0, half), fixes.slice(half));
      else for (const fixSet of fixes) this.#refused.add(keyOf(fixSet));
      return;
    }
    this.#groups = this.#groups.map((group) => rebaseFixes(group, fixes));
    this.text = text;
    this.#found = found;
    this.#refused.clear();
    this.#fixed += fixes.reduce((sum, { findings }) => sum + findings, 0);
  }

  result(): FixedFile[] {
    if (this.text === this.#before) return [];
    return [{ path: this.path, before: this.#before, after: this.text, findings: this.#fixed }];
  }
}

const comparing = new Set(rules.filter(({ change }) => change !== undefined).map(({ id }) => id));
const comparesVersions = (rule: string) => comparing.has(rule);

/**
 * What a fix did to the reading of a file. `lost`: it is another record, none, or no better to read than before.
 * `uncovered`: a fault hid the others, so that none of them is new.
 */
function readingOf(
  pathRules: PathRules,
  path: string,
  before: string,
  after: string,
): 'lost' | 'uncovered' | 'same' {
  const [old, now] = [before, after].map((text) => {
    const place = pathRules.classify(path);
    return (
      place && readDocument(path, place, { ok: true, text, size: new TextEncoder().encode(text).length })
    );
  });
  if (!old || !now || old.kind !== now.kind) return 'lost';
  if (old.problems.length > 0) {
    return JSON.stringify(old.problems) === JSON.stringify(now.problems) ? 'lost' : 'uncovered';
  }
  return now.problems.length > 0 || old.id !== now.id ? 'lost' : 'same';
}
