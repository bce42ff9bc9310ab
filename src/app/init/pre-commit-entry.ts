import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, type Pair, type YAMLMap } from 'yaml';
import { mapOf } from '../../core/collections/map.ts';
import type { GateScript } from './gate-script.ts';
import { below, type EntryFormat, indentOf, pairOf } from './yaml-entry.ts';

/** What the framework is to run at one stage; it names stages otherwise since its version 3.2. */
function hookOf({ gate, script }: GateScript, isOld: boolean) {
  const name = gate.name === 'pre-commit' ? 'baton' : `baton-${gate.name}`;
  return {
    id: name,
    name,
    entry: `sh ${script}`,
    language: 'system',
    stages: [(isOld ? gate.stage?.old : gate.stage?.name) ?? gate.name],
    pass_filenames: gate.stage?.passesFile === true,
    always_run: true,
  };
}

function entryOf(scripts: readonly GateScript[], isOld: boolean) {
  return { repo: 'local', hooks: scripts.map((one) => hookOf(one, isOld)) };
}

/** @param hooks the indentation of a list below its key */
function linesOf(scripts: readonly GateScript[], isOld: boolean, hooks: string): string[] {
  const items = scripts.flatMap((one) =>
    Object.entries(hookOf(one, isOld)).map(([key, value], index) => {
      const text = Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
      return `  ${hooks}${index === 0 ? '- ' : '  '}${key}: ${text}`;
    }),
  );
  return ['- repo: local', '  hooks:', ...items];
}

/** The entry as lines to add by hand. */
export function preCommitByHand(scripts: readonly GateScript[], isOld: boolean): string {
  return ['repos:', ...linesOf(scripts, isOld, '').map((line) => `  ${line}`)].join('\n');
}

/** An entry of the list of repositories, with a hook for each gate. Either names of its stages are taken as they are. */
export function preCommit(scripts: readonly GateScript[], isOld: boolean): EntryFormat {
  const forms = [false, true].map((old) => entryOf(scripts, old));
  return {
    insertionsIn(root, text) {
      const repos = pairOf(root, 'repos');
      const place = repos && below(repos, text, linesOf(scripts, isOld, innerIndent(repos, text)));
      return place && [place];
    },
    withEntry(content) {
      const all = mapOf(content);
      return { ...all, repos: [entryOf(scripts, isOld), ...(Array.isArray(all.repos) ? all.repos : [])] };
    },
    holds(content) {
      const { repos } = mapOf(content);
      return Array.isArray(repos) && repos.some((one) => forms.some((form) => isDeepStrictEqual(one, form)));
    },
  };
}

/** How deep the lists of hooks are below their key here; as the list of repositories does if there is none. */
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
