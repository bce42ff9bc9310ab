import { Option } from 'commander';
import { severities } from '../../core/diagnostic.ts';
import { reporters } from '../reporters.ts';
import { choice } from './choice.ts';
import { wholeNumber } from './numbers.ts';

/** The names of all formats that findings are printed in. */
const formats = Object.keys(reporters);

/** `--format` of what prints findings. */
export function formatOption(): Option {
  return choice('--format <format>', 'how to print findings', formats).default('pretty');
}

/** `--rule` of what checks records: may be given more than once. */
export function ruleOption(): Option {
  const summary = `change a rule for this run (${severities.join(', ')}, off)`;
  return new Option('--rule <id=severity>', summary).argParser<readonly string[]>((text, before = []) => [
    ...before,
    text,
  ]);
}

/** Reads `--max-warnings`. @throws BatonError `usage` */
export const maxWarnings = wholeNumber({
  name: '--max-warnings',
  help: 'write a whole number: `--max-warnings 0` allows none',
});
