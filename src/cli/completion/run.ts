import type { Command } from 'commander';
import { idsOfKind } from '../../app/workspace/ids-of-kind.ts';
import { BatonError } from '../../errors.ts';
import type { Io } from '../../io/io.ts';
import { type CommandEntry, commandTable, type OptionEntry, type Value } from '../command-table.ts';
import { commandContext } from '../context.ts';
import type { Shell } from './scripts.ts';

/** Something that may be at the cursor. */
interface Candidate {
  readonly value: string;
  readonly about: string;
}

/**
 * Runs what the completion script asks: prints what may be at the cursor, a line each; nothing for the names of files.
 */
export async function runComplete(
  shell: Shell,
  typed: readonly string[],
  program: Command,
  self: Command,
  io: Io,
): Promise<void> {
  const { candidates, current } = await candidatesFor(commandTable(program), joined(typed), (kind) =>
    idsOfKind(commandContext(io, self), kind).catch((error: unknown) => {
      // Outside of a repository there are no ids to offer, and nobody to tell at a key.
      if (error instanceof BatonError) return [];
      throw error;
    }),
  );
  const fitting = candidates.filter(({ value }) => value.startsWith(current));
  for (const one of fitting) io.stdout.write(`${lineFor[shell](one)}\n`);
}

const lineFor: Readonly<Record<Shell, (candidate: Candidate) => string>> = {
  bash: ({ value }) => value,
  zsh: ({ about, value }) => `${value.replaceAll(':', '\\:')}${about === '' ? '' : `:${about}`}`,
  fish: ({ about, value }) => `${value}\t${about}`,
};

/** Bash takes `--format=json` for three words. */
function joined(words: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const [at, word] of words.entries()) {
    if (word === '=' && kept.at(-1)?.startsWith('--')) {
      if (at === words.length - 1) kept.push('');
    } else if (/^--[\w-]+=/.test(word)) kept.push(...splitAtEquals(word));
    else kept.push(word);
  }
  return kept;
}

function splitAtEquals(word: string): readonly string[] {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
}

/**
 * What may be at the cursor.
 *
 * @param words what is typed after the program's name, the word under the cursor last
 * @param idsOf the ids of a kind of record
 */
export async function candidatesFor(
  table: readonly CommandEntry[],
  words: readonly string[],
  idsOf: (kind: string) => Promise<readonly string[]>,
): Promise<{ readonly candidates: readonly Candidate[]; readonly current: string }> {
  const current = words.at(-1) ?? '';
  let entry = table.find(({ path }) => path.length === 0);
  if (!entry) return { candidates: [], current };
  let [argument, isOnlyArguments] = [0, false];
  let waiting: OptionEntry | undefined;
  for (const word of words.slice(0, -1)) {
    if (waiting) waiting = undefined;
    else if (word === '--') isOnlyArguments = true;
    else if (word.startsWith('-') && !isOnlyArguments) {
      const option = optionsOf(table, entry).find(({ names }) => names.includes(word));
      if (option?.value) waiting = option;
    } else {
      const path: readonly string[] = [...entry.path, word];
      const below: CommandEntry | undefined = table.find((one) => one.path.join(' ') === path.join(' '));
      if (below) entry = below;
      else argument++;
    }
  }
  const valuesOf = async (value: Value | undefined): Promise<readonly Candidate[]> => {
    if (value?.type === 'words') return value.words.map((one) => ({ value: one, about: '' }));
    if (value?.type === 'ids')
      return (await idsOf(value.kind)).map((one) => ({ value: one, about: value.kind }));
    return [];
  };
  if (waiting) return { candidates: await valuesOf(waiting.value), current };
  if (current.startsWith('-') && !isOnlyArguments) {
    const candidates = optionsOf(table, entry).flatMap(({ about, names }) =>
      names.filter((name) => name.startsWith('--')).map((value) => ({ value, about })),
    );
    return { candidates, current };
  }
  const prefix = entry.path.join(' ');
  const below = table.flatMap(({ about, path }) =>
    path.length > 0 && path.slice(0, -1).join(' ') === prefix ? [{ value: path.at(-1) ?? '', about }] : [],
  );
  const slot = entry.arguments[argument] ?? entry.arguments.findLast(({ isVariadic }) => isVariadic);
  return { candidates: below.length > 0 ? below : await valuesOf(slot?.value), current };
}

/** The options of a command, and those of the program, which every command takes. */
function optionsOf(table: readonly CommandEntry[], entry: CommandEntry): readonly OptionEntry[] {
  return table.flatMap((one) => (one === entry || one.path.length === 0 ? one.options : []));
}
