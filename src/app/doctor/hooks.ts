import { join, relative } from 'node:path';
import type { Config } from '../../core/config.ts';
import { BatonError } from '../../errors.ts';
import type { Environment } from '../../git/process/environment.ts';
import type { Check } from '../../render/checks.ts';
import { readExact, statExact } from '../../store/file-edit.ts';
import { groundOf } from '../../store/ground.ts';
import { putBlock, takeBlock } from '../../store/marked-block.ts';
import type { HookManager } from '../init/hook-manager.ts';
import { type GitHook, installedHooks } from '../init/hooks.ts';
import { entryFormat, scriptsOf } from '../init/manager-files.ts';
import { trackablePath } from '../init/shell-files.ts';
import { callsBaton, callsByPath, folderIn, stubLines } from '../init/stub.ts';
import { putEntry } from '../init/yaml-entry.ts';

/** What the checks of hooks look at. */
export interface HookSurroundings {
  /** Absolute: the work tree. */
  readonly top: string;
  /** Absolute: where git looks for hooks. */
  readonly folder: string;
  readonly manager: HookManager;
  readonly config: Config;
  readonly env: Environment;
}

/** Whether a commit in this worktree runs the check, and the check of this version and configuration. */
export async function checkHooks(around: HookSurroundings): Promise<Check[]> {
  const { manager } = around;
  const checks = await byManager(manager, around);
  const disabled = disabledBy(manager, around.env);
  return disabled ? [...checks, disabled] : checks;
}

/** Hook files and configurations that git can track are a branch's own: nothing can be promised of those. */
export function checkTracked(manager: HookManager, top: string): Check[] {
  if (manager.type === 'other') return [];
  const path = trackablePath(top, manager.type === 'file' ? manager.file : manager.folder);
  if (path === undefined) return [];
  const runs =
    manager.type === 'file'
      ? `${manager.name} runs \`${path}\` of the branch that is checked out`
      : `git runs the hooks in \`${path}\` of the branch that is checked out`;
  return [
    {
      name: 'hook',
      status: 'note',
      message: `${runs}: check out a branch that you do not trust in another clone only`,
    },
  ];
}

async function byManager(manager: HookManager, around: HookSurroundings): Promise<Check[]> {
  if (manager.type === 'other') return [await otherCheck(manager, around)];
  if (manager.type === 'file')
    return [await callCheck(manager, around), ...(await entryChecks(manager, around))];
  const needsRunBit = manager.type === 'git' || manager.isProgram;
  const stubs = installedHooks.map((gate) => ({ gate, path: join(manager.folder, gate.name) }));
  const own = await stubChecks(stubs, { ...around, needsRunBit });
  return manager.type === 'git' ? own : [await huskyCheck(manager, around), ...own];
}

async function otherCheck(
  { name, where, why }: HookManager & { readonly type: 'other' },
  { top, folder }: HookSurroundings,
): Promise<Check> {
  const texts = await Promise.all(
    [join(folder, 'pre-commit'), join(top, where)].map((path) => textOf(path, top)),
  );
  const calling = texts.filter((text) => text !== undefined && callsBaton(text));
  if (trackablePath(top, folder) === undefined && calling.some((text) => text && callsByPath(text)))
    return problem(states.byPath.say(`\`${shown(where, top)}\``), states.byPath.help());
  if (calling.length > 0) return ok(`${name} calls Baton through your own lines (${shown(where, top)})`);
  const help = 'run `baton init`: it prints what to add, and writes nothing';
  if (why === undefined)
    return problem(`${name} (\`${where}\`) manages the hooks and does not call Baton`, help);
  return problem(`${name} names \`${shown(folder, top)}\`, which ${why}; no hook there calls Baton`, help);
}

async function huskyCheck(
  { isActive, isProgram }: HookManager & { readonly type: 'husky' },
  { top, folder }: HookSurroundings,
): Promise<Check> {
  const name = shown(folder, top);
  if (!isActive) {
    return problem(
      name.endsWith('_')
        ? `\`core.hooksPath\` names \`${name}\`, which husky has not created in this worktree, so git runs no hook here`
        : 'package.json names husky, but git does not run it: `core.hooksPath` is not set',
      'run `npx husky` here, or `npm install` with its `prepare` script (`npm ci --omit=dev` does not install husky)',
    );
  }
  if (isProgram) return ok('git runs husky here');
  for (const gate of installedHooks) {
    const path = join(folder, gate.name);
    const stats = await statExact(path);
    if (!stats)
      return problem(`husky has not created \`${shown(path, top)}\`, so git skips it`, 'run `npx husky`');
    if (!stats.isProgram) return noRunBit(path, top);
  }
  return ok('git runs husky here');
}

