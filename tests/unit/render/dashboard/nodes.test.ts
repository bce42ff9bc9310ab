import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../src/render/dashboard/page.ts';
import { dashboardStyle } from '../../../../src/render/dashboard/style.ts';
import { viewOf } from '../../../../src/render/dashboard/view.ts';
import { pageScript } from '../../../../src/serve/page/script.gen.ts';
import { boardOfFiles, targetsOf, testSite } from '../../../support/board.ts';
import { manyRecords } from '../../../support/many-records.ts';

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
    const view = viewOf({ board, site: testSite }, target, {
      query: target.view === 'search' ? { text: 'matter' } : {},
    });
    const page = renderPage(view ?? { title: '', current: 'now', parts: [] }, testSite);
    const nodes = page.match(/<[a-z]/g)?.length ?? 0;
    expect(nodes).toBeGreaterThan(50);
    expect(nodes).toBeLessThanOrEqual(3000);
    const sent = [page, dashboardStyle, pageScript].map((text) => gzipSync(text).length);
    expect(sent.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(60_000);
  });
});
