import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import resultSchema from '../../../schemas/migration-result.schema.json' with { type: 'json' };
import { loaders } from '../../../src/app/migrate/loaders.gen.ts';
import { command } from '../../../src/cli/migrate/command.ts';
import type { Io } from '../../../src/io/io.ts';
import { itemLists } from '../../../src/records/kinds/task/handoff.ts';
import { ITEMS, PATHS } from '../../eval/migration/score.mjs';
import { readNote } from '../../support/words.ts';

// The tables and lists of docs/spec/migration.md say the same as the code.

const page = readFileSync('docs/spec/migration.md', 'utf8');

/** The section below a heading. */
function section(title: string): string {
  const text = page.split(/^## /m).find((one) => one.startsWith(title));
  if (text === undefined) throw new Error(`no section ${title}`);
  return text;
}

/** The cells of the rows of the only table of a section, its head left out. */
function rowsOf(title: string): string[][] {
  const lines = section(title).match(/^\|.*\|$/gm) ?? [];
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
}

function read(text: string, acceptGuesses = true) {
  const migration = readNote(text, { acceptGuesses });
  if (!migration.ok) throw new Error(migration.problem.message);
  return migration.handoff;
}

describe('the page on migration', () => {
  it('has each option of the command', () => {
    const program = new Command();
    command.register(program, {} as Io, () => {});
    const options = program.commands[0]?.options.map(({ long }) => long);
    const [, fence = ''] = section("The command's line").split('```');
    expect(fence.match(/--[a-z-]+/g)?.sort()).toEqual(options?.sort());
  });

  it('names each language that has words', () => {
    const [, listed = ''] = /The languages are ([^.]*)\./.exec(page) ?? [];
    const names = new Intl.DisplayNames('en', { type: 'language' });
    const languages = Object.keys(loaders).map((code) => names.of(code));
    expect(
      listed
        .split(/,\s+|\s+and\s+/)
        .map((name) => name.trim())
        .sort(),
    ).toEqual(languages.sort());
  });

  it('names headings that say what their list holds, with emoji, with numbers, and as a bold line', () => {
    const [, listed = ''] =
      /A heading names what its list holds: ([^;]*) and more;/.exec(page.replace(/\n/g, ' ')) ?? [];
    const headings = listed.split(', ');
    expect(headings).toContain('Open questions');
    for (const heading of headings) {
      for (const line of [`## ${heading}`, `## 🧭 ${heading}`, `## 2. ${heading}`, `**${heading}**`]) {
        const handoff = read(`# Clock\n\n${line}\n\n- The bell in \`src/bell.ts\`\n`, false);
        const held = itemLists.filter(({ name }) => handoff[name as 'gotchas'].length > 0);
        expect(held.length, line).toBeGreaterThan(0);
      }
    }
  });

  it('says how sure each source of an outcome is', () => {
    const notes = [
      ['a YAML key', 'outcome: partial\ngotchas: [It drifts]\n'],
      ['a statement of the note', 'Status: done\n'],
      ['a statement in a stronger place', '# Sync: SHIPPED\n\nStatus: in progress\n'],
      ['what the note says of the parts', '# Clock\n\n## Done\n\n- Face\n\n## Not done\n\n- Bell\n'],
      ['two statements of one weight', 'Status: in progress\n\nStatus: done\n'],
      ['work was done, and parts', '## Done\n\n- Face\n\n## Remaining\n\n- Bell\n'],
      ['work was done, nothing', '## Done\n\n- Face\n'],
    ] as const;
    const rows = rowsOf('Item 4');
    expect(rows.map(([source]) => notes.find(([start]) => source?.startsWith(start))?.[0])).toEqual(
      notes.map(([start]) => start),
    );
    notes.forEach(([start, text], at) => {
      const [, said = ''] = rows[at] ?? [];
      expect(read(text).outcome_evidence?.confidence, start).toBe(Number.parseFloat(said));
      expect(read(text, false).outcome === null, start).toBe(said.endsWith(': asked'));
    });
  });

  it('names each key of the JSON form', () => {
    const keys = Object.keys(resultSchema.$defs.handoff.properties);
    const lists = itemLists.map(({ name }) => name as string);
    const named = rowsOf('JSON form').flatMap(([key = '']) => key.match(/^`([a-z_]+)`$/)?.[1] ?? []);
    expect(['outcome', ...named].sort()).toEqual(keys.filter((key) => !lists.includes(key)).sort());
  });

  it('names each category of the score', () => {
    const [, listed = ''] = /micro precision, recall and F1 over ([^.]*)\./.exec(page) ?? [];
    expect(listed.split(/,\s+/).sort()).toEqual(['outcome', ...PATHS, ...ITEMS].sort());
  });
});
