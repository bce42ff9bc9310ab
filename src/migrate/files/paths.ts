import type { Extent } from '../../core/position.ts';
import type { Inline } from '../sections/blocks.ts';
import { anyOf, pattern } from '../words/terms.ts';
import { scheme } from './links.ts';

/** A file that a note names. */
export interface Mention {
  /** From the root of the repository as far as the note says, with `/`. */
  readonly path: string;
  readonly extent: Extent;
  /** `N-M` where the note tells lines. */
  readonly lines: string | undefined;
}

/** Extensions by which a name without a folder is known for a file: `app.ts`, and not `os.path`. */
const extensions = new Set(
  'adoc asm astro avsc awk bash bat bazel bib bzl c cc cfg cjs clj cljs cls cmake cmd conf cpp cs csproj css csv cts cu cxx d dart db diff docx ejs eex el elm env erb erl ex exs f90 feature fish fs fsproj gd gif glsl go gql gradle graphql groovy h haml hbs hcl hpp hrl hs html htm hxx ico idl ini ino ipynb j2 jade jar java jinja jl jpeg jpg js json json5 jsonc jsonl jsx jsp kt kts less lock log lua m4 make map md mdc mdx mjs mk ml mli mm mts ndjson nim nix odt org pas patch pdf php pl plist pm png po pot prisma proto ps1 psd1 psm1 pug py pyi pyx r rake rb rkt rego rmd robot rs rst ru sass sbt scala scm scss sh sln sol spec sql sqlite stl sty sv svelte svg swift tcl tex tf tfvars toml tpl ts tsv tsx twig txt typ v vb vcxproj vert vhd vim vue wasm wat webp wgsl xaml xcconfig xhtml xib xlsx xml xsd xsl yaml yml zig zsh'.split(
    ' ',
  ),
);
const knownNames =
  /^(?:Makefile|GNUmakefile|Dockerfile|Containerfile|Justfile|justfile|Procfile|Gemfile|Rakefile|Vagrantfile|Jenkinsfile|Caddyfile|Brewfile|Podfile|Fastfile|Tiltfile|Earthfile|go\.(?:mod|sum|work)|CMakeLists\.txt|CODEOWNERS)$/;
/** Known as files only where they are in code or a list of files. */
const knownInCode = /^(?:AGENTS|README|CHANGELOG|LICENSE|CONTRIBUTING|NOTICE|TODO|VERSION|CLAUDE)$/;
const dotFiles =
  /^\.(?:[a-z]+ignore|[a-z]*rc|env(?:\.[\w.-]+)?|envrc|gitattributes|gitmodules|gitkeep|editorconfig|npmrc|nvmrc|dockerignore|tool-versions|mailmap|node-version|python-version|ruby-version)$/;
const topLevelDomain =
  /^(?:[\w-]+\.)+(?:com|org|net|io|dev|app|ai|edu|gov|example|co|test|local|internal|cloud|info)(?::\d+)?$/i;
