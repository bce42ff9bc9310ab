import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Host, hosts } from '../../../agents/event.ts';
import { type HostFile, hostSetups } from '../../../agents/setup/hosts.ts';
import {
  entriesByHand,
  hasEntries,
  type JsonEdit,
  putEntries,
  takeEntries,
} from '../../../agents/setup/json-entries.ts';
import { ownFileMark } from '../../../agents/setup/plugins.ts';
import { claudeSkillPath, skillPath } from '../../../agents/setup/skill-paths.ts';
import { tomlServer, tomlServerIn } from '../../../agents/setup/toml-server.ts';
import type { Config } from '../../../core/config.ts';
import { BatonError } from '../../../errors.ts';
import { type FileEdit, readExact } from '../../../store/file-edit.ts';
import { putBlock, takeBlock } from '../../../store/marked-block.ts';
import { named, newHook } from '../install-hooks.ts';
import { scriptPath, stubLines } from '../stub.ts';
import { skillText } from './skill.ts';

/** What the files of hosts are made from. */
export interface AgentSurroundings {
  /** Absolute: the work tree. */
  readonly top: string;
  readonly config: Config;
  /** The folder of the package that has Baton installed, from the top. */
  readonly folder: string;
  /** The words that run Baton in every clone. */
  readonly own: string;
}

/** The hosts of a work tree. */
export interface FoundHosts {
  /** Those that a repository uses, by its files. */
  readonly used: readonly Host[];
  /** Those that call Baton by what `baton init --agent` wrote. */
  readonly setUp: readonly Host[];
}

/** What sets up hosts. */
export interface AgentPlan {
  readonly edits: readonly FileEdit[];
  /** What was left as it is, and why. */
  readonly notices: readonly string[];
}

/** @param top absolute @throws BatonError `unreadable` */
export async function findHosts(top: string): Promise<FoundHosts> {
  const setUp: Host[] = [];
  for (const host of hosts) if (await isSetUp(top, host)) setUp.push(host);
  const used = hosts.filter(
    (host) => setUp.includes(host) || hostSetups[host].signs.some((sign) => existsSync(join(top, sign))),
  );
  return { used, setUp };
}

async function isSetUp(top: string, host: Host): Promise<boolean> {
  for (const file of filesOf(host)) {
    for (const path of file.paths) {
      const text = await readExact(join(top, path), { top }).catch(() => undefined);
      if (text !== undefined && holdsOurs(file, text)) return true;
    }
  }
  return false;
}

/** What is looked for is the same for each launcher. */
function filesOf(host: Host): readonly HostFile[] {
  return hostSetups[host].files('.agents/baton-agent.sh');
}

function holdsOurs(file: HostFile, text: string): boolean {
  if (file.type === 'json') return hasEntries(text, file.entries);
  return text.includes(file.type === 'toml' ? '# >>> baton ' : ownFileMark);
}

/**
 * The files that make hosts call Baton: their own, the launcher that these name, and the skill (agents, section 6). Claude Code gets a copy
 * of the skill: it reads no other folder, and not every system has links in a checkout.
 *
 * @throws BatonError `usage` for a file that cannot be changed, `unreadable`
 */
export async function planAgents(around: AgentSurroundings, wanted: readonly Host[]): Promise<AgentPlan> {
  if (wanted.length === 0) return { edits: [], notices: [] };
  const { config, folder, own, top } = around;
  const launcher = scriptPath(config, 'agent');
  const notices: string[] = [];
  const about = 'tells agents how to work with records';
  const skill = await ownFile(top, skillPath, about, skillText(own), notices);
  const edits = [
    await edit(top, launcher, 'starts Baton for the agent programs', (before) =>
      named(launcher, () => putBlock(before ?? newHook, stubLines(config, 'agent', folder), 'hash', 'end')),
    ),
    skill,
  ];
  // A copy of what a person wrote would be a second text to keep.
  const isOurs = skill.after?.includes(ownFileMark) === true;
  if (wanted.includes('claude') && isOurs && !isSameFile(top, claudeSkillPath, skillPath)) {
    const note = 'the skill, where Claude Code reads it';
    edits.push(await ownFile(top, claudeSkillPath, note, skillText(own), notices));
  }
  for (const host of wanted) {
    const { files, title } = hostSetups[host];
    for (const file of files(launcher)) edits.push(await planFile(top, file, title, notices));
  }
  return { edits: edits.filter(({ after, before }) => before !== after), notices };
}

