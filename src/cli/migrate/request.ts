import type { NoteTips } from '../../app/migrate/note-blobs.ts';
import type { Note } from '../../app/migrate/read-notes.ts';
import type { WorktreeRecords } from '../../app/workspace/find-record.ts';
import type { Io } from '../../io/io.ts';

export type NoteFormat = 'yaml' | 'json' | 'markdown';

/** What commander makes of the options of `baton migrate`. */
export interface MigrateOptions {
  readonly write?: true;
  readonly check?: true;
  readonly prompt?: true;
  readonly answer?: string;
  readonly task?: string;
  readonly format?: NoteFormat;
  readonly json?: true;
  readonly since?: string;
  readonly explain?: true;
  readonly acceptGuesses?: true;
}

/** A run over notes, as its parts need it. */
export interface MigrateRun {
  readonly records: WorktreeRecords;
  readonly notes: readonly Note[];
  readonly tips: NoteTips;
  readonly options: MigrateOptions;
  readonly format: NoteFormat | undefined;
  readonly colour: boolean;
  readonly io: Io;
}
