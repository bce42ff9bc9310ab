import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Runs Baton from a repository that has it as a dependency, in every clone and every subfolder. */
const asDependency = 'npx --no -- git-baton';
/** Runs Baton from PATH. `npx baton` is another package. */
const onPath = 'baton';

const lockfiles = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
const dependencyKeys = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
/** The package's name in a lockfile of npm, pnpm, yarn or bun. */
const inLockfile = /(?:^|[\s"'/])git-baton["'@:]/m;

/**
 * The words that run Baton from a folder: through npm where the repository has the package, else by name (commands,
 * "Package and names").
 *
 * @param cwd the folder that the command is to run in; npm looks in it and in the folders above, as this does
 * @returns what is before the verb
 */
export function ownCommand(cwd: string): string {
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    if (hasPackage(folder)) return asDependency;
    const isTop = existsSync(join(folder, '.git'));
    if (isTop || dirname(folder) === folder) return isTop && isLocked(folder) ? asDependency : onPath;
  }
}

/**
 * The words that run Baton in other clones of the repository, from their top: by what it commits there, not by what is installed here
 * or by the folder that a command runs in. So a text for others, such as a comment on a forge, is the same whatever machine makes it.
 */
export function sharedCommand(cwd: string): string {
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git')))
      return isDeclared(folder) || isLocked(folder) ? asDependency : onPath;
    if (dirname(folder) === folder) return onPath;
  }
}

function hasPackage(folder: string): boolean {
  return existsSync(join(folder, 'node_modules', 'git-baton')) || isDeclared(folder);
}

function isDeclared(folder: string): boolean {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return dependencyKeys.some((key) => {
      const listed = (manifest as Readonly<Record<string, unknown>> | null)?.[key];
      return typeof listed === 'object' && listed !== null && Object.hasOwn(listed, 'git-baton');
    });
  } catch {
    // No manifest, or none that npm could read either.
    return false;
  }
}

/** A package of a workspace may have it, where nothing is installed yet. */
function isLocked(top: string): boolean {
  return lockfiles.some((name) => {
    try {
      return inLockfile.test(readFileSync(join(top, name), 'utf8'));
    } catch {
      return false;
    }
  });
}
