import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Answer } from '../../app/migrate/answer.ts';
import type { Note } from '../../app/migrate/read-notes.ts';
import { openRecords, type WorktreeRecords } from '../../app/workspace/find-record.ts';
import { BatonError, unreadable } from '../../errors.ts';
import { type ExitCode, type Io, readAll, wantsColour } from '../../io/io.ts';
import { forTerminal } from '../../render/neutralise/terminal.ts';
import { ownCommand } from '../../store/own-command.ts';
import { asRun } from '../../text/printed-commands.ts';
import { commandContext } from '../context.ts';
import { colourFlag, printJson } from '../print.ts';
import { openProgress } from '../progress.ts';
import { explainNotes, isOpen, printNotes, printNotesLeft, printPrompt, printThumbRules } from './print.ts';
import type { MigrateOptions, MigrateRun, NoteFormat } from './request.ts';

/** Runs `baton migrate`. */
export async function runMigrate(
  files: readonly string[],
  options: MigrateOptions,
  self: Command,
  io: Io,
): Promise<ExitCode> {
  const format = formatOf(options);
  refuseMixed(options);
  const reads = options.check || options.write || options.prompt || options.answer !== undefined;
  if (options.explain && files.length === 0 && !reads) {
    printThumbRules(format, io);
    return 0;
  }
  const context = commandContext(io, self);
  const answer = options.answer === undefined ? undefined : await openAnswer(options.answer, context.cwd, io);
  const opening = openRecords(context, files.length > 0 ? files : undefined);
  // A failure is seen below.
  opening.catch(() => {});
  // Git lists the files while the words are loaded.
  const { withFewProcesses } = await import('../../app/migrate/read-notes.ts');
  const records = await opening;
  for (const fault of records.leftOut)
    io.stderr.write(forTerminal(`baton: left out: no note is in its folder: ${fault}\n`));
  const colour = wantsColour(io.stdout, io.env, colourFlag(self));
  return withFewProcesses(records, async () => {
    const { NoteTips } = await import('../../app/migrate/note-blobs.ts');
    const tips = new NoteTips(records);
    const namesBlobs = options.write || (!options.check && !options.prompt && format !== 'json');
    const read = await notesOf(records, await filesOf(files, answer, records), options, io, async (paths) => {
      if (namesBlobs) await tips.askFor(paths);
    });
    const notes = answer ? await merged(read, answer) : read;
    return runOver({ records, notes, tips, options, format, colour, io });
  });
}

async function runOver(run: MigrateRun): Promise<ExitCode> {
  const { notes, options } = run;
  if (options.task !== undefined && notes.length > 1) {
    throw new BatonError('usage', `\`--task\` names the task of one note, found ${notes.length}`, {
      help: 'run `baton migrate` once for each, or remove `--task`',
    });
  }
  printNotesLeft(run);
  if (options.explain) explainNotes(run);
  if (options.write) return (await import('./write.ts')).writeNotes(run);
  const faulty = notes.some(({ state }) => state === 'fault');
  if (options.check) {
    const code = checkNotes(run);
    return faulty || notes.some((one) => one.state === 'uncompared' && one.uncompared?.isLost) ? 2 : code;
  }
  if (options.prompt) printPrompt(run);
  else await printNotes(run);
  return faulty ? 2 : 0;
}

async function notesOf(
  records: WorktreeRecords,
  files: readonly string[],
  { since, acceptGuesses, check }: MigrateOptions,
  io: Io,
  onFiles: (paths: readonly string[]) => Promise<void>,
): Promise<readonly Note[]> {
  const { readNotes } = await import('../../app/migrate/read-notes.ts');
  const progress = openProgress(io);
  try {
    return await readNotes(records, {
      files,
      onFiles,
      progress: progress.print,
      since,
      acceptGuesses,
      wordsOnly: check,
    });
  } finally {
    progress.end();
  }
}

function formatOf({ format, json }: MigrateOptions): NoteFormat | undefined {
  if (json && format !== undefined && format !== 'json') {
    throw new BatonError('usage', `Unexpected \`--json\` with \`--format ${format}\``, {
      help: 'remove one of them',
    });
  }
  return json ? 'json' : format;
}

function refuseMixed(options: MigrateOptions): void {
  const modes = (['write', 'check', 'prompt'] as const).filter((name) => options[name]);
  const mixed =
    modes.length > 1 ? modes : modes.filter((name) => name !== 'write' && options.answer !== undefined);
  if (mixed.length === 0) return;
  const all = modes.length > 1 ? modes : [...mixed, 'answer'];
  throw new BatonError('usage', `Unexpected ${all.map((name) => `\`--${name}\``).join(' with ')}`, {
    help: 'run `baton migrate` once for each',
  });
}

async function filesOf(
  files: readonly string[],
  answer: Answer | undefined,
  { workspace }: WorktreeRecords,
): Promise<readonly string[]> {
  if (files.length > 0) return files;
  const answered = answer ? (await import('../../app/migrate/answer.ts')).notesAnswered(answer) : [];
  if (answered.length > 0) return answered.map((path) => join(workspace.top, path));
  throw new BatonError('usage', 'Missing the notes to migrate', {
    help: 'name files or folders: `baton migrate HANDOFF.md`',
  });
}

async function openAnswer(name: string, cwd: string, io: Io): Promise<Answer> {
  const { readAnswer } = await import('../../app/migrate/answer.ts');
  if (name === '-') return readAnswer('standard input', await readAll(io.stdin));
  let text: string;
  try {
    text = await readFile(resolve(cwd, name), 'utf8');
  } catch (error) {
    throw unreadable(name, error);
  }
  return readAnswer(name, text);
}

async function merged(notes: readonly Note[], answer: Answer): Promise<readonly Note[]> {
  const { answerNotes } = await import('../../app/migrate/answer.ts');
  const open = notes.flatMap((one) => (isOpen(one) ? [one.note] : []));
  const byPath = new Map((await answerNotes(open, answer)).map((note) => [note.path, note]));
  return notes.map((one) => {
    const note = isOpen(one) ? byPath.get(one.path) : undefined;
    return note && isOpen(one) ? { ...one, note } : one;
  });
}

function checkNotes({ notes, format, io }: MigrateRun): ExitCode {
  const open = notes.filter(isOpen);
  for (const one of notes) {
    if (one.state !== 'uncompared' || !one.uncompared) continue;
    io.stderr.write(forTerminal(`baton: ${one.uncompared.message}\nhelp: ${one.uncompared.help}\n`));
  }
  if (format === 'json') {
    const rows = notes.map((one) => ({ note: one.path, state: one.state, ...taskOf(one) }));
    printJson(io, rows);
  } else {
    for (const one of open) {
      const { task } = taskOf(one);
      const why = task === undefined ? 'is freeform' : `changed since it was written into ${task}`;
      io.stdout.write(forTerminal(`${one.path} ${why}\n`));
    }
    const help = 'help: `baton migrate FILE --write` makes a task from a note\n';
    if (open.length > 0) io.stderr.write(asRun(help, ownCommand(io.cwd)));
  }
  return open.length > 0 ? 1 : 0;
}

function taskOf(note: Note): { task?: string } {
  return note.state !== 'fault' && note.task !== undefined ? { task: note.task } : {};
}
