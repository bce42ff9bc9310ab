import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from './measure.ts';

// `npm run bench -- --peers`: other tools for the same files, in versions that run on Node 20, in a folder of their own.

const manifest = join(dirname(fileURLToPath(import.meta.url)), 'peers', 'package.json');

/** The folder with the peers installed; it stays for the next run with the same versions. */
export function installPeers(): string {
  const text = readFileSync(manifest, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `baton-bench-peers-${process.getuid?.() ?? 0}-${hash}`);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  cpSync(manifest, join(fresh, 'package.json'));
  console.log('installing the peers …');
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  try {
    execFileSync('npm', args, { cwd: fresh, stdio: ['ignore', 'ignore', 'inherit'] });
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}

/** The versions of the peers, by name. */
export function peerVersions(): Readonly<Record<string, string>> {
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  return dependencies;
}

/** What a schema says of the front matter of a record, as far as a check of keys and values goes. */
const schemas = {
  thread: ['schema', 'id', 'title', 'started_by', 'created_at', 'status_history', 'status'],
  decision: ['schema', 'id', 'thread', 'agent', 'date', 'alternatives', 'decision', 'confidence', 'status'],
  session: ['schema', 'session_id', 'user_query', 'query_timestamp', 'step_timestamps', 'fsm', 'status'],
} as const;

const globs = {
  thread: '.agents/threads/*/thread.md',
  decision: '.agents/threads/*/dec_*.md',
  session: '.agents/sessions/*.md',
} as const;

/** Linters of markdown, over the records that are markdown. */
export function linters(peers: string, folder: string): Command[] {
  const modules = join(peers, 'node_modules');
  const config = join(folder, '.bench');
  mkdirSync(config, { recursive: true });
  for (const [name, required] of Object.entries(schemas)) {
    const schema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      required,
      properties: { schema: { const: `baton/${name}@1` }, status: { type: 'string' } },
    };
    writeFileSync(join(config, `${name}.schema.json`), JSON.stringify(schema));
  }
  const places = Object.entries(globs).map(([name, glob]) => [`./.bench/${name}.schema.json`, [`./${glob}`]]);
  const remarkrc = {
    plugins: [
      join(modules, 'remark-frontmatter/index.js'),
      [
        join(modules, 'remark-lint-frontmatter-schema/dist/index.js'),
        { schemas: Object.fromEntries(places) },
      ],
    ],
  };
  writeFileSync(join(config, 'remarkrc.json'), JSON.stringify(remarkrc));
  return [
    {
      name: 'markdownlint-cli2',
      argv: [
        process.execPath,
        join(modules, 'markdownlint-cli2/markdownlint-cli2-bin.mjs'),
        '.agents/**/*.md',
      ],
      cwd: folder,
    },
    {
      name: 'remark-cli + remark-lint-frontmatter-schema',
      argv: [
        process.execPath,
        join(modules, 'remark-cli/cli.js'),
        ...['--quiet', '--no-stdout', '--rc-path', join(config, 'remarkrc.json'), '.agents'],
      ],
      cwd: folder,
    },
  ];
}

/** Hooks of others for a commit: what lefthook and lint-staged take where they have nothing to do, or one file to hand on. */
export function commitHooks(peers: string, folder: string): readonly { name: string; script: string }[] {
  const modules = join(peers, 'node_modules');
  writeFileSync(
    join(folder, 'lefthook.yml'),
    'no_auto_install: true\npre-commit:\n  jobs:\n    - glob: "*.none"\n      run: "true"\n',
  );
  writeFileSync(join(folder, '.lintstagedrc.json'), '{ "*.md": "true" }\n');
  return [
    {
      name: 'lefthook',
      script: `#!/bin/sh\nexec '${process.execPath}' '${join(modules, 'lefthook/bin/index.js')}' run pre-commit\n`,
    },
    {
      name: 'lint-staged',
      script: `#!/bin/sh\nexec '${process.execPath}' '${join(modules, 'lint-staged/bin/lint-staged.js')}' --quiet\n`,
    },
  ];
}

/** commitlint for the message in a file. */
export function messageLinter(peers: string, folder: string, message: string): Command {
  const modules = join(peers, 'node_modules');
  const config = join(peers, 'commitlint.config.json');
  writeFileSync(
    config,
    JSON.stringify({ extends: [join(modules, '@commitlint/config-conventional/lib/index.js')] }),
  );
  return {
    name: 'commitlint',
    argv: [process.execPath, join(modules, '@commitlint/cli/cli.js'), '--config', config, '--edit', message],
    cwd: folder,
  };
}