/** Whether two paths lead to one file, which need not exist: people link a folder of skills to the other. */
function isSameFile(top: string, one: string, other: string): boolean {
  return realPath(join(top, one)) === realPath(join(top, other));
}

/** A path without links, as far as it exists. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
}

async function planFile(top: string, file: HostFile, title: string, notices: string[]): Promise<FileEdit> {
  const path = pathOf(top, file);
  const note = `${title}: ${file.what}`;
  const byHand = (what: string) =>
    notices.push(`\`${path}\` names ${what} in your own lines: they were left as they are`);
  switch (file.type) {
    case 'text':
      return ownFile(top, path, note, file.text, notices);
    case 'toml':
      return edit(top, path, note, (before) =>
        withServer(before, path, file.args, () => byHand('the server `baton`')),
      );
    case 'json':
      return edit(top, path, note, (before) => {
        const found = before === undefined ? [] : entriesByHand(before, file.entries);
        if (found.length > 0) byHand(found.some(({ isItem }) => isItem) ? 'Baton' : 'the server `baton`');
        return textOf(putEntries(before, file.entries), path);
      });
  }
}

function pathOf(top: string, { paths }: HostFile): string {
  return paths.find((path) => existsSync(join(top, path))) ?? paths[0] ?? '';
}

function withServer(
  before: string | undefined,
  path: string,
  args: readonly string[],
  byHand: () => void,
): string | undefined {
  return named(path, () => {
    const rest = before === undefined ? '' : (takeBlock(before, 'hash') ?? before);
    const added = putBlock(before, tomlServer('baton', 'sh', args), 'hash', 'end');
    const found = tomlServerIn(rest, 'baton', added);
    if (found.state === 'free') return added;
    if (found.state === 'fault') throw refused(path, found.message);
    byHand();
    return before;
  });
}

function textOf(done: JsonEdit, path: string): string | undefined {
  if (!done.ok) throw refused(path, done.fault.message);
  return done.text;
}

function refused(path: string, why: string): BatonError {
  return new BatonError('usage', `\`${path}\` cannot be changed: ${why}`, {
    help: 'fix it and run it again, or leave this agent out of `--agent`; nothing was written',
  });
}

/** A file of Baton's own, which stays where a person removed the line that says so. */
async function ownFile(
  top: string,
  path: string,
  note: string,
  text: string,
  notices: string[],
): Promise<FileEdit> {
  return edit(top, path, note, (before) => {
    if (before === undefined || before.includes(ownFileMark)) return text;
    notices.push(`\`${path}\` is yours: it was left as it is`);
    return before;
  });
}

async function edit(
  top: string,
  path: string,
  note: string,
  change: (before: string | undefined) => string | undefined,
): Promise<FileEdit> {
  const ground = { top };
  const before = await readExact(join(top, path), ground);
  return { path: join(top, path), ground, before, after: change(before), isProgram: false, note };
}

/** What removes the entries of every host; the launcher goes with the scripts of the hooks. */
export async function planWithoutAgents(top: string): Promise<readonly FileEdit[]> {
  const edits: FileEdit[] = [];
  const remove = async (file: HostFile) => {
    for (const path of file.paths) {
      const kept = await edit(top, path, 'no agent program calls Baton here', (before) =>
        before === undefined || !holdsOurs(file, before) ? before : taken(file, before, path),
      ).catch(unreadable);
      if (kept) edits.push(kept);
    }
  };
  for (const host of hosts) for (const file of filesOf(host)) await remove(file);
  const paths = isSameFile(top, claudeSkillPath, skillPath) ? [skillPath] : [skillPath, claudeSkillPath];
  await remove({ type: 'text', paths, what: '', text: '' });
  return edits;
}

/** What cannot be read as text has nothing of Baton's. */
function unreadable(error: unknown): undefined {
  if (error instanceof BatonError && error.code === 'unreadable') return undefined;
  throw error;
}

function taken(file: HostFile, before: string, path: string): string | undefined {
  if (file.type === 'text') return undefined;
  if (file.type === 'json') return textOf(takeEntries(before, file.entries), path);
  const rest = named(path, () => takeBlock(before, 'hash'));
  return rest === '' && before.endsWith('\n') ? undefined : rest;
}
