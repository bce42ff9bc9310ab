interface Section {
  readonly version: string;
  /** A day, or `unreleased`. */
  readonly date: string;
  /** 1-based, of the heading. */
  readonly line: number;
  readonly body: readonly { readonly text: string; readonly line: number }[];
}

const heading = /^## (\d+\.\d+\.\d+) \((unreleased|\d{4}-\d{2}-\d{2})\)$/;

/**
 * What is wrong with the changelog. It has a heading for each version, newest first, and below each one list; only the newest
 * version may be unreleased, and it is the one of package.json.
 *
 * @returns a line each, `CHANGELOG.md:LINE what`
 */
export function changelogProblems(text: string, version: string): readonly string[] {
  const problems: { readonly line: number; readonly what: string }[] = [];
  const add = (line: number, what: string) => problems.push({ line, what });
  const lines = text.split('\n');
  if (lines[0] !== '# Changelog') add(1, 'Unexpected first line, expected `# Changelog`');
  const sections = sectionsOf(lines, add);
  const [newest] = sections;
  if (!newest) add(1, 'No version, expected a heading `## X.Y.Z (unreleased)` or `## X.Y.Z (YYYY-MM-DD)`');
  else if (newest.version !== version)
    add(newest.line, `Unexpected version \`${newest.version}\`, package.json has \`${version}\``);
  sections.forEach((section, index) => {
    const newer = sections[index - 1];
    if (!newer) return;
    if (section.date === 'unreleased') add(section.line, 'Only the newest version can be unreleased');
    if (!isOlder(section.version, newer.version))
      add(section.line, `Unexpected order, expected a version before \`${newer.version}\``);
    else if (section.date !== 'unreleased' && newer.date !== 'unreleased' && section.date > newer.date)
      add(section.line, `Unexpected day, \`${newer.version}\` has an earlier one`);
  });
  const seen = new Map<string, number>();
  for (const section of sections) {
    const entries = entriesOf(section, add);
    if (entries.length === 0) add(section.line, `\`${section.version}\` has no entry`);
    for (const { line, text } of entries) {
      const first = seen.get(text);
      if (text === '') add(line, 'Empty entry');
      else if (first === undefined) seen.set(text, line);
      else add(line, `Duplicate of the entry in line ${first}`);
    }
  }
  return problems.sort((a, b) => a.line - b.line).map(({ line, what }) => `CHANGELOG.md:${line} ${what}`);
}

type Add = (line: number, what: string) => void;

function sectionsOf(lines: readonly string[], add: Add): Section[] {
  const starts = lines.flatMap((text, index) => (index > 0 && /^#/.test(text) ? [index] : []));
  return starts.flatMap((start, index) => {
    const [, version, date] = heading.exec(lines[start] ?? '') ?? [];
    if (version === undefined || date === undefined) {
      add(start + 1, 'Unexpected heading, expected `## X.Y.Z (unreleased)` or `## X.Y.Z (YYYY-MM-DD)`');
      return [];
    }
    const body = lines
      .slice(start + 1, starts[index + 1])
      .map((text, at) => ({ text, line: start + at + 2 }));
    return [{ version, date, line: start + 1, body }];
  });
}

/** The entries of a version's list, on one line each. */
function entriesOf({ body }: Section, add: Add): { readonly line: number; readonly text: string }[] {
  const entries: { line: number; text: string }[] = [];
  let isOver = false;
  for (const { line, text } of body) {
    const entry = /^-(?: (.*))?$/.exec(text);
    const last = entries.at(-1);
    if (text.trim() === '') isOver = last !== undefined;
    else if (isOver) {
      add(line, 'Unexpected text after a blank line, expected one list without blank lines');
      isOver = false;
    }
    if (entry) entries.push({ line, text: (entry[1] ?? '').trim() });
    else if (/^ {2}\S/.test(text) && last) last.text = `${last.text} ${text.trim()}`.trim();
    else if (text.trim() !== '')
      add(line, 'Unexpected line, expected `- ` and an entry, or two spaces and its next line');
  }
  return entries;
}

function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((one) => one.split('.').map(Number));
  for (const [index, part] of (a ?? []).entries()) {
    const other = b?.[index] ?? 0;
    if (part !== other) return part < other;
  }
  return false;
}
