import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { type HooksPlace, hooksPlace } from '../../git/setup/hooks-path.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { statExact } from '../../store/file-edit.ts';
import { readTextIfExists } from '../../store/files.ts';
import { groundOf } from '../../store/ground.ts';
import { type FileManager, gatesOf } from './manager-files.ts';

/** Who runs the hooks of a repository, and so where a hook's lines belong. */
export type HookManager =
  /** Git itself, from a folder of this repository: its own, or the one that `core.hooksPath` names. */
  | { readonly type: 'git'; readonly folder: string }
  /** husky: `isActive` where this worktree's git calls it. */
  | {
      readonly type: 'husky';
      readonly folder: string;
      readonly isProgram: boolean;
      readonly isActive: boolean;
    }
  /** A program that runs what its configuration lists. */
  | {
      readonly type: 'file';
      readonly name: FileManager;
      /** Absolute; it may not be there yet. */
      readonly file: string;
      /** The hooks among those of Baton's gates that git does not call it from. */
      readonly uncalledHooks: readonly string[];
    }
  /** What Baton writes nothing into: a program that it does not know, a folder that is somebody else's or not there. */
  | {
      readonly type: 'other';
      readonly name: string;
      readonly where: string;
      /** What is in the way, where the name does not say it. */
      readonly why?: string;
    };

interface Known {
  readonly name: string;
  readonly files: readonly string[];
  /** Its key or dependency in package.json. */
  readonly package?: string;
  /** What the hook that it installs says; given for those that Baton can write an entry for. */
  readonly hook?: RegExp;
}

const lefthookFiles = ['lefthook', '.lefthook', '.config/lefthook'].flatMap((name) =>
  ['yml', 'yaml', 'toml', 'json', 'jsonc'].map((type) => `${name}.${type}`),
);

/** Managers that write the hook files themselves, so that lines added there would be lost. */
const known: readonly Known[] = [
  { name: 'lefthook', files: lefthookFiles, package: 'lefthook', hook: /lefthook/ },
  {
    name: 'pre-commit',
    files: ['.pre-commit-config.yaml'],
    hook: /pre-commit\.com|pre_commit|pre-commit run|hook-impl/,
  },
  { name: 'overcommit', files: ['.overcommit.yml'] },
  {
    name: 'simple-git-hooks',
    files: ['.simple-git-hooks.json', '.simple-git-hooks.cjs'],
    package: 'simple-git-hooks',
  },
];

/** Configurations that Baton may have written an entry into, from the top. */
export const managerFiles: readonly string[] = [...lefthookFiles, '.pre-commit-config.yaml'].filter((path) =>
  /\.ya?ml$/.test(path),
);

/**
 * Finds out who manages the hooks, from `core.hooksPath`, configuration files and package.json.
 *
 * @param top absolute: the work tree
 */
export async function findHookManager(repository: Repository, top: string): Promise<HookManager> {
  const place = await hooksPlace(repository);
  const manifest = (await readTextIfExists(join(top, 'package.json'), { top })) ?? '';
  const husky = huskyIn(place, top, manifest);
  if (husky) return husky;
  for (const one of known) {
    const found = one.files.find((path) => existsSync(join(top, path)));
    const isNamed = one.package !== undefined && manifest.includes(`"${one.package}"`);
    if (found === undefined && !isNamed) continue;
    // Whoever owns a moved folder runs the hooks, unless it is this program that git finds there.
    if (place.isMoved && !(await isCalled('pre-commit', one, place, top))) continue;
    const file = found ?? (one.hook ? one.files[0] : undefined);
    const manager = await managed(one, file && join(top, file), place, top);
    return manager ?? { type: 'other', name: one.name, where: file ?? 'package.json' };
  }
  return place.isMoved ? moved(place, repository, top) : { type: 'git', folder: place.own };
}

async function isCalled(
  name: string,
  { hook }: Known,
  { folder }: HooksPlace,
  top: string,
): Promise<boolean> {
  const path = join(folder, name);
  if (!hook || !(await statExact(path))?.isProgram) return false;
  return hook.test((await readTextIfExists(path, groundOf(top, path))) ?? '');
}

async function managed(
  one: Known,
  file: string | undefined,
  place: HooksPlace,
  top: string,
): Promise<HookManager | undefined> {
  const { name } = one;
  const isOurs = name === 'lefthook' || name === 'pre-commit';
  if (!isOurs || file === undefined || !/\.ya?ml$/.test(file)) return undefined;
  const gates = gatesOf(name).map((gate) => gate.name);
  const called = await Promise.all(gates.map((gate) => isCalled(gate, one, place, top)));
  return { type: 'file', name, file, uncalledHooks: gates.filter((_, index) => !called[index]) };
}

/** A folder of this repository is chained into; one outside serves other repositories as well. */
function moved({ folder }: HooksPlace, { commonDir, gitDir }: Repository, top: string): HookManager {
  const name = '`core.hooksPath`';
  const where = join(folder, 'pre-commit');
  if (![top, commonDir, gitDir].some((one) => isInside(one, folder)))
    return {
      type: 'other',
      name,
      where,
      why: 'is outside of this repository and other repositories may use it',
    };
  if (!existsSync(folder)) return { type: 'other', name, where, why: 'does not exist, so git runs no hook' };
  return { type: 'git', folder };
}

function isInside(top: string, path: string): boolean {
  const way = relative(top, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** husky 9 points git at `.husky/_`, whose files call those of `.husky`; husky 8 points it at `.husky` itself. */
function huskyIn(place: HooksPlace, top: string, manifest: string): HookManager | undefined {
  const isOurs = isInside(top, place.folder);
  if (place.isMoved && isOurs && basename(place.folder) === '_') {
    const isActive = existsSync(join(place.folder, 'pre-commit'));
    return { type: 'husky', folder: dirname(place.folder), isProgram: false, isActive };
  }
  if (place.isMoved && isOurs && basename(place.folder) === '.husky') {
    return { type: 'husky', folder: place.folder, isProgram: true, isActive: true };
  }
  const folder = join(top, '.husky');
  if (place.isMoved || !existsSync(folder) || !manifest.includes('"husky"')) return undefined;
  return { type: 'husky', folder, isProgram: false, isActive: false };
}
