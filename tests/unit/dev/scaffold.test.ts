import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { formatOf, registrations as ofFormat } from '../../../src/dev/scaffold/format.ts';
import { kindOf, registrations as ofKind } from '../../../src/dev/scaffold/kind.ts';
import { ruleOf } from '../../../src/dev/scaffold/rule.ts';

const filesOf = (made: { readonly files: Readonly<Record<string, string>> } | undefined) => made?.files ?? {};
const rule = (...args: string[]) => filesOf(ruleOf(args));

/** What the compiler says of new source files among those of the repository. */
function problemsOf(files: Readonly<Record<string, string>>): string[] {
  const made = new Map(Object.entries(files).map(([path, text]) => [resolve(path), text]));
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, '.');
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => made.has(resolve(path)) || fileExists.call(host, path);
  host.getSourceFile = (path, target, ...more) => {
    const text = made.get(resolve(path));
    if (text !== undefined) return ts.createSourceFile(path, text, target);
    return getSourceFile.call(host, path, target, ...more);
  };
  const program = ts.createProgram([...made.keys()], options, host);
  return [...made.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  });
}

describe('new:rule', () => {
  it('writes a rule, its page and its test', () => {
    expect(Object.keys(rule('task/some-name'))).toEqual([
      'src/rules/task/some-name.ts',
      'src/rules/task/some-name.md',
      'tests/unit/rules/task/some-name.test.ts',
    ]);
  });

  it.each(['document', 'change', 'tree', 'commit'])('gives it a check of the scope %s', (scope) => {
    const text = rule('task/name', '--on', scope, '--kind', 'task')['src/rules/task/name.ts'];
    expect(text).toContain(`  ${scope}({ `);
    expect(text).toContain("kinds: ['task'],");
    expect(text?.match(/^ {2}(?:document|change|tree|commit)\(/gm)).toHaveLength(1);
  });

  it('checks a session by itself where nothing else is said', () => {
    expect(rule('task/name')).toEqual(rule('task/name', '--on', 'document', '--kind', 'session'));
  });

  it.each([
    [[]],
    [['name']],
    [['Task/name']],
    [['../task/name']],
    [['task/name', 'more']],
    [['task/name', '--on', 'suppression']],
    [['task/name', '--on', 'toString']],
    [['task/name', '--kind', 'note']],
    [['task/name', '--scope', 'tree']],
    [['task/name', '--on']],
  ])('refuses %j', (args) => expect(ruleOf(args)).toBeUndefined());
});

describe('new:kind', () => {
  it('writes a schema, a model and its test', () => {
    const files = filesOf(kindOf(['note']));
    expect(Object.keys(files)).toEqual([
      'schemas/note.schema.json',
      'src/records/kinds/note/model.ts',
      'tests/unit/records/kinds/note.test.ts',
    ]);
    expect(JSON.parse(files['schemas/note.schema.json'] ?? '')).toMatchObject({
      $id: 'https://unpkg.com/git-baton/schemas/note.schema.json',
      properties: { schema: { enum: ['baton/note@1'] } },
    });
  });

  it.each([[[]], [['task']], [['two-words']], [['note', 'more']]])('refuses %j', (args) =>
    expect(kindOf(args)).toBeUndefined(),
  );
});

describe('new:format', () => {
  it('writes an importer and its test', () => {
    expect(Object.keys(filesOf(formatOf(['other-tool'])))).toEqual([
      'src/interchange/other-tool.ts',
      'tests/unit/interchange/other-tool.test.ts',
    ]);
  });

  it.each([[[]], [['madr']], [['payload']], [['Other']], [['other', 'more']]])('refuses %j', (args) =>
    expect(formatOf(args)).toBeUndefined(),
  );
});

describe('what is written', () => {
  it('compiles', () => {
    const rules = ['document', 'change', 'tree', 'commit'].map((on) => rule(`task/on-${on}`, '--on', on));
    const all = Object.assign(
      {},
      ...rules,
      filesOf(kindOf(['note'])),
      filesOf(formatOf(['other-tool'])),
    ) as Record<string, string>;
    const sources = Object.entries(all).filter(([path]) => path.startsWith('src/') && path.endsWith('.ts'));
    expect(sources).toHaveLength(6);
    expect(problemsOf(Object.fromEntries(sources))).toEqual([]);
    expect(problemsOf({ 'src/rules/task/wrong.ts': 'export const x: string = 1;' })).toHaveLength(1);
  });

  it('is registered in files that exist', () => {
    const named = [...ofKind, ...ofFormat].map(([path]) => path);
    expect(named.filter((path) => !existsSync(join('.', path)))).toEqual([]);
  });
});
