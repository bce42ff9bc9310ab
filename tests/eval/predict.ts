import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNote } from '../support/words.ts';

/** Writes what the engine makes of each note of a set, one JSON file a note, as the scorer reads them. */
export function predict(set: string, out: string): void {
  mkdirSync(out, { recursive: true });
  for (const name of readdirSync(join(set, 'notes')).sort()) {
    const migration = readNote(readFileSync(join(set, 'notes', name), 'utf8'));
    const handoff = migration.ok ? migration.handoff : {};
    writeFileSync(join(out, name.replace(/\.md$/, '.json')), JSON.stringify(handoff));
  }
}
