import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { skillPath } from '../../agents/setup/skill-paths.ts';
import type { Config } from '../../core/config.ts';
import { type FileEdit, holdsText, readExact } from '../../store/file-edit.ts';
import { groundOf } from '../../store/ground.ts';
import { type CommentStyle, putBlock, takeBlock } from '../../store/marked-block.ts';
import { planWithoutAgents } from './agents/plan-agents.ts';
import { withSettings } from './agents/settings.ts';
import { managerFiles } from './hook-manager.ts';
import { installedHooks } from './hooks.ts';
import { installHooks, named, newHook, type Surroundings } from './install-hooks.ts';
import { shellFiles } from './shell-files.ts';
import { scriptPaths } from './stub.ts';
import {
  agentsLines,
  attributeLines,
  configText,
  ignoreLines,
  isConfigAsWritten,
  shellAttributes,
} from './texts.ts';

/** What is installed beside the configuration. */
export interface InstallParts {
  readonly withHooks: boolean;
  readonly withDrivers: boolean;
  /** What sets up agent programs. */
  readonly agents: readonly FileEdit[];
  /** What the configuration gets about agents, where it says nothing of them; undefined for nothing. */
  readonly settings: Config['agents'] | undefined;
}

/**
 * The files that installing changes; none if all is there.
 *
 * @throws BatonError `usage` if the hook is not Baton's to write
 */
export async function planInstall(
  around: Surroundings,
  { withHooks, withDrivers, agents, settings }: InstallParts,
): Promise<FileEdit[]> {
  const { top, config, files, skills, numbered, own } = around;
  const hooks = withHooks ? await installHooks(around) : [];
  const read = await shellFiles(around, [...hooks, ...agents]);
  const isNew = config.path === undefined && !existsSync(configIn(top));
  const claim = isNew ? newClaim(files) : config.claim;
  const skill = [skillPath].find(
    (path) => existsSync(join(top, path)) || agents.some((edit) => edit.path === join(top, path)),
  );
  const edits = [
    ...hooks,
    ...agents,
    ...(await configEdits(
      top,
      isNew ? newConfig(top, files, skills, numbered) : undefined,
      config.path,
      settings,
    )),
    await withBlock(
      top,
      '.gitattributes',
      [...attributeLines(config, withDrivers), ...shellAttributes(config, read)],
      'hash',
      read.length === 0
        ? 'record files keep their LF line endings'
        : 'records and hooks keep their LF line endings',
    ),
    await withBlock(top, '.gitignore', ignoreLines, 'hash', 'ignores the temporary files of a killed run'),
    await withBlock(
      top,
      await pointerFile(top),
      agentsLines({ ...config, claim }, own, skill),
      'html',
      'says where records are, for agents',
    ),
  ];
  return edits.filter(({ before, after }) => before !== after);
}

/** The file that agents read: AGENTS.md, or CLAUDE.md where only that exists. It stays the one that has Baton's lines. */
async function pointerFile(top: string): Promise<string> {
  for (const name of pointers) if (await holdsText(join(top, name), '>>> baton ', { top })) return name;
  return pointers.find((name) => existsSync(join(top, name))) ?? pointers[0];
}

const pointers = ['AGENTS.md', 'CLAUDE.md'] as const;

/** Both, but for one that is a link to the other. */
function pointerPaths(top: string): readonly string[] {
  const paths = pointers.map((name) => join(top, name));
  const real = (path: string) => (existsSync(path) ? realpathSync(path) : path);
  return paths.filter((path, index) => paths.findIndex((one) => real(one) === real(path)) === index);
}

/** The hooks alone, for a `prepare` script: nothing else changes in a clone. @throws BatonError as `planInstall` */
export async function planHooks(around: Surroundings): Promise<FileEdit[]> {
  return (await installHooks(around)).filter(({ before, after }) => before !== after);
}

/**
 * The files that removing Baton changes; what a person wrote stays.
 *
 * @param own the repository's own folder of hooks
 */
