import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderTimeline, type TimelineFormat } from '../../../../src/render/dashboard/timeline.ts';
import { boardOfFiles } from '../../../support/board.ts';
import { decision, thread } from '../../../support/records-thread.ts';

const of = (day: number, agent: string, text: string, confidence: number, ...after: readonly string[]) => ({
  agent,
  date: `2026-11-${day}T09:00:00Z`,
  decision: text,
  confidence: `${confidence}`,
  ...(after.length === 0 ? {} : { continues_decision: `[${after.join(', ')}]` }),
});
const reviewed = (outcome: string) => ({ status: 'reviewed', outcome });

/** A fork of three, of which two come together. */
const records: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dec_a: of(27, 'ada', 'Measure first', 0.55),
  dec_b: { ...of(28, 'bob', 'One queue for each tenant', 0.8, 'dec_a'), ...reviewed('success') },
  dec_c: { ...of(28, 'eve', 'One queue for all', 0.6, 'dec_a'), ...reviewed('failure') },
  dec_d: of(29, 'ada', 'Keep one for each tenant', 0.9, 'dec_b', 'dec_c'),
};
const filesOf = (decisions: typeof records, title = 'Which queue?') => ({
  '.agents/threads/thread_q/thread.md': thread(['active'], { id: 'thread_q', title }),
  ...Object.fromEntries(
    Object.entries(decisions).map(([id, keys]) => [
      `.agents/threads/thread_q/${id}.md`,
      decision({ id, thread: 'thread_q', ...keys }),
    ]),
  ),
});

function timelineOf(files: Readonly<Record<string, string>>, format: TimelineFormat): string {
  const board = boardOfFiles(files);
  const [one] = board.threads;
  if (!one) throw new Error('no thread');
  return renderTimeline(board, one, format, 'thread_q');
}

describe('the timeline of a thread', () => {
  const text = [
    'Which queue? (active)',
    '○    27 Nov  Measure first (ada 55 %)',
    '├─╮',
    '● │  28 Nov  One queue for each tenant (bob 80 %, succeeded)',
    '│ ✗  28 Nov  One queue for all (eve 60 %, failed)',
    '├─╯',
    '○    29 Nov  Keep one for each tenant (ada 90 %)',
    '',
  ].join('\n');

  it('is drawn as a log of git', () => {
    expect(timelineOf(filesOf(records), 'text')).toBe(text);
  });

  it('has its days in one column, and nothing in it acts on a terminal', () => {
    const days = {
      dec_a: of(27, 'ada', 'Measure first', 0.55),
      dec_b: of(28, 'bob', 'Decide', 0.8, 'dec_a'),
    };
    const early = { ...days, dec_a: { ...days.dec_a, date: '2026-11-03T09:00:00Z' } };
    expect(timelineOf(filesOf(early), 'text')).toContain(
      '○   3 Nov  Measure first (ada 55 %)\n○  28 Nov  Decide',
    );
    const hostile = { ...days, dec_a: { ...days.dec_a, date: '"soon\\e[31m"' } };
    expect(timelineOf(filesOf(hostile), 'text')).toMatch(/soon[^\u001b]*Measure first/);
  });

  it('is on the page about it', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/dashboard.md'), 'utf8');
    expect(page).toContain(timelineOf(filesOf(records), 'text'));
  });

  it('is a flowchart, in which nothing of a record is markup', () => {
    const hostile = filesOf({ dec_a: of(27, 'ada', 'x"]; click d1 "javascript:alert(1)" %% <b>', 0.5) });
    const lines = timelineOf(hostile, 'mermaid').split('\n');
    expect(lines[0]).toBe('flowchart TB');
    expect(lines[1]).toMatch(/^ {2}d1\["[^"<>%]*"\]:::pending$/);
    expect(timelineOf(filesOf(records), 'mermaid')).toContain('  d2 --> d4\n  d3 --> d4\n');
  });

  it('is one page, whose links stay on it and which asks for nothing', () => {
    const page = timelineOf(filesOf(records), 'html');
    const addresses = [...page.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(4);
    expect(addresses.filter((address) => !address?.startsWith('#'))).toEqual([]);
    expect(page).not.toContain('<script');
    expect(page).toContain('<style>');
    expect(page).toContain("default-src 'none'");
  });

  it('has every decision of a long thread', () => {
    const many = Object.fromEntries(
      Array.from({ length: 130 }, (_, at) => [
        `dec_${at}`,
        of(27, 'ada', `Step ${at}`, 0.5, ...(at > 0 ? [`dec_${at - 1}`] : [])),
      ]),
    );
    const page = timelineOf(filesOf(many), 'html');
    expect(page.match(/class="decision"/g)).toHaveLength(130);
    expect(timelineOf(filesOf(many), 'text').split('\n')).toHaveLength(132);
  });

  it('acts on no terminal', () => {
    const sign = String.fromCharCode(27);
    const text = timelineOf(filesOf({ dec_a: of(27, 'ada', '"red \\e[31m"', 0.5) }), 'text');
    expect(text).toContain('\\x1B[31m');
    expect(text).not.toContain(sign);
  });
});
