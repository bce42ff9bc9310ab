import type {
  Document,
  FrontMatter,
  MarkdownDocument,
  ReadProblem,
  YamlDocument,
} from '../../core/document.ts';
import { nodeAt, stringOf, type YamlMap, type YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import type { Source } from '../../core/snapshot.ts';
import { handoffFences, handoffPreamble, taskHeading } from '../kinds/task/model.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import type { RecordPath } from '../record-paths.ts';
import { parseYaml } from '../yaml/parse.ts';
import { claimOf, claimOfText } from './claim.ts';
import { conflictIn } from './conflict.ts';
import { findFrontMatter } from './front-matter.ts';
import { guardMarkdown, maxBytes } from './guards.ts';
import { ReadRecord } from './read-record.ts';

/**
 * Reads a file that is at a record path.
 *
 * @returns the record, with what could not be read as `problems`; undefined where the file makes no claim to be one
 */
export function readDocument(path: string, place: RecordPath, source: Source): Document | undefined {
  if (!source.ok) return readUnreadable(path, place, source);
  const { text, size } = source;
  return /\.(?:md|markdown|txt)$/i.test(path)
    ? readMarkdownRecord(path, place, text, size)
    : readYamlRecord(path, place, text, size);
}

/** Of UTF-16 and UTF-8, as Latin-1 shows it. */
const byteOrderMark = /^(?:\u00ff\u00fe|\u00fe\u00ff|\u00ef\u00bb\u00bf)/;

function readUnreadable(
  path: string,
  place: RecordPath,
  source: Source & { ok: false },
): Document | undefined {
  if (source.reason === 'missing' || source.reason === 'symlink') return undefined;
  const text = source.latin1 ?? '';
  // UTF-16 shows its ASCII text once the zero bytes are gone. What nobody could open may be a record.
  const claim =
    source.reason === 'unreadable'
      ? { kind: place.kind, marked: false }
      : claimOfText(place.kind, text.replaceAll('\0', '').replace(byteOrderMark, ''));
  if (!claim) return undefined;
  return build(path, place, claim, text, source.size ?? 0, { problems: [unreadable(source, text)] });
}

function unreadable(source: Source & { ok: false }, text: string): ReadProblem {
  const start = { from: 0, to: 0 };
  if (source.reason === 'unreadable') {
    return {
      code: 'unreadable',
      message: `The file cannot be read: ${source.detail ?? 'no reason given'}`,
      extent: start,
    };
  }
  if (source.reason === 'too-large') {
    const message = `A file of ${source.size ?? 'too many'} bytes is not read, expected at most ${maxBytes}`;
    return { code: 'too-large', message, extent: start };
  }
  const [characters = '0', hex = ''] = (source.detail ?? '').split(':');
  const from = byteOffset(text, Number(characters));
  const isUtf16 = /^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(text) || text.includes('\0');
  const found = isUtf16 ? 'UTF-16' : `the bytes \`${hex}\``;
  const message = `Unexpected encoding, expected UTF-8, found ${found}`;
  return { code: 'encoding', message, extent: { from, to: from + hex.length / 2 } };
}

/** Where the bytes after so many characters of UTF-8 begin, in a text that holds one byte a character. */
function byteOffset(latin1: string, characters: number): number {
  let at = 0;
  for (let left = characters; left > 0 && at < latin1.length; ) {
    const byte = latin1.charCodeAt(at);
    at += byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    left -= byte < 0xf0 ? 1 : 2;
  }
  return at;
}

function readYamlRecord(path: string, place: RecordPath, text: string, size: number): Document | undefined {
  const bom = text.startsWith('\uFEFF') ? 1 : 0;
  const yaml = parseYaml(text.slice(bom), (offset) => offset + bom);
  const claim =
    yaml.problems.length > 0
      ? claimOfText(place.kind, text.slice(bom))
      : claimOf(place.kind, yaml.root, undefined);
  if (!claim) return undefined;
  return build(path, place, claim, text, size, { yaml, problems: yaml.problems });
}

function readMarkdownRecord(
  path: string,
  place: RecordPath,
  text: string,
  size: number,
): Document | undefined {
  const found = findFrontMatter(text);
  const frontMatter: FrontMatter | undefined = found.found
    ? {
        extent: found.extent,
        yaml: parseYaml(
          text.slice(found.content.from, found.content.to),
          (offset) => offset + found.content.from,
        ),
      }
    : undefined;
  const complex = guardMarkdown(text);
  if (place.kind === 'task' || claimsTask(frontMatter))
    return readTask(path, place, text, size, frontMatter, complex);
  const unclosed = found.found ? [] : [frontMatterProblem(found)];
  const problems = [...(frontMatter?.yaml.problems ?? unclosed), ...(complex ? [complex] : [])];
  const head = frontMatter
    ? text.slice(frontMatter.extent.from, frontMatter.extent.to)
    : text.slice(0, 65_536);
  const claim =
    problems.length > 0
      ? claimOfText(place.kind, head)
      : claimOf(place.kind, frontMatter?.yaml.root, undefined);
  if (!claim) return undefined;
  return build(path, place, claim, text, size, {
    ...(frontMatter ? { yaml: frontMatter.yaml, frontMatter } : {}),
    problems,
    markdown: true,
  });
}

function claimsTask(frontMatter: FrontMatter | undefined): boolean {
  return stringOf(nodeAt(frontMatter?.yaml.root, 'schema'))?.startsWith('baton/task@') === true;
}

function frontMatterProblem(found: ReturnType<typeof findFrontMatter> & { found: false }): ReadProblem {
  const message =
    found.reason === 'unclosed' || found.reason === 'dots'
      ? 'Front matter is not closed, expected a line `---` at column 1'
      : found.reason === 'not-first'
        ? 'Front matter does not start at the first byte of the file'
        : 'Front matter is missing, expected `---` on line 1';
  return { code: 'front-matter', message, extent: found.extent };
}

function readTask(
  path: string,
  place: RecordPath,
  text: string,
  size: number,
  frontMatter: FrontMatter | undefined,
  complex: ReadProblem | undefined,
): Document | undefined {
  if (complex || (frontMatter && frontMatter.yaml.problems.length > 0)) {
    const claim = claimOfText('task', text);
    const problems = [...(frontMatter?.yaml.problems ?? []), ...(complex ? [complex] : [])];
    return (
      claim &&
      build(path, place, claim, text, size, {
        problems,
        markdown: true,
        ...(frontMatter ? { frontMatter } : {}),
      })
    );
  }
  const markdown = parseMarkdown(text);
  const claim = claimOf('task', frontMatter?.yaml.root, markdown);
  if (!claim) return undefined;
  const fence = handoffFences(markdown)[0]?.fence;
  const skip = fence ? handoffPreamble(fence) : 0;
  const yaml = fence && parseYaml(fence.value.slice(skip), (offset) => fence.toFile(offset + skip));
  return build(path, place, claim, text, size, {
    ...(yaml ? { yaml } : {}),
    ...(frontMatter ? { frontMatter } : {}),
    problems: yaml?.problems ?? [],
    parsed: markdown,
  });
}

interface Parts {
  readonly yaml?: YamlDocument;
  readonly frontMatter?: FrontMatter;
  readonly problems: readonly ReadProblem[];
  /** True where the body is to be parsed when asked for. */
  readonly markdown?: true;
  readonly parsed?: MarkdownDocument;
}

function build(
  path: string,
  place: RecordPath,
  claim: { kind: Document['kind']; marked: boolean },
  text: string,
  size: number,
  parts: Parts,
): Document {
  const root = parts.yaml?.root;
  const conflict = parts.problems.length > 0 ? conflictIn(text) : undefined;
  const problems = conflict ? [conflict] : [...parts.problems];
  if (problems.length === 0 && root !== undefined && root.type !== 'map' && claim.kind !== 'skill') {
    const what = root.type === 'seq' ? 'list' : 'single value';
    problems.push({
      code: 'not-a-map',
      message: `Unexpected ${what}, expected keys and values`,
      extent: firstLine(root, text),
    });
  }
  const data = problems.length === 0 && root?.type === 'map' ? root : undefined;
  return new ReadRecord({
    path,
    kind: claim.kind,
    archived: place.archived,
    root: place.root,
    text,
    size,
    ...idOf(claim.kind, path, data, parts.parsed),
    marked: claim.marked,
    data,
    yaml: parts.yaml,
    frontMatter: parts.frontMatter,
    problems,
    markdown: parts.markdown ?? parts.parsed,
  });
}

function firstLine(node: YamlNode, text: string): Extent {
  const { from, to } = node.extent;
  const end = text.indexOf('\n', from);
  return { from, to: end === -1 || end > to ? to : end };
}

/** The id a record states of itself, and where. A payload and an acknowledgement have only their file's name. */
function idOf(
  kind: Document['kind'],
  path: string,
  data: YamlMap | undefined,
  markdown: MarkdownDocument | undefined,
): Pick<Document, 'id' | 'idExtent'> {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  if (kind === 'task') {
    const heading = markdown && taskHeading(markdown);
    return { id: heading?.id ?? name.replace(/\.[^.]+$/, ''), idExtent: heading?.heading.extent };
  }
  // At the top of the repository the folder's name is the clone's.
  if (kind === 'skill')
    return { id: parts.at(-2) ?? stringOf(nodeAt(data, 'name')) ?? '', idExtent: undefined };
  if (kind === 'handoff') return { id: name.replace(/\.[^.]+$/, ''), idExtent: undefined };
  if (kind === 'ack') return { id: name.replace(/\.ack\.[^.]+$/i, ''), idExtent: undefined };
  const node = nodeAt(data, kind === 'session' ? 'session_id' : 'id');
  return {
    id: stringOf(node) ?? (node?.type === 'scalar' && node.value !== null ? String(node.value) : undefined),
    idExtent: node?.extent,
  };
}
