import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// A comment cites the specification in one form, `(page, locator)`, of which several may be joined by `; `:
//
//   (convention, section 6)   (git, sections 1 and 6)   (migration, items 1 to 4)   the number of a heading
//   (checks, "Claims")        (commands, `baton lint`)                              the text of a heading
//   (convention, section 10, "Waivers")                                             a heading below a numbered one
//
// A page is one of docs/spec, the annotation guide, or a path from the top that ends in `.md`, which may stand alone.

const top = join(import.meta.dirname, '..');
/** Pages that are cited by a name and lie outside of docs/spec. */
const elsewhere: Readonly<Record<string, string>> = { 'annotation guide': 'tests/eval/migration/GUIDE.md' };

/** A heading of a page. */
interface Heading {
  /** `10` of `## 10. Configuration`, `3` of `## Item 3: Files`; undefined where it has no number. */
  readonly number: string | undefined;
  /** What it is cited by: its text without number and backticks, and each of the names in backticks. */
  readonly titles: readonly string[];
  /** The numbers of the headings that it stands below, its own included. */
  readonly sections: readonly string[];
}

/** The headings of a page, in order. */
function headingsOf(markdown: string): readonly Heading[] {
  const found: Heading[] = [];
  const open: { readonly depth: number; readonly number: string | undefined }[] = [];
  const prose = markdown.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  for (const [, marks = '', text = ''] of prose.matchAll(/^(#{1,6}) +(.+)$/gm)) {
    const [, number, rest] = /^(?:Item )?(\d+(?:\.\d+)*)[.:]? +(.*)$/.exec(text) ?? [];
    while ((open.at(-1)?.depth ?? 0) >= marks.length) open.pop();
    open.push({ depth: marks.length, number });
    const sections = open.flatMap((one) => one.number ?? []);
    const names = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    found.push({ number, titles: [(rest ?? text).replaceAll('`', ''), ...names], sections });
  }
  return found;
}

/** The comments of a file, each as one line; lines of comments that follow each other are one. */
function commentsOf(source: string): readonly string[] {
  const comments: string[] = [];
  let isOpen = false;
  for (const line of source.split('\n')) {
    const whole = /^\s*(?:\/\*\*?|\*\/?|\/\/)(.*?)(?:\*\/)?$/.exec(line)?.[1];
    const text = whole ?? /\s\/\/ (.*)$/.exec(line)?.[1];
    if (text === undefined) isOpen = false;
    else if (isOpen && whole !== undefined) comments.push(`${comments.pop()} ${text.trim()}`);
    else comments.push(text.trim());
    isOpen = whole !== undefined;
  }
  return comments.map((text) => text.replace(/\s+/g, ' '));
}

const numbers = /^(?:section|item)s? (\d+(?:\.\d+)*)(?:(?:,| and| to) (\d+(?:\.\d+)*))*$/;
const titles = /^(?:"[^"]+"|`[^`]+`)(?:(?:,| and) (?:"[^"]+"|`[^`]+`))*$/;

/** What is wrong with the citations of a comment. @param read the text of a page; undefined where there is not one */
function faultsIn(comment: string, read: (page: string) => string | undefined): readonly string[] {
  return [...comment.matchAll(/\(([^()]+)\)/g)].flatMap(([whole, inner = '']) => {
    const parts = inner.split('; ').map((part) => {
      const [, page = '', locator = ''] = /^([^,"`]+)(?:, (.*))?$/.exec(part) ?? [];
      return { page, locator };
    });
    const [first] = parts;
    if (!first || !isCitation(first.page, first.locator, read)) return [];
    return parts.flatMap(({ page, locator }) => {
      const why = faultOf(page, locator, read);
      return why === undefined ? [] : [`${whole}: ${why}`];
    });
  });
}

/** Whether what stands in brackets cites a page: it names one, or it has the form of a citation. */
function isCitation(page: string, locator: string, read: (page: string) => string | undefined): boolean {
  if (read(page) !== undefined) return true;
  const isNumbered = /^(?:section|item)s? \d/.test(locator);
  return isNumbered || (/^[a-z]+(?: [a-z]+)*$|\.md$/.test(page) && titles.test(locator));
}

