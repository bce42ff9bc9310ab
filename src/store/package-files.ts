import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BatonError } from '../errors.ts';

let found: string | undefined;

/** The folder of Baton's own package, from the bundle or from the sources. */
export function packageFolder(): string {
  if (found !== undefined) return found;
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && /"name":\s*"git-baton"/.test(readFileSync(manifest, 'utf8'))) {
      found = folder;
      return folder;
    }
    if (dirname(folder) === folder) break;
  }
  throw new BatonError(
    'unreadable',
    'The files of the package `git-baton` are not in the folder of its program',
    {
      help: 'install the package again',
    },
  );
}

/** A file that ships with the package. @throws BatonError `unreadable` */
export function readPackageFile(path: string): string {
  try {
    return readFileSync(join(packageFolder(), path), 'utf8');
  } catch (cause) {
    if (cause instanceof BatonError) throw cause;
    throw new BatonError('unreadable', `\`${path}\` is missing from the package \`git-baton\``, {
      help: 'install the package again',
      cause,
    });
  }
}
