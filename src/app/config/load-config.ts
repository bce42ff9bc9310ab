import { type Config, defaultConfig } from '../../core/config.ts';
import type { Severity } from '../../core/diagnostic.ts';
import type { Snapshot, SnapshotEntry, Source } from '../../core/snapshot.ts';
import { BatonError } from '../../errors.ts';
import { parseConfig } from '../../records/config/config-file.ts';
import { createPathRules, type PathRules, type ScopedConfig } from '../../records/record-paths.ts';
import { rules } from '../../rules/index.gen.ts';

/** What the command line says over every configuration. */
export interface ConfigOverrides {
  readonly rules?: Readonly<Record<string, Severity | 'off'>>;
}

/** A configuration file of the version whose configuration is in effect. */
export interface ConfigFile {
  readonly path: string;
  readonly source: Source;
}

export const ruleIds: readonly string[] = rules.map(({ id }) => id);

/** The end of the path of a configuration of a nested root. */
export const nestedConfig = '/.agents/baton.yaml';

/** Where the repository's configuration may be. */
export const configPaths: readonly string[] = ['.agents/baton.yaml', '.baton.yaml'];

/** True for the configurations that Baton reads: the two of the top, and one in each nested root. */
export function isConfigurationPath(path: string): boolean {
  return configPaths.includes(path) || path.endsWith(nestedConfig);
}

/** The configuration files among entries, also those that cannot be read. */
export function configEntries(entries: readonly SnapshotEntry[]): SnapshotEntry[] {
  return entries.filter(({ path, type }) => type !== 'unmerged' && isConfigurationPath(path));
}

/** Reads configuration files of one version. */
export async function readConfigs(
  snapshot: Snapshot,
  entries: readonly SnapshotEntry[],
): Promise<readonly ConfigFile[]> {
  if (entries.length === 0) return [];
  const sources = await snapshot.read(entries.filter(({ type }) => type === 'file'));
  return entries.map(({ path, type }) => ({
    path,
    source: sources.get(path) ?? { ok: false, reason: type === 'symlink' ? 'symlink' : 'missing' },
  }));
}

/**
 * Reads the configuration files of a version and builds its path rules.
 *
 * @param entries every path of the snapshot; listed where they are left out
 * @throws BatonError as `loadConfig`, and for every failure of git and the disk
 */
export async function loadPathRules(
  snapshot: Snapshot,
  entries?: readonly SnapshotEntry[],
  overrides?: ConfigOverrides,
): Promise<PathRules> {
  const found = configEntries(entries ?? (await snapshot.list('')));
  return loadConfig(await readConfigs(snapshot, found), overrides);
}

/**
 * Builds the places and configurations of a repository from its configuration files.
 *
 * @param isSkill further places of skills under the repository's configuration
 * @throws BatonError `config` for the first file with a fault, naming file, line and key of each fault in it
 */
export function loadConfig(
  files: readonly ConfigFile[],
  overrides: ConfigOverrides = {},
  isSkill?: (path: string, config: Config) => boolean,
): PathRules {
  const top = files.filter(({ path }) => configPaths.includes(path));
  if (top.length > 1) {
    throw new BatonError(
      'config',
      'Unexpected second configuration: both `.agents/baton.yaml` and `.baton.yaml` exist',
      {
        help: 'remove one of them; `.baton.yaml` is only for a repository whose root is moved',
      },
    );
  }
  const over = (config: Config): Config => ({ ...config, rules: { ...config.rules, ...overrides.rules } });
  const config = top[0] ? read(top[0]) : defaultConfig;
  // A fixture may be a whole repository: what the top ignores is never read.
  const { isIgnored } = createPathRules(config);
  const nested: ScopedConfig[] = files
    .filter(({ path }) => !configPaths.includes(path) && !isIgnored(path))
    .map((file) => ({
      folder: folderOfConfig(file.path),
      config: over(read(file, config)),
    }));
  return createPathRules(over(config), nested, isSkill && ((path) => isSkill(path, config)));
}

/** The folder that a nested configuration is for. */
export function folderOfConfig(path: string): string {
  return path.slice(0, -nestedConfig.length);
}

/** Why a nested configuration cannot be used; undefined where it can. */
export function faultOfConfig(file: ConfigFile): string | undefined {
  try {
    read(file, defaultConfig);
    return undefined;
  } catch (error) {
    if (error instanceof BatonError) return error.message;
    throw error;
  }
}

const whyUnread = {
  missing: 'it is not a file',
  symlink: 'it is a symbolic link',
  'not-utf8': 'it is not UTF-8',
  'too-large': 'it is over 1 MiB',
} as const;

/** @param top of a nested configuration: that of the top */
function read({ path, source }: ConfigFile, top?: Config): Config {
  if (!source.ok) {
    const why = source.reason === 'unreadable' ? (source.detail ?? '') : whyUnread[source.reason];
    throw new BatonError('config', `\`${path}\` cannot be read: ${why}`, {
      help: 'a configuration is a UTF-8 text file',
    });
  }
  const parsed = parseConfig(source.text, path, ruleIds, top);
  if (parsed.ok) return parsed.config;
  const lines = parsed.faults.map(
    ({ at, message, help }) =>
      `${path}:${at.line}:${at.column} ${message}${help === undefined ? '' : ` (${help})`}`,
  );
  throw new BatonError('config', lines.join('\n'), {
    help: 'fix the configuration; `baton schema config` prints its schema',
  });
}
