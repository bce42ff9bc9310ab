import { join } from 'node:path';
import type { Check } from '../../render/checks.ts';
import { readTextIfExists } from '../../store/files.ts';
import { ownCommand } from '../../store/own-command.ts';
import type { HookManager } from '../init/hook-manager.ts';
import { trackablePath } from '../init/shell-files.ts';

/** What `package.json` says, as far as it matters here. */
interface Manifest {
  readonly scripts?: Readonly<Record<string, unknown>>;
}

const name = 'clones';

/**
 * Whether a commit in a colleague's clone would be checked: git copies no hooks, so that something of the repository has to install
 * them (agents, section 6).
 *
 * @param top absolute: the work tree
 */
export async function cloneCheck(top: string, manager: HookManager): Promise<Check> {
  const manifest = await manifestOf(top);
  const scripts = Object.entries(manifest?.scripts ?? {}).filter(([key]) =>
    ['prepare', 'postinstall', 'preinstall', 'install'].includes(key),
  );
  const runs = (pattern: RegExp) =>
    scripts.find(([, text]) => typeof text === 'string' && pattern.test(text))?.[0];
  const own = runs(/\b(?:git-)?baton init\b/);
  if (own !== undefined) return checked(`the script \`${own}\` installs the hooks in each clone`);
  switch (manager.type) {
    case 'husky': {
      const script = runs(/\bhusky\b/);
      return script === undefined
        ? unchecked(
            'husky is installed by no script of package.json',
            'run `npm pkg set scripts.prepare=husky` and commit package.json',
          )
        : checked(`the script \`${script}\` installs husky in each clone`);
    }
    case 'file': {
      const script = runs(new RegExp(`\\b${manager.name} install\\b`));
      if (script !== undefined)
        return checked(`the script \`${script}\` installs ${manager.name} in each clone`);
      return unchecked(
        `git runs ${manager.name} only where \`${manager.name} install\` was run`,
        wayOf(manifest, `${manager.name} install`),
      );
    }
    case 'git': {
      const folder = trackablePath(top, manager.folder);
      if (folder === undefined) return unchecked('git copies no hooks', offerOf(top, manifest));
      const command = `git config core.hooksPath ${folder}`;
      if (runs(/core\.hooksPath/)) return checked(`a script of package.json sets \`core.hooksPath\``);
      return unchecked(
        `git runs the hooks of \`${folder}\` only where \`core.hooksPath\` is set`,
        wayOf(manifest, command),
      );
    }
    case 'other':
      return unchecked(
        `${manager.name} decides which hooks run there`,
        'check that it is installed with the packages of the repository',
      );
  }
}

function checked(message: string): Check {
  return { name, status: 'ok', message };
}

function unchecked(why: string, help: string): Check {
  return { name, status: 'note', message: `a commit in a colleague's clone may be unchecked: ${why}`, help };
}

/** How a clone gets a command run. */
function wayOf(manifest: Manifest | undefined, command: string): string {
  if (!manifest) return `run \`${command}\` in each clone`;
  return `let the \`prepare\` script of package.json run \`${command}\``;
}

/** The script that installs the hooks with the packages. */
function offerOf(top: string, manifest: Manifest | undefined): string {
  const command = 'git-baton init --hooks-only';
  if (!manifest) return 'run `baton init` in each clone; CI checks what is pushed';
  const install = ownCommand(top) === 'baton' ? '`npm install --save-dev git-baton`, then ' : '';
  const prepare = manifest.scripts?.prepare;
  const script = typeof prepare === 'string' && prepare.trim() !== '' ? `${prepare} && ${command}` : command;
  return `run ${install}\`npm pkg set scripts.prepare=${quoted(script)}\` and commit package.json`;
}

function quoted(script: string): string {
  return `'${script.replaceAll("'", "'\\''")}'`;
}

/** Undefined without a manifest, and for one that npm could not read either. */
async function manifestOf(top: string): Promise<Manifest | undefined> {
  const text = await readTextIfExists(join(top, 'package.json'), { top });
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
