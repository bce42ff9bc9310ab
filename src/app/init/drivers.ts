import { join } from 'node:path';
import type { Repository } from '../../git/repository.ts';
import { type FileEdit, holdsText, readExact } from '../../store/file-edit.ts';
import { unguarded } from '../../store/ground.ts';
import { putBlock, takeBlock } from '../../store/marked-block.ts';
import { named } from './install-hooks.ts';

/** Finds Baton as the hooks do, in this worktree first, then in PATH. Git starts drivers with sh, at the top. */
const find = 'f=node_modules/.bin/git-baton; [ -x "$f" ] || f=git-baton';

/** Where Baton is missing, the conflict is an ordinary one: it must not look like a merge. */
const merge = `${find}; "$f" merge-driver %O %A %B %P; c=$?; case $c in 126|127) git merge-file -L ours -L base -L theirs %A %O %B; exit 1;; esac; exit $c`;

/** Where Baton is missing, git shows the file as it is. */
const convert = `b() { ${find}; "$f" textconv "$1" 2>/dev/null || cat "$1"; }; b`;

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

/** Registers the merge and diff drivers in the repository's configuration. @throws BatonError as `putBlock` */
export async function registerDrivers(repository: Repository): Promise<FileEdit> {
  const path = configFile(repository);
  const before = await readExact(path, unguarded);
  const after = named(path, () => putBlock(before, lines(), 'hash', 'end'));
  const note = 'registers the merge and diff drivers';
  return { path, ground: unguarded, before, after, isProgram: false, note };
}

/** Takes them out again; every other byte stays. */
export async function unregisterDrivers(repository: Repository): Promise<FileEdit> {
  const path = configFile(repository);
  const before = (await hasDrivers(repository)) ? await readExact(path, unguarded) : undefined;
  const rest = before === undefined ? undefined : named(path, () => takeBlock(before, 'hash'));
  const note = 'the drivers are gone';
  return { path, ground: unguarded, before, after: rest ?? before, isProgram: false, note };
}
