import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, type Pair, type YAMLMap } from 'yaml';
import { type EntryFormat, indentOf, type Place, pairOf } from './yaml-entry.ts';

/** The managers whose configuration Baton writes an entry into. */
export type FileManager = 'lefthook' | 'pre-commit';

/** The entry that runs a script, in the format of a manager's configuration. */
export function entryFormat(manager: FileManager, script: string): EntryFormat {
  return manager === 'lefthook' ? lefthook(script) : preCommit(script);
}

/** The entry as lines to add by hand. */
export function entryByHand(manager: FileManager, script: string): string {
  return manager === 'lefthook'
    ? ['pre-commit:', '  commands:', ...lefthookLines(script).map((line) => `    ${line}`)].join('\n')
    : ['repos:', ...preCommitLines(script, '', '').map((line) => `  ${line}`)].join('\n');
}

/**
 * lefthook passes over a command when no file is staged that it counts: at the end of a merge, for a change of type. It
 * runs one that names files of its own, here the script itself.
 */
function lefthookLines(script: string): string[] {
  return ['baton:', `  files: echo ${script}`, '  run: sh {files}'];
}

function lefthook(script: string): EntryFormat {
  const command = { files: `echo ${script}`, run: 'sh {files}' };
  const job = { name: 'baton', ...command };
  const lines = lefthookLines(script);
  return {
    placeIn(root, text): Place | undefined {
      const hook = pairOf(root, 'pre-commit');
      if (!hook) {
        const top = ['pre-commit:', '  commands:', ...lines.map((line) => `    ${line}`)];
        return { below: undefined, indent: '', lines: top };
      }
      const own = isMap(hook.value) ? hook.value : undefined;
      const jobs = pairOf(own, 'jobs');
      if (jobs) return below(jobs, text, ['- name: baton', ...lines.slice(1)]);
      const commands = pairOf(own, 'commands');
      return commands
        ? below(commands, text, lines)
        : below(hook, text, ['commands:', ...lines.map((line) => `  ${line}`)]);
    },
    withEntry(content) {
      const all = asMap(content);
      const hook = asMap(all['pre-commit']);
      const more = Array.isArray(hook.jobs)
        ? { jobs: [job, ...hook.jobs] }
        : { commands: { ...asMap(hook.commands), baton: command } };
      return { ...all, 'pre-commit': { ...hook, ...more } };
    },
    holds(content) {
      const { jobs, commands } = asMap(asMap(content)['pre-commit']);
      const isOurs = (one: unknown) => isDeepStrictEqual(one, job);
      return isDeepStrictEqual(asMap(commands).baton, command) || (Array.isArray(jobs) && jobs.some(isOurs));
    },
  };
}

/** @param hooks the indentation of a list below its key */
function preCommitLines(script: string, indent: string, hooks: string): string[] {
  return [
    '- repo: local',
    '  hooks:',
    `  ${hooks}- id: baton`,
    ...[
      'name: baton',
      `entry: sh ${script}`,
      'language: system',
      'pass_filenames: false',
      'always_run: true',
    ].map((line) => `  ${hooks}  ${line}`),
  ].map((line) => indent + line);
}

function preCommit(script: string): EntryFormat {
  const hook = {
    id: 'baton',
    name: 'baton',
    entry: `sh ${script}`,
    language: 'system',
    pass_filenames: false,
    always_run: true,
  };
  const entry = { repo: 'local', hooks: [hook] };
  return {
    placeIn(root, text) {
      const repos = pairOf(root, 'repos');
      return repos && below(repos, text, preCommitLines(script, '', innerIndent(repos, text)));
    },
    withEntry(content) {
      const all = asMap(content);
      return { ...all, repos: [entry, ...(Array.isArray(all.repos) ? all.repos : [])] };
    },
    holds(content) {
      const { repos } = asMap(content);
      return Array.isArray(repos) && repos.some((one) => isDeepStrictEqual(one, entry));
    },
  };
}

/** How deep the lists of hooks stand below their key here; as the list of repositories does where there is none. */
function innerIndent({ value }: Pair, text: string): string {
  const outer = indentOf(value, text) ?? '';
  const maps = isSeq(value) ? value.items.filter((one): one is YAMLMap => isMap(one)) : [];
  for (const map of maps) {
    const inner = indentOf(pairOf(map, 'hooks')?.value, text);
    const key = map.range?.[0] ?? 0;
    const column = key - (text.lastIndexOf('\n', key - 1) + 1);
    if (inner !== undefined) return ' '.repeat(Math.max(0, inner.length - column));
  }
  return outer;
}

function below(pair: Pair, text: string, lines: readonly string[]): Place | undefined {
  const indent = indentOf(pair.value, text);
  return indent === undefined ? undefined : { below: pair, indent, lines };
}

function asMap(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
