import { protectedBlobs } from '../../app/migrate/note-blobs.ts';
import type { Note, ReadNote } from '../../app/migrate/read-notes.ts';
import { planNote } from '../../app/migrate/write-note.ts';
import { schemaText } from '../../app/reference/reference.ts';
import { migrationPrompt, wordsOf } from '../../migrate/prompt.ts';
import { renderHandoff } from '../../migrate/render/handoff.ts';
import { heuristics } from '../../migrate/rules.ts';
import type { ListField } from '../../migrate/types.ts';
import { silenceOf } from '../../migrate/unmapped.ts';
import { itemLists } from '../../records/kinds/task/handoff.ts';
import { plural } from '../../render/count.ts';
import { forJson, forTerminal, forTerminalLine } from '../../render/neutralise/terminal.ts';
import { type MigrationRow, renderMigrationTable } from '../../render/records/migration.ts';
import { shellWord } from '../../text/shell-word.ts';
import { printJson } from '../print.ts';
import type { MigrateRun } from './request.ts';

/** Of fields and places so many are named. */
const mostNamed = 8;

/** Reports on standard error what a person is to know of each note before anything else happens. */
export function printNotesLeft({ notes, io }: Pick<MigrateRun, 'notes' | 'io'>): void {
  const say = (text: string) => io.stderr.write(forTerminal(`${text}\n`));
  for (const one of notes) {
    if (one.state === 'fault') {
      say(`baton: ${one.message}\nhelp: ${one.help}`);
      continue;
    }
    for (const { name, line } of one.note.secrets) {
      say(
        `baton: ${one.path}:${line} contains a ${name}: it is replaced by stars in everything that is printed and written`,
      );
    }
    if (one.note.secrets.length > 0)
      say(
        'help: revoke it where it was issued, then remove it from the note; git may still have the old text',
      );
  }
}

/** Prints what was read of the notes: one as the handoff it would become, several as a table. */
export async function printNotes(run: MigrateRun): Promise<void> {
  const { notes, format, io, colour } = run;
  const read = notes.flatMap((one) => (one.state === 'fault' ? [] : [one]));
  if (format === 'json') {
    const forms = read.map(({ path, note }) =>
      notes.length === 1 ? note.handoff : { note: path, ...note.handoff },
    );
    if (forms.length > 0 || notes.length > 1)
      io.stdout.write(`${forJson(JSON.stringify(notes.length === 1 ? forms[0] : forms, null, 2))}\n`);
    return;
  }
  if (format === undefined && notes.length > 1) {
    io.stdout.write(
      renderMigrationTable(
        notes.map((one) => rowOf(one)),
        colour,
      ),
    );
    return;
  }
  const parts: string[] = [];
  const blobs = await protectedBlobs(run.records, read, run.tips);
  for (const one of read) {
    const nothing = nothingIn(one);
    const blob = blobs.get(one.path);
    if (nothing !== undefined) io.stderr.write(forTerminal(`baton: ${nothing}\n`));
    else if (format === 'markdown')
      parts.push((await planNote(run.records, one.note, { asked: run.options.task, blob })).text);
    else parts.push(renderHandoff(one.note.handoff, { path: one.path, blob }));
  }
  io.stdout.write(forTerminal(parts.join(format === 'markdown' ? '\n' : '---\n')));
  for (const one of read) if (nothingIn(one) === undefined) printState(one, io);
}

/** Why nothing can be read of a note; undefined where something can. */
export function nothingIn(one: Exclude<Note, { state: 'fault' }>): string | undefined {
  if (one.state === 'empty') return `\`${one.path}\` is empty`;
  if (one.state !== 'unfilled') return undefined;
  return `\`${one.path}\` is a form that nobody filled in: ${fieldsOf(one.note)}`;
}

/** The fields that a form leaves empty, with their lines. */
function fieldsOf({ handoff }: ReadNote): string {
  return firstOf(handoff.unfilled.map(({ line, text }) => `${text} (line ${line})`));
}

