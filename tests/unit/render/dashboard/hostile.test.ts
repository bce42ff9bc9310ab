import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../src/render/dashboard/page.ts';
import { viewOf } from '../../../../src/render/dashboard/view.ts';
import { boardOfFiles, targetsOf, testSite } from '../../../support/board.ts';
import { hostileRecords, hostileTexts } from '../../../support/hostile.ts';
import { decision } from '../../../support/records-thread.ts';

/** The elements that pages are made of. */
const elements = new Set(
  'html head meta title link script body a header p span nav ul li ol main section h1 h2 h3 svg circle path line rect text g bdi code strong em s time article dl dt dd details summary div form label select option input textarea button output table thead tbody tr th td figure figcaption ins del'.split(
    ' ',
  ),
);

/** Every tag of a page: its name, and what is between the angle brackets. */
function tagsOf(page: string): readonly { readonly name: string; readonly all: string }[] {
  return [...page.matchAll(/<(?!\/)([^\s>]+)([^>]*)>/g)].map(([all, name = '']) => ({ name, all }));
}

const more = (text: string) => ({
  '.agents/threads/thread_pr94/dec_20261127_zzzzzzzz.md': decision({
    id: 'dec_20261127_zzzzzzzz',
    ...Object.fromEntries(
      ['agent', 'decision', 'category', 'stakes', 'task', 'session'].map((key) => [
        key,
        JSON.stringify(text),
      ]),
    ),
    reasons: `[{ type: analysis, text: ${JSON.stringify(text)} }]`,
    alternatives: `[{ option: ${JSON.stringify(text)}, rejected_because: ${JSON.stringify(text)} }]`,
    files: `[${JSON.stringify(text)}]`,
    tags: `[${JSON.stringify(text)}]`,
    thoughts: `[${JSON.stringify(text)}]`,
    supersedes: `[${JSON.stringify(text)}]`,
  }),
});

describe('a page of records that try', () => {
  const texts = hostileTexts
    .map((text) => text.replaceAll('\u007f', ''))
    .filter((text) => !/[\u0000-\u0008\u000b-\u001f\u0080-\u009f\u2028\u2029\ufeff]/.test(text));

  it.each(texts)('has no markup of theirs: %j', (text) => {
    const board = boardOfFiles({ ...hostileRecords(text), ...more(text) });
    expect(board.threads).toHaveLength(1);
    const query = {
      agent: text,
      text,
      path: text,
      file: text,
      tag: text,
      status: text,
      from: text,
      to: text,
    };
    for (const target of targetsOf(board)) {
      for (const asked of [{}, query]) {
        const view = viewOf({ board, site: testSite }, target, { query: asked, lint: text });
        const page = renderPage(view ?? { title: '', current: 'now', parts: [] }, testSite);
        const strange = tagsOf(page.replace('<!doctype html>', '')).filter(({ all, name }) => {
          const attributes = all.replace(/"[^"]*"/g, '""');
          const address = /\s(?:href|src|action)="([^"]*)"/.exec(all)?.[1];
          return (
            !elements.has(name) ||
            /\s(?:on\w+|style|srcdoc|formaction)\s*=|'/i.test(attributes) ||
            (address !== undefined && !/^[/#](?!\/)/.test(address))
          );
        });
        expect(strange).toEqual([]);
        expect(page.match(/<script/g)).toHaveLength(1);
      }
    }
  });
});
