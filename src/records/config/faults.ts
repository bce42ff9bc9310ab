import { globKinds } from '../../core/config.ts';
import { entriesOf, itemsOf, nodeAt, stringOf, stringsOf, type YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { suggest } from '../../text/closest-match.ts';
import { isDay, isIso8601 } from '../kinds/time.ts';

/** Something wrong in a configuration, and where. */
export interface FaultAt {
  readonly extent: Extent;
  readonly message: string;
  readonly help?: string | undefined;
}

/** Keys that say something of the whole repository. */
const topKeys = ['root', 'kinds', 'numbered', 'protect'] as const;

/** What the schema cannot say: values that mean nothing, or name nothing. */
export function faultsOfValues(root: YamlNode, ruleIds: readonly string[]): readonly FaultAt[] {
  return [
    ...unknownRules(root, ruleIds),
    ...badWaivers(root, ruleIds),
    ...badSince(root),
    ...badPaths(root),
    ...badGlobs(root),
    ...badMachines(root),
  ];
}

/** The keys of a nested configuration that it cannot have: nothing would read them there. */
export function keysOfTheTop(root: YamlNode): readonly FaultAt[] {
  return entriesOf(root).flatMap(({ key, name }): FaultAt[] => {
    if (!topKeys.some((one) => one === name)) return [];
    const message = `Unexpected \`${name}\`, expected only at the top of the repository`;
    const help = 'move it to the configuration there; paths and globs in it begin at the top';
    return [{ extent: key.extent, message, help }];
  });
}

function unknownRules(root: YamlNode, ruleIds: readonly string[]): FaultAt[] {
  return entriesOf(nodeAt(root, 'rules')).flatMap(({ key, name }) => unknownRule(key, name, ruleIds));
}

function unknownRule(at: YamlNode, name: string | null | undefined, ruleIds: readonly string[]): FaultAt[] {
  if (typeof name !== 'string' || ruleIds.includes(name)) return [];
  const help = suggest(name, ruleIds, 'run `baton rules` for a list');
  return [{ extent: at.extent, message: `Unknown rule \`${name}\``, help }];
}

/** A waiver without a rule, with an invalid day or without text would silently waive nothing, or everything. */
function badWaivers(root: YamlNode, ruleIds: readonly string[]): FaultAt[] {
  return itemsOf(nodeAt(root, 'waivers')).flatMap((waiver): FaultAt[] => {
    const rule = nodeAt(waiver, 'rule');
    const until = nodeAt(waiver, 'until');
    const day = stringOf(until);
    const blank = ['record', 'reason', 'by', 'commit'].flatMap((key) => nodeAt(waiver, key) ?? []);
    return [
      ...(rule ? unknownRule(rule, stringOf(rule), ruleIds) : []),
      ...blank
        .filter((node) => stringOf(node)?.trim() === '')
        .map(({ extent }) => ({
          extent,
          message: 'Unexpected blank text in a waiver',
          help: 'write what it says',
        })),
      ...(until && day !== undefined && isIso8601(day) && !isDay(day)
        ? [
            {
              extent: until.extent,
              message: `Unexpected \`until: ${day}\` in a waiver, expected a valid day`,
              help: 'write one such as `until: 2027-01-31`',
            },
          ]
        : []),
    ];
  });
}

function badSince(root: YamlNode): FaultAt[] {
  const since = nodeAt(root, 'since');
  const text = stringOf(since)?.trim();
  if (!since || text === undefined) return [];
  if (text === '')
    return [{ extent: since.extent, message: 'Unexpected blank `since`, expected a commit or a date' }];
  if (!/^\d{4}-\d\d-\d\d/.test(text) || isDay(text)) return [];
  const message = `Unexpected \`since: ${text}\`, expected a valid day`;
  return [{ extent: since.extent, message, help: 'write one such as `since: 2026-01-31`' }];
}

/** A path outside of the repository is not read, or is another file on each machine. */
function badPaths(root: YamlNode): FaultAt[] {
  const numbered = itemsOf(nodeAt(root, 'numbered'));
  const nodes = [
    nodeAt(root, 'root'),
    ...entriesOf(nodeAt(root, 'steps')).map(({ value }) => value),
    ...numbered,
  ];
  return nodes.flatMap((node): FaultAt[] => {
    const path = stringOf(node);
    // `./docs/adr` names a folder of `numbered`.
    const bare = node && numbered.includes(node) ? path?.replace(/^\.\//, '') : path;
    const why = bare === undefined ? undefined : whyBadPath(bare);
    return node && why !== undefined
      ? [{ extent: node.extent, message: `Unexpected path \`${path}\`, ${why}` }]
      : [];
  });
}

function whyBadPath(path: string): string | undefined {
  if (/^\.?\/*$/.test(path.trim())) return 'expected a path below the top of the repository';
  if (/^(?:\/|~|[A-Za-z]:)/.test(path)) return 'expected a path relative to the repository';
  if (path.includes('\\')) return 'expected `/` between folders';
  const steps = path.split('/');
  return steps.includes('..') || steps.includes('.') ? 'expected a path without `./` and `..`' : undefined;
}

/** Globs are matched with paths with `/`, or with names of branches; a glob that can never match is an error. */
function badGlobs(root: YamlNode): FaultAt[] {
  const lists = [nodeAt(root, 'ignore'), ...globKinds.map((kind) => nodeAt(root, 'kinds', kind))];
  return [
    ...lists.flatMap((list) => badGlobsIn(list, whyBadGlob)),
    ...badGlobsIn(nodeAt(root, 'protect'), whyBadBranch),
  ];
}

function badGlobsIn(list: YamlNode | undefined, whyBad: (glob: string) => string | undefined): FaultAt[] {
  return stringsOf(list).flatMap(({ value, node }) => {
    const why = whyBad(value);
    return why === undefined
      ? []
      : [{ extent: node.extent, message: `Unexpected glob \`${value}\`, ${why}` }];
  });
}

/** A branch that is meant to be protected and never is would be noticed late. */
function whyBadBranch(glob: string): string | undefined {
  if (glob.trim() === '') return 'expected a pattern';
  if (/^(?:\/|refs\/heads\/)/.test(glob)) return 'expected the name of a branch, such as `main`';
  if (glob.endsWith('/')) return `expected \`${glob}*\`: a glob names branches`;
  return whyUnclosed(glob);
}

function whyBadGlob(glob: string): string | undefined {
  if (glob.trim() === '') return 'expected a pattern';
  if (glob.startsWith('/') || /^[A-Za-z]:/.test(glob)) return 'expected a path relative to the repository';
  if (/^!(?!\()/.test(glob)) return 'expected a pattern without `!`, which would match everything else';
  if (glob.endsWith('/')) return `expected \`${glob}**\`: a glob names files`;
  if (glob.startsWith('./') || glob.split('/').includes('..')) return 'expected a path without `./` and `..`';
  return whyUnclosed(glob);
}

function whyUnclosed(glob: string): string | undefined {
  for (const [open, close] of ['[]', '{}', '()']) {
    const text = glob.replace(/\\./g, '');
    if (text.split(open ?? '').length !== text.split(close ?? '').length)
      return `expected a closing \`${close}\``;
  }
  return undefined;
}

function badMachines(root: YamlNode): FaultAt[] {
  return entriesOf(nodeAt(root, 'machines')).flatMap(({ name, key, value }) => {
    if (name === 'reasoning')
      return [{ extent: key.extent, message: 'Machine `reasoning` is built in and cannot be declared' }];
    const initial = nodeAt(value, 'initial');
    const edges = nodeAt(value, 'edges');
    const known = new Set(
      entriesOf(edges).flatMap((edge) => [edge.name, ...stringsOf(edge.value).map((to) => to.value)]),
    );
    if (initial && !known.has(stringOf(initial) ?? '')) {
      return [{ extent: initial.extent, message: `Initial state \`${stringOf(initial)}\` has no edge` }];
    }
    return stringsOf(nodeAt(value, 'final')).flatMap(({ value: state, node }) =>
      known.has(state)
        ? []
        : [{ extent: node.extent, message: `Final state \`${state}\` is not reached by any edge` }],
    );
  });
}
