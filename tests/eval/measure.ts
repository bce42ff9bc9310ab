import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNote } from '../support/words.ts';
import { type Counts, ITEMS, PATHS, prf, scoreOne } from './migration/score.mjs';

/** Per cent, one decimal; the outcome as notes right of all. */
export interface Scores {
  readonly micro: number;
  readonly categories: Readonly<Record<string, number>>;
  readonly outcomes: number;
  readonly notes: number;
}

/** What `baseline.json` holds. */
export interface Baseline {
  /** The day, ISO 8601. */
  readonly recorded: string;
  readonly sets: Readonly<Record<string, Scores>>;
}

export const evalFolder = import.meta.dirname;
/** The sets of annotated notes, folders of `tests/eval`. */
export const sets = ['migration', 'migration-more', 'migration-late', 'migration-wide'] as const;

/** The strict scores of the engine over one set (migration, "Measure"). */
export function measure(set: string): Scores {
  const totals = new Map<string, Counts>([...PATHS, ...ITEMS].map((name) => [name, { tp: 0, fp: 0, fn: 0 }]));
  const all: Counts = { tp: 0, fp: 0, fn: 0 };
  const names = readdirSync(join(evalFolder, set, 'notes')).sort();
  let outcomes = 0;
  for (const name of names) {
    const migration = readNote(readFileSync(join(evalFolder, set, 'notes', name), 'utf8'));
    const gold: object = JSON.parse(
      readFileSync(join(evalFolder, set, 'gold', name.replace(/md$/, 'json')), 'utf8'),
    );
    const result = scoreOne(gold, migration.ok ? migration.handoff : {}, true);
    outcomes += result.outcome?.ok ?? 0;
    for (const [category, total] of totals) {
      for (const key of ['tp', 'fp', 'fn'] as const) {
        total[key] += result[category]?.[key] ?? 0;
        all[key] += result[category]?.[key] ?? 0;
      }
    }
  }
  const percent = (counts: Counts) => Math.round(prf(counts).f1 * 1000) / 10;
  const categories = Object.fromEntries([...totals].map(([name, counts]) => [name, percent(counts)]));
  return { micro: percent(all), categories, outcomes, notes: names.length };
}
