import { chmod, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Gate, pathOf, task } from './gate.ts';
import type { CommandResult } from './git-repo.ts';

/** A way in which a branch brings a program of its own to a place where a hook may look for Baton or for Node. */
export interface Form {
  readonly title: string;
  /** What the user has, ignored by git, before the branch is looked at. */
  have?(gate: Gate): Promise<void>;
  /** What the branch has. */
  bring(gate: Gate): Promise<void>;
  /** Variables of the user's. */
  env?(gate: Gate): Readonly<Record<string, string>>;
  /** What the user reads. */
  readonly says: string;
}

/** What the package of the user prints. */
export const own = 'the package of the user';

/** What every refusal to run something says. */
export const refusal = 'a branch must not choose what runs';

const home = 'node_modules/git-baton';
const ran = (gate: Gate) => join(gate.outside, 'ran');

/** A program of the branch's in JavaScript, which leaves a mark. */
const script = (gate: Gate) =>
  `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(ran(gate))}, 'ran');\nexport const work = () => {};\n`;
const shell = (gate: Gate) => `#!/bin/sh\necho ran >'${ran(gate)}'\n`;

/** A package as npm installs it, whose program loads a part of itself late. */
export async function havePackage(gate: Gate, folder = home): Promise<void> {
  await gate.repo.write(`${folder}/package.json`, '{ "name": "git-baton", "type": "module" }\n');
  await gate.repo.write(
    `${folder}/dist/cli.js`,
    "console.error('the package of the user', ...process.argv.slice(2));\n(await import('./chunks/work.js')).work();\n",
  );
  await gate.repo.write(`${folder}/dist/chunks/work.js`, 'export const work = () => {};\n');
}

async function bringProgram(gate: Gate, path: string): Promise<void> {
  await gate.repo.write(path, shell(gate));
  await chmod(join(gate.repo.path, path), 0o755);
}

async function link(gate: Gate, path: string, to: string): Promise<void> {
  await rm(join(gate.repo.path, path), { recursive: true, force: true });
  await mkdir(dirname(join(gate.repo.path, path)), { recursive: true });
  await symlink(to, join(gate.repo.path, path));
}

