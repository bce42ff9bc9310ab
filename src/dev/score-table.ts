/** What `tests/eval/baseline.json` holds: per cent of strict F1, and how many outcomes of how many notes are right. */
interface Baseline {
  readonly recorded: string;
  readonly sets: Readonly<Record<string, Scores>>;
}

interface Scores {
  readonly micro: number;
  readonly categories: Readonly<Record<string, number>>;
  readonly outcomes: number;
  readonly notes: number;
}

/** The scores of the migration as the README shows them (migration, "Measure"), with the day they were recorded. */
export function scoreTable(json: string): string {
  const { recorded, sets }: Baseline = JSON.parse(json);
  const all = Object.values(sets);
  const names = Object.keys(all[0]?.categories ?? {});
  const row = (name: string, cell: (scores: Scores) => string) =>
    `| ${[name, ...all.map(cell)].join(' | ')} |`;
  return [
    row(`F1, ${recorded}`, ({ notes }) => `${notes} notes`),
    `| --- |${' --: |'.repeat(all.length)}`,
    row('all values', ({ micro }) => micro.toFixed(1)),
    ...names.map((name) => row(`\`${name}\``, ({ categories }) => (categories[name] ?? 0).toFixed(1))),
    row('`outcome`', ({ outcomes, notes }) => `${outcomes} of ${notes}`),
  ].join('\n');
}
