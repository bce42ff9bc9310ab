import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Baseline, evalFolder, measure, sets } from './measure.ts';
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
if (process.argv.includes('--record')) {
  const baseline: Baseline = {
    recorded: new Date().toISOString().slice(0, 10),
    sets: Object.fromEntries(sets.map((set) => [set, measure(set)])),
  };
  writeFileSync(join(evalFolder, 'baseline.json'), `${JSON.stringify(baseline, null, 2)}\n`);
}
