import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFolder, pathOf, task } from '../support/gate.ts';

/** Where the package was packed from, a copy: the build must not write below other tests that use `dist`. */
let top = '';
/** A project that has the package installed. */
let project = '';
/** Every path in the tarball, without its first folder. */
let packed: readonly string[] = [];

const copied = [
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'docs',
  'hooks',
  'package.json',
  'schemas',
  'src',
  'tsconfig.json',
  'tsconfig.types.json',
];

async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, HOME: top, npm_config_update_notifier: 'false' };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err]: [string[], string[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk.toString()));
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done));
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${out.join('')}${err.join('')}`);
  return out.join('');
}

beforeAll(async () => {
  top = await realpath(await mkdtemp(join(tmpdir(), 'baton-test-pack-')));
  const source = join(top, 'source');
  await mkdir(source);
  for (const name of copied) await cp(join(packageFolder, name), join(source, name), { recursive: true });
  await symlink(join(packageFolder, 'node_modules'), join(source, 'node_modules'));
  await run('npm', ['pack', '--silent', '--pack-destination', top], source);
  const tarball = (await readdir(top)).find((name) => name.endsWith('.tgz')) ?? '';
  packed = (await run('tar', ['-tzf', join(top, tarball)], top))
    .trim()
    .split('\n')
    .map((path) => path.slice('package/'.length));
  project = join(top, 'project');
  await mkdir(project);
  await writeFile(
    join(project, 'package.json'),
    '{ "name": "consumer", "private": true, "type": "module" }\n',
  );
  await run(
    'npm',
    ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', join(top, tarball)],
    project,
  );
});

afterAll(() => rm(top, { recursive: true, force: true }));

describe('the package', () => {
  it('holds what is needed and nothing else', () => {
    for (const path of [
      'package.json',
      'README.md',
      'LICENSE',
      'CHANGELOG.md',
      'dist/cli.js',
      'dist/index.mjs',
      'dist/operations.mjs',
      'dist/types/index.d.ts',
      'dist/types/operations.d.ts',
      'dist/rules/session/final.md',
      'dist/THIRD-PARTY-LICENSES.txt',
      'schemas/session.schema.json',
      'schemas/config.schema.json',
      'hooks/pre-commit',
      'hooks/commit-msg',
      'hooks/post-checkout',
      'docs/man/git-baton.1',
      'docs/man/baton.1',
      'docs/json.md',
      'docs/profiles.md',
      'src/rules/session/final.md',
    ]) {
      expect(packed).toContain(path);
    }
    const odd = packed.filter(
      (path) =>
        !/^(?:package\.json|LICENSE|[A-Z]+\.md$|dist\/|schemas\/|hooks\/|docs\/|src\/rules\/.*\.md$)/.test(
          path,
        ),
    );
    expect(odd).toEqual([]);
    expect(packed.filter((path) => /\.test\.|(?<!\.d)\.ts$/.test(path))).toEqual([]);
  });

  it('holds every page that a page of it or a finding leads to', async () => {
    const folder = join(project, 'node_modules/git-baton');
    const dead: string[] = [];
    for (const page of packed.filter((path) => path.endsWith('.md'))) {
      const text = (await readFile(join(folder, page), 'utf8')).replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
      for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)[^)]*\)/g)) {
        const path = posix.normalize(posix.join(posix.dirname(page), target));
        if (!packed.some((one) => one === path || one.startsWith(`${path}/`)))
          dead.push(`${page} → ${target}`);
      }
    }
    expect(dead).toEqual([]);
    const rows = JSON.parse(await run('node_modules/.bin/baton', ['rules', '--json'], project)) as {
      items: { docs: string }[];
    };
    const start = 'https://unpkg.com/git-baton/';
    expect(rows.items.length).toBeGreaterThan(50);
    for (const { docs } of rows.items) {
      expect(docs.startsWith(start)).toBe(true);
      expect(packed).toContain(docs.slice(start.length));
    }
  });

  it('names no place of the machine it was packed on', async () => {
    const folder = join(project, 'node_modules/git-baton');
    for (const path of packed.filter((name) => /\.(?:js|md|json|ts|txt)$/.test(name))) {
      const text = await readFile(join(folder, path), 'utf8');
      expect(text.includes(top) || text.includes(packageFolder), path).toBe(false);
    }
  });

  it('installs without dependencies, as `baton` and as `git-baton`', async () => {
    const manifest = JSON.parse(
      await readFile(join(project, 'node_modules/git-baton/package.json'), 'utf8'),
    ) as { version: string; dependencies?: object };
    expect(manifest.dependencies ?? {}).toEqual({});
    expect((await readdir(join(project, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
      'git-baton',
    ]);
    expect((await readdir(join(project, 'node_modules/.bin'))).sort()).toEqual(['baton', 'git-baton']);
    expect(await run('npx', ['--no-install', 'baton', '--version'], project)).toBe(`${manifest.version}\n`);
    expect(await run('node_modules/.bin/git-baton', ['--version'], project)).toBe(`${manifest.version}\n`);
  });

  it('lints, explains and prints schemas from where it is installed', async () => {
    const bin = 'node_modules/.bin/baton';
    await mkdir(join(project, '.agents/tasks'), { recursive: true });
    await writeFile(join(project, pathOf('task-001')), task('task-001'));
    expect(await run(bin, ['lint'], project)).toContain('1 record checked');
    expect(await run(bin, ['explain', 'session/final'], project)).toContain('## Wrong');
    expect(JSON.parse(await run(bin, ['schema', 'decision'], project))).toHaveProperty('$schema');
  });
});

const consumer = `import { lintFiles, parseRecord, rules, type Diagnostic, type Severity } from 'git-baton';

