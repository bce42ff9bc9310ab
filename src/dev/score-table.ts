/** What `tests/eval/baseline.json` holds of a set: per cent, and shares. */
interface Scores {
  readonly precision: number;
  readonly micro: number;
  readonly categories: Readonly<Record<string, number>>;
  readonly fileClaims: Share;
  readonly outcomes: Share;
  /** Notes whose annotation has an outcome. */
  readonly ended: number;
  readonly notes: number;
}

interface Share {
  readonly right: number;
  readonly of: number;
}

interface Baseline {
  readonly recorded: string;
  /** Names of sets that no heuristic was tuned on. */
  readonly untuned: readonly string[];
  readonly sets: Readonly<Record<string, Scores>>;
}

/** The scores of the migration as the README shows them (migration, "Measure"), with the day they were recorded. */
export function scoreTable(json: string): string {
  const { recorded, sets, untuned }: Baseline = JSON.parse(json);
  const all = Object.values(sets);
  const headings = Object.entries(sets).map(
    ([name, { notes }]) => `${notes} notes${untuned.includes(name) ? ', not tuned on' : ''}`,
  );
  const names = Object.keys(all[0]?.categories ?? {});
  const row = (name: string, cell: (scores: Scores) => string) =>
    `| ${[name, ...all.map(cell)].join(' | ')} |`;
  const share = ({ right, of }: Share) => `${right} of ${of}`;
  return [
    `| ${[`As read on ${recorded}`, ...headings].join(' | ')} |`,
    `| --- |${' --: |'.repeat(all.length)}`,
    row('precision, all values', ({ precision }) => precision.toFixed(1)),
    row('F1, all values', ({ micro }) => micro.toFixed(1)),
    row('files said to be created or changed', ({ fileClaims }) => share(fileClaims)),
    row('outcomes that are given', ({ outcomes }) => share(outcomes)),
    row('notes with an outcome, of which it is given', ({ outcomes, ended }) => `${outcomes.of} of ${ended}`),
    ...names.map((name) => row(`F1, \`${name}\``, ({ categories }) => (categories[name] ?? 0).toFixed(1))),
  ].join('\n');
}
