import type { ThreadState } from '../../knowledge/thread-state.ts';
import { ageText } from '../age.ts';
import { forTerminalLine } from '../neutralise/terminal.ts';
import { quoteName } from '../quote.ts';
import { type Column, type Looks, renderTable } from '../table.ts';

/** A session of a list. */
export interface SessionLine {
  readonly id: string;
  readonly query: string;
  readonly state: string;
  readonly isAbandoned: boolean;
  readonly isOpen: boolean;
  readonly hasDispatch: boolean;
  readonly startedAt: string;
}

/** A payload of a list. */
export interface HandoffLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly state: string;
  readonly timestamp: string;
}

/** A task of a list. */
export interface TaskLine {
  readonly id: string;
  readonly name: string;
  readonly status: string | undefined;
  readonly outcome: string | undefined;
  /** When it was added; undefined if it is not committed. */
  readonly addedAt: string | undefined;
}

/** The sessions for a terminal, newest first. */
export function renderSessionTable(rows: readonly SessionLine[], looks: Looks): string {
  const columns: readonly Column<SessionLine>[] = [
    { title: 'session', cell: ({ id }) => forTerminalLine(id), tint: () => 'cyan' },
    {
      title: 'state',
      cell: ({ isAbandoned, state }) => forTerminalLine(isAbandoned ? 'ABANDONED' : state),
      tint: ({ isOpen, state }) => (isOpen ? 'yellow' : state === 'HALTED' ? 'red' : 'dim'),
    },
    { title: 'waits', cell: ({ hasDispatch }) => (hasDispatch ? 'dispatch' : ''), tint: () => 'yellow' },
    { title: 'age', cell: ({ startedAt }) => ageText(startedAt, looks.now), tint: () => 'dim' },
    { title: 'query', cell: ({ query }) => forTerminalLine(query) },
  ];
  return renderTable(columns, rows, looks);
}

/** The sessions for a program or an agent, a line each: id, state, age and query. @param now RFC 3339 */
export function renderSessionList(rows: readonly SessionLine[], now: string): string {
  return rows
    .map(({ hasDispatch, id, isAbandoned, query, startedAt, state }) => {
      const marks = `${isAbandoned ? 'ABANDONED' : state}${hasDispatch ? ', dispatch pending' : ''}`;
      const age = ageText(startedAt, now);
      return `${[id, marks, age === '' ? '-' : age, query].map(forTerminalLine).join('  ')}\n`;
    })
    .join('');
}

/** The threads for a terminal, oldest first. */
export function renderThreadTable(rows: readonly ThreadState[], looks: Looks): string {
  const columns: readonly Column<ThreadState>[] = [
    { title: 'thread', cell: ({ id }) => quoteName(id), tint: () => 'cyan' },
    {
      title: 'status',
      cell: ({ status }) => quoteName(status),
      tint: ({ status }) =>
        (({ active: 'green', blocked: 'red', paused: 'yellow' }) as const)[status] ?? 'dim',
    },
    { title: 'decisions', cell: ({ decisions }) => String(decisions.length) },
    {
      title: 'open',
      cell: ({ openQuestions: { length } }) => (length === 0 ? '' : String(length)),
      tint: () => 'yellow',
    },
    { title: 'age', cell: ({ updatedAt }) => ageText(updatedAt, looks.now), tint: () => 'dim' },
    { title: 'title', cell: ({ title }) => forTerminalLine(title) },
  ];
  return renderTable(columns, rows, looks);
}

/** The payloads for a terminal, newest first. */
export function renderHandoffTable(rows: readonly HandoffLine[], looks: Looks): string {
  const tints = { pending: 'yellow', expired: 'red', accepted: 'green' } as const;
  const columns: readonly Column<HandoffLine>[] = [
    { title: 'handoff', cell: ({ id }) => forTerminalLine(id), tint: () => 'cyan' },
    {
      title: 'state',
      cell: ({ state }) => state,
      tint: ({ state }) => tints[state as keyof typeof tints] ?? 'dim',
    },
    { title: 'age', cell: ({ timestamp }) => ageText(timestamp, looks.now), tint: () => 'dim' },
    { title: 'from → to', cell: ({ from, to }) => forTerminalLine(`${from} → ${to}`) },
  ];
  return renderTable(columns, rows, looks);
}

/** The tasks for a terminal, by id. */
export function renderTaskTable(rows: readonly TaskLine[], looks: Looks): string {
  const tints = {
    completed: 'green',
    done: 'green',
    blocked: 'red',
    failed: 'red',
    in_progress: 'yellow',
  } as const;
  const columns: readonly Column<TaskLine>[] = [
    { title: 'task', cell: ({ id }) => forTerminalLine(id), tint: () => 'cyan' },
    {
      title: 'status',
      cell: ({ status }) => forTerminalLine(status ?? ''),
      tint: ({ status }) => tints[status as keyof typeof tints],
    },
    {
      title: 'outcome',
      cell: ({ outcome, status }) => (outcome === status ? '' : forTerminalLine(outcome ?? '')),
      tint: ({ outcome }) => tints[outcome as keyof typeof tints],
    },
    { title: 'age', cell: ({ addedAt }) => ageText(addedAt, looks.now), tint: () => 'dim' },
    { title: 'name', cell: ({ name }) => forTerminalLine(name) },
  ];
  return renderTable(columns, rows, looks);
}

/** A rule of a list. */
export interface RuleLine {
  readonly id: string;
  readonly severity: string;
  readonly summary: string;
}

/** The rules for a terminal. */
export function renderRuleTable(rows: readonly RuleLine[], looks: Looks): string {
  const tints = { error: 'red', warning: 'yellow', info: 'cyan' } as const;
  const columns: readonly Column<RuleLine>[] = [
    { title: 'rule', cell: ({ id }) => id },
    {
      title: 'severity',
      cell: ({ severity }) => severity,
      tint: ({ severity }) => tints[severity as keyof typeof tints] ?? 'dim',
    },
    { title: 'what it checks', cell: ({ summary }) => summary },
  ];
  return renderTable(columns, rows, looks);
}