export async function planUninstall(
  { top, manager }: Pick<Surroundings, 'top' | 'manager'>,
  own: string,
): Promise<FileEdit[]> {
  const folders = new Set([own, ...('folder' in manager ? [manager.folder] : [])]);
  const hooks = [...folders].flatMap((folder) => installedHooks.map(({ name }) => join(folder, name)));
  const scripts = [...hooks, ...inTop(top, scriptPaths)];
  const edits = [
    ...(await Promise.all(scripts.map((path) => withoutBlock(top, path, 'hash')))),
    ...(await Promise.all(inTop(top, managerFiles).map((path) => withoutBlock(top, path, 'yaml')))),
    await withoutBlock(top, join(top, '.gitattributes'), 'hash'),
    await withoutBlock(top, join(top, '.gitignore'), 'hash'),
    ...(await Promise.all(pointerPaths(top).map((path) => withoutBlock(top, path, 'html')))),
    ...(await planWithoutAgents(top)),
    await withoutConfig(top),
    await withoutBlock(top, join(top, '.baton.yaml'), 'hash'),
  ];
  return edits.filter(({ before, after }) => before !== after);
}

function inTop(top: string, paths: readonly string[]): string[] {
  return paths.map((path) => join(top, path));
}

/** A configuration that git ignores is there as well, though it does not count. */
function configIn(top: string): string {
  return join(top, '.agents', 'baton.yaml');
}

/** Where files lie already, they need not be records. */
function newClaim(files: number): Config['claim'] {
  return files === 0 ? 'all' : 'marked';
}

function newConfig(
  top: string,
  files: number,
  skills: readonly string[],
  numbered: readonly string[],
): FileEdit {
  const claim = newClaim(files);
  const some = files === 1 ? '1 file is in a record folder' : `${files} files are in record folders`;
  const why = files === 0 ? 'no file is in a record folder yet' : `because ${some}`;
  return {
    path: configIn(top),
    ground: { top },
    before: undefined,
    after: configText(claim, skills, numbered),
    isProgram: false,
    note: `claim: ${claim}, ${why}${skills.length === 0 ? '' : `; kinds.skill: ${skills.join(', ')}`}${numbered.length === 0 ? '' : `; numbered: ${numbered.join(', ')}`}`,
  };
}

/** @param path of the configuration that exists */
async function configEdits(
  top: string,
  fresh: FileEdit | undefined,
  path: string | undefined,
  settings: Config['agents'] | undefined,
): Promise<FileEdit[]> {
  if (!settings) return fresh ? [fresh] : [];
  if (fresh) return [{ ...fresh, after: withSettings(fresh.after ?? '', settings) ?? fresh.after }];
  if (path === undefined) return [];
  const ground = { top };
  const before = await readExact(join(top, path), ground);
  const after = before === undefined ? undefined : (withSettings(before, settings) ?? before);
  return [
    {
      path: join(top, path),
      ground,
      before,
      after,
      isProgram: false,
      note: `agents.sessions: ${settings.sessions}`,
    },
  ];
}

async function withBlock(
  top: string,
  name: string,
  lines: readonly string[],
  style: CommentStyle,
  note: string,
): Promise<FileEdit> {
  const path = join(top, name);
  const ground = { top };
  const before = await readExact(path, ground);
  return {
    path,
    ground,
    before,
    after: named(path, () => putBlock(before, lines, style, 'end')),
    isProgram: false,
    note,
  };
}

async function withoutBlock(top: string, path: string, style: CommentStyle): Promise<FileEdit> {
  const ground = groundOf(top, path);
  // A file of somebody else's may be anything, a program included.
  const before = (await holdsText(path, '>>> baton ', ground)) ? await readExact(path, ground) : undefined;
  const rest = before === undefined ? undefined : named(path, () => takeBlock(before, style));
  const isAllOurs =
    before?.endsWith('\n') && (rest === '' || (rest === newHook && !before.startsWith('#!/bin/sh\n#')));
  const note = isAllOurs ? 'had no other content' : 'your own lines are kept';
  return { path, ground, before, after: isAllOurs ? undefined : (rest ?? before), isProgram: false, note };
}

async function withoutConfig(top: string): Promise<FileEdit> {
  const path = configIn(top);
  const ground = { top };
  const before = await readExact(path, ground);
  const rest = before === undefined ? undefined : (named(path, () => takeBlock(before, 'hash')) ?? before);
  const isAsWritten = rest !== undefined && isConfigAsWritten(rest);
  return {
    path,
    ground,
    before,
    after: isAsWritten ? undefined : rest,
    isProgram: false,
    note: isAsWritten ? 'as `baton init` wrote it' : 'your own lines are kept',
  };
}