const command =
  /^(?:\$\s|>\s|#\s|sudo|npm|npx|pnpm|yarn|bun|bunx|node|deno|git|gh|python3?|pip3?|uv|uvx|poetry|pytest|ruby|bundle|rake|rspec|go|cargo|rustc|make|cmake|docker|podman|kubectl|helm|terraform|curl|wget|bash|sh|zsh|fish|pwsh|powershell|cd|ls|cat|cp|mv|rm|mkdir|touch|chmod|grep|rg|find|sed|awk|tail|head|echo|export|source|java|mvn|gradle|\.\/gradlew|gradlew|dotnet|swift|xcodebuild|tsx|ts-node|vitest|jest|eslint|prettier|ruff|mypy|black|php|composer|artisan|psql|mysql|sqlite3|redis-cli|ssh|scp|rsync|tree|test|open|code|vim|nano|jj|hg|svn|mix|elixir|iex|flutter|dart|expo|ng|vite|next|jq|openssl)(?:\s|$)/;

/** Whether a file is written to be read by people. */
export function isDocument(path: string): boolean {
  return /\.(?:md|mdx|rst|txt|adoc|pdf)$/i.test(path);
}

/** Finds the files that a stretch of a note names (migration, item 3; annotation guide, section 6). */
export function findPaths(
  text: string,
  extent: Extent,
  inlines: readonly Inline[],
  inList = false,
): Mention[] {
  const inside = inlinesIn(inlines, extent);
  const found: Mention[] = [];
  let prose = '';
  for (const inline of inside) {
    if (inline.type === 'struck') continue;
    if (inline.type === 'code') found.push(...inCode(text, inline, inList));
    else found.push(...inLink(text, inline));
    // Blanked, so that the places in what is left stay those of the note. One may be in another.
    const read = extent.from + prose.length;
    const to = Math.min(extent.to, inline.extent.to);
    if (to <= read) continue;
    const from = Math.max(read, inline.extent.from);
    prose += text.slice(read, from) + '\u0000'.repeat(to - from);
  }
  prose += text.slice(extent.from + prose.length, extent.to);
  found.push(...inProse(text, prose, extent.from, inList));
  return unique(found.sort((a, b) => a.extent.from - b.extent.from));
}

/** The words of a stretch without its code, links and paths, which are not words. */
export function blanked(text: string, { from, to }: Extent, found: readonly Mention[]): string {
  const source = text.slice(from, to).replace(/`[^`\n]*`/g, (code) => '\u0001'.repeat(code.length));
  const parts: string[] = [];
  let at = 0;
  for (const { extent } of found) {
    const start = Math.max(at, extent.from - from);
    const end = Math.max(start, Math.min(extent.to, to) - from);
    parts.push(source.slice(at, start), '\u0001'.repeat(end - start));
    at = end;
  }
  return parts.join('') + source.slice(at);
}

/** The inlines inside a stretch; they come in the order of the note. */
export function inlinesIn(inlines: readonly Inline[], { from, to }: Extent): Inline[] {
  let low = 0;
  let high = inlines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((inlines[middle]?.extent.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: Inline[] = [];
  for (let at = low; at < inlines.length; at++) {
    const inline = inlines[at];
    if (!inline || inline.extent.from >= to) break;
    found.push(inline);
  }
  return found;
}

function inCode(text: string, { extent, value }: Inline, inList: boolean): Mention[] {
  const code = value.trim();
  if (command.test(code)) return [];
  const after = linesAfter(text, extent.to);
  const whole = toPaths(code, true);
  if (whole.length > 0) return whole.map(({ path, lines }) => ({ path, extent, lines: lines ?? after }));
  if (!inList || !/[\s,]/.test(code)) return [];
  const tokens = code.split(/[\s,]+/).map((token) => toPaths(token, true));
  return tokens.every((token) => token.length > 0)
    ? tokens.flat().map(({ path, lines }) => ({ path, extent, lines }))
    : [];
}

function inLink(text: string, { extent, value }: Inline): Mention[] {
  const label = /^\[`?([^\]`]*)`?\]/.exec(text.slice(extent.from, extent.to))?.[1] ?? '';
  let target = value;
  try {
    target = decodeURI(value);
  } catch {
    // A percent sign that encodes nothing is a character of the name.
  }
  const isElsewhere = scheme.test(value) && !/^(?:https?|file):/i.test(value);
  const paths = isElsewhere ? [] : toPaths(target, true);
  // A link into a forge names the file in its text.
  const named =
    paths.length > 0 || !/^https?:/i.test(value) ? paths : label.includes('/') ? toPaths(label, true) : [];
  return named.map(({ path, lines }) => ({ path, extent, lines: lines ?? linesAfter(text, extent.to) }));
}

const proseToken =
  /[^\s\u0000"'“”„«»<>|，。、；：（）「」()]+(?:\([^\s()]*\)[^\s\u0000"'“”„«»<>|，。、；：（）「」()]+)*/gu;

function inProse(text: string, rest: string, base: number, inList: boolean): Mention[] {
  const found: Mention[] = [];
  for (const match of rest.matchAll(proseToken)) {
    let at = base + match.index;
    // `a.ts/b.ts`, `a.ts,b.ts` and `a.ts+b.ts` are several files; a colon with words behind ends one.
    for (const token of splitToken(match[0])) {
      const extent = { from: at, to: at + token.length };
      at = extent.to + 1;
      if (/^[A-Z][A-Za-z0-9]*\.(?:js|io|ai)[.,;:!?]*$/.test(token)) continue; // Node.js is not a file
      for (const { path, lines } of toPaths(token, inList)) {
        const lead = /^[*_([{`]*/.exec(token)?.[0].length ?? 0;
        const stem = {
          from: extent.from + lead,
          to: extent.to - (/[*_.,;:!?)\]}`]*$/.exec(token)?.[0].length ?? 0),
        };
        found.push({ path, extent: stem, lines: lines ?? linesAfter(text, extent.to) });
      }
    }
  }
  return found;
}

function splitToken(token: string): string[] {
  if (/:\/\//.test(token)) return [token];
  const parts = token.split(/[,+;=→](?=.)/u);
  return parts.length > 1 && !/\{[^}]*,/.test(token) ? parts : [token];
}

const lineSuffix = /(?::(\d+)(?:[-–:](\d+))?|#L(\d+)(?:-L?(\d+))?)$/;

/** The paths that one token stands for: one, several of a brace, or none. */
function toPaths(token: string, inCode: boolean): { path: string; lines: string | undefined }[] {
  let bare = token
    .replace(/^[*_"'([`]+/, '')
    .replace(/[*_"',;:.!?)\]`]+$/, (tail) => (tail.startsWith(']') && token.includes('[') ? ']' : ''));
  const suffix = lineSuffix.exec(bare);
  if (suffix) bare = bare.slice(0, suffix.index);
  const [, colonFrom, colonTo, hashFrom, hashTo] = suffix ?? [];
  const lines = range(colonFrom ?? hashFrom, colonTo ?? hashTo);
  return expandBraces(bare.replace(/#[\w-]+$/, '')).flatMap((one) => {
    const path = toPath(one, inCode);
    return path === undefined ? [] : [{ path, lines }];
  });
}

function expandBraces(token: string): string[] {
  const match = /^([^{}]*)\{([^{}]*,[^{}]*)\}([^{}]*)$/.exec(token);
  if (!match) return [token];
  return (match[2] ?? '').split(',').map((middle) => `${match[1]}${middle.trim()}${match[3]}`);
}

/** A token as a path from the root of the repository; undefined if it names no file. */
function toPath(token: string, inCode: boolean): string | undefined {
  if (
    token.length > 260 ||
    /[*?<>|$%=\\{}"'\s,;!&^~]|:\/\/|\.\.\.|…|^@|^-|^\.\.\/|\(\)|^www\./u.test(
      token.replace(/ /g, inCode ? '_' : ' '),
    )
  ) {
    return undefined;
  }
  const rooted = token.startsWith('/');
  const path = token.replace(/^(?:\.?\/)+/, '');
  const segments = path.split('/');
  const name = segments.at(-1) ?? '';
  if (name === '' || segments.some((segment) => segment === '' || segment === '..')) return undefined;
  if (
    rooted &&
    /^(?:home|users|tmp|etc|opt|var|usr|mnt|root|dev|proc|private|volumes|bin|sbin)$/i.test(segments[0] ?? '')
  )
    return undefined;
  if (segments.length > 1 && topLevelDomain.test(segments[0] ?? '')) return undefined;
  return isFileName(name, segments.length > 1, inCode) ? path : undefined;
}

function isFileName(name: string, inFolder: boolean, inCode: boolean): boolean {
  if (/^v?\d+(?:\.\d+)*[a-z]?$/i.test(name)) return false;
  if (knownNames.test(name) || dotFiles.test(name)) return true;
  if (knownInCode.test(name)) return inCode;
  const extension =
    /[^.]\.([A-Za-z][A-Za-z0-9]{0,11})$/.exec(name)?.[1] ?? /^\.[\w-]+\.([a-z]+\d?)$/.exec(name)?.[1];
  if (extension === undefined) return false;
  if (/ /.test(name) && !inCode) return false;
  if (extensions.has(extension.toLowerCase()))
    return /^[A-Z]\w*\.env$/i.test(name) ? false : extension !== 'env' || name.startsWith('.');
  return inFolder && /^[a-z][a-z0-9]{0,5}$/.test(extension) && !/\.(?:com|org|net|io|dev|app)$/.test(name);
}

const lineWords = pattern`^[\x60*)]*[\s,(]{0,3}${anyOf('lineNumbers')}\s*(\d+)(?:\s*[-–—]\s*(\d+))?`;

/** The lines that are behind a path in words: `lines 10–20`. */
function linesAfter(text: string, at: number): string | undefined {
  const match = lineWords.exec(text.slice(at, at + 40));
  return range(match?.[1], match?.[2]);
}

function range(from: string | undefined, to: string | undefined): string | undefined {
  if (from === undefined) return undefined;
  const first = Number(from);
  const last = Number(to ?? from);
  return first >= 1 && last >= first ? `${first}-${last}` : undefined;
}

function unique(mentions: readonly Mention[]): Mention[] {
  return mentions.filter(
    (mention, index) =>
      !mentions
        .slice(0, Math.min(index, 200))
        .some((other) => other.path === mention.path && other.extent.from === mention.extent.from),
  );
}