async function callCheck(
  { name, uncalledHooks }: HookManager & { readonly type: 'file' },
  { top, folder }: HookSurroundings,
): Promise<Check> {
  const [first] = uncalledHooks;
  if (first === undefined) return ok(`git runs ${name} here`);
  const path = join(folder, first);
  const stats = await statExact(path);
  if (stats && !stats.isProgram) return noRunBit(path, top);
  const types = name === 'pre-commit' ? uncalledHooks.map((one) => ` --hook-type ${one}`).join('') : '';
  const paths = uncalledHooks.map((one) => `\`${shown(join(folder, one), top)}\``).join(', ');
  return problem(
    stats
      ? `\`${shown(path, top)}\` does not call ${name}`
      : `${name} is configured but not installed: ${paths} ${uncalledHooks.length === 1 ? 'does' : 'do'} not exist`,
    `run \`${name} install${types}\``,
  );
}

async function entryChecks(
  { name, file }: HookManager & { readonly type: 'file' },
  around: HookSurroundings,
): Promise<Check[]> {
  const { top, config } = around;
  const scripts = scriptsOf(name, config);
  const text = await textOf(file, top);
  const label = `\`${shown(file, top)}\``;
  if (text === undefined || !callsBaton(text))
    return [problem(`${label} has no entry that calls Baton`, 'run `baton init`')];
  const isOurs = attempt(() => takeBlock(text, 'yaml')) !== undefined;
  const isCurrent = !isOurs || attempt(() => putEntry(text, entryFormat(name, scripts))) === text;
  const entry = isCurrent
    ? ok(`${label} has ${name} call Baton`)
    : problem(`The entry of Baton in ${label} differs from that of this version`, 'run `baton init`');
  const called = scripts.filter(({ script }) => text.includes(script));
  const stubs = called.map(({ gate, script }) => ({ gate, path: join(top, script) }));
  return [entry, ...(await stubChecks(stubs, { ...around, needsRunBit: false }))];
}

interface StubPlace {
  readonly gate: GitHook;
  /** Absolute. */
  readonly path: string;
}

/** One line for all that are in order, and one for all that have the same fault. */
async function stubChecks(
  stubs: readonly StubPlace[],
  around: HookSurroundings & { readonly needsRunBit: boolean },
): Promise<Check[]> {
  const groups = new Map<string, { readonly state: StubState; readonly labels: string[] }>();
  for (const stub of stubs) {
    const state = await stateOf(stub, around);
    const label = `\`${shown(stub.path, around.top)}\``;
    const group = groups.get(state.say('')) ?? { state, labels: [] };
    group.labels.push(label);
    groups.set(state.say(''), group);
  }
  return [...groups.values()].map(({ state, labels }) => {
    const message = state.say(labels.join(', '));
    return state.help === undefined ? ok(message) : problem(message, state.help(labels));
  });
}

/** What is the matter with a hook, said of one or of several; without help it is in order. */
interface StubState {
  say(labels: string): string;
  readonly help?: (labels: readonly string[]) => string;
}

