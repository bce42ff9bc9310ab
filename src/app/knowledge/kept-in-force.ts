import { join } from 'node:path';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { type IndexedInForce, InForceIndex } from '../../knowledge/kept/in-force-index.ts';
import { unreadableOf } from '../../knowledge/kept/unreadable.ts';
import {
  type IndexedTip,
  indexedPart,
  writeInForceIndex,
} from '../../knowledge/kept/write-in-force-index.ts';
import { keepPieces, openPieces } from '../../store/kept-pieces.ts';
import { printOf } from '../../store/kept-text.ts';
import { type Pieces, piecesIn } from '../../text/kept/pieces.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import type { Context } from '../workspace/context.ts';
import { changedInForce, type Tips } from './in-force-since.ts';
import { type CommitKnowledge, firstOfEach } from './load.ts';
import { manyRecords, RecordReader } from './record-reader.ts';
import { isSettingsFile } from './since-commit.ts';

export interface IndexOfTips extends Tips {
  readonly mayBeKept: boolean;
}

export interface OpenedIndex {
  /** Undefined where it cannot be written down. */
  readonly index: IndexedInForce | undefined;
  close(): void;
}

/**
 * The index that an earlier run wrote, of these commits or of others, with the records that changed since. Where those are many or it
 * does not say what follows from them, a new one.
 */
export async function openIndex(
  context: Context,
  repository: Repository,
  reader: RecordReader,
  asked: IndexOfTips,
): Promise<OpenedIndex> {
  const { build, now } = context;
  const path = join(repository.commonDir, 'baton', 'in-force');
  const print = printOf([build]);
  const kept = asked.mayBeKept ? openPieces(path, print) : undefined;
  const close = () => kept?.close();
  try {
    const known = kept && indexIn(kept);
    const index = known?.isFor(now)
      ? await changedInForce(context, repository, reader, known, asked)
      : undefined;
    if (index) return { index, close };
  } catch (error) {
    close();
    throw error;
  }
  close();
  const written = await writeIndex(context, repository, asked);
  if (!written) return { index: undefined, close: () => {} };
  if (![written.head, written.body].some(mayHoldSecret)) await keepPieces(path, print, written);
  return { index: new InForceIndex(piecesIn(written)), close: () => {} };
}

function indexIn(pieces: Pieces): InForceIndex | undefined {
  try {
    return new InForceIndex(pieces);
  } catch {
    return undefined; // a head of another form is made anew
  }
}

async function writeIndex(
  context: Context,
  repository: Repository,
  { snapshotOf, tips }: IndexOfTips,
): Promise<ReturnType<typeof writeInForceIndex>> {
  const { knowledge: merged, reads, unreadable } = await readTips(context, repository, tips.map(snapshotOf));
  const indexed: IndexedTip[] = [];
  for (const [at, { entries, records }] of reads.entries()) {
    const commit = tips[at] ?? '';
    const settings = (await snapshotOf(commit).list('')).filter(isSettingsFile);
    indexed.push({ commit, entries, records, settings, unread: unreadableOf(records) });
  }
  return writeInForceIndex({ merged, tips: indexed, unreadable }, context.now);
}

/** The records of commits, with a reader of its own: what is kept of all records is not held while the index is written. */
async function readTips(
  context: Context,
  repository: Repository,
  snapshots: readonly Snapshot[],
): Promise<CommitKnowledge> {
  const reader = new RecordReader(context, repository, undefined, indexedPart);
  const sizes = await Promise.all(snapshots.map(async (one) => (await one.list('')).length));
  if (Math.max(...sizes) > manyRecords) context.onReadingMany?.();
  const found = await firstOfEach(snapshots, reader);
  await reader.save();
  return found;
}
