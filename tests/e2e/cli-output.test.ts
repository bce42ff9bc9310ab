import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { ruleIds } from '../../src/app/config/load-config.ts';
import { schemaNames } from '../../src/app/workspace/schema-names.ts';
import { baton, rawControl, repoOf } from '../support/cli.ts';
import { brokenNames, stageBroken } from '../support/corpus.ts';
import { packageFolder, pathOf, task } from '../support/gate.ts';
import { gitRepo } from '../support/git-repo.ts';

const one = pathOf('task-001');
const bad = task('task-001', false);
const colour = /\u001b\[/;

describe('--format json', () => {
  it('follows its schema for every finding of the corpus, and counts what it holds', async () => {
    const schema = JSON.parse(
      await readFile(join(packageFolder, 'schemas/lint-result.schema.json'), 'utf8'),
    ) as object;
    const validate = new Ajv2020.default({ strict: false }).compile(schema);
    for (const name of brokenNames) {
      await using repo = await stageBroken(name);
      const { code, stdout, stderr } = await baton(repo, ['lint', '--staged', '--format', 'json']);
      const result = JSON.parse(stdout) as {
        diagnostics: { severity: string }[];
        summary: { errors: number; warnings: number; infos: number };
      };
      expect(validate(result), JSON.stringify(validate.errors)).toBe(true);
      expect({ stderr, code }).toEqual({ stderr: '', code: result.summary.errors > 0 ? 1 : 0 });
      const { errors, warnings, infos } = result.summary;
      expect(errors + warnings + infos).toBe(result.diagnostics.length);
      expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toHaveLength(errors);
    }
  });
});

describe('pretty output', () => {
  it('fits 80 columns, but for words that cannot be broken', async () => {
    for (const name of brokenNames) {
      await using repo = await stageBroken(name);
      const { stdout } = await baton(repo, ['lint', '--staged']);
      for (const line of stdout.split('\n')) {
        if (stringWidth(line) <= 80) continue;
        const words = line.trim().split(' ');
        expect(Math.max(...words.map((word) => stringWidth(word))), line).toBeGreaterThan(40);
      }
    }
  });

  it('shows the line, the mark below wide characters, what explains it, and what to do', async () => {
    const text = [
      '# Task task-001: 広い字',
      '',
      '- Status: done',
      '',
      '## Handoff',
      '',
      '```yaml',
      'outcome: completed',
      'files_created: [{ path: "本/あ.ts", purpose: 表紙を作る, lines: 9-3 }]',
      '```',
      '',
    ].join('\n');
    await using repo = await repoOf({ [one]: text, '本/あ.ts': 'x\n' });
    const { stdout } = await baton(repo, ['lint']);
    const lines = stdout.split('\n');
    const source = lines.findIndex((line) => line.includes('│') && line.includes('9-3'));
    const widthBefore = (line: string | undefined, mark: string) =>
      stringWidth((line ?? '').split(mark)[0] ?? '');
    expect(lines[source]).toContain('表紙を作る');
    expect(lines[source + 1]).toMatch(/│ +\^\^\^$/);
    expect(widthBefore(lines[source + 1], '^')).toBe(widthBefore(lines[source], '9-3'));
    expect(stdout).toContain('= help: write `lines: 3-9`');
  });

  it('is coloured on request only, and the words stay the same', async () => {
    await using repo = await repoOf({ [one]: bad });
    const plain = await baton(repo, ['lint']);
    expect(plain.stdout).not.toMatch(colour);
    const coloured = [
      await baton(repo, ['--color', 'lint']),
      await baton(repo, ['lint', '--color']),
      await baton(repo, ['lint'], { env: { FORCE_COLOR: '1' } }),
      await baton(repo, ['--color', 'lint'], { env: { NO_COLOR: '1' } }),
    ];
    for (const { stdout } of coloured) {
      expect(stdout).toMatch(colour);
      expect(stdout.replace(/\u001b\[[\d;]*m/g, '')).toBe(plain.stdout);
    }
    const without = [
      await baton(repo, ['--no-color', 'lint'], { env: { FORCE_COLOR: '1' } }),
      await baton(repo, ['lint'], { env: { NO_COLOR: '1', FORCE_COLOR: '1' } }),
      await baton(repo, ['lint'], { env: { FORCE_COLOR: '0' } }),
    ];
    for (const { stdout } of without) expect(stdout).toBe(plain.stdout);
    const json = await baton(repo, ['--color', 'lint', '--format', 'json']);
    expect(json.stdout).not.toMatch(colour);
  });

  it('never lets hostile text reach the terminal', async () => {
    const hostile = '\u001b[31m\u001b]8;;http://x\u0007\u202e\u200b\u009b2J\u2066';
    await using repo = await repoOf({
      [one]: bad.replace('outcome: blocked', `outcome: "${hostile}x"`).replace('Add the login page', hostile),
      [`.agents/tasks/a\nb${'\u001b'}[2J\u202e.md`]: bad,
      '.agents/sessions/c\u001b[31m.md': 'notes\n',
      '.agents/skills/x/SKILL.md': `---\nname: "x\u202e"\ndescription: ${hostile}\n---\n[a](b\u001b[31m.md)\n`,
    });
    const { stdout, stderr } = await baton(repo, ['lint']);
    expect(stdout).toContain('\\x1B[2J');
    expect(stdout).toContain('a⏎b');
    expect(stdout + stderr).not.toMatch(rawControl);
    const failed = await baton(repo, ['lint', hostile.replaceAll('\u0000', '')]);
    expect(failed.code).toBe(2);
    expect(failed.stderr).not.toMatch(rawControl);
    const unknown = await baton(repo, [hostile]);
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).not.toMatch(rawControl);
    await repo.write('.agents/baton.yaml', `"${hostile}": 1\n`);
    const config = await baton(repo, ['lint']);
    expect(config.code).toBe(2);
    expect(config.stderr).not.toMatch(rawControl);
  });

  it('stays short where many files make no claim', async () => {
    const notes = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`.agents/tasks/note-${index}.md`, 'Notes\n']),
    );
    await using repo = await repoOf(notes);
    const { code, stdout } = await baton(repo, ['lint']);
    expect(code).toBe(0);
    expect(stdout).toContain('40 files make no claim to be records');
    expect(stdout.split('\n').length).toBeLessThan(20);
  });
});

describe('explain, rules and schema', () => {
  it('print the page of every rule, the table, and every schema', async () => {
    await using repo = await gitRepo();
    const rules = await baton(repo, ['rules']);
    expect(rules).toMatchObject({ code: 0, stderr: '' });
    expect(
      rules.stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(ruleIds);
    const json = JSON.parse((await baton(repo, ['rules', '--json'])).stdout) as { items: { id: string }[] };
    expect(json.items.map(({ id }) => id)).toEqual(ruleIds);
    for (const id of [ruleIds[0], 'session/final', 'skill/yaml']) {
      const page = await baton(repo, ['explain', String(id)]);
      expect(page).toMatchObject({ code: 0, stderr: '' });
      expect(page.stdout).toContain('## Wrong');
      expect(page.stdout).not.toContain('<!--');
    }
    for (const name of schemaNames) {
      const { code, stdout } = await baton(repo, ['schema', name]);
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
    }
  });
});