function faultOf(
  page: string,
  locator: string,
  read: (page: string) => string | undefined,
): string | undefined {
  const [, first = '', second] = /^([^"`]*?)(?:, )?((?:"|`).*)?$/.exec(locator) ?? [];
  const isForm = (first === '' || numbers.test(first)) && (second === undefined || titles.test(second));
  if ((locator === '' && !page.endsWith('.md')) || !isForm)
    return 'expected `section N` or a heading in quotes';
  const text = read(page);
  if (text === undefined) return `no page \`${page}\``;
  const headings = headingsOf(text);
  const sections = first.match(/\d+(?:\.\d+)*/g) ?? [];
  const missing = sections.find((one) => !headings.some(({ number }) => number === one));
  if (missing !== undefined) return `no heading ${missing} in \`${page}\``;
  const wanted = (second?.match(/"[^"]+"|`[^`]+`/g) ?? []).map((one) => one.slice(1, -1).replaceAll('`', ''));
  const lost = wanted.find(
    (title) => !headings.some((one) => one.titles.includes(title) && isBelow(one, sections)),
  );
  return lost === undefined ? undefined : `no heading "${lost}" in \`${page}\`${inSection(sections)}`;
}

function isBelow({ sections }: Heading, numbers: readonly string[]): boolean {
  return numbers.length === 0 || numbers.some((one) => sections.includes(one));
}

function inSection(sections: readonly string[]): string {
  return sections.length === 0 ? '' : `, section ${sections.join(' or ')}`;
}

const texts = new Map<string, string | undefined>();

/** Reads a page by the name that citations give it. */
function readPage(page: string): string | undefined {
  if (!texts.has(page)) {
    const path = elsewhere[page] ?? (page.endsWith('.md') ? page : `docs/spec/${page}.md`);
    const isPath = /^[\w./-]+$/.test(path) && existsSync(join(top, path));
    texts.set(page, isPath ? readFileSync(join(top, path), 'utf8') : undefined);
  }
  return texts.get(page);
}

const files = ['src', 'tests'].flatMap((folder) =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.m?ts$/.test(path) && !path.includes('.gen.'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path !== 'tests/spec-citations.test.ts' && !path.includes('/node_modules/'))
    .sort(),
);

describe('the citations of the specification', () => {
  it('name a page and a heading that exist', () => {
    const faults = files.flatMap((path) =>
      commentsOf(readFileSync(join(top, path), 'utf8')).flatMap((comment) =>
        faultsIn(comment, readPage).map((why) => `${path}: ${why}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('are found', () => {
    const cites = files.filter((path) =>
      readFileSync(join(top, path), 'utf8').includes('(convention, section '),
    );
    expect(cites.length).toBeGreaterThan(50);
  });
});

describe('the check of citations', () => {
  const pages: Readonly<Record<string, string>> = {
    convention: '# C\n\n## 3. Session\n\n## 10. Configuration\n\n### Waivers\n\n```\n## 4. Code\n```\n',
    commands: '# C\n\n## `baton lint`\n',
  };
  const check = (source: string) =>
    commentsOf(source).flatMap((comment) => faultsIn(comment, (page) => pages[page]));

  it.each([
    '/** A session (convention, section 3). */',
    '// Both (convention, sections 3 and 10).',
    '/**\n * Split over lines (convention, section\n * 10, "Waivers").\n */',
    'const a = 1; // (commands, `baton lint`; convention, "Waivers")',
    '/** No citation (of anything), (a, b) and (see `x`). */',
    "const a = call(convention, 'x');",
  ])('accepts %j', (source) => {
    expect(check(source)).toEqual([]);
  });

  it.each([
    ['/** A page that does not exist (conventions, section 3). */', 'no page `conventions`'],
    ['/** A heading that does not exist (convention, section 4). */', 'no heading 4 in `convention`'],
    ['/** A title that does not exist (convention, "Baseline"). */', 'no heading "Baseline" in `convention`'],
    [
      '/** Elsewhere (convention, section 3, "Waivers"). */',
      'no heading "Waivers" in `convention`, section 3',
    ],
    ['/** The second one (convention, section 3; commands, `baton fix`). */', 'no heading "baton fix"'],
    ['/** Another form (convention, waivers). */', 'expected `section N` or a heading in quotes'],
    ['/** The page alone (convention). */', 'expected `section N` or a heading in quotes'],
  ])('reports %j', (source, why) => {
    expect(check(source)).toEqual([expect.stringContaining(why)]);
  });
});
