import type { Document } from '../../core/document.ts';
import type { YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import type { Suppression } from '../../core/suppress.ts';

const keyword = 'baton-disable-next-line';
const yamlComment = /^[ \t>]*(#[ \t]*baton-disable-next-line\b([^\r\n]*))/gm;

/** The suppressions of a record: `# baton-disable-next-line RULE -- reason` in YAML, the same in an HTML comment in markdown. */
export function suppressionsOf(doc: Document): readonly Suppression[] {
  if (!doc.text.includes(keyword)) return [];
  const found = [...inYaml(doc), ...inMarkdown(doc)].sort((a, b) => a.extent.from - b.extent.from);
  const ownLines = new Set(found.map(({ extent }) => doc.lines.point(extent.to).line));
  return found.map(({ extent, words }) => {
    let line = doc.lines.point(extent.to).line + 1;
    while (ownLines.has(line)) line++;
    const [names = '', ...reason] = words.split(/(?:^|\s)--(?:\s|$)/);
    const why = reason.join(' -- ').trim();
    return {
      line,
      rules: [...new Set(names.split(/[\s,]+/).filter((name) => name !== ''))],
      reason: why === '' ? undefined : why,
      span: doc.lines.span(extent),
    };
  });
}

interface Found {
  readonly extent: Extent;
  readonly words: string;
}

function inYaml(doc: Document): Found[] {
  const regions = new Set([doc.yaml, doc.frontMatter?.yaml].filter((yaml) => yaml !== undefined));
  return [...regions].flatMap((yaml) => {
    const { from, to } = yaml.extent;
    return [...doc.text.slice(from, to).matchAll(yamlComment)].flatMap((match) => {
      const comment = match[1] ?? '';
      const at = from + match.index + match[0].length - comment.length;
      return insideScalar(yaml.root, at)
        ? []
        : [{ extent: { from: at, to: at + comment.length }, words: (match[2] ?? '').trim() }];
    });
  });
}

function inMarkdown(doc: Document): Found[] {
  return (doc.markdown?.comments ?? []).flatMap((extent) => {
    const match = /^<!--\s*baton-disable-next-line\b([\s\S]*?)-->$/.exec(
      doc.text.slice(extent.from, extent.to),
    );
    return match ? [{ extent, words: (match[1] ?? '').trim() }] : [];
  });
}

/** A line of a block scalar may look like a comment. */
function insideScalar(node: YamlNode | undefined, at: number): boolean {
  if (node === undefined || at < node.extent.from || at >= node.extent.to) return false;
  if (node.type === 'scalar') return true;
  if (node.type === 'seq')
    return insideScalar(
      lastFrom(node.items, at, (item) => item),
      at,
    );
  const entry = lastFrom(node.entries, at, ({ key }) => key);
  return insideScalar(entry?.key, at) || insideScalar(entry?.value, at);
}

/** Of parts in the order of the text the last one that begins at an offset or before it. */
function lastFrom<T>(parts: readonly T[], at: number, nodeOf: (part: T) => YamlNode): T | undefined {
  let low = -1;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const part = parts[middle];
    if (part !== undefined && nodeOf(part).extent.from <= at) low = middle;
    else high = middle - 1;
  }
  return parts[low];
}
