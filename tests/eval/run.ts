import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Baseline, calibration, evalFolder, measure, sets, untuned } from './measure.ts';
import { predict } from './predict.ts';

// `npm run eval:migration [-- --errors] [-- --record]`: the score tables, strict first; `--record` takes them as the baseline,
// which `npm run generate` shows in the README.
const out = mkdtempSync(join(tmpdir(), 'baton-eval-'));
const options = process.argv.slice(2).filter((option) => option !== '--record');
try {
  for (const set of sets) {
    const predicted = join(out, set);
    predict(join(evalFolder, set), predicted);
    for (const strict of [['--strict'], []]) {
      const shown = strict.length > 0 ? options : options.filter((option) => option !== '--errors');
      const args = [
        join(evalFolder, 'migration/score.mjs'),
        join(evalFolder, set, 'gold'),
        predicted,
        ...strict,
        ...shown,
      ];
      process.stdout.write(`${set}\n${execFileSync(process.execPath, args, { encoding: 'utf8' })}\n`);
    }
  }
} finally {
  rmSync(out, { recursive: true });
}
process.stdout.write('set                   outcomes given  right   of stated  file claims  right\n');
for (const set of sets) {
  const { outcomes, ended, stated, fileClaims } = measure(set);
  const given = `${outcomes.of} of ${ended}`.padEnd(15);
  const said = (stated ? `${stated.given} of ${stated.of}` : '').padEnd(10);
  const claims = `${fileClaims.of}`.padEnd(12);
  process.stdout.write(
    `${set.padEnd(21)} ${given} ${`${outcomes.right}`.padEnd(7)} ${said} ${claims} ${fileClaims.right}\n`,
  );
}
for (const [name, of] of [
  ['all sets', sets],
  ['sets that no heuristic was tuned on', untuned],
] as const) {
  process.stdout.write(`\nCalibration, ${name}\nconfidence   values  right     said   upper bound\n`);
  for (const { from, said, right, of: count, upper } of calibration(of)) {
    const share = [right / count, said, upper].map((one) => one.toFixed(2).padEnd(8));
    process.stdout.write(
      `${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}   ${`${count}`.padEnd(7)} ${share.join(' ')}\n`,
    );
  }
}
if (process.argv.includes('--record')) {
  const baseline: Baseline = {
    recorded: new Date().toISOString().slice(0, 10),
    untuned,
    sets: Object.fromEntries(sets.map((set) => [set, measure(set)])),
  };
  writeFileSync(join(evalFolder, 'baseline.json'), `${JSON.stringify(baseline, null, 2)}\n`);
}
