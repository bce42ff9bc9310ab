import type { NamedPath } from '../core/facts.ts';
import { entriesOf, entryOf, itemsOf, nodeAt, stringOf, type YamlNode } from '../core/node.ts';
import { LineIndex } from '../core/position.ts';
import type { TreeFile } from '../core/rule.ts';
import type { PathRules } from './record-paths.ts';
import { parseYaml } from './yaml/parse.ts';

const manifest =
  /^((?:.*\/)?)(?:\.(?:claude|codex|cursor)-plugin\/(?:plugin|marketplace)|\.agents\/plugins\/marketplace)\.json$/;
/** The keys of a plugin that name files and folders of it. */
const parts = ['skills', 'commands', 'agents', 'hooks', 'mcpServers', 'lspServers', 'outputStyles', 'apps'];

/** Whether a path is that of the manifest of a plugin or of a marketplace. */
export function isPluginManifest(path: string, pathRules: PathRules): boolean {
  return manifest.test(path) && !pathRules.isIgnored(path);
}

/** A manifest as rules see it. */
export function pluginManifest(path: string, text: string): TreeFile {
  return { path, type: 'file', place: undefined, claimed: false, pluginPaths: pluginPathsIn(path, text) };
}

/**
 * The paths below its own folder that a manifest names: the parts of a plugin; the plugins of a marketplace that come with it.
 * A text that is not JSON names none.
 */
function pluginPathsIn(path: string, text: string): readonly NamedPath[] {
  const root = manifest.exec(path)?.[1];
  const bom = text.startsWith('\uFEFF') ? 1 : 0;
  // JSON is YAML, whose reader knows places.
  const { root: data } = parseYaml(text.slice(bom), (offset) => offset + bom);
  if (root === undefined || !data) return [];
  const lines = new LineIndex(text);
  const name = (node: YamlNode, roots: readonly string[]): NamedPath[] => {
    const value = stringOf(node);
    const targets = roots.flatMap((one) => below(one, value) ?? []);
    return value === undefined || targets.length === 0
      ? []
      : [{ value, targets, span: lines.span(node.extent) }];
  };
  const partsOf = (plugin: YamlNode, roots: readonly string[]) =>
    parts.flatMap((key) => pathsUnder(nodeAt(plugin, key)).flatMap((node) => name(node, roots)));
  if (path.endsWith('/plugin.json')) return partsOf(data, [root]);
  const folder = stringOf(nodeAt(data, 'metadata', 'pluginRoot'));
  // The documentation does not say whether `./name` is below the root of plugins: a path that exists in one of both ways is right.
  const roots = folder === undefined ? [root] : [`${root}${folder}/`, root];
  return itemsOf(nodeAt(data, 'plugins')).flatMap((plugin) => {
    const source = sourceOf(plugin, folder !== undefined);
    if (!source) return [];
    const own = name(source, roots);
    return [
      ...own,
      ...partsOf(
        plugin,
        own.flatMap(({ targets }) => targets.map((one) => `${one}/`)),
      ),
    ];
  });
}

/** Where a plugin of a marketplace comes from, if that is a folder next to it. */
function sourceOf(plugin: YamlNode, hasRoot: boolean): YamlNode | undefined {
  const source = entryOf(plugin, 'source')?.value;
  const local = stringOf(nodeAt(source, 'source')) === 'local' ? nodeAt(source, 'path') : source;
  const value = stringOf(local);
  return value !== undefined && (hasRoot || /^\.\.?\//.test(value)) ? local : undefined;
}

/** A path, a list of paths, or a map of parts by name, each with a `source`. */
function pathsUnder(node: YamlNode | undefined): readonly YamlNode[] {
  if (node?.type === 'seq') return node.items;
  if (node?.type === 'scalar') return [node];
  return entriesOf(node).flatMap(({ value }) => entryOf(value, 'source')?.value ?? []);
}

/** @returns undefined for a URL, a variable, a glob, and a path that leaves the repository */
function below(root: string, value: string | undefined): string | undefined {
  if (value === undefined || /^(?:[a-z][a-z0-9+.-]*:|[/~\\]|$)|[$*{]/i.test(value)) return undefined;
  const out: string[] = [];
  for (const part of `${root}${value}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') out.push(part);
    else if (out.pop() === undefined) return undefined;
  }
  return out.join('/');
}