const runInit = () => 'run `baton init`';
const states = {
  fine: { say: (labels: string) => labels },
  byHand: { say: (labels: string) => `Your own lines call Baton in ${labels}` },
  byPath: {
    say: (labels: string) =>
      `Baton is called through a path in the work tree, which a branch can replace, in ${labels}`,
    help: () => 'call `git-baton hook NAME` instead, and run `npm install --global git-baton`',
  },
  missing: { say: (labels: string) => `Missing hook, expected ${labels}`, help: runInit },
  noCall: { say: (labels: string) => `Baton is not called in ${labels}`, help: runInit },
  noText: { say: (labels: string) => `Not readable as text: ${labels}`, help: runInit },
  old: { say: (labels: string) => `Lines of another version of Baton in ${labels}`, help: runInit },
  crlf: {
    say: (labels: string) => `CRLF line endings, which a shell cannot read, in ${labels}`,
    help: (labels: readonly string[]) => {
      const files = labels.join(' ').replaceAll('`', '');
      return `run \`baton init\` on a system that writes LF, commit \`.gitattributes\`, then run here \`rm ${files} && git checkout -- ${files}\``;
    },
  },
  places: {
    say: (labels: string) =>
      `Unexpected record folders in ${labels}, expected those of \`root\`, \`kinds\` and \`numbered\` of the configuration: commits in other folders are not checked`,
    help: runInit,
  },
  late: {
    say: (labels: string) => `Lines that may exit before Baton runs in ${labels}`,
    help: () => "move Baton's block to the top",
  },
  noRunBit: {
    say: (labels: string) => `No execute permission, so git skips ${labels}`,
    help: (labels: readonly string[]) => `run \`chmod +x ${labels.join(' ').replaceAll('`', '')}\``,
  },
} as const satisfies Readonly<Record<string, StubState>>;

async function stateOf(
  { gate, path }: StubPlace,
  { config, needsRunBit, top }: Pick<HookSurroundings, 'config' | 'top'> & { readonly needsRunBit: boolean },
): Promise<StubState> {
  const text = await textOf(path, top);
  if (text === undefined) return (await statExact(path)) ? states.noText : states.missing;
  if (needsRunBit && !(await statExact(path))?.isProgram) return states.noRunBit;
  try {
    if (text.includes('\r\n')) return states.crlf;
    const rest = takeBlock(text, 'hash');
    if (rest === undefined) return stateByHand(text, trackablePath(top, path) === undefined);
    const current = putBlock(text, stubLines(config, gate.name, folderIn(text)), 'hash', 'start');
    if (withoutPlaces(current) !== withoutPlaces(text)) return states.old;
    if (current !== text) return states.places;
    const isLate = /^(?:exit|exec)\b/m.test(text.slice(0, text.search(/^# >>> baton /m)));
    return isLate ? states.late : states.fine;
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
    return { say: (labels) => `${labels}: ${error.message}`, help: () => error.help ?? '' };
  }
}

/** @param isOutside no branch can have the hook itself */
function stateByHand(text: string, isOutside: boolean): StubState {
  if (!callsBaton(text)) return states.noCall;
  return isOutside && callsByPath(text) ? states.byPath : states.byHand;
}

/** The stub but for the pathspecs that `baton init` writes into it. */
function withoutPlaces(text: string): string {
  return text.replace(/^ *set -- ':\(top,glob\).*$/gm, '');
}

const switches: Readonly<Record<string, { variable: string; isOff: (value: string) => boolean }>> = {
  husky: { variable: 'HUSKY', isOff: (value) => value === '0' },
  lefthook: { variable: 'LEFTHOOK', isOff: (value) => value === '0' || value === 'false' },
  'pre-commit': {
    variable: 'SKIP',
    isOff: (value) => value.split(',').some((one) => one.trim() === 'baton'),
  },
};

function disabledBy(manager: HookManager, env: Environment): Check | undefined {
  const found = switches[manager.type === 'file' ? manager.name : manager.type];
  const value = found && env[found.variable];
  if (!found || value === undefined || !found.isOff(value)) return undefined;
  return problem(
    `The variable \`${found.variable}=${value}\` turns the check off`,
    `unset ${found.variable}`,
  );
}

function noRunBit(path: string, top: string): Check {
  const name = shown(path, top);
  return problem(`\`${name}\` has no execute permission, so git skips it`, `run \`chmod +x ${name}\``);
}

/** Undefined for no file, and for one that is not text. */
async function textOf(path: string, top: string): Promise<string | undefined> {
  try {
    return await readExact(path, groundOf(top, path));
  } catch (error) {
    if (error instanceof BatonError) return undefined;
    throw error;
  }
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof BatonError) return undefined;
    throw error;
  }
}

function shown(path: string, top: string): string {
  const inside = relative(top, path);
  return inside.startsWith('..') ? path : inside;
}

const ok = (message: string): Check => ({ name: 'hook', status: 'ok', message });
const problem = (message: string, help: string): Check => ({
  name: 'hook',
  status: 'problem',
  message,
  help,
});
