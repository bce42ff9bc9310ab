import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from '../../src/migrate/types.ts';
import { readNote } from '../support/words.ts';
import { type Counts, ITEMS, matchItems, normPath, PATHS, prf, scoreOne } from './migration/score.mjs';

/** Per cent, one decimal. */
export interface Scores {
  readonly precision: number;
  readonly micro: number;
  readonly categories: Readonly<Record<string, number>>;
  /** Of what is given as `files_created` and `files_modified`, what is right. */
  readonly fileClaims: Share;
  /** Of the outcomes that are given, those that are right. */
  readonly outcomes: Share;
  /** Notes whose annotation has an outcome. */
  readonly ended: number;
  /** Of the notes that state their outcome, those whose outcome is given; absent where no annotation says which do. */
  readonly stated?: Stated;
  readonly notes: number;
}

export interface Share {
  readonly right: number;
  readonly of: number;
}

export interface Stated {
  readonly given: number;
  readonly of: number;
}

/** What `baseline.json` holds. */
export interface Baseline {
  /** The day, ISO 8601. */
  readonly recorded: string;
  readonly untuned: readonly string[];
  readonly sets: Readonly<Record<string, Scores>>;
}

/** A value or a guess with its confidence, and whether the annotation has it. */
interface Judged {
  readonly confidence: number;
  readonly isRight: boolean;
}

type Gold = Readonly<Record<string, readonly unknown[]>> & {
  readonly outcome?: string | null;
  /** Whether the note states its outcome. */
  readonly states?: boolean;
  readonly optional?: Readonly<Record<string, readonly unknown[]>>;
};

export const evalFolder = import.meta.dirname;
/** The sets of annotated notes, folders of `tests/eval`. */
export const sets = [
  'migration',
  'migration-more',
  'migration-late',
  'migration-wide',
  'migration-2',
  'migration-fresh',
  'migration-kept',
  'migration-blind',
  'migration-blind-kept',
] as const;

/** Sets that no heuristic was tuned on. */
export const untuned = ['migration-kept', 'migration-blind-kept'] as const;

function* notesOf(set: string): Generator<{ readonly text: string; readonly gold: Gold }> {
  for (const name of readdirSync(join(evalFolder, set, 'notes')).sort()) {
    const text = readFileSync(join(evalFolder, set, 'notes', name), 'utf8');
    const gold = readFileSync(join(evalFolder, set, 'gold', name.replace(/md$/, 'json')), 'utf8');
    yield { text, gold: JSON.parse(gold) };
  }
}

/** The strict scores of the engine over one set (migration, "Measure"). */
export function measure(set: string): Scores {
  const totals = new Map<string, Counts>([...PATHS, ...ITEMS].map((name) => [name, { tp: 0, fp: 0, fn: 0 }]));
  const all: Counts = { tp: 0, fp: 0, fn: 0 };
  const outcomes = { right: 0, of: 0 };
  const stated = { given: 0, of: 0 };
  let [notes, ended] = [0, 0];
  for (const { text, gold } of notesOf(set)) {
    const handoff = handoffOf(readNote(text));
    const result = scoreOne(gold, handoff, true);
    notes += 1;
    ended += (gold.outcome ?? null) === null ? 0 : 1;
    outcomes.of += handoff.outcome ? 1 : 0;
    stated.of += gold.states ? 1 : 0;
    stated.given += gold.states && handoff.outcome ? 1 : 0;
    outcomes.right += handoff.outcome && handoff.outcome === gold.outcome ? 1 : 0;
    for (const [category, total] of totals) {
      for (const key of ['tp', 'fp', 'fn'] as const) {
        total[key] += result[category]?.[key] ?? 0;
        all[key] += result[category]?.[key] ?? 0;
      }
    }
  }
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const categories = Object.fromEntries([...totals].map(([name, counts]) => [name, percent(prf(counts).f1)]));
  const claims = ['files_created', 'files_modified'].map((name) => totals.get(name));
  const sum = (key: 'tp' | 'fp') => claims.reduce((total, counts) => total + (counts?.[key] ?? 0), 0);
  const fileClaims = { right: sum('tp'), of: sum('tp') + sum('fp') };
  const { p, f1 } = prf(all);
  const scores = {
    precision: percent(p),
    micro: percent(f1),
    categories,
    fileClaims,
    outcomes,
    ended,
    notes,
  };
  return stated.of > 0 ? { ...scores, stated } : scores;
}

/** A row of the calibration table: values and guesses of one bucket of confidence. */
export interface Bucket extends Share {
  /** From this confidence, to the next tenth. */
  readonly from: number;
  /** The mean confidence. */
  readonly said: number;
  /** The upper bound of the share that is right, by Wilson at 95 %. */
  readonly upper: number;
}

/** How sure values and guesses are, and how often they are right (migration, "Truth before recall"). */
export function calibration(names: readonly string[]): readonly Bucket[] {
  const judged = names.flatMap((set) => [...notesOf(set)].flatMap(({ text, gold }) => judge(text, gold)));
  return [0.4, 0.5, 0.6, 0.7, 0.8, 0.9].flatMap((from) => {
    const inside = judged.filter(({ confidence }) => confidence >= from && confidence < from + 0.0999);
    if (inside.length === 0) return [];
    const right = inside.filter(({ isRight }) => isRight).length;
    const said = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length;
    return [{ from, said, right, of: inside.length, upper: upperBound(right, inside.length) }];
  });
}

function judge(text: string, gold: Gold): Judged[] {
  const handoff = handoffOf(readNote(text, { acceptGuesses: true }));
  const items = (name: string) => (handoff[name] ?? []) as { readonly evidence: { confidence: number } }[];
  const paths = PATHS.flatMap((name) => {
    const [right, optional] = [gold[name] ?? [], gold.optional?.[name] ?? []].map(
      (list) => new Set(list.map((path) => normPath(path))),
    );
    return items(name).flatMap((item): Judged[] => {
      const isRight = right?.has(normPath(item)) === true;
      if (!isRight && optional?.has(normPath(item))) return [];
      return [{ confidence: item.evidence.confidence, isRight }];
    });
  });
  const others = ITEMS.flatMap((name) => {
    const wrongBy = (optional: readonly unknown[] | undefined) =>
      new Set(matchItems(gold[name] ?? [], items(name), optional, true).extra);
    const [wrong, unmatched] = [wrongBy(gold.optional?.[name]), wrongBy(undefined)];
    // What only matches an optional entry is neither right nor wrong.
    const counted = items(name).filter((item) => wrong.has(item) || !unmatched.has(item));
    return counted.map((item) => ({ confidence: item.evidence.confidence, isRight: !wrong.has(item) }));
  });
  const { outcome, outcome_evidence: evidence } = handoff;
  const ending =
    outcome && evidence ? [{ confidence: evidence.confidence, isRight: outcome === gold.outcome }] : [];
  return [...paths, ...others, ...ending];
}

type Read = Readonly<Record<string, unknown>> & {
  readonly outcome?: string | null;
  readonly outcome_evidence?: { readonly confidence: number } | null;
};

function handoffOf(migration: Migration): Read {
  return migration.ok ? { ...migration.handoff } : {};
}

/** The upper bound of a share by Wilson, at 95 %. */
function upperBound(right: number, of: number): number {
  const z = 1.96;
  const share = right / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return (middle + spread) / (1 + (z * z) / of);
}
