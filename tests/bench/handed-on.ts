import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePlainMarkdown } from '../../src/records/markdown/plain.ts';
import { findFrontMatter } from '../../src/records/read/front-matter.ts';
import { parsePlainYaml } from '../../src/records/yaml/plain.ts';

/** Real texts, and those of the bench beside them: by name, the folder from the top. */
const folders: Readonly<Record<string, string>> = {
  'our own records': '.agents',
  'records of the corpus without a fault': 'tests/corpus/clean',
  'real skills': 'tests/cases/real-skills',
  'notes that people wrote': 'tests/eval',
};

interface Share {
  readonly of: number;
  readonly handedOn: number;
}

/**
 * How many documents the fast readers hand on to the full ones, which take most of the time (performance, "How it gets there").
 *
 * @param top of this repository
 * @param generated a folder of the bench's own records
 * @returns a table of markdown
 */
export function handedOnTable(top: string, generated: string): string {
  const sets = [
    ...Object.entries(folders).map(([name, folder]) => [name, join(top, folder)] as const),
    ['records of this bench', generated] as const,
  ];
  const rows = sets.map(([name, folder]) => {
    const { markdown, yaml } = sharesIn(folder);
    return `| ${name} | ${shareText(markdown)} | ${shareText(yaml)} |`;
  });
  return ['| texts | markdown handed on | YAML handed on |', '| --- | --- | --- |', ...rows].join('\n');
}

function shareText({ handedOn, of }: Share): string {
  return of === 0 ? '' : `${((100 * handedOn) / of).toFixed(1)} % of ${of}`;
}

function sharesIn(folder: string): { readonly markdown: Share; readonly yaml: Share } {
  const markdown: boolean[] = [];
  const yaml: boolean[] = [];
  const takeYaml = (text: string) => yaml.push(parsePlainYaml(text, (offset) => offset) === undefined);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const isMarkdown = path.endsWith('.md');
    if (!isMarkdown && !/\.ya?ml$/.test(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    if (!isMarkdown) {
      takeYaml(text);
      continue;
    }
    const plain = parsePlainMarkdown(text);
    markdown.push(plain === undefined);
    const found = findFrontMatter(text);
    if (found.found) takeYaml(text.slice(found.content.from, found.content.to));
    for (const { lang, value } of plain?.fences ?? []) if (lang === 'yaml') takeYaml(value);
  }
  const shareOf = (all: readonly boolean[]): Share => ({
    of: all.length,
    handedOn: all.filter(Boolean).length,
  });
  return { markdown: shareOf(markdown), yaml: shareOf(yaml) };
}
