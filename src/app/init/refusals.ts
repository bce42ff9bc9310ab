import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../../core/config.ts';
import { BatonError } from '../../errors.ts';
import type { HookManager } from './hook-manager.ts';
import { entryByHand, type FileManager } from './manager-files.ts';
import { configuredPathspecs } from './stub.ts';

/** Says what to do by hand where Baton may not write the hook. */
export function refuseManager(
  { name, where, why }: HookManager & { readonly type: 'other' },
  top: string,
  config: Config,
): BatonError {
  const command = callByHand(top, config);
  if (why !== undefined) {
    const folder = dirname(where);
    // Such a hook runs in every repository: those without Baton are left alone.
    const line = `! test -e ${config.path ?? '.agents/baton.yaml'} || ${command} || exit 1`;
    return new BatonError(
      'usage',
      `\`core.hooksPath\` names \`${folder}\`, which ${why}; nothing was written`,
      {
        help:
          'give the repository a folder of hooks of its own: ' +
          '`mkdir -p .githooks && git config core.hooksPath .githooks`, then `baton init` again\n' +
          `or add this line to \`${where}\` and run \`baton init --no-hooks\` for the rest:\n  ${line}`,
      },
    );
  }
  return new BatonError(
    'usage',
    `The hooks of this repository are managed by ${name} (\`${where}\`); nothing was written`,
    {
      help:
        `let pre-commit run this line, by what you write into \`${where}\`:\n  ${command} || exit 1\n` +
        'then run `baton init --no-hooks` for the rest',
    },
  );
}

/** A manager's configuration that lines cannot be added to. */
export function refuseFile(path: string, name: FileManager, script: string): BatonError {
  return new BatonError(
    'usage',
    `\`${path}\` is not laid out so that an entry can be added line by line; nothing was written`,
    { help: `add it by hand:\n${entryByHand(name, script)}\nthen run \`baton init\` again` },
  );
}

/** A hook that Baton must not edit. */
export function refuseHook(path: string, why: string, call: string, then: string): BatonError {
  return new BatonError('usage', `\`${path}\` ${why}; nothing was written`, {
    help: `${then}, or let it run \`${call}\` and use \`baton init --no-hooks\` for the rest`,
  });
}

/** The shipped stub asks for the default places only; Node asks the configuration. */
export function callByHand(top: string, config: Config): string {
  const folder = 'node_modules/git-baton';
  if (!existsSync(join(top, folder))) return 'git-baton hook pre-commit';
  return configuredPathspecs(config).length === 0
    ? `sh ${folder}/hooks/pre-commit`
    : `node ${folder}/dist/cli.js hook pre-commit`;
}
