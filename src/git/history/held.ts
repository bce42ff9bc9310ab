import { createHash } from 'node:crypto';
import { typeOfMode } from '../diff/raw.ts';
import { readObjects } from '../process/batch.ts';
import { plainLog } from '../process/questions.ts';
import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** A file of a version: what it holds, and where. */
export interface HeldFile {
  readonly path: string;
  /** Id of the blob. */
  readonly oid: string;
}

const walk = [
  ...plainLog,
  ...['--no-renames', '--full-history', '--diff-merges=separate'],
  ...['--raw', '--no-abbrev', '-z', '--format=', '--stdin'],
];

/**
 * Those of some files that a commit of a history has exactly as they are, at their path: first the tips are looked at, then, by one
 * walk, what came before them.
 *
 * @param tipsOf ids of commits; not asked for where git has none of the files
 */
export async function filesHeld(
  { context }: Repository,
  tipsOf: () => Promise<readonly string[]>,
  files: readonly HeldFile[],
): Promise<readonly HeldFile[]> {
  // A question to git is a line.
  const asked = files.filter(({ path }) => !path.includes('\n'));
  if (asked.length === 0) return [];
  const objects = await readObjects(
    context,
    asked.map(({ oid }) => oid),
  );
  const stored = asked.filter((_, at) => objects[at]?.type === 'blob');
  const tips = stored.length === 0 ? [] : await tipsOf();
  if (tips.length === 0) return [];
  const names = stored.flatMap(({ path }) => tips.map((tip) => `${tip}:${path}`));
  const there = await readObjects(context, names);
  const isAtTip = (at: number, oid: string) =>
    there.slice(at * tips.length, (at + 1) * tips.length).some((object) => object.oid === oid);
  const left = stored.filter(({ oid }, at) => !isAtTip(at, oid));
  const past = left.length === 0 ? new Set<string>() : await keysInHistory(context, tips, left);
  return stored.filter((file) => !left.includes(file) || past.has(keyOf(file)));
}

/** The files that commits of a history changed, before and after each change. */
async function keysInHistory(
  context: Repository['context'],
  tips: readonly string[],
  files: readonly HeldFile[],
): Promise<ReadonlySet<string>> {
  const input = [...tips, '--', ...new Set(files.map(({ path }) => path))]
    .map((line) => `${line}\n`)
    .join('');
  const fields = splitNul(await git(context, walk, input));
  const keys = new Set<string>();
  fields.forEach((field, at) => {
    const [, oldMode = '', newMode = '', oldOid = '', newOid = ''] =
      /^\n*:(\d{6}) (\d{6}) ([\da-f]+) ([\da-f]+) [A-Z]\d*$/.exec(field) ?? [];
    const path = fields[at + 1];
    if (path === undefined) return;
    if (typeOfMode(oldMode) === 'file') keys.add(keyOf({ path, oid: oldOid }));
    if (typeOfMode(newMode) === 'file') keys.add(keyOf({ path, oid: newOid }));
  });
  return keys;
}

function keyOf({ path, oid }: HeldFile): string {
  return `${oid} ${path}`;
}

/** The ids that git can have for a text: as it is, and with the line breaks that git stores where a checkout writes CRLF. */
export function blobIds(source: string, format: 'sha1' | 'sha256'): readonly string[] {
  const stored = source.replaceAll('\r\n', '\n');
  return [...new Set([source, stored])].map((text) => {
    const content = Buffer.from(text);
    return createHash(format).update(`blob ${content.length}\0`).update(content).digest('hex');
  });
}
