import { readFiles } from '../../src/check/check-files.ts';
import { type Board, boardOf } from '../../src/knowledge/board/board.ts';
import { type BoardRecord, boardRecord } from '../../src/knowledge/board/record.ts';
import type { Target } from '../../src/render/dashboard/site.ts';
import { liveSite } from '../../src/serve/page/address.ts';

/** What the board keeps of files in memory, by path. */
export function boardRecordsOf(files: Readonly<Record<string, string>>): BoardRecord[] {
  const records = readFiles(files).map((doc) => boardRecord(doc).record);
  return records.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The board of files in memory. */
export function boardOfFiles(files: Readonly<Record<string, string>>, now = '2026-11-28T12:00:00Z'): Board {
  return boardOf(boardRecordsOf(files), { now });
}

/** Where the pages of tests are. */
export const testSite = liveSite('shop, branch main');

/** Every page of a board, the lists' first ones. */
export function targetsOf(board: Board): readonly Target[] {
  const paths = board.knowledge.decisions.flatMap(({ files }) => files);
  return [
    { view: 'now' },
    { view: 'threads' },
    ...board.threads.map(({ state }): Target => ({ view: 'thread', id: state.id })),
    { view: 'sessions' },
    ...board.sessions.map(({ id }): Target => ({ view: 'session', id })),
    { view: 'handoffs' },
    { view: 'files' },
    ...paths.map((path): Target => ({ view: 'file', path })),
    { view: 'calibration' },
    { view: 'search' },
  ];
}
