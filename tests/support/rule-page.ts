import { parseConfig } from '../../src/records/config/config-file.ts';
import { parseMarkdown } from '../../src/records/markdown/parse.ts';
import type { MemoryCase } from './check-memory.ts';

/** A rule's page: its level-2 headings, and its examples as cases. */
export interface RulePage {
  readonly title: string;
  readonly headings: readonly string[];
  readonly wrong: MemoryCase;
  readonly right: MemoryCase;
}

/**
 * `crlf` gives the file Windows' line ends, `pad=N` fills it to N characters: neither can stand in a page as it is. `fill=N` has N
 * characters more for its `…`.
 */
function asWritten(text: string, words: readonly string[]): string {
  const fill = numberIn('fill', words);
  const filled = fill > 0 ? text.replace('…', 'and so on, '.repeat(fill / 11)) : text;
  const size = numberIn('pad', words);
  const padded = filled.length < size ? `${filled}${'.'.repeat(size - filled.length)}` : filled;
  return words.includes('crlf') ? padded.replaceAll('\n', '\r\n') : padded;
}

function numberIn(name: string, words: readonly string[]): number {
  return Number(words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? 0);
}

/** The files that a fence stands for: `count=N` has N of them, which differ in the `-1` of path and text. */
function filesOf(path: string, text: string, words: readonly string[]): Record<string, string> {
  const count = numberIn('count', words);
  if (count === 0) return { [path]: text };
  const numbered = (one: string, at: number) => one.replaceAll('-1', `-${at}`);
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [numbered(path, at + 1), numbered(text, at + 1)]),
  );
}

/**
 * Reads a rule's page. Fences whose info string names a `file=` are the files of the example in their section; `before` marks
 * the version before, `other` that of a merge's other parent; `start` that in which a task started;
 * `message` marks the message that the files are committed with.
 */
export function readRulePage(text: string, ruleIds: readonly string[]): RulePage {
  const markdown = parseMarkdown(text);
  const headings = markdown.sections.flatMap(({ heading }) => (heading?.depth === 2 ? [heading.text] : []));
  const exampleOf = (name: string): MemoryCase => {
    const before: Record<string, string> = {};
    const other: Record<string, string> = {};
    const start: Record<string, string> = {};
    const after: Record<string, string> = {};
    const flags = new Set<string>();
    let message: MemoryCase['message'];
    for (const fence of markdown.fences) {
      const section = markdown.sections[fence.section]?.heading?.text;
      const words = fence.meta.split(/\s+/).filter((word) => word !== '');
      const path = words.find((word) => word.startsWith('file='))?.slice('file='.length);
      if (section !== name || path === undefined) continue;
      if (words.includes('message')) {
        message = { path, text: `${fence.value}\n` };
        continue;
      }
      const text = asWritten(`${fence.value}\n`, words);
      const versions = Object.entries({ before, other, start }).filter(([flag]) => words.includes(flag));
      const files = filesOf(path, text, words);
      for (const [, version] of versions) Object.assign(version, files);
      if (versions.length === 0) Object.assign(after, files);
      for (const word of words) flags.add(word);
    }
    const configText = after['.agents/baton.yaml'];
    const parsed =
      configText === undefined ? undefined : parseConfig(configText, '.agents/baton.yaml', ruleIds);
    if (parsed && !parsed.ok)
      throw new Error(`the example's configuration is wrong: ${parsed.faults[0]?.message}`);
    const odd = Object.fromEntries(
      [...flags].flatMap((flag) =>
        flag.startsWith('symlink=') ? [[flag.slice('symlink='.length), 'symlink' as const]] : [],
      ),
    );
    return {
      ...(flags.has('before') ? { before } : {}),
      ...(flags.has('start') ? { claimsSince: start } : {}),
      ...(flags.has('other') ? { otherParents: [other] } : {}),
      after,
      odd,
      ...(message ? { message } : {}),
      committed: flags.has('committed'),
      ...(parsed ? { config: parsed.config } : {}),
    };
  };
  const title = markdown.sections.find(({ heading }) => heading)?.heading?.text ?? '';
  return { title, headings, wrong: exampleOf('Wrong'), right: exampleOf('Right') };
}
