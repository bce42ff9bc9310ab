import type { Listing } from '../../core/listing.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { BatonError } from '../../errors.ts';
import type { Base } from '../version/check-snapshot.ts';
import type { BaselineSide } from './baseline.ts';
import {
  type ConfigFile,
  configEntries,
  configPaths,
  isConfigurationPath,
  loadConfig,
  nestedConfig,
  readConfigs,
} from './load-config.ts';

/** The effective configurations, and those of the change that are not in effect yet. */
export interface EffectiveConfigs {
  readonly files: readonly ConfigFile[];
  readonly pending?: readonly ConfigFile[];
  /** Whose they are: the base's where that has a configuration, else those of what is checked. */
  readonly side: BaselineSide;
}

/**
 * A change is checked by the configuration of its base; without one there, by its own (convention, section 10). What is
 * checked whole is checked by its own: the working tree, which is not a change yet, and a commit with all its records.
 */
export async function configCommitFiles(
  snapshot: Snapshot,
  listing: Listing,
  bases: readonly Base[],
  byBase: boolean,
): Promise<EffectiveConfigs> {
  const candidates = [
    ...configPaths.flatMap((path) => listing.at(path) ?? []),
    ...listing.including(nestedConfig),
  ];
  const own = await readConfigs(snapshot, configEntries(candidates));
  const base = bases[0];
  const changes = base?.changes.filter(({ path }) => isConfigurationPath(path)) ?? [];
  const isOwn = !byBase || !base || (changes.length === 0 && own.length === 0);
  if (isOwn) return { files: own, side: 'own' };
  if (changes.length === 0) return { files: own, side: 'base' };
  loadConfig(own); // a faulty configuration is not committed
  const changed = new Set(changes.map(({ path }) => path));
  const old = changes.flatMap(({ path, before }): SnapshotEntry[] =>
    before?.type === 'file' ? [{ path, ...before }] : [],
  );
  const files = [...own.filter(({ path }) => !changed.has(path)), ...(await readConfigs(base.snapshot, old))];
  if (files.length === 0 || !isReadable(files)) return { files: own, side: 'own' };
  return { files, pending: own, side: 'base' };
}

/** A base whose configuration is faulty would refuse the commit that fixes it. */
function isReadable(files: readonly ConfigFile[]): boolean {
  try {
    loadConfig(files);
    return true;
  } catch (error) {
    if (error instanceof BatonError && error.code === 'config') return false;
    throw error;
  }
}
