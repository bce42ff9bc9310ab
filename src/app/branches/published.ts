import picomatch from 'picomatch';
import { type Config, defaultConfig } from '../../core/config.ts';
import { BatonError } from '../../errors.ts';
import { readObjects } from '../../git/process/batch.ts';
import { blobSource } from '../../git/process/object-reader.ts';
import { trackedBranches } from '../../git/refs/refs.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { baselinePaths } from '../config/baseline.ts';
import {
  type ConfigFile,
  configEntries,
  configPaths,
  loadConfig,
  loadPathRules,
} from '../config/load-config.ts';

/**
 * The protected branch of a remote that has a commit: what it holds binds from then on (git, "What binds"). Which
 * branches are protected says the commit's own configuration.
 *
 * @returns its name, as `origin/main`; undefined for a commit that is not published
 */
export async function publishedOn(repository: Repository, commit: string): Promise<string | undefined> {
  const branches = await trackedBranches(repository, commit);
  if (branches.length === 0) return undefined;
  const protect = await protectOf(repository, commit);
  return branches.find(({ branch, defaultBranch }) => isProtected(branch, protect, defaultBranch))?.name;
}

/**
 * Whether what a branch holds binds: that of `release/*` always does.
 *
 * @param protect the globs of the configuration; undefined if it names none
 * @param defaultBranch of the remote or the server; undefined if nobody knows
 */
export function isProtected(
  branch: string,
  protect: Config['protect'],
  defaultBranch: string | undefined,
): boolean {
  const defaults = defaultBranch === undefined ? ['main', 'master'] : [defaultBranch];
  return picomatch([...(protect ?? defaults), 'release/*'], { dot: true })(branch);
}

/**
 * The branches that the configuration of a commit protects; undefined where it names none. Only the file of the top can name
 * some, so the commit is not listed.
 */
export async function protectOf(repository: Repository, commit: string): Promise<Config['protect']> {
  const objects = await readObjects(
    repository.context,
    configPaths.map((path) => `${commit}:${path}`),
  );
  const files = objects.flatMap((object, at): ConfigFile[] =>
    object.type === 'blob' ? [{ path: configPaths[at] ?? '', source: blobSource(object) }] : [],
  );
  try {
    return loadConfig(files).configOf('').protect;
  } catch (error) {
    if (error instanceof BatonError && error.code === 'config') return defaultConfig.protect;
    throw error;
  }
}

/** The configuration that a commit holds. */
export interface OwnConfig {
  /** For the top; all defaults if there is none, and where one is faulty. */
  readonly config: Config;
  /** Whether the commit holds a configuration, or a file at a record path. */
  readonly isUsed: boolean;
  /** The same for commits whose configurations and baselines are the same to the byte. */
  readonly id: string;
}

/** Reads the configuration that a commit holds; a faulty one protects nothing of its own. */
export async function ownConfig(
  repository: Repository,
  commit: string,
  snapshot = treeSnapshot(repository, commit),
): Promise<OwnConfig> {
  const all = await snapshot.list('');
  const entries = configEntries(all);
  const baselines = all.filter(({ path }) => baselinePaths.some((one) => one === path));
  const id = [...entries, ...baselines].map(({ path, oid }) => `${oid} ${path}`).join('\n');
  try {
    const pathRules = await loadPathRules(snapshot, all);
    const isUsed = entries.length > 0 || all.some(({ path }) => pathRules.classify(path) !== undefined);
    return { config: pathRules.configOf(''), isUsed, id };
  } catch (error) {
    if (error instanceof BatonError && error.code === 'config')
      return { config: defaultConfig, isUsed: true, id };
    throw error;
  }
}
