import { homedir } from 'node:os';
import { join } from 'node:path';
import { askConversion } from '../process/questions.ts';
import { tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import { readDisk } from './disk.ts';

/** What in a file of attributes makes a file of the work tree differ from its blob. */
const converting = /eol\s*=\s*crlf|filter\s*=|\bident\b|working-tree-encoding/;

/**
 * Whether every file of the work tree that git sees unchanged holds what its blob holds: no line ends are converted, and no
 * filter, keyword or encoding is set. In doubt it is not so.
 *
 * @param attributes the paths of its files of attributes, as `attributesFiles` finds them
 */
export async function isUnconverted(
  { context, commonDir }: Repository,
  root: string,
  attributes: readonly string[],
): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const { code, stdout } = await tryGit(context, askConversion);
  // 1: none of them is set.
  if (code !== 1 && (code !== 0 || stdout.length > 0)) return false;
  const { env } = context;
  const settings = env.XDG_CONFIG_HOME ?? join(env.HOME ?? homedir(), '.config');
  const files = [
    join(settings, 'git', 'attributes'),
    '/etc/gitattributes',
    join(commonDir, 'info', 'attributes'),
    ...attributes.map((path) => join(root, path)),
  ];
  return files.every((path) => {
    const source = readDisk(path);
    return source.ok ? !converting.test(source.text) : source.reason === 'missing';
  });
}
