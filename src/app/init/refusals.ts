import { dirname, join } from 'node:path';
import type { Config } from '../../core/config.ts';
import { BatonError } from '../../errors.ts';
import type { GateScript } from './gate-script.ts';
import type { HookManager } from './hook-manager.ts';
import { type GitHook, installedHooks } from './hooks.ts';
import { entryByHand, type FileManager } from './manager-files.ts';

/** Says what to do by hand where Baton may not write the hook. */
export function refuseManager(
  { name, where, why }: HookManager & { readonly type: 'other' },
  config: Config,
): BatonError {
  const commands = installedHooks.map((gate) => ({ gate, command: callByHand(gate) }));
  if (why !== undefined) {
    const folder = dirname(where);
    // Such a hook runs in every repository: those without Baton are left alone.
    const marker = config.path ?? '.agents/baton.yaml';
    const lines = commands.map(
      ({ gate, command }) => `  ${join(folder, gate.name)}: ! test -e ${marker} || ${command}${orStop(gate)}`,
    );
    return new BatonError(
      'usage',
      `\`core.hooksPath\` names \`${folder}\`, which ${why}; nothing was written`,
      {
        help:
          'give the repository its own hooks folder: ' +
          '`mkdir -p .githooks && git config core.hooksPath .githooks`, then `baton init` again\n' +
          `or add a line to each of these hooks and run \`baton init --no-hooks\` for the rest:\n${lines.join('\n')}\n${needed}`,
      },
    );
  }
  return new BatonError(
    'usage',
    `${name} manages the hooks of this repository (\`${where}\`); nothing was written`,
    {
      help:
        `add to \`${where}\` what makes each hook run its line:\n` +
        `${commands.map(({ gate, command }) => `  ${gate.name}: ${command}${orStop(gate)}`).join('\n')}\n` +
        `${needed}\nthen run \`baton init --no-hooks\` for the rest`,
    },
  );
}

/** A manager's configuration that lines cannot be added to. */
export function refuseFile(
  path: string,
  name: FileManager,
  scripts: readonly GateScript[],
  isOld: boolean,
): BatonError {
  return new BatonError('usage', `no entry can be added to \`${path}\` line by line; nothing was written`, {
    help: `add it by hand:\n${entryByHand(name, scripts, isOld)}\nthen run \`baton init\` again`,
  });
}

/** A hook that Baton must not edit. */
export function refuseHook(path: string, why: string, call: string, then: string): BatonError {
  return new BatonError('usage', `\`${path}\` ${why}; nothing was written`, {
    help: `${then}, or add \`${call}\` to it and use \`baton init --no-hooks\` for the rest`,
  });
}

/** A program from outside of the work tree: what is in it could be a branch's own. */
export function callByHand({ name, args }: GitHook): string {
  return `git-baton hook ${name}${args > 0 ? ' "$@"' : ''}`;
}

const needed =
  'install `git-baton` with `npm install --global git-baton`: a path in the work tree would run what a branch contains';

/** What a gate that refuses nothing ends with is nobody's concern. */
function orStop({ refuses }: GitHook): string {
  return refuses ? ' || exit 1' : ' || :';
}
