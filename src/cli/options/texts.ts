import type { Command } from 'commander';
import { BatonError } from '../../errors.ts';

/** What is written with a change that needs an explanation. */
export interface NoteOptions {
  readonly reason: string;
  readonly by?: string;
}

/** Collects the values of an option that may be given several times. */
export function severalTexts(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, someText(text)];
}

/** Adds `--reason` and `--by` to a command. */
export function noteOptions(command: Command): Command {
  return command
    .requiredOption('--reason <text>', 'why, for whoever reads the record later', someText)
    .option('--by <name>', 'who does it (default: the author as git knows it)', someText);
}

/**
 * A text of an option or argument, without spaces or empty lines at its ends. @throws BatonError `usage` for a blank
 * one
 */
export function someText(text: string): string {
  if (text.trim() !== '') return text.trim();
  throw new BatonError('usage', 'Unexpected blank text, expected some', {
    help: 'write it in quotes: `"the bug was fixed elsewhere"`',
  });
}
