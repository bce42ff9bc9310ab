import { readFiles } from '../../src/check/check-files.ts';
import { type Board, boardOf } from '../../src/knowledge/board/board.ts';
import { gatherKnowledge } from '../../src/knowledge/gather.ts';
import type { Target } from '../../src/render/dashboard/site.ts';
import { liveSite } from '../../src/serve/page/address.ts';

/** The board of files in memory. */
export function boardOfFiles(
  files: Readonly<Record<string, string>>,
  now = '2026-11-28T12:00:00Z',
  addedAt: ReadonlyMap<string, string> = new Map(),
): Board {
  return boardOf(gatherKnowledge(readFiles(files)), { addedAt, now, unreadable: [] });
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
