import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { BatonError } from '../../errors.ts';
import { type HooksPlace, hooksPlace } from '../../git/hooks-path.ts';
import type { Repository } from '../../git/repository.ts';
import { readTextIfExists } from '../../store/files.ts';

/** Who runs the hooks of a repository, and so where a hook's lines belong. */
export type HookManager =
  /** Git itself, from a folder that Baton may write to. */
  | { readonly type: 'git'; readonly folder: string }
  /** husky: `isActive` where this worktree's git calls it. */
  | {
      readonly type: 'husky';
      readonly folder: string;
      readonly isProgram: boolean;
      readonly isActive: boolean;
    }
  /** A program that writes its hooks itself, or a folder that is somebody else's. */
  | { readonly type: 'other'; readonly name: string; readonly where: string };

interface Known {
  readonly name: string;
  readonly files: readonly string[];
  /** Its key or dependency in package.json. */
  readonly package?: string;
}

/** Managers that write the hook files themselves, so that added lines would be lost. */
const known: readonly Known[] = [
  {
    name: 'lefthook',
    files: ['', '.'].flatMap((dot) =>
      ['yml', 'yaml', 'toml', 'json'].map((type) => `${dot}lefthook.${type}`),
    ),
    package: 'lefthook',
  },
  { name: 'pre-commit', files: ['.pre-commit-config.yaml'] },
  { name: 'overcommit', files: ['.overcommit.yml'] },
  {
    name: 'simple-git-hooks',
    files: ['.simple-git-hooks.json', '.simple-git-hooks.cjs'],
    package: 'simple-git-hooks',
  },
];

/**
 * Finds out who manages the hooks, from `core.hooksPath`, configuration files and package.json.
 *
 * @param top absolute: the work tree
 */
export async function findHookManager(repository: Repository, top: string): Promise<HookManager> {
  const place = await hooksPlace(repository);
  const manifest = (await readTextIfExists(join(top, 'package.json'))) ?? '';
  const husky = huskyIn(place, top, manifest);
  if (husky) return husky;
  if (place.isMoved)
    return { type: 'other', name: '`core.hooksPath`', where: join(place.folder, 'pre-commit') };
  for (const { name, files, package: key } of known) {
    const file = files.find((one) => existsSync(join(top, one)));
    if (file !== undefined) return { type: 'other', name, where: file };
    if (key !== undefined && manifest.includes(`"${key}"`))
      return { type: 'other', name, where: 'package.json' };
  }
  return { type: 'git', folder: place.own };
}

/** husky 9 points git at `.husky/_`, whose files call those of `.husky`; husky 8 points it at `.husky` itself. */
function huskyIn(place: HooksPlace, top: string, manifest: string): HookManager | undefined {
  const isInside = !relative(top, place.folder).startsWith('..');
  if (place.isMoved && isInside && basename(place.folder) === '_') {
    const isActive = existsSync(join(place.folder, 'pre-commit'));
    return { type: 'husky', folder: dirname(place.folder), isProgram: false, isActive };
  }
  if (place.isMoved && isInside && basename(place.folder) === '.husky') {
    return { type: 'husky', folder: place.folder, isProgram: true, isActive: true };
  }
  const folder = join(top, '.husky');
  if (place.isMoved || !existsSync(folder) || !manifest.includes('"husky"')) return undefined;
  return { type: 'husky', folder, isProgram: false, isActive: false };
}

/** Says what to add by hand where Baton may not write the hook. */
export function refuseManager({ name, where }: HookManager & { type: 'other' }, top: string): BatonError {
  const command = callByHand(top);
  const help: Readonly<Record<string, string>> = {
    lefthook: `add to \`${where}\`, under \`pre-commit:\`, \`commands:\`:\n  baton:\n    run: ${command}`,
    'pre-commit':
      `add to \`${where}\`, under \`repos:\`:\n` +
      '  - repo: local\n    hooks:\n      - id: baton\n        name: baton\n' +
      `        entry: ${command}\n        language: system\n        pass_filenames: false\n        always_run: true`,
  };
  const line = help[name] ?? `add this line to \`${where}\`:\n  ${command} || exit 1`;
  return new BatonError(
    'usage',
    `The hooks of this repository are managed by ${name} (\`${where}\`); nothing was written`,
    {
      help: `${line}\nthen run \`baton init --no-hooks\` for the rest`,
    },
  );
}

/** A hook that Baton must not edit. */
export function refuseHook(path: string, why: string, top: string, then: string): BatonError {
  return new BatonError('usage', `\`${path}\` ${why}; nothing was written`, {
    help: `${then}, or let it run \`${callByHand(top)}\` and use \`baton init --no-hooks\` for the rest`,
  });
}

function callByHand(top: string): string {
  const local = 'node_modules/git-baton/hooks/pre-commit';
  return existsSync(join(top, local)) ? `sh ${local}` : 'git-baton hook pre-commit';
}
