/** A package that the build puts into `dist`, as it is in node_modules. */
export interface BundledPackage {
  readonly manifest: Manifest;
  /** Texts by name: those among the files at its top that are a licence, a notice or a readme. */
  readonly files: Readonly<Record<string, string>>;
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  /** How old packages name it. */
  readonly licenses?: readonly { readonly type: string }[];
}

/** SPDX ids. All of them ask for the notice alone, which `THIRD-PARTY-LICENSES.txt` holds. */
export const allowedLicences: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
]);

/** The SPDX expression that a package names; undefined if it names none. */
export function licenceOf({ license, licenses = [] }: Manifest): string | undefined {
  if (typeof license === 'string') return license;
  if (license) return license.type;
  const types = licenses.map(({ type }) => type);
  return types.length > 0 ? types.join(' OR ') : undefined;
}

/** Whether an SPDX expression can be met by what is allowed: one of `OR`, each of `AND`. */
export function isAllowed(expression: string): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const term = (): boolean => {
    const token = tokens[at++] ?? '';
    if (token !== '(') return allowedLicences.has(token);
    const inner = either();
    return tokens[at++] === ')' && inner;
  };
  const both = (): boolean => {
    let isMet = term();
    while (tokens[at] === 'AND') {
      at += 1;
      isMet = term() && isMet;
    }
    return isMet;
  };
  function either(): boolean {
    let isMet = both();
    while (tokens[at] === 'OR') {
      at += 1;
      isMet = both() || isMet;
    }
    return isMet;
  }
  return either() && at === tokens.length;
}

/**
 * What keeps packages from being bundled: a licence that is not allowed or not named, or no text of it; and a direct
 * dependency whose version is a range, since what is bundled is what users run.
 *
 * @param ranges the dependencies of our package.json
 */
export function bundleProblems(
  packages: readonly BundledPackage[],
  ranges: Readonly<Record<string, string>>,
): readonly string[] {
  return packages.flatMap((one) => {
    const { manifest } = one;
    const { name, version } = manifest;
    const licence = licenceOf(manifest);
    const range = ranges[name];
    return [
      ...(licence === undefined ? [`${name} ${version} names no licence`] : []),
      ...(licence !== undefined && !isAllowed(licence)
        ? [`${name} ${version} has the licence ${licence}, which is not on the list of src/dev/licences.ts`]
        : []),
      ...(licenceText(one) === undefined ? [`${name} ${version} has no text of its licence`] : []),
      ...(range !== undefined && range !== version
        ? [`${name} is bundled as ${version}, package.json has the range ${range}: write the version`]
        : []),
    ];
  });
}

/** The text of `THIRD-PARTY-LICENSES.txt`: the licence of each package, and its notice where it has one. */
export function thirdPartyText(packages: readonly BundledPackage[]): string {
  const parts = packages.map((one) => {
    const notice = fileOf(one, /^notice/i);
    const texts = [licenceText(one), notice].filter((text) => text !== undefined);
    return [`${one.manifest.name} ${one.manifest.version}`, ...texts].join('\n\n');
  });
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Its file, or the section of its readme with the terms that this only names. */
function licenceText(one: BundledPackage): string | undefined {
  const file = fileOf(one, /^licen[cs]e/i);
  if (file !== undefined) return file;
  const section = /^(?:#+ *)?licen[cs]e\n(?:[=-]+\n)?\s*([\s\S]*?)(?=\n#|\n.+\n[=-]{3,}\n|$(?![\s\S]))/im;
  const said = section.exec(fileOf(one, /^readme/i) ?? '')?.[1]?.trim();
  if (!said || !/copyright/i.test(said)) return undefined;
  return licenceOf(one.manifest) === 'MIT' ? `${said}\n\n${mit}` : said;
}

function fileOf({ files }: BundledPackage, pattern: RegExp): string | undefined {
  const name = Object.keys(files)
    .sort()
    .find((one) => pattern.test(one));
  return name === undefined ? undefined : files[name]?.trim();
}

/** The terms of the MIT licence (https://spdx.org/licenses/MIT.html), for a package that has its copyright line alone. */
const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
