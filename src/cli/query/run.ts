import type { Command } from 'commander';
import { blockTasks, journal, writeJournal } from '../../app/knowledge/journal.ts';
import { type KnowledgeRequest, loadKnowledge } from '../../app/knowledge/load.ts';
import { query } from '../../app/knowledge/query.ts';
import { stats } from '../../app/knowledge/stats.ts';
import type { Context } from '../../app/workspace/context.ts';
import { answering } from '../../app/workspace/unread.ts';
import { BatonError } from '../../errors.ts';
import { type Io, widthOf } from '../../io/io.ts';
import { contextOf } from '../../knowledge/context.ts';
import { knowledgeGraph } from '../../knowledge/graph.ts';
import {
  checkFilters,
  parseComparison,
  type QueryFilters,
  type QuerySubject,
  querySubjects,
} from '../../knowledge/query/filters.ts';
import type { QueryRow } from '../../knowledge/query/row.ts';
import { renderDot, renderMermaid } from '../../render/knowledge/graph.ts';
import { renderJournal } from '../../render/knowledge/journal.ts';
import { RowPrinter, renderStats } from '../../render/knowledge/rows.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { suggest } from '../../text/closest-match.ts';
import { needOneOf } from '../../text/one-of.ts';
import { commandContext } from '../context.ts';
import { refuseBudgetOfJson } from '../options/tokens.ts';
import type { VersionOptions } from '../options/version.ts';
import { looksOf, printItems, printJson } from '../print.ts';
import { inForceForTask, taskContextText } from './task-context.ts';

function requestOf({ allRefs, rev }: VersionOptions): KnowledgeRequest {
  return { rev, allRefs: allRefs === true };
}

/** Runs `baton context`. */
export async function runContext(
  id: string,
  options: VersionOptions & { budget?: number },
  self: Command,
  io: Io,
): Promise<void> {
  refuseBudgetOfJson(options);
  const run = answering(commandContext(io, self));
  const loaded = await loadKnowledge(run, requestOf(options));
  const { knowledge } = loaded;
  const context = contextOf(knowledge, id);
  if (!context)
    throw unknownTask(
      id,
      knowledge.tasks.map((task) => task.id),
    );
  // What is in force is that of today, and not of another version.
  const inForce = options.rev === undefined ? await inForceForTask(run, loaded, context) : undefined;
  if (options.json) return printJson(io, { id: context.task.id, ...context, inForce: inForce ?? null });
  io.stdout.write(taskContextText(context, inForce, loaded.workspace, options.budget));
}

function unknownTask(id: string, ids: readonly string[]): BatonError {
  return new BatonError('usage', `Unknown task \`${id}\``, {
    help: suggest(id, ids, '`baton query tasks` lists them'),
  });
}

/** Runs `baton graph`. */
export async function runGraph(
  options: VersionOptions & { format: 'json' | 'mermaid' | 'dot' },
  self: Command,
  io: Io,
): Promise<void> {
  const { knowledge } = await loadKnowledge(answering(commandContext(io, self)), requestOf(options));
  const graph = knowledgeGraph(knowledge);
  if (options.json || options.format === 'json') return printJson(io, graph);
  io.stdout.write(options.format === 'mermaid' ? renderMermaid(graph) : renderDot(graph));
}

/** Runs `baton stats`. */
export async function runStats(options: VersionOptions, self: Command, io: Io): Promise<void> {
  const found = await stats(answering(commandContext(io, self)), requestOf(options));
  if (options.json) return printJson(io, found);
  io.stdout.write(renderStats(found));
}

/** Runs `baton journal`. */
export async function runJournal(
  options: VersionOptions & { write?: true; updateTasks?: true },
  self: Command,
  io: Io,
): Promise<void> {
  const context = commandContext(io, self);
  const changes = options.write || options.updateTasks;
  if (changes && (options.rev !== undefined || options.allRefs)) {
    throw new BatonError(
      'usage',
      '`--write` and `--update-tasks` change the working tree, not other versions',
      {
        help: 'remove `--rev` and `--all-refs`',
      },
    );
  }
  if (changes) return changeJournal(context, options, io);
  const found = await journal(answering(context), requestOf(options));
  if (options.json) return printJson(io, found);
  io.stdout.write(renderJournal(found, 'plain'));
}

async function changeJournal(
  context: Context,
  options: VersionOptions & { write?: true; updateTasks?: true },
  io: Io,
): Promise<void> {
  const blocked = options.updateTasks ? await blockTasks(context) : [];
  const journal = options.write ? await writeJournal(context) : undefined;
  if (options.json) {
    const { isWritten = false, path = null } = journal ?? {};
    return printJson(io, { path, written: isWritten, blocked });
  }
  for (const path of blocked) io.stdout.write(`${forTerminalLine(path)}: Status blocked\n`);
  if (options.updateTasks && blocked.length === 0) io.stderr.write('No Status to change.\n');
  if (journal)
    io.stdout.write(`${forTerminalLine(journal.path)}${journal.isWritten ? '' : ' is up to date'}\n`);
}

/** What commander makes of the filters of `baton query`. */
export interface QueryOptions extends VersionOptions, Omit<QueryFilters, 'tags' | 'confidence'> {
  readonly tag?: readonly string[];
  readonly appliesTo?: readonly string[];
  readonly confidence?: string;
}

/** Runs `baton query`. */
export async function runQueryCommand(
  subject: string,
  options: QueryOptions,
  self: Command,
  io: Io,
): Promise<void> {
  const known = needOneOf('subject', subject, querySubjects);
  const filters = filtersFrom(known, options);
  const context = answering(commandContext(io, self));
  const request = requestOf(options);
  if (options.json) return printItems(io, await query(context, known, filters, request));
  const looks = io.stdout.isTTY ? looksOf(io, self) : undefined;
  const printer = new RowPrinter({ width: widthOf(io.stdout), now: io.now, looks });
  const prepare = (expected: readonly QueryRow[]) => printer.prepare(expected);
  const rows = await query(context, known, filters, { ...request, prepare });
  io.stdout.write(printer.print(rows, known));
  if (rows.length === 0) io.stderr.write(`No ${known} match.\n`);
}

const flags: Readonly<Record<keyof QueryFilters, string>> = {
  tags: '--tag',
  severity: '--severity',
  open: '--open',
  blocking: '--blocking',
  state: '--state',
  status: '--status',
  outcome: '--outcome',
  agent: '--agent',
  thread: '--thread',
  task: '--task',
  file: '--file',
  category: '--category',
  pending: '--pending',
  confidence: '--confidence',
  text: '--text',
};

function filtersFrom(subject: QuerySubject, options: QueryOptions): QueryFilters {
  const {
    appliesTo = [],
    confidence,
    tag = [],
    rev: _rev,
    allRefs: _all,
    json: _json,
    cache: _cache,
    ...plain
  } = options;
  const tags = [...tag, ...appliesTo];
  const comparison = confidence === undefined ? undefined : parseComparison(confidence);
  if (confidence !== undefined && !comparison) {
    throw new BatonError(
      'usage',
      `Unexpected \`${confidence}\` after \`--confidence\`, expected a comparison`,
      {
        help: "write it in quotes: `--confidence '<0.5'`",
      },
    );
  }
  const filters: QueryFilters = {
    ...plain,
    ...(tags.length === 0 ? {} : { tags }),
    confidence: comparison,
  };
  checkFilters(subject, filters, (filter) => flags[filter]);
  return filters;
}
