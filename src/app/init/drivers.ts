import { join } from 'node:path';
import type { Repository } from '../../git/setup/repository.ts';
import { type FileEdit, holdsText, readExact } from '../../store/file-edit.ts';
import { unguarded } from '../../store/ground.ts';
import { putBlock, takeBlock } from '../../store/marked-block.ts';
import { readPackageFile } from '../../store/package-files.ts';
import { named } from './install-hooks.ts';
import { withFolder } from './stub.ts';

/** Makes git run the file that `baton init` puts next to its configuration. Git starts drivers with sh, at the top. */
const file = 'd=$(git rev-parse --git-common-dir)/baton/driver.sh; if [ -f "$d" ]; then . "$d"; else';

/** Without the file, the conflict is an ordinary one: it must not look like a merge. */
const merge = `set -- merge-driver %O %A %B %P; ${file} git merge-file -L ours -L base -L theirs %A %O %B; exit 1; fi`;

/** Without the file, git shows what there is. */
const convert = `b() { set -- textconv "$1"; ${file} command -p cat "$2"; fi; }; b`;

function lines(): string[] {
  return [
    '[merge "baton"]',
    '\tname = merge of agent records',
    `\tdriver = ${value(merge)}`,
    '\trecursive = text',
    '[diff "baton"]',
    `\ttextconv = ${value(convert)}`,
  ];
}

/** Quoted as git's configuration reads it. */
function value(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function configFile({ commonDir }: Repository): string {
  return join(commonDir, 'config');
}

/** Whether the drivers are registered here by `baton init --drivers`. */
export function hasDrivers(repository: Repository): Promise<boolean> {
  return holdsText(configFile(repository), '>>> baton ', unguarded);
}

function scriptFile({ commonDir }: Repository): string {
  return join(commonDir, 'baton', 'driver.sh');
}

/**
 * Registers the merge and diff drivers in the repository's configuration, with the file that they run.
 *
 * @param folder the folder of the package that has Baton installed, as `stubLines` takes it
 * @returns what there is to do, also where that is nothing
 * @throws BatonError as `putBlock`
 */
export async function registerDrivers(repository: Repository, folder: string): Promise<FileEdit[]> {
  const path = configFile(repository);
  const before = await readExact(path, unguarded);
  const after = named(path, () => putBlock(before, lines(), 'hash', 'end'));
  const script = scriptFile(repository);
  return [
    {
      path: script,
      ground: unguarded,
      before: await readExact(script, unguarded),
      after: withFolder(readPackageFile('hooks/driver'), folder),
      isProgram: false,
      note: 'what the drivers run',
    },
    {
      path,
      ground: unguarded,
      before,
      after,
      isProgram: false,
      note: 'registers the merge and diff drivers',
    },
  ];
}

/** Removes them; every other byte stays. */
export async function unregisterDrivers(repository: Repository): Promise<FileEdit[]> {
  const path = configFile(repository);
  const before = (await hasDrivers(repository)) ? await readExact(path, unguarded) : undefined;
  const rest = before === undefined ? undefined : named(path, () => takeBlock(before, 'hash'));
  const script = scriptFile(repository);
  return [
    {
      path,
      ground: unguarded,
      before,
      after: rest ?? before,
      isProgram: false,
      note: 'the drivers are removed',
    },
    {
      path: script,
      ground: unguarded,
      before: await readExact(script, unguarded),
      after: undefined,
      isProgram: false,
      note: 'nothing runs it',
    },
  ];
}
