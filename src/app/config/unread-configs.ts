import type { SnapshotEntry } from '../../core/snapshot.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { plural } from '../../render/count.ts';
import { configPaths, isConfigurationPath } from './load-config.ts';

/** What the name of a configuration may be mistaken for. */
const name = /(?:^|\/)(\.?)baton\.ya?ml$/;

/**
 * The files that are named as a configuration and lie where none is read (convention, section 10): by their dot, by their
 * folder `.agents`, or by the folder that the root was moved to. Without those that `ignore` names.
 */
export function unreadConfigs(entries: readonly SnapshotEntry[], pathRules: PathRules): readonly string[] {
  const { root } = pathRules.configOf('');
  return entries.flatMap(({ path }) => {
    // Almost every path ends here: a tree may have 100,000.
    if (!path.endsWith('ml') || isConfigurationPath(path)) return [];
    const [whole, dot] = name.exec(path) ?? [];
    if (whole === undefined) return [];
    const folder = path.slice(0, -whole.length);
    const isMeant = dot === '.' || folder === root || /(?:^|\/)\.agents$/.test(folder);
    return isMeant && !pathRules.isIgnored(path) ? [path] : [];
  });
}

/** What of such files is to be said, in one line; undefined for none. */
export function unreadConfigsNote(
  paths: readonly string[],
  pathRules: PathRules,
): { readonly message: string; readonly help: string } | undefined {
  const [first] = paths;
  if (first === undefined) return undefined;
  const others = plural(paths.length - 1, 'other file');
  const { path, root } = pathRules.configOf('');
  const top = path ?? configPaths[0] ?? '';
  const folder = folderOf(first, root);
  const move =
    folder === ''
      ? `move what it says to \`${top}\``
      : `move it to \`${folder}/.agents/baton.yaml\`, where that of a folder is read`;
  return {
    message:
      paths.length === 1
        ? `\`${first}\` is not read as a configuration`
        : `\`${first}\` and ${others} are not read as a configuration`,
    help: `${move}, or name it under \`ignore\` in \`${top}\``,
  };
}

/** The folder for whose records somebody wrote a configuration; '' for the repository. */
function folderOf(path: string, root: string): string {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  if (folder === root) return '';
  return folder.replace(/(?:^|\/)\.agents(?:\/.*)?$/, '');
}
