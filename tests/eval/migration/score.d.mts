export interface Counts {
  tp: number;
  fp: number;
  fn: number;
}
export const PATHS: readonly string[];
export const ITEMS: readonly string[];
export function scoreOne(
  gold: object,
  predicted: object,
  strict: boolean,
): Record<string, Counts & { ok?: number }>;
export function prf(counts: Counts): { p: number; r: number; f1: number };
export function normPath(path: unknown): string;
export function matchItems<T>(
  gold: readonly unknown[],
  predicted: readonly T[],
  optional: readonly unknown[] | undefined,
  strict: boolean,
): Counts & { extra: readonly T[] };