/** What fits a line of a list, and how many more there are. */
function firstOf(all: readonly string[]): string {
  const more = all.length - mostNamed;
  return `${all.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What the note says that no field has: how much of it, and where. */
export function silenceIn({ handoff, text }: ReadNote): string | undefined {
  const { lines, places } = silenceOf(handoff.unmapped);
  const all = text.split('\n').filter((line) => line.trim() !== '').length;
  return lines === 0 ? undefined : `${lines} of ${all} lines in no field: ${firstOf(places)}`;
}

/** What the handoff that was printed does not show. */
function printState(one: Exclude<Note, { state: 'fault' }>, io: MigrateRun['io']): void {
  const { handoff } = one.note;
  const { questions, unfilled } = handoff;
  const [path, task] = [forTerminalLine(one.path), forTerminalLine(one.task ?? '')];
  const typed = forTerminalLine(shellWord(one.path));
  const open = questions.length === 0 ? 'no question' : plural(questions.length, 'question');
  io.stderr.write(`baton: ${path}: ${plural(valuesOf(one.note), 'value')}, ${open} open\n`);
  const silence = silenceIn(one.note);
  if (silence !== undefined) io.stderr.write(forTerminal(`  ${silence}\n`));
  if (unfilled.length > 0) io.stderr.write(forTerminal(`  fields that are empty: ${fieldsOf(one.note)}\n`));
  for (const question of questions) io.stderr.write(forTerminal(`  ${wordsOf(question)}\n`));
  const help = {
    freeform:
      questions.length > 0
        ? `\`baton migrate ${typed} --prompt\` asks an agent; \`--write\` makes the task without the answers`
        : `\`baton migrate ${typed} --write\` makes the task`,
    migrated: `the task exists: ${task}`,
    changed: `the note changed since it was written into ${task}: \`--write\` makes the next task, which depends on that one`,
    uncompared: forTerminal(one.uncompared?.help ?? ''),
    structured: 'the task has its handoff; nothing is left to migrate',
    empty: '',
    unfilled: '',
  }[one.state];
  if (one.uncompared) io.stderr.write(forTerminal(`baton: ${one.uncompared.message}\n`));
  io.stderr.write(`help: ${help}\n`);
}

/** Whether a note is to be written into a task. */
export function isOpen(one: Note): one is Note & { state: 'freeform' | 'changed' } {
  return one.state === 'freeform' || one.state === 'changed';
}

/** Prints the prompt that asks what the freeform notes leave open. */
export function printPrompt({ notes, io }: MigrateRun): void {
  const asked = notes.flatMap((one) => (isOpen(one) ? [one.note] : []));
  if (asked.length === 0) {
    io.stderr.write('baton: no note is freeform, so there is nothing to ask\n');
    return;
  }
  io.stdout.write(forTerminal(migrationPrompt(asked, schemaText('task'))));
  const open = asked.reduce((sum, { handoff }) => sum + handoff.questions.length, 0);
  if (open === 0) io.stderr.write('baton: the notes have no open question\n');
}

/** Reports on standard error which heuristic placed each value, and what these rules say. */
export function explainNotes({ notes, io }: MigrateRun): void {
  const used = new Set<string>();
  for (const one of notes) {
    if (one.state === 'fault') continue;
    for (const { rule, field, line, value } of one.note.explanations) {
      used.add(rule);
      io.stderr.write(`${forTerminalLine(`${one.path}:${line}  ${field}  ${rule}  ${value}`)}\n`);
    }
  }
  for (const [rule, says] of Object.entries(heuristics))
    if (used.has(rule)) io.stderr.write(`${rule}: ${says}\n`);
}

/** Prints every heuristic with what it says. */
export function printThumbRules(format: MigrateRun['format'], io: MigrateRun['io']): void {
  if (format === 'json') printJson(io, heuristics);
  else for (const [rule, says] of Object.entries(heuristics)) io.stdout.write(`${rule}: ${says}\n`);
}

/** How many values were read of a note, its outcome among them. */
export function valuesOf({ handoff }: ReadNote): number {
  const items = itemLists.reduce((sum, { name }) => sum + handoff[name as ListField].length, 0);
  return items + (handoff.outcome === null ? 0 : 1);
}

/** A note's row of the table. @param done the result; else what it is */
export function rowOf(
  one: Note,
  done: { readonly state?: string; readonly isBad?: boolean; readonly outcome?: string | null } = {},
): MigrationRow {
  if (one.state === 'fault') {
    const none = { outcome: null, values: undefined, unmapped: undefined, questions: undefined };
    return { note: one.path, ...none, state: 'unread', isBad: true };
  }
  const { handoff } = one.note;
  const task = one.task === undefined ? '' : `: ${one.task}`;
  return {
    note: one.path,
    outcome: done.outcome === undefined ? handoff.outcome : done.outcome,
    values: valuesOf(one.note),
    unmapped: handoff.unmapped.length,
    questions: handoff.questions.length,
    state: done.state ?? `${one.state}${task}`,
    isBad: done.isBad ?? one.state === 'changed',
  };
}
