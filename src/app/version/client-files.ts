import type { TreeFile } from '../../core/rule.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { agentsFile, importedBy, isAgentsFile, mostImports } from '../../records/agents-files.ts';
import { isPluginManifest, pluginManifest } from '../../records/plugin-paths.ts';
import type { PathRules } from '../../records/record-paths.ts';

/**
 * Files that clients read beside records: instructions with what they import, and manifests of plugins.
 *
 * @param isAsked nothing is read where none of them is asked for; else all are, since their sizes add up
 */
export async function clientFilesOf(
  pathRules: PathRules,
  snapshot: Snapshot,
  entries: readonly SnapshotEntry[],
  holds: (path: string) => boolean,
  isAsked: (path: string) => boolean,
): Promise<TreeFile[]> {
  const files = entries.filter(({ type }) => type === 'file');
  const agents = files.filter(({ path }) => isAgentsFile(path, pathRules, holds));
  const manifests = files.filter(({ path }) => isPluginManifest(path, pathRules));
  if (![...agents, ...manifests].some(({ path }) => isAsked(path))) return [];
  const read = async (some: readonly SnapshotEntry[], as: (path: string, text: string) => TreeFile) => {
    const sources = await snapshot.read(some);
    return some.flatMap(({ path }) => {
      const source = sources.get(path);
      return source?.ok ? [as(path, source.text)] : [];
    });
  };
  const found = await read(agents, agentsFile);
  for (let depth = 0; depth < mostImports; depth++) {
    const wanted = new Set(importedBy(found).filter(holds));
    if (wanted.size === 0) break;
    found.push(
      ...(await read(
        files.filter(({ path }) => wanted.has(path)),
        agentsFile,
      )),
    );
  }
  return [...found, ...(await read(manifests, pluginManifest))];
}
