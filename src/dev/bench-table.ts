/** One comparison of `npm run bench`. */
export interface ResultRow {
  readonly work: string;
  /** Median. */
  readonly ms: number;
  /** What it is compared with, and the median of that. */
  readonly against: string;
  readonly floor: number;
  /** The most times as long that we hold ourselves to. */
  readonly target: number | undefined;
  /** Mebibytes; 0 where nobody measured it. */
  readonly peak: number;
  /** Mebibytes that we hold ourselves to. */
  readonly mostMemory?: number | undefined;
}

/** What `tests/bench/results.json` holds. */
export interface Result {
  /** The day of the run. */
  readonly date: string;
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly rows: readonly ResultRow[];
}

/** The rows as a table of markdown, good and bad. */
export function resultTable(rows: readonly ResultRow[]): string {
  const cells = rows.map(({ against, floor, mostMemory, ms, peak, target, work }) => [
    work,
    ms.toFixed(0),
    against,
    floor.toFixed(0),
    ratioText(ms / floor),
    target === undefined ? '' : `${ms / floor <= target ? '✔' : '✘'} ≤ ${ratioText(target)}`,
    peak > 0 ? peak.toFixed(0) : '',
    mostMemory === undefined ? '' : `${peak <= mostMemory ? '✔' : '✘'} ≤ ${mostMemory}`,
  ]);
  const header = ['work', 'ms', 'against', 'ms', 'ratio', 'target', 'peak MiB', 'target'];
  const widths = header.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [header, widths.map((width) => '-'.repeat(width)), ...cells].map(line).join('\n');
}

function ratioText(ratio: number): string {
  return ratio < 1 ? `1/${(1 / ratio).toFixed(1)}` : ratio.toFixed(2);
}

/** Floors that no row of the README is for: they say something to who works on the code. */
const insideFloors = /^git (?:log|status|cat-file)/;

/**
 * The table of the README, with the day, the machine and the versions: the rows with a target, and those beside other tools.
 *
 * @param json the text of `tests/bench/results.json`
 */
export function benchSection(json: string): string {
  const { date, machine, rows, versions }: Result = JSON.parse(json);
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const shown = rows.filter(({ against, target }) => target !== undefined || !isInside(against));
  const cells = shown.map(({ against, floor, ms, mostMemory, peak, target, work }) => {
    const mark = target === undefined ? '' : `${ms / floor <= target ? '✔' : '✘'} ${ratioText(target)}`;
    const memory = mostMemory === undefined ? '' : `${peak <= mostMemory ? '✔' : '✘'} ${mostMemory}`;
    const times = `${ms.toFixed(0)} | ${against} | ${floor.toFixed(0)} | ${ratioText(ms / floor)} | ${mark}`;
    return `| ${work} | ${times} | ${peak > 0 ? peak.toFixed(0) : ''} | ${memory} |`;
  });
  const table = [
    '| work | ms | beside | ms | ratio | at most | MiB | at most |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...cells,
  ];
  return `Measured on ${date}, ${machine}: ${names.join(', ')}.\n\n${table.join('\n')}`;
}

function isInside(against: string): boolean {
  return against === 'bare node' || insideFloors.test(against);
}
