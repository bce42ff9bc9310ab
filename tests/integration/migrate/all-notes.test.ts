import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { comparable, keptNote } from '../../../src/migrate/render/task-text.ts';
import { parseMarkdown } from '../../../src/records/markdown/parse.ts';
import { sets } from '../../eval/measure.ts';
import { gitRepo } from '../../support/git-repo.ts';
import { run } from '../../support/migrate.ts';

type Gotcha = { readonly evidence: { readonly line: number; readonly endLine: number } };

/** The notes of a set by their names. */
function notesOf(set: string): { name: string; text: string }[] {
  const folder = `tests/eval/${set}/notes`;
  return readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));
}

describe.each(sets)('every annotated note of %s', (set) => {
  const notes = notesOf(set);

  it('becomes a task that lint takes and that keeps the note, and a second run changes nothing', async () => {
    await using repo = await gitRepo();
    for (const { name, text } of notes) await repo.write(`docs/${name}`, text);
    const written = await run(repo, ['migrate', 'docs', '--write']);
    expect(written.stderr).not.toMatch(/^baton: `docs|cannot be migrated/m);
    expect(written.code).toBe(0);
    expect(written.stdout).toContain(`${notes.length} notes: ${notes.length} written;`);

    const tasks = readdirSync(`${repo.path}/.agents/tasks`);
    expect(tasks).toHaveLength(notes.length);
    const kept = tasks.map((name) =>
      keptNote(parseMarkdown(readFileSync(`${repo.path}/.agents/tasks/${name}`, 'utf8'))),
    );
    expect([...kept].sort()).toEqual(notes.map(({ text }) => comparable(text)).sort());

    const lint = JSON.parse((await run(repo, ['lint', '--format', 'json'])).stdout);
    expect(lint.diagnostics.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    expect(lint.summary.records).toBe(notes.length);
    await repo.commitAll('migrate');
    expect((await run(repo, ['lint', '--staged'])).code).toBe(0);

    const before = await repo.fingerprint();
    const again = await run(repo, ['migrate', 'docs', '.agents/tasks', '--write']);
    expect(again.code).toBe(0);
    expect(again.stdout).toContain(`${2 * notes.length} unchanged`);
    expect(await repo.fingerprint()).toEqual(before);
    expect((await run(repo, ['migrate', 'docs', '.agents/tasks', '--check'])).code).toBe(0);
  });

  it('is printed in the JSON form that the schema describes, its evidence what stands there', async () => {
    await using repo = await gitRepo();
    for (const { name, text } of notes) await repo.write(`docs/${name}`, text);
    const schema = JSON.parse(readFileSync('schemas/migration-result.schema.json', 'utf8'));
    const validate = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(
      schema,
    );
    const several = JSON.parse((await run(repo, ['migrate', 'docs', '--json'])).stdout);
    expect(validate(several), JSON.stringify(validate.errors)).toBe(true);
    expect(several.map(({ note }: { note: string }) => note)).toEqual(
      notes.map(({ name }) => `docs/${name}`).sort(),
    );
    for (const { note, gotchas } of several) {
      const lines = notes.find(({ name }) => note === `docs/${name}`)?.text.split('\n') ?? [];
      for (const { evidence } of gotchas.filter((one: Gotcha) => one.evidence.line === one.evidence.endLine))
        expect(lines[evidence.line - 1]?.slice(evidence.column - 1, evidence.endColumn - 1)).toBe(
          evidence.text,
        );
    }
  });

  it('is printed alone without its name', async () => {
    await using repo = await gitRepo();
    const [first] = notes;
    await repo.write('docs/a.md', first?.text ?? '');
    const schema = JSON.parse(readFileSync('schemas/migration-result.schema.json', 'utf8'));
    const one = JSON.parse((await run(repo, ['migrate', 'docs/a.md', '--format', 'json'])).stdout);
    expect(
      new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).validate(schema, one),
    ).toBe(true);
    expect(one).not.toHaveProperty('note');
  });
});
