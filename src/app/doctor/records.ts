import type { Config } from '../../core/config.ts';
import { attributesOf, hiddenFiles, ignoredPaths } from '../../git/setup/health.ts';
import type { Repository } from '../../git/setup/repository.ts';
import type { PathRules } from '../../records/record-paths.ts';
import type { Check } from '../../render/checks.ts';
import { isConfigurationPath } from '../config/load-config.ts';

/** Drivers that git brings itself, and its words for none. */
const builtIn = new Set(['unspecified', 'set', 'unset', 'text', 'binary']);

/** One path of each kind of record, which need not exist. */
function samples({ root }: Config): string[] {
  return [
    'sessions/x.md',
    'threads/x/thread.md',
    'threads/x/res_x.yaml',
    'handoffs/x.yaml',
    'tasks/x.md',
  ].map((path) => `${root}/${path}`);
}

/**
 * Whether attributes of git leave records as they are written, in every checkout and merge.
 *
 * @param scripts files that a shell reads, from the top
 */
export async function checkAttributes(
  repository: Repository,
  config: Config,
  scripts: readonly string[],
): Promise<Check[]> {
  const found = await attributesOf(repository.context, ['text', 'eol', 'merge', 'diff'], samples(config));
  const all = [...found.values()];
  const isKept = all.every(keepsLines);
  const lines: Check = isKept
    ? { name: 'attributes', status: 'ok', message: 'records keep their LF line endings' }
    : {
        name: 'attributes',
        status: 'problem',
        message: '`.gitattributes` does not keep the LF line endings of records: a checkout may write CRLF',
        help: 'run `baton init`, and commit `.gitattributes`',
      };
  const drivers = [...new Set(all.map(({ merge = 'unspecified' }) => merge))].filter(
    (one) => !builtIn.has(one),
  );
  const merges = await Promise.all(drivers.map((driver) => driverCheck(repository, driver)));
  const shows = all.some(({ diff }) => diff === 'baton') ? [await diffCheck(repository)] : [];
  return [lines, ...(await scriptCheck(repository, scripts)), ...merges, ...shows];
}

function keepsLines({ text, eol }: Readonly<Record<string, string | undefined>>): boolean {
  return eol === 'lf' || text === 'unset';
}

/** No shell reads a script whose lines end in CRLF, and every commit is refused then. */
async function scriptCheck(repository: Repository, scripts: readonly string[]): Promise<Check[]> {
  if (scripts.length === 0) return [];
  const found = await attributesOf(repository.context, ['text', 'eol'], scripts);
  const lost = scripts.filter((path) => !keepsLines(found.get(path) ?? {}));
  if (lost.length === 0) return [];
  return [
    {
      name: 'attributes',
      status: 'problem',
      message: `\`.gitattributes\` does not keep the LF line endings of ${lost.map((path) => `\`${path}\``).join(', ')}: a checkout may write CRLF, which a shell cannot read`,
      help: 'run `baton init`, and commit `.gitattributes`',
    },
  ];
}

async function diffCheck(repository: Repository): Promise<Check> {
  const name = 'diff driver';
  if ((await repository.config('diff.baton.textconv')) !== undefined)
    return { name, status: 'ok', message: '`baton`' };
  const message =
    'Git attributes name the diff driver `baton`, which is not registered here: git shows records as plain text';
  return { name, status: 'note', message: `${message}; \`baton init --drivers\` registers it` };
}

async function driverCheck(repository: Repository, driver: string): Promise<Check> {
  const name = 'merge driver';
  if (driver === 'union') {
    return {
      name,
      status: 'problem',
      message:
        '`merge=union` keeps the lines of both sides: a record gets the same key twice, without a conflict',
      help: 'remove `merge=union` for records from `.gitattributes`',
    };
  }
  const key = `merge.${driver}.driver`;
  if ((await repository.config(key)) !== undefined) return { name, status: 'ok', message: `\`${driver}\`` };
  return {
    name,
    status: 'problem',
    message: `Git attributes name the merge driver \`${driver}\`, which is not registered here: git does an ordinary merge`,
    help: `register it with \`${driver === 'baton' ? 'baton init --drivers' : `git config ${key} COMMAND`}\`, or remove \`merge=${driver}\` from the attributes`,
  };
}

/** Whether git would take a new record in. */
export async function checkIgnored(repository: Repository, config: Config): Promise<Check[]> {
  const ignored = await ignoredPaths(repository.context, samples(config));
  const lines = new Map(ignored.map((one) => [`${one.source}:${one.line}`, one]));
  if (lines.size === 0) return [{ name: 'ignored', status: 'ok', message: 'no record path is ignored' }];
  return [...lines].map(([place, { pattern, path }]) => ({
    name: 'ignored',
    status: 'problem',
    message: `\`${place}\` (\`${pattern}\`) ignores records such as \`${path}\`: they are never committed`,
    help: `remove that line; \`git check-ignore -v ${path}\` prints whether another line ignores it too`,
  }));
}

/** Whether git notices every change of a tracked record. */
export async function checkHidden(
  repository: Repository,
  pathRules: PathRules | undefined,
): Promise<Check[]> {
  const isRecord = (path: string) =>
    isConfigurationPath(path) ||
    (pathRules ? pathRules.classify(path) !== undefined : /(?:^|\/)\.agents\//.test(path));
  const hidden = (await hiddenFiles(repository.context)).filter(({ path }) => isRecord(path));
  const isSparse = (await repository.config('core.sparseCheckout')) === 'true';
  const checks: Check[] = [];
  for (const bit of ['skip-worktree', 'assume-unchanged'] as const) {
    const paths = hidden.filter((one) => one.bit === bit).map(({ path }) => path);
    const [first] = paths;
    if (first === undefined) continue;
    const count = `${paths.length} ${paths.length === 1 ? 'record' : 'records'}, \`${first}\` first`;
    checks.push(
      bit === 'skip-worktree' && isSparse
        ? {
            name: 'hidden',
            status: 'note',
            message: `the sparse checkout excludes ${count}: they are checked in the index`,
          }
        : {
            name: 'hidden',
            status: 'problem',
            message: `The bit ${bit} hides changes of ${count}`,
            help: `run \`git update-index --no-${bit} ${first}\`${paths.length > 1 ? ', and so on' : ''}`,
          },
    );
  }
  return checks;
}