const path = '.agents/tasks/task-001.md';
const text = '# Task task-001: Try\\n\\n## Handoff\\n\\n\`\`\`yaml\\noutcome: blocked\\n\`\`\`\\n';
const found: readonly Diagnostic[] = lintFiles(rules, { after: { [path]: text }, now: '2026-12-01T00:00:00Z' });
const severities: readonly Severity[] = found.map(({ severity }) => severity);
const record = parseRecord(path, text);
const kind: string | undefined = record?.kind;
console.log(JSON.stringify({ rules: found.map(({ rule }) => rule), severities, kind }));
`;
const operationsConsumer = `import { createThread, getThreadStatus, type ThreadStatusCall } from 'git-baton/operations';

const { data } = await createThread({ title: 'Which queue?', agentId: 'ada', threadId: 'thread_queue' });
const status: ThreadStatusCall = (await getThreadStatus({ threadId: data.thread.id })).data;
console.log(JSON.stringify({ by: status.startedBy, status: status.status }));
`;
const told = { rules: ['task/outcome-requirements'], severities: ['error'], kind: 'task' };

describe('the library', () => {
  it('is imported by name', async () => {
    const js = consumer
      .replace(/, type \w+/g, '')
      .replace(/: readonly \w+\[\] =|: string \| undefined =/g, ' =');
    await writeFile(join(project, 'consumer.mjs'), js);
    expect(JSON.parse(await run('node', ['consumer.mjs'], project))).toEqual(told);
    const operations = operationsConsumer.replace(/, type \w+|: ThreadStatusCall/g, '');
    await writeFile(join(project, 'operations.mjs'), operations);
    expect(JSON.parse(await run('node', ['operations.mjs'], project))).toEqual({
      by: 'ada',
      status: 'active',
    });
  });

  it('has types that a strict consumer compiles with, and that are checked', async () => {
    const tsc = join(packageFolder, 'node_modules/typescript/bin/tsc');
    const compilerOptions = {
      noEmit: true,
      strict: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2023', 'dom'],
      types: [],
      skipLibCheck: false,
    };
    const check = async (name: string, text: string) => {
      await writeFile(join(project, name), text);
      await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [name] }));
      return run('node', [tsc, '-p', 'tsconfig.json'], project);
    };
    await check('consumer.ts', consumer);
    await check('operations.ts', operationsConsumer);
    await expect(check('wrong.ts', `${consumer}\nconst no: number = found;\n`)).rejects.toThrow(
      "to type 'number'",
    );
  });

  it('gives every schema by name', async () => {
    const code = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
console.log(require('git-baton/schemas/session.schema.json').$id, require('git-baton/package.json').name);`;
    await writeFile(join(project, 'schemas.mjs'), code);
    expect(await run('node', ['schemas.mjs'], project)).toMatch(/session\.schema\.json git-baton\n$/);
  });
});
