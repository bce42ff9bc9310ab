import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportedSite } from '../../../../src/render/dashboard/export.ts';
import { boardOfFiles } from '../../../support/board.ts';
import { fullRecords, manyRecords } from '../../../support/many-records.ts';
import { decision, thread, threadPath } from '../../../support/records-thread.ts';
import { storyAfter } from '../../../support/review-story.ts';

const own = 'npx --no -- git-baton';
const site = (files: Readonly<Record<string, string>>) => [
  ...exportedSite(boardOfFiles(files), {
    name: 'shop',
    lint: 'none',
    addedAt: new Map(),
    earlierNames: () => [],
    own,
  }),
];

describe('an exported site', () => {
  const odd = Object.fromEntries(
    ['thread_A', 'thread_a', 'thread_é'].map((id) => [
      `.agents/threads/${id}/thread.md`,
      thread(['active'], { id, title: id }),
    ]),
  );
  const long = Object.fromEntries(
    Array.from({ length: 90 }, (_, at) => [
      `.agents/threads/thread_a/dec_${at}.md`,
      decision({
        id: `dec_${at}`,
        thread: 'thread_a',
        ...(at > 0 ? { continues_decision: `dec_${at - 1}` } : {}),
      }),
    ]),
  );
  // More tasks and handoffs than one page has, and decisions that lead to them.
  const files = site({ ...storyAfter, ...odd, ...long, ...manyRecords(70, 1), ...fullRecords(60) });
  const byPath = new Map(files.map(({ path, text }) => [path, text]));

  it('names commands as they run where it is read, also on the pages of an empty repository', () => {
    const pages = [...files, ...site({}), ...site({ [threadPath]: thread() })];
    expect(pages.filter(({ text }) => text.includes('<code>baton '))).toEqual([]);
    const commands = new Set(
      pages.flatMap(({ text }) => text.match(/<code>npx --no -- git-baton [a-z]+(?: [a-z]+)?/g) ?? []),
    );
    const named = [...commands].map((one) => one.slice(`<code>${own} `.length)).sort();
    expect(named).toEqual(expect.arrayContaining(['decision record', 'session start', 'thread create']));
  });

  it('has each file once, on a disk that does not tell capitals from small letters as well', () => {
    const paths = files.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining(['index.html', 'style.css', 'threads.html', 'thread/thread_a.html']),
    );
    expect(paths).toContain('thread/thread_a-page-3.html');
  });

  it('has links that lead to files and places that exist, and nowhere else', () => {
    const dead: string[] = [];
    for (const { path, text } of files) {
      for (const [, address = ''] of text.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        const [file = '', place] = address.split('#');
        const target = file === '' ? path : posix.join(posix.dirname(path), file);
        const page = byPath.get(target);
        const isThere =
          page !== undefined && (place === undefined || page.includes(` id="${decodeURIComponent(place)}"`));
        if (!isThere) dead.push(`${path}: ${address}`);
      }
    }
    expect(dead).toEqual([]);
  });

  it('has no form and no script', () => {
    for (const { text } of files) expect(text).not.toMatch(/<form|<script/);
  });
});
