import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GitHook, gitHooks } from '../app/init/hooks.ts';

/** How a team that commits node_modules goes on. */
const tracked =
  'install it outside of the repository (`npm install --global git-baton`), or remove it from git (`git rm -r --cached node_modules`, and a line in `.gitignore`)';

const refuse = (what: 'commit' | 'push') =>
  `
  stop() {
    echo "baton: ${what} refused: its records could not be checked, $1" >&2
    echo "help: $2, then ${what} again; to ${what} once without the check, run \`git ${what} --no-verify\` (CI checks it again)" >&2
    exit 1
  }
`.replace(/`/g, '\\`');

const goOn = (lost: string) => `
  stop() {
    echo "baton: ${lost.replaceAll('`', '\\`')}: $1" >&2
    echo "help: $2" >&2
    exit 0
  }
`;

/**
 * The sh files of the package, made from parts: the hooks that git calls, those of a server, `driver`, which merges and shows
 * records, `agent`, which coding agents call, and `where`, which prints for `baton doctor` what all of them start. Each needs no other file, since each is copied.
 *
 * @param folder absolute: where the parts lie
 * @returns texts by the file's name
 */
export async function generateStubs(folder: string): Promise<ReadonlyMap<string, string>> {
  const read = (name: string) => readFile(join(folder, `${name}.sh`), 'utf8');
  const [path = '', find = '', own = '', lock = '', start = ''] = await Promise.all(
    ['path', 'find', 'own-path', 'lock', 'start'].map(read),
  );
  const parts = { path, find, own, start, tracked, lock: '', locked: '' };
  const texts = new Map<string, string>();
  const [template, server, listing, noted, passed] = await Promise.all(
    ['template', 'server', 'listing', 'noted', 'passed'].map(read),
  );
  for (const hook of gitHooks as readonly GitHook[]) {
    const { name, stub } = hook;
    const guards = (await Promise.all(stub.guards.map(read))).join('');
    const guard = guards
      .replace('@noted@', () => (stub.isSecond ? noted : listing) ?? '')
      .replace('@passed@', () => (stub.isSecond ? (passed ?? '') : ''))
      .replaceAll('@idle@', () => stub.idle ?? '');
    const holes = { ...parts, name, what: stub.what, args: argsOf(hook), guard, ...endOf(hook) };
    texts.set(name, fill((hook.isInstalled ? template : server) ?? '', holes));
  }
  texts.set('driver', fill(await read('driver'), { ...parts, lock, locked }));
  texts.set('agent', fill(await read('agent'), { ...parts, lock, locked }));
  texts.set('where', fill(await read('where'), parts));
  return texts;
}

/** How a stub hands on what git passes to it. */
function argsOf({ args, isInstalled }: GitHook): string {
  if (args === 0) return '';
  return isInstalled ? ' "$@"' : Array.from({ length: args }, (_, index) => ` "$${index + 1}"`).join('');
}

/** What a stub does where Node or Baton is missing, and how it ends. */
function endOf(hook: GitHook): { readonly stop: string; readonly end: string } {
  return hook.refuses === undefined
    ? { stop: goOn(hook.lost), end: ':' }
    : { stop: refuse(hook.refuses), end: 'exit $?' };
}

const locked = `    [ "$2" -ne 2 ] ||
      why="\\\`\${1#"$top"/}\\\` changed while git was writing files, and a branch must not choose what runs"
`;

/** Puts texts in for `@name@`; those may hold such places themselves. */
function fill(template: string, holes: Readonly<Record<string, string>>): string {
  return template.replace(/@([a-z]+)@/g, (whole, hole: string) => {
    const text = holes[hole];
    return text === undefined ? whole : fill(text, holes);
  });
}

/** The table of docs/hooks.md: the hooks that `baton init` installs. */
export function hookTable(): string {
  const rows = (gitHooks as readonly GitHook[]).flatMap(({ name, row }) =>
    row ? [`| \`${name}\` | ${row.when} | ${row.does} |`] : [],
  );
  return ['| hook | when git runs it | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}
