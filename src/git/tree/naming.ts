import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { splitNul, tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** Of fewer files the texts are read in less time than a git takes to start. */
const fewFiles = 50;
/** What a command line takes for certain. */
const most = { words: 500, folders: 100 };

/**
 * The files whose texts may hold one of some words, so that the others need not be read: git looks through a tree beside this
 * process. Of any other version all files, as those of the work tree may be converted.
 */
export async function filesNaming(
  { context, topLevel }: Repository,
  { label }: Snapshot,
  entries: readonly SnapshotEntry[],
  words: readonly string[],
): Promise<readonly SnapshotEntry[]> {
  const folders = [...new Set(entries.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/')))))];
  const isFew = words.length <= most.words && folders.length <= most.folders;
  if (label.type !== 'tree' || !isFew || entries.length < fewFiles) return entries;
  const plain = ['--no-color', '--no-recurse-submodules', '--full-name', '-z', '-a', '-l', '-E'];
  // Paths are taken from the folder that git is in.
  const { code, stderr, stdout } = await tryGit({ ...context, cwd: topLevel ?? context.cwd }, [
    'grep',
    ...plain,
    '-e',
    // Of many patterns git tries each for itself.
    words.map(literal).join('|'),
    label.oid,
    '--',
    ...folders.map((folder) => folder || '.'),
  ]);
  // A text that git cannot read is one that it does not find: who reads all of them learns why.
  if (code > 1 || stderr !== '') return entries;
  const found = new Set(splitNul(stdout).map((name) => name.slice(label.oid.length + 1)));
  return entries.filter(({ path }) => found.has(path));
}

/** A word as an extended regular expression. */
function literal(word: string): string {
  return word.replace(/[\\^$.[|()?*+{]/g, '\\$&');
}
