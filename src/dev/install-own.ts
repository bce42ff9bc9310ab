import { cp, lstat, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import picomatch from 'picomatch';

// `npm run prepare`: copies the built package to `node_modules/git-baton`, as a user has it. The hooks of this checkout start
// it there, and nothing that a branch may bring.

const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = join(top, 'node_modules');
const home = join(modules, 'git-baton');

// A link leads to the packages of another checkout, whose own copy this would replace.
if ((await lstat(modules)).isDirectory()) await install();

async function install(): Promise<void> {
  const { files } = JSON.parse(await readFile(join(top, 'package.json'), 'utf8')) as {
    files: readonly string[];
  };
  const fresh = await mkdtemp(join(modules, '.git-baton-'));
  try {
    for (const pattern of ['package.json', ...files]) {
      const { base, isGlob } = picomatch.scan(pattern);
      const matches = picomatch(pattern);
      const isTaken = async (source: string) =>
        !isGlob || (await lstat(source)).isDirectory() || matches(relative(top, source).split(sep).join('/'));
      await cp(join(top, base), join(fresh, base), { recursive: true, filter: isTaken });
    }
    await rm(home, { recursive: true, force: true });
    await rename(fresh, home);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