export const forms: readonly Form[] = [
  {
    title: 'a package.json of this name, with a build beside it',
    bring: async (gate) => {
      await gate.repo.write('package.json', '{ "name": "git-baton", "type": "module" }\n');
      await gate.repo.write('dist/cli.js', script(gate));
    },
    says: 'the package `git-baton` is not installed',
  },
  {
    title: 'the whole package',
    bring: async (gate) => {
      await havePackage(gate);
      await gate.repo.write(`${home}/dist/cli.js`, script(gate));
    },
    says: refusal,
  },
  {
    title: 'one file of the package that is loaded late',
    have: havePackage,
    bring: (gate) => gate.repo.write(`${home}/dist/chunks/work.js`, script(gate)),
    says: refusal,
  },
  {
    title: 'a link in the place of node_modules',
    bring: async (gate) => {
      await gate.repo.write('lib/git-baton/package.json', '{ "type": "module" }\n');
      await gate.repo.write('lib/git-baton/dist/cli.js', script(gate));
      await link(gate, 'node_modules', 'lib');
    },
    says: refusal,
  },
  {
    title: 'a link in the place of the package, to what git ignores',
    have: async (gate) => {
      await gate.repo.write('cache/package.json', '{ "type": "module" }\n');
      await gate.repo.write('cache/dist/cli.js', script(gate));
    },
    bring: (gate) => link(gate, home, '../cache'),
    says: refusal,
  },
  {
    title: 'a submodule in the place of node_modules',
    bring: async (gate) => {
      await gate.git('init', '--quiet', '../inner');
      await gate.repo.write('../inner/git-baton/package.json', '{ "type": "module" }\n');
      await gate.repo.write('../inner/git-baton/dist/cli.js', script(gate));
      await gate.git('-C', '../inner', 'add', '--all');
      await gate.git('-C', '../inner', 'commit', '--quiet', '-m', 'x');
      const file = ['-c', 'protocol.file.allow=always'];
      await gate.git(...file, 'submodule', '--quiet', 'add', '--force', '../inner', 'node_modules');
    },
    says: refusal,
  },
  {
    title: 'the package in other letters, as some file systems take it for the same',
    have: havePackage,
    bring: (gate) => gate.repo.write('Node_Modules/GIT-baton/dist/chunks/work.js', script(gate)),
    says: refusal,
  },
  {
    title: 'the package in a letter that some file systems take for an s',
    have: havePackage,
    bring: (gate) => gate.repo.write('node_moduleſ/git-baton/dist/chunks/work.js', script(gate)),
    says: refusal,
  },
  {
    title: 'what the folder of a workspace holds, which the user has linked',
    have: async (gate) => {
      await havePackage(gate, 'packages/[own] Baton');
      await link(gate, home, '../packages/[own] Baton');
    },
    bring: (gate) => gate.repo.write('packages/[own] Baton/dist/chunks/work.js', script(gate)),
    says: refusal,
  },
  {
    title: 'a program `git-baton` in a folder of PATH',
    bring: (gate) => bringProgram(gate, 'node_modules/.bin/git-baton'),
    env: (gate) => ({ PATH: `node_modules/.bin:${gate.repo.path}/node_modules/.bin:${gate.path}` }),
    says: 'the package `git-baton` is not installed',
  },
  {
    title: 'what a program in a folder of PATH leads to',
    have: async (gate) => {
      await havePackage(gate, 'tools/baton');
      await link(gate, 'tools/bin/git-baton', '../baton/dist/cli.js');
      await chmod(join(gate.repo.path, 'tools/baton/dist/cli.js'), 0o755);
    },
    bring: (gate) => gate.repo.write('tools/baton/dist/chunks/work.js', script(gate)),
    env: (gate) => ({ PATH: `${gate.repo.path}/tools/bin:${gate.path}` }),
    says: refusal,
  },
  {
    title: 'a program `node`, and the tools of the system, in a folder of PATH',
    bring: async (gate) => {
      for (const name of ['node', 'grep', 'cat', 'readlink', 'sh', 'find', 'sed', 'tr'])
        await bringProgram(gate, `node_modules/.bin/${name}`);
      await havePackage(gate);
    },
    env: (gate) => ({ PATH: `node_modules/.bin:${gate.repo.path}/node_modules/.bin:${gate.path}` }),
    says: refusal,
  },
  {
    title: "the user's own file that may set PATH",
    bring: (gate) => gate.repo.write('config/baton/init.sh', `echo ran >'${ran(gate)}'\n`),
    env: (gate) => ({ XDG_CONFIG_HOME: join(gate.repo.path, 'config') }),
    says: refusal,
  },
];

/** Ways of looking at the branch `evil` from `main`. */
export const looks = {
  checkout: ['checkout', '--quiet', 'evil'],
  merge: ['merge', '--quiet', 'evil'],
} as const;

/**
 * Lets a branch bring what a form says and a record, and looks at it.
 *
 * @param gate a repository with the hooks, on `main`; `git-baton` is on PATH no more
 */
export async function lookAt(gate: Gate, form: Form, args: readonly string[]): Promise<CommandResult> {
  await rm(join(gate.outside, 'bin', 'git-baton'), { force: true });
  await asInstalled(gate);
  await gate.repo.write('.git/info/exclude', 'node_modules\ntools\npackages\ncache\n');
  await gate.git('switch', '--quiet', '-c', 'evil');
  await form.bring(gate);
  await gate.repo.write(pathOf('task-001'), task('task-001', false));
  await gate.git('add', '--all');
  await gate.git('add', '--force', '--all');
  await gate.git('commit', '--quiet', '--no-verify', '-m', 'evil');
  await gate.git('checkout', '--quiet', '--force', 'main');
  await form.have?.(gate);
  await rm(ran(gate), { force: true });
  return gate.run('git', args, { env: form.env?.(gate) ?? {} });
}

/** Takes away what watches the hooks, which runs programs of PATH itself. */
async function asInstalled(gate: Gate): Promise<void> {
  const folder = join(gate.repo.path, '.git', 'hooks');
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.watched')) continue;
    const file = join(folder, name.slice(0, -'.watched'.length));
    await rename(join(folder, name), file);
    await chmod(file, 0o755);
  }
}

/** Whether a program of the branch was run. */
export function hasRun(gate: Gate): Promise<boolean> {
  return readFile(ran(gate)).then(
    () => true,
    () => false,
  );
}
