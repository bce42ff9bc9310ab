import { protectedBlobs } from '../../app/migrate/note-blobs.ts';
import type { Note } from '../../app/migrate/read-notes.ts';
import { planNote, writePlan } from '../../app/migrate/write-note.ts';
import { BatonError } from '../../errors.ts';
import { reportFailure } from '../../io/failure.ts';
import type { ExitCode } from '../../io/io.ts';
import { wordsOf } from '../../migrate/prompt.ts';
import { forJson, forTerminal } from '../../render/neutralise/terminal.ts';
import { renderMigrationTable } from '../../render/records/migration.ts';
import { openProgress } from '../progress.ts';
import { isOpen, nothingIn, rowOf, silenceIn } from './print.ts';
import type { MigrateRun } from './request.ts';

interface Written {
  readonly note: Note;
  readonly state: string;
  /** The task that holds the note now. */
  readonly task?: string | undefined;
  readonly outcome?: string | null;
  /** 1 where the rules refuse to write it, 2 where it could not be read or written. */
  readonly code: ExitCode;
  readonly remarks: readonly string[];
}

/**
 * Writes the freeform notes into tasks and tells the result of each. A note that cannot be written does not prevent the
 * others from being written.
 *
 * @returns the exit code: 2 where one could not be read or written, 1 where the rules refuse one
 */
export async function writeNotes(run: MigrateRun): Promise<ExitCode> {
  const { notes, format, io, colour } = run;
  const progress = openProgress(io);
  const done: Written[] = [];
  const blobs = await protectedBlobs(
    run.records,
    notes.filter((note) => isWritten(note, run)),
    run.tips,
  );
  for (const note of notes) {
    progress.print(done.length, notes.length, note.path);
    const blob = note.state === 'fault' ? undefined : blobs.get(note.path);
    done.push(await writeOne(run, note, blob, progress.end));
  }
  progress.end();
  if (format === 'json') {
    const rows = done.map(({ note, state, task, outcome }) => ({ note: note.path, state, task, outcome }));
    io.stdout.write(`${forJson(JSON.stringify(rows, null, 2))}\n`);
  } else if (notes.length > 1) {
    const rows = done.map(({ note, task, code, ...one }) =>
      rowOf(note, {
        ...one,
        isBad: code > 0,
        state: task === undefined ? one.state : `${one.state}: ${task}`,
      }),
    );
    io.stdout.write(renderMigrationTable(rows, colour));
  } else {
    for (const { note, state, task } of done) {
      if (note.state !== 'fault' && task !== undefined)
        io.stdout.write(forTerminal(`${note.path} → ${task} (${state})\n`));
    }
  }
  for (const { remarks } of done) for (const remark of remarks) io.stderr.write(forTerminal(`${remark}\n`));
  if (done.some(({ state }) => state === 'written')) {
    const named = blobs.size > 0 ? ', or names by its blob: `git show BLOB` prints it' : '';
    io.stderr.write(
      `help: review the diff, then commit; you can remove a note that its task keeps${named}\n`,
    );
  }
  return done.some(({ code }) => code === 2) ? 2 : done.some(({ code }) => code === 1) ? 1 : 0;
}

/** A note that was not compared with its task is written where somebody names the next task of it. */
function isWritten(note: Note, { options }: MigrateRun): boolean {
  return isOpen(note) || (note.state === 'uncompared' && options.task !== undefined);
}

async function writeOne(
  run: MigrateRun,
  note: Note,
  blob: string | undefined,
  clear: () => void,
): Promise<Written> {
  const none = { note, code: 0, remarks: [] } as const;
  if (note.state === 'fault') return { ...none, state: 'unread', code: 2 };
  const nothing = nothingIn(note);
  if (nothing !== undefined)
    return { ...none, state: note.state, remarks: [`baton: ${nothing}; there is nothing to write`] };
  if (note.state === 'structured') return { ...none, state: 'unchanged', task: note.path };
  if (note.state === 'migrated') return { ...none, state: 'unchanged', task: note.task };
  if (note.uncompared && !isWritten(note, run)) {
    const { message, help, isLost } = note.uncompared;
    const remarks = [`baton: ${message}\nhelp: ${help}`];
    return { ...none, state: note.state, task: note.task, code: isLost ? 2 : 0, remarks };
  }
  try {
    const asked = run.options.task;
    const plan = await planNote(run.records, note.note, { asked, last: note.taskId, blob });
    const warnings = await writePlan(run.records, note.path, plan, run.io.now);
    const { questions } = note.note.handoff;
    const silence = silenceIn(note.note);
    return {
      ...none,
      state: 'written',
      task: plan.path,
      outcome: plan.outcome,
      remarks: [
        ...plan.remarks.map((remark) => `baton: ${plan.path}: ${remark}`),
        // Of many notes the table counts them.
        ...(run.notes.length > 1
          ? []
          : [
              ...questions.map((question) => `baton: ${plan.path}: ${wordsOf(question)}`),
              ...(silence === undefined ? [] : [`baton: ${note.path}: ${silence}`]),
            ]),
        ...warnings.map(({ rule, message }) => `baton: ${plan.path}: ${message} (${rule})`),
      ],
    };
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
    clear();
    const code = await reportFailure(error, run.io, { cwd: run.io.cwd });
    return { ...none, state: code === 1 ? 'refused' : 'failed', code };
  }
}
