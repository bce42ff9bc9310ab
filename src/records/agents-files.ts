import type { Nodes } from 'mdast';
import type { AgentsFile, NamedPath } from '../core/facts.ts';
import { LineIndex } from '../core/position.ts';
import type { TreeFile } from '../core/rule.ts';
import { isPlaceholder, linkTarget } from './kinds/skill/links.ts';
import { markdownTree } from './markdown/full.ts';
import type { PathRules } from './record-paths.ts';

/** Claude Code reads `CLAUDE.local.md` beside CLAUDE.md; Codex reads `AGENTS.override.md` instead of AGENTS.md. */
const named = /(?:^|\/)(?:AGENTS(?:\.override)?|CLAUDE(?:\.local)?|GEMINI)\.md$/;
/** Without `./` only these are paths: `@scope/package` and `@name` are not. */
const document = /\.(?:md|markdown|mdc|mdx|rst|adoc|txt|json|jsonc|ya?ml|toml)$/i;
const template = /(?:^|\/)[._]?templates?\//i;

/** How often an import is followed to the next one: Claude Code and Gemini CLI stop there. */
export const mostImports = 5;

/**
 * Whether clients read a file as instructions for their model. Those in a folder of templates, and those that are a part of
 * a skill, are material.
 *
 * @param holds whether the tree has a path
 */
export function isAgentsFile(path: string, pathRules: PathRules, holds: (path: string) => boolean): boolean {
  if (!named.test(path) || template.test(path) || pathRules.isIgnored(path)) return false;
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
    if (holds(`${path.slice(0, at)}/SKILL.md`)) return false;
  return true;
}

/** A file of instructions, or one that such a file imports, as rules see it. */
export function agentsFile(path: string, text: string): TreeFile {
  const found: AgentsFile = {
    characters: [...text].length,
    bytes: new TextEncoder().encode(text).length,
    imports: importsIn(path, text),
  };
  return { path, type: 'file', place: undefined, claimed: false, agentsFile: found };
}

/** The files that these import and that are not among them. */
export function importedBy(files: readonly TreeFile[]): readonly string[] {
  const known = new Set(files.map(({ path }) => path));
  const targets = files.flatMap((file) => file.agentsFile?.imports.flatMap((one) => one.targets) ?? []);
  return [...new Set(targets)].filter((path) => !known.has(path));
}

/** The imports of a text, `@path` after a space or at the start: not in code, HTML and links, and none of a home folder. */
function importsIn(path: string, text: string): readonly NamedPath[] {
  if (!text.includes('@')) return [];
  const bom = text.startsWith('\uFEFF') ? 1 : 0;
  const tree = markdownTree(text.slice(bom));
  if (!tree) return [];
  const lines = new LineIndex(text);
  const found: NamedPath[] = [];
  for (const { from, to } of textsIn(tree)) {
    for (const { 1: said = '', index } of text
      .slice(from + bom, to + bom)
      .matchAll(/(?<!\S)@((?:[^\s\\]|\\ )+)/g)) {
      const value = said.replace(/#.*$/, '').replace(/[.,;:!?)\]}'"*_]+$/, '');
      const target = targetOf(path, value.replaceAll('\\ ', ' '));
      if (target === undefined) continue;
      const start = from + bom + index;
      found.push({
        value,
        targets: [target],
        span: lines.span({ from: start, to: start + 1 + value.length }),
      });
    }
  }
  return found;
}

/** @returns undefined for what is no path, or one outside of the repository */
function targetOf(path: string, value: string): string | undefined {
  const isPath = /^\.{1,2}\//.test(value) || (/^[\p{L}\p{N}_.-]/u.test(value) && document.test(value));
  return isPath && !isPlaceholder(value) ? linkTarget(path, value) : undefined;
}

/** The extents of the text of a tree, in order. */
function textsIn(node: Nodes): { readonly from: number; readonly to: number }[] {
  if (node.type === 'text') {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  }
  if (node.type === 'link' || node.type === 'linkReference' || !('children' in node)) return [];
  return node.children.flatMap(textsIn);
}
