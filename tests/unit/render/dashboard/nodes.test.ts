import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../../../src/knowledge/board/board.ts';
import { handoffPages } from '../../../../src/render/dashboard/handoff-pages.ts';
import { decisionTarget } from '../../../../src/render/dashboard/links.ts';
import { renderPage } from '../../../../src/render/dashboard/page.ts';
import { anchorOf, type Target } from '../../../../src/render/dashboard/site.ts';
import { dashboardStyle } from '../../../../src/render/dashboard/style.ts';
import { pageStarts } from '../../../../src/render/dashboard/thread-pages.ts';
import { renderTimeline } from '../../../../src/render/dashboard/timeline.ts';
import { viewOf } from '../../../../src/render/dashboard/view.ts';
import { pageScript } from '../../../../src/serve/page/script.gen.ts';
import { boardOfFiles, targetsOf, testSite } from '../../../support/board.ts';
import { fullRecords, manyRecords } from '../../../support/many-records.ts';

/** The page of a target, as a server sends it. */
function pageOf(board: Board, target: Target): string {
  const view = viewOf({ board, site: testSite }, target, {
    query: target.view === 'search' ? { text: 'matter' } : {},
  });
  return renderPage(view ?? { title: '', current: 'now', parts: [] }, testSite);
}

function expectSmall(page: string): void {
  const nodes = page.match(/<[a-z]/g)?.length ?? 0;
  expect(nodes).toBeGreaterThan(50);
  expect(nodes).toBeLessThanOrEqual(3000);
  const sent = [page, dashboardStyle, pageScript].map((text) => gzipSync(text).length);
  expect(sent.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(60_000);
}

describe('a page of many records', () => {
  // More of each kind than one page shows: from there on a page does not grow.
  const board = boardOfFiles(manyRecords(110, 3));
  const firsts = new Map(targetsOf(board).map((target) => [target.view, target] as const));
  const targets = [
    ...[...firsts.values()].filter(({ view }) => view !== 'thread' && view !== 'file'),
    { view: 'thread', id: 'thread_long' } as const,
    { view: 'file', path: 'src/all.ts' } as const,
  ];

  it.each(targets)('has at most 3,000 nodes, and 60 KB compressed with style and script: $view', (target) => {
    expectSmall(pageOf(board, target));
  });
});

describe('a page of records that say much', () => {
  const board = boardOfFiles(fullRecords(120));
  const [full] = board.threads;
  const pages = full ? pageStarts(full.state).length : 0;
  const shown = Array.from({ length: pages }, (_, at) =>
    pageOf(board, { view: 'thread', id: 'thread_full', page: at + 1 }),
  );

  it('has at most 3,000 nodes, whatever page of a thread it is, or of handoffs', () => {
    expect(pages).toBeGreaterThan(2);
    for (const page of shown) expectSmall(page);
    for (let page = 1; page <= handoffPages(board).count; page++)
      expectSmall(pageOf(board, { view: 'handoffs', page }));
    expectSmall(pageOf(board, { view: 'now' }));
    expectSmall(pageOf(board, { view: 'threads' }));
  });

  it('leaves out no decision and no handoff, and says how much of a list it leaves out', () => {
    const decisions = shown.flatMap((page) =>
      [...page.matchAll(/<li id="([^"]*)" class="decision"/g)].map(([, id]) => id),
    );
    expect(decisions).toEqual(full?.state.decisions.map(({ id }) => anchorOf(id)));
    expect(/and \d+ more: <code>baton show dec_20261127_full0<\/code> prints them/.test(shown[0] ?? '')).toBe(
      true,
    );
    expect(shown.join('').includes('90 older events of this page not shown')).toBe(true);
    const { chainsOfPages } = handoffPages(board);
    expect(chainsOfPages.flat(2)).toHaveLength(board.handoffs.length);
  });

  it('is the one that a link to a decision leads to', () => {
    for (const { id } of full?.state.decisions ?? []) {
      const target = decisionTarget(board, id);
      expect(target && pageOf(board, target)).toContain(`id="${anchorOf(id)}"`);
    }
  });

  it('is one page where the timeline is printed as one, with all that records say', () => {
    const page = full && renderTimeline(board, full, 'html', 'Full');
    expect(page?.match(/class="decision"/g)).toHaveLength(30);
    expect(page).toContain('It may be 119');
    expect(page).not.toContain('not shown');
  });
});
