import { join } from 'node:path';
import type { Config } from '../../core/config.ts';
import { BatonError } from '../../errors.ts';
import { type FileEdit, holdsText, readExact, statExact } from '../../store/file-edit.ts';
import { type CommentStyle, putBlock, takeBlock } from '../../store/marked-block.ts';
import { type HookManager, refuseHook, refuseManager } from './hook-manager.ts';
import { stubLines } from './stub.ts';
import { agentsLines, attributeLines, configText } from './texts.ts';

/** What `baton init` found in a repository. */
export interface Surroundings {
  /** Absolute: the work tree. */
  readonly top: string;
  readonly manager: HookManager;
  /** That of the work tree; all defaults where there is none. */
  readonly config: Config;
  /** How many files lie in record folders. */
  readonly files: number;
}

const newHook = '#!/bin/sh\n\n';
const shells = /^#!\s*\S*\/(?:env(?:\s+-\S+)*\s+)?(?:ba|da|k|z|a)?sh\b/;

/**
 * The files that installing changes; none where all is there.
 *
 * @throws BatonError `usage` where the hook is not Baton's to write
 */
export async function planInstall(around: Surroundings, withHooks: boolean): Promise<FileEdit[]> {
  const { top, config, files } = around;
  const edits = [
    ...(withHooks ? [await installHook(around)] : []),
    ...(config.path === undefined ? [await newConfig(top, files)] : []),
    await withBlock(
      join(top, '.gitattributes'),
      attributeLines(config),
      'hash',
      'record files keep their line feeds',
    ),
    await withBlock(join(top, 'AGENTS.md'), agentsLines(config), 'html', 'tells agents where records live'),
  ];
  return edits.filter(({ before, after }) => before !== after);
}

/**
 * The files that taking Baton out again changes; what a person wrote stays.
 *
 * @param own the repository's own folder of hooks
 */
export async function planUninstall(
  { top, manager }: Pick<Surroundings, 'top' | 'manager'>,
  own: string,
): Promise<FileEdit[]> {
  const folders = new Set([own, ...(manager.type === 'other' ? [] : [manager.folder])]);
  const edits = [
    ...(await Promise.all([...folders].map((folder) => withoutBlock(join(folder, 'pre-commit'), 'hash')))),
    await withoutBlock(join(top, '.gitattributes'), 'hash'),
    await withoutBlock(join(top, 'AGENTS.md'), 'html'),
    await withoutConfig(join(top, '.agents', 'baton.yaml')),
  ];
  return edits.filter(({ before, after }) => before !== after);
}

async function installHook({ top, manager, config }: Surroundings): Promise<FileEdit> {
  if (manager.type === 'other') throw refuseManager(manager, top);
  const path = join(manager.folder, 'pre-commit');
  const stats = await statExact(path);
  if (stats?.isLink) throw refuseHook(path, 'is a link', top, 'replace the link by a file');
  const isProgram = manager.type === 'git' || manager.isProgram;
  const before = await readExact(path);
  if (before?.startsWith('#!') && !shells.test(before)) {
    throw refuseHook(
      path,
      `is no shell script (\`${before.split('\n', 1)[0]}\`)`,
      top,
      'call it from a shell script',
    );
  }
  if (before?.includes('\0'))
    throw refuseHook(path, 'is no shell script', top, 'call it from a shell script');
  if (before?.includes('\r\n')) throw refuseHook(path, 'has CRLF line endings', top, 'save it with LF');
  if (stats && isProgram && !stats.isProgram) {
    throw refuseHook(
      path,
      'has no run bit, so that git passes over it',
      top,
      `run \`chmod +x\` on it or remove it`,
    );
  }
  const text = before === undefined && isProgram ? newHook : before;
  const after = putBlock(text, stubLines(config), 'hash', before === undefined ? 'end' : 'start');
  return { path, before, after, isProgram, note: 'checks staged records at every commit' };
}

async function newConfig(top: string, files: number): Promise<FileEdit> {
  const claim = files === 0 ? 'all' : 'marked';
  const why =
    files === 0 ? 'no file lies in a record folder yet' : `of ${files} files found in record folders`;
  const path = join(top, '.agents', 'baton.yaml');
  return {
    path,
    before: undefined,
    after: configText(claim),
    isProgram: false,
    note: `claim: ${claim}, ${why}`,
  };
}

async function withBlock(
  path: string,
  lines: readonly string[],
  style: CommentStyle,
  note: string,
): Promise<FileEdit> {
  const before = await readExact(path);
  return {
    path,
    before,
    after: named(path, () => putBlock(before, lines, style, 'end')),
    isProgram: false,
    note,
  };
}

async function withoutBlock(path: string, style: CommentStyle): Promise<FileEdit> {
  // A file of somebody else's may be anything, a program included.
  const before = (await holdsText(path, '>>> baton ')) ? await readExact(path) : undefined;
  const rest = before === undefined ? undefined : named(path, () => takeBlock(before, style));
  const isAllOurs =
    before?.endsWith('\n') && (rest === '' || (rest === newHook && !before.startsWith('#!/bin/sh\n#')));
  const note = isAllOurs ? 'held nothing else' : 'your own lines stay';
  return { path, before, after: isAllOurs ? undefined : (rest ?? before), isProgram: false, note };
}

async function withoutConfig(path: string): Promise<FileEdit> {
  const before = await readExact(path);
  const isAsWritten = before !== undefined && [configText('all'), configText('marked')].includes(before);
  return {
    path,
    before,
    after: isAsWritten ? undefined : before,
    isProgram: false,
    note: 'as `baton init` wrote it',
  };
}

/** Says which file it is whose markers do not pair. */
function named<T>(path: string, edit: () => T): T {
  try {
    return edit();
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
    throw new BatonError(error.code, `\`${path}\`: ${error.message}`, {
      ...(error.help && { help: error.help }),
      cause: error,
    });
  }
}
