import { join } from 'node:path';
import type { Repository } from '../../git/setup/repository.ts';
import { type IndexedInForce, InForceIndex } from '../../knowledge/kept/in-force-index.ts';
import { unreadableOf } from '../../knowledge/kept/unreadable.ts';
import { type IndexedTip, writeInForceIndex } from '../../knowledge/kept/write-in-force-index.ts';
import { keepPieces, openPieces } from '../../store/kept-pieces.ts';
import { printOf } from '../../store/kept-text.ts';
import { type Pieces, piecesIn } from '../../text/kept/pieces.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import type { Context } from '../workspace/context.ts';
import { changedInForce, type Tips } from './in-force-since.ts';
import { firstOfEach } from './load.ts';
import type { RecordReader } from './record-reader.ts';
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
 * The index that an earlier run wrote, of these commits or of others, with the records that changed since. Where those are many or it does not
 * say what follows from them, a new one.
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
  const written = await writeIndex(reader, asked, now);
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
  reader: RecordReader,
  { snapshotOf, tips }: IndexOfTips,
  now: string,
): Promise<ReturnType<typeof writeInForceIndex>> {
  const { knowledge: merged, reads, unreadable } = await firstOfEach(tips.map(snapshotOf), reader);
  const indexed: IndexedTip[] = [];
  for (const [at, { entries, records }] of reads.entries()) {
    const commit = tips[at] ?? '';
    const settings = (await snapshotOf(commit).list('')).filter(isSettingsFile);
    indexed.push({ commit, entries, records, settings, unread: unreadableOf(records) });
  }
  return writeInForceIndex({ merged, tips: indexed, unreadable }, now);
}
