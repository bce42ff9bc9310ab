/** A file of a commit, with its changed lines. */
export interface ChangedFile {
  /** From the top. */
  readonly path: string;
  readonly status: 'A' | 'M' | 'D';
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** A commit that is not a merge. */
export interface LandedCommit {
  readonly message: string;
  readonly files: readonly ChangedFile[];
}

/** What shows a choice in a commit, as a person would say it. */
export type Sign =
  | 'a dependency was added, removed or replaced'
  | 'a public interface changed'
  | 'a schema changed'
  | 'a configuration changed'
  | 'a file was removed that others imported'
  | 'the message gives a reason';

/**
 * Whether a commit shows a choice between ways, so that somebody could ask later why (agents, section 5). A heuristic on the message,
 * in several languages, and on the changed lines; where it does not know, the answer is no.
 *
 * @returns the first sign; undefined for none
 */
export function choiceIn({ files, message }: LandedCommit): Sign | undefined {
  const own = files.filter(({ path }) => !isMaterial.test(path));
  if (own.some(changesDependencies)) return 'a dependency was added, removed or replaced';
  if (own.some(changesInterface)) return 'a public interface changed';
  if (own.some(({ path, ...file }) => schema.test(path) && hasOtherWords(file))) return 'a schema changed';
  if (own.some(({ path, ...file }) => configuration.test(path) && hasOtherWords(file)))
    return 'a configuration changed';
  if (own.some((file) => isLostImport(file, own))) return 'a file was removed that others imported';
  return files.length > 0 && hasReason(message) ? 'the message gives a reason' : undefined;
}

/** What follows from other files, or is no part of the program. */
const isMaterial =
  /(?:^|\/)(?:tests?|__tests__|__snapshots__|spec|fixtures|locales?|i18n|vendor|node_modules)\/|(?:[._-](?:test|spec|gen|generated|min)\.[^/]+|\.(?:md|snap|lock|po))$|(?:^|\/)(?:package-lock\.json|pnpm-lock\.yaml|go\.sum|npm-shrinkwrap\.json)$/;

/** Files that name dependencies, and the name in a line of each. */
const manifests: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?:^|\/)(?:package|composer)\.json$/,
    /^\s*"(?!version"|name"|main"|type")([@\w./-]+)"\s*:\s*"[^"]*\d[^"]*"/,
  ],
  [/(?:^|\/)requirements[^/]*\.txt$/, /^\s*([A-Za-z][\w.-]*)\s*(?:\[[^\]]*\]\s*)?(?:[=<>~!;]|$)/],
  [
    /(?:^|\/)(?:Cargo|pyproject)\.toml$/,
    /^\s*"?(?!version\b|name\b|edition\b|description\b)([A-Za-z][\w-]*)"?\s*=\s*(?:"[^"]*\d|\{)/,
  ],
  [/(?:^|\/)go\.mod$/, /^\s*(?:require\s+)?([\w.-]+\/[\w./-]+)\s+v\d/],
  [/(?:^|\/)Gemfile$/, /^\s*gem\s+['"]([^'"]+)/],
  [/(?:^|\/)pom\.xml$/, /<artifactId>([^<]+)</],
  [
    /(?:^|\/)build\.gradle(?:\.kts)?$/,
    /\b(?:implementation|api|compileOnly|runtimeOnly)\s*\(?\s*['"]([^:'"]+:[^:'"]+)/,
  ],
];

/** A name on one side only: with another version on both it was updated. What a program needs to run is a choice at any change. */
function changesDependencies({ added, path, removed }: ChangedFile): boolean {
  const name = manifests.find(([file]) => file.test(path))?.[1];
  if (!name) return false;
  const names = (lines: readonly string[]) => new Set(lines.flatMap((line) => name.exec(line)?.[1] ?? []));
  const [before, after] = [names(removed), names(added)];
  return before.has('node') || [...before, ...after].some((one) => before.has(one) !== after.has(one));
}

const schema =
  /\.(?:proto|graphqls?|sql|prisma|avsc|xsd)$|\.schema\.json$|(?:^|\/)(?:openapi|swagger)[^/]*\.(?:ya?ml|json)$|(?:^|\/)migrations?\//i;

const configuration =
  /(?:^|\/)(?:config|deploy|k8s|helm|terraform|\.github\/workflows)\/|\.(?:tf|service|timer)$|(?:^|\/)(?:Dockerfile|docker-compose[^/]*\.ya?ml|\.env[^/]*|tsconfig[^/]*\.json|[\w-]+\.config\.[cm]?[jt]s|crontab)$/;

/** Whether the lines differ in more than numbers: otherwise a version was updated. */
function hasOtherWords({ added, removed }: Pick<ChangedFile, 'added' | 'removed'>): boolean {
  const words = (lines: readonly string[]) =>
    lines
      .map((line) => line.replace(/\s+|[v.\d-]*\d[\w.-]*/g, ''))
      .filter((line) => line !== '' && !/^(?:#|\/\/)/.test(line));
  return words(added).sort().join('\n') !== words(removed).sort().join('\n');
}

/** Declarations that others can use, and the name in each. */
const declarations: readonly RegExp[] = [
  /^export\s+(?:default\s+)?(?:async\s+)?(?:function|const|class|interface|type|enum)\s+(\w+)/,
  /^\s*pub\s+(?:async\s+)?(?:fn|struct|enum|trait)\s+(\w+)/,
  /^func\s+(?:\([^)]*\)\s*)?([A-Z]\w*)\s*\(/,
  /^\s*public\s+(?:static\s+)?[\w<>[\], ]+\s+(\w+)\s*\(/,
];

/** The same name with another declaration; a name that is only on one side was added, moved or removed. */
function changesInterface({ added, removed }: ChangedFile): boolean {
  const declared = (lines: readonly string[]) =>
    new Map(
      lines.flatMap((line) => {
        const name = declarations.map((one) => one.exec(line)?.[1]).find((one) => one !== undefined);
        return name === undefined ? [] : [[name, line.trim().replace(/\s*\{$/, '')] as const];
      }),
    );
  const after = declared(added);
  return [...declared(removed)].some(([name, line]) => after.has(name) && after.get(name) !== line);
}

const importing = /\b(?:import|require|from|include|use)\b/;

/** A file that is gone, that another file no longer imports, and that is not in another folder now. */
function isLostImport({ path, status }: ChangedFile, all: readonly ChangedFile[]): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const stem = name.replace(/\.[^.]+$/, '');
  if (status !== 'D' || stem.length < 3) return false;
  if (all.some((one) => one.status === 'A' && one.path.endsWith(`/${name}`))) return false;
  const names = new RegExp(`(?<![\\w-])${stem.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`);
  return all.some(
    (one) =>
      one.path !== path &&
      one.removed.some((line) => importing.test(line) && names.test(line)) &&
      !one.added.some((line) => importing.test(line) && names.test(line)),
  );
}

/** Before the words of a subject: `feat(api): `, and marks of a breaking change. */
const prefix = /^(?:[a-z]+(?:\([^)]*\))?(!?):\s*)?/i;
/** A fault has a cause, and its fix explains it: no other way was open. */
const fixes = /^(?:fix|bug|hotfix|typo|corrig|arregl|behob|behebe|fehler|исправ|修正|修复|수정)/i;
/** Subjects that begin with a choice. */
const begins = [
  /^(?:replac|switch|swap|revert|drop|back out|roll back|abandon|adopt|deprecat|migrat|downgrad)/i,
  /^(?:move|change)\b.*\bfrom\b.*\bto\b|^move (?:away )?from\b/i,
  /^(?:ersetz|wechsl|wechsel|umstell|verwirf|remplac|abandonn|reemplaz|sustitu|cambia(?:r)? (?:de|a)\b|troca|substitu|sostitu|vervang|zastąp|заменит|замена|откат)/i,
] as const;
/** Words that say another way was there, or why this one. */
const says = [
  /\b(?:instead of|rather than|in favou?r of|because|so that we|no longer|was tried|we (?:chose|decided))\b/i,
  /\b(?:statt|anstatt|anstelle|weil|nicht mehr)\b/i,
  /au lieu d|plutôt qu|parce qu/i,
  /en (?:lugar|vez) de|porque|em vez d|ao invés d/i,
  /\binvece d|perché|in plaats van|omdat\b|zamiast|ponieważ/i,
  /вместо|потому что|из-за/i,
  /代わりに|やめ(?:て|る)|置き換え|切り替え|改用|代替|替换|切换|因为|回滚|대신|때문/,
] as const;

function hasReason(message: string): boolean {
  const [, breaking = ''] = prefix.exec(message) ?? [];
  const text = message.replace(prefix, '');
  const subject = text.split('\n', 1)[0] ?? '';
  if (breaking === '!') return true;
  if (fixes.test(message) || fixes.test(subject) || /^merge\b/i.test(subject)) return false;
  return begins.some((one) => one.test(subject)) || says.some((one) => one.test(text));
}
