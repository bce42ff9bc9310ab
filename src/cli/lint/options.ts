import { Option } from 'commander';
import { severities } from '../../core/diagnostic.ts';
import { BatonError } from '../../errors.ts';
import { isRfc3339 } from '../../records/kinds/time.ts';
import { choice } from '../choice.ts';
import { wholeNumber } from '../numbers.ts';
import type { Format } from '../reporters.ts';
import { reporters } from '../reporters.ts';

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

/** Reads `--now`. @throws BatonError `usage` */
export function time(text: string): string {
  if (isRfc3339(text)) return text;
  throw new BatonError('usage', `Unexpected time \`${text}\` after \`--now\`, expected RFC 3339`, {
    help: 'write one such as `--now 2026-11-27T20:40:26Z`',
  });
}

/** What commander makes of the options of `baton lint`. */
export interface LintOptions {
  readonly staged?: true;
  readonly rev?: string;
  readonly since?: string;
  readonly stdin?: true;
  readonly path?: string;
  readonly format: Format;
  readonly full?: true;
  readonly maxWarnings?: number;
  /** `id=severity`, as typed. */
  readonly rule?: readonly string[];
  readonly now?: string;
  /** False after `--no-cache`. */
  readonly cache: boolean;
  readonly printConfig?: true;
  readonly fix?: true;
  readonly fixSuggested?: true;
  readonly dryRun?: true;
  readonly writeBaseline?: true;
  readonly pruneBaseline?: true;
}
