import { dirname } from 'node:path';
import { type Config, defaultConfig } from '../../core/config.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { hooksPlace } from '../../git/setup/hooks-path.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { worktreeSnapshot } from '../../git/tree/snapshots.ts';
import { numberedFolders } from '../../records/numbered.ts';
import { isWhereClientsRead, skillGlobs } from '../../records/read/skill-folders.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { ownCommand } from '../../store/own-command.ts';
import { configEntries, loadConfig } from '../config/load-config.ts';
import { unplacedSkills } from '../lint/found-skills.ts';
import type { Context } from '../workspace/context.ts';
import { needRepository, openWorkspace } from '../workspace/workspace.ts';
import { findHookManager, type HookManager } from './hook-manager.ts';
import type { Surroundings } from './install-hooks.ts';
import { folderOfPackage, writtenFolder } from './package-folder.ts';

/** A repository before `baton init` changes it. */
export interface Surrounded {
  readonly repository: Repository;
  /** Absolute: the work tree. */
  readonly top: string;
  readonly manager: HookManager;
  /** Absolute: the repository's own folder of hooks. */
  readonly own: string;
  /** All files that git does not ignore. */
  readonly entries: readonly SnapshotEntry[];
  /** Skills that no configuration names, from the top. */
  readonly left: readonly string[];
  /** Undefined where the configuration is not read: it may be faulty where Baton is removed. */
  readonly pathRules: PathRules | undefined;
  readonly around: Surroundings | undefined;
}

const recordFolder = /(?:^|\/)\.agents\/(?:archive\/)?(?:sessions|threads|handoffs|tasks|skills)\//;

/**
 * Looks at a repository.
 *
 * @param isInstall reads the configuration
 * @throws BatonError `not-a-repository`, `config` for a faulty configuration
 */
export async function surround(context: Context, isInstall: boolean): Promise<Surrounded> {
  const workspace = await openWorkspace(context);
  const repository = needRepository(workspace, '`baton init`');
  const top = repository.workTree('run it in a clone or a worktree of this repository');
  const snapshot = worktreeSnapshot(repository);
  const entries = await snapshot.list('');
  const configs = configEntries(entries);
  const sources = await snapshot.read(configs);
  const files = configs.map(({ path }) => ({
    path,
    source: sources.get(path) ?? ({ ok: false, reason: 'missing' } as const),
  }));
  const pathRules = isInstall ? loadConfig(files) : undefined;
  const config = pathRules?.configOf('');
  const manager = await findHookManager(repository, top);
  const { own } = await hooksPlace(repository);
  const left = pathRules ? unplacedSkills(entries, pathRules) : [];
  const found = left.some(isWhereClientsRead) ? left.filter(isWhereClientsRead) : left;
  const inFolders = entries.filter(({ path }) => recordFolder.test(path) || isUnder(path, config?.root));
  const skills = skillGlobs(found);
  const numbered = numberedFolders(entries.map(({ path }) => path));
  const main = repository.gitDir === repository.commonDir ? undefined : dirname(repository.commonDir);
  const written = await writtenFolder(manager, top, config ?? defaultConfig);
  const around =
    config &&
    ({
      top,
      manager,
      // The hooks look at what the configuration that is written names.
      config: config.path === undefined ? withFound(config, skills, numbered) : config,
      folder: folderOfPackage({ top, main, cwd: context.cwd, written }),
      files: inFolders.length + found.length,
      skills,
      numbered,
      env: context.env,
      own: ownCommand(top),
    } satisfies Surroundings);
  return { repository, top, manager, own, entries, left, pathRules, around };
}

/** The configuration that is about to be written: a new one names what was found. */
function withFound(config: Config, skills: readonly string[], numbered: readonly string[]): Config {
  const kinds = skills.length === 0 ? config.kinds : { ...config.kinds, skill: skills };
  return { ...config, kinds, numbered };
}

function isUnder(path: string, root: string | undefined): boolean {
  return root !== undefined && root !== '.agents' && path.startsWith(`${root}/`);
}
