import type { Board } from '../../knowledge/board/board.ts';
import type { ThreadRecord } from '../../knowledge/board/threads.ts';
import { shorten } from '../../text/shorten.ts';
import { mermaidText } from '../knowledge/graph.ts';
import { forTerminalLine } from '../neutralise/terminal.ts';
import type { Lanes } from './lanes.ts';
import { type Turn, turnOf, turnWords } from './marks.ts';
import { renderPage } from './page.ts';
import type { Site } from './site.ts';
import { threadView, timelineRows } from './views/thread.ts';
import { dayText, percent } from './words.ts';

/** The formats of `baton timeline`. */
export const timelineFormats = ['text', 'mermaid', 'html'] as const;
export type TimelineFormat = (typeof timelineFormats)[number];

/** The timeline of one thread. @param name what is shown, for the head of a page */
export function renderTimeline(
  board: Board,
  thread: ThreadRecord,
  format: TimelineFormat,
  name: string,
  own = 'baton',
): string {
  if (format === 'mermaid') return mermaidTimeline(thread);
  return format === 'html' ? pageOf(board, thread, name, own) : textTimeline(thread, board.now);
}

/** A page of its own, which links to nothing but its own places. */
function pageOf(board: Board, thread: ThreadRecord, name: string, own: string): string {
  const site: Site = {
    href: (target) =>
      'at' in target && target.at !== undefined ? `#${encodeURIComponent(target.at)}` : '#main',
    has: (target) => target.view === 'thread' && target.id === thread.state.id,
    isLive: false,
    style: undefined,
    script: undefined,
    name,
    own,
  };
  return renderPage(threadView({ board, site }, thread, 1, true), site);
}

function mermaidTimeline({ state }: ThreadRecord): string {
  const names = new Map(state.decisions.map(({ id }, index) => [id, `d${index + 1}`]));
  const nodes = state.decisions.map(({ agent, confidence, decision, id, outcome }) => {
    const sure = confidence === null ? '' : `, ${percent(confidence)}`;
    const label = `${shorten(forTerminalLine(decision.trim()), 80)} (${forTerminalLine(agent)}${sure})`;
    return `  ${names.get(id)}["${mermaidText(label)}"]:::${turnOf(outcome)}`;
  });
  const arrows = state.decisions.flatMap(({ continues, id }) =>
    continues.flatMap((parent) => (names.has(parent) ? [`  ${names.get(parent)} --> ${names.get(id)}`] : [])),
  );
  const styles = ['  classDef failure stroke-dasharray: 4 2', '  classDef abandoned stroke-dasharray: 1 3'];
  return ['flowchart TB', ...nodes, ...arrows, ...styles, ''].join('\n');
}

const marks: Readonly<Record<Turn, string>> = {
  success: '●',
  partial: '◐',
  failure: '✗',
  abandoned: '◌',
  pending: '○',
};

/** As a log of git is drawn: a line a decision, lanes at its left. */
function textTimeline(thread: ThreadRecord, now: string): string {
  const { lanes, rows } = timelineRows(thread);
  const lines = [`${forTerminalLine(thread.state.title)} (${forTerminalLine(thread.state.status)})`];
  const days = rows.map((row) =>
    forTerminalLine(dayText(row.type === 'event' ? row.event.at : row.decision.date, now)),
  );
  const widest = Math.min(11, Math.max(0, ...days.map((day) => day.length)));
  let last = -1;
  for (const [index, row] of rows.entries()) {
    const day = days[index]?.padStart(widest);
    if (row.type === 'event') {
      const { by, status, text, type } = row.event;
      const what = type === 'resumed' ? 'resumed' : (status ?? '');
      const note = text === '' ? '' : `: ${shorten(forTerminalLine(text), 80)}`;
      lines.push(
        `${passing(lanes, last + 0.5)}  ${day}  ${forTerminalLine(by)} ${forTerminalLine(what)}${note}`,
      );
      continue;
    }
    last = row.index;
    const { agent, confidence, decision } = row.decision;
    const turn = turnOf(row.decision.outcome);
    const sure = confidence === null ? '' : ` ${percent(confidence)}`;
    const own = lanes.places[last]?.lane ?? 0;
    const ending = lanes.edges.filter(({ lane, to }) => to === last && lane !== own).map(({ lane }) => lane);
    const beginning = lanes.edges
      .filter(({ from, lane }) => from === last && lane !== own)
      .map(({ lane }) => lane);
    if (ending.length > 0) lines.push(bend(lanes, last - 0.5, own, ending, '╯', '╰').trimEnd());
    const line = withMark(passing(lanes, last), own, marks[turn]);
    const outcome = turn === 'pending' ? '' : `, ${turnWords[turn]}`;
    lines.push(
      `${line}  ${day}  ${shorten(forTerminalLine(decision.trim()), 100)} (${forTerminalLine(agent)}${sure}${outcome})`,
    );
    if (beginning.length > 0) lines.push(bend(lanes, last + 0.5, own, beginning, '╮', '╭').trimEnd());
  }
  return `${lines.join('\n')}\n`;
}

/** The lanes at a row, or between two: two columns each. */
function passing({ edges, width }: Lanes, row: number): string {
  const open = new Set(edges.flatMap(({ from, lane, to }) => (from < row && row < to ? [lane] : [])));
  return Array.from({ length: width }, (_, lane) => (open.has(lane) ? '│' : ' ')).join(' ');
}

function withMark(line: string, lane: number, mark: string): string {
  return `${line.slice(0, 2 * lane)}${mark}${line.slice(2 * lane + 1)}`;
}

/** The line between two rows where lanes leave a node or come to it. */
function bend(
  lanes: Lanes,
  row: number,
  own: number,
  others: readonly number[],
  right: string,
  left: string,
): string {
  const line = [...passing(lanes, row).padEnd(2 * lanes.width - 1)];
  const [least, most] = [Math.min(own, ...others), Math.max(own, ...others)];
  for (let at = 2 * least; at < 2 * most; at++) line[at] = line[at] === '│' ? '┼' : '─';
  for (const lane of others)
    line[2 * lane] =
      lane === most
        ? right
        : lane === least
          ? left
          : lane > own
            ? right === '╯'
              ? '┴'
              : '┬'
            : left === '╰'
              ? '┴'
              : '┬';
  line[2 * own] = least < own && most > own ? '┼' : most > own ? '├' : '┤';
  return line.join('');
}
