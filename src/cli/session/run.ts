import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { abandonOpenBefore, abandonSession } from '../../app/session/abandon.ts';
import { completeSession, dispatchOf } from '../../app/session/complete.ts';
import { decisionOffer } from '../../app/session/decision-offer.ts';
import { decideRoute, haltSession, loopBack } from '../../app/session/finish.ts';
import { learn } from '../../app/session/learn.ts';
import { mineOf } from '../../app/session/mine.ts';
import type { SessionRequest, SessionResult } from '../../app/session/open.ts';
import { recordSteps } from '../../app/session/record.ts';
import { startSession } from '../../app/session/start.ts';
import { completeStep } from '../../app/session/step.ts';
import { listSessions, type SessionView, viewSession } from '../../app/session/view.ts';
import type { Context } from '../../app/workspace/context.ts';
import { openRecords } from '../../app/workspace/find-record.ts';
import { answering } from '../../app/workspace/unread.ts';
import { BatonError, unreadable } from '../../errors.ts';
import { type Io, readAllExact } from '../../io/io.ts';
import { forTerminal, forTerminalLine } from '../../render/neutralise/terminal.ts';
import { renderSessionList, renderSessionTable } from '../../render/records/lists.ts';
import type { Looks } from '../../render/table.ts';
import { commandContext } from '../context.ts';
import { looksOf, printItems, printJson } from '../print.ts';
import { type NextStep, printNext, sessionSpeller } from './next.ts';
import { renderDecisionOffer, renderSession, renderSummary } from './print.ts';

/** What commander makes of the options of the verbs; each has some of them. */
export interface SessionOptions {
  readonly json?: true;
  readonly stage?: true;
  readonly agentMode?: true;
  readonly machine?: string;
  readonly thread?: string;
  readonly resumes?: string;
  readonly answer?: readonly string[];
  readonly output?: string;
  readonly file?: string;
  readonly justification?: string;
  readonly reason?: string;
  readonly question?: readonly string[];
  readonly ack?: true;
  readonly pattern?: readonly string[];
  readonly gotcha?: readonly string[];
  readonly appliesTo?: readonly string[];
  readonly severity?: string;
  readonly state?: string;
  readonly by?: string;
  readonly mine?: true;
  /** Milliseconds. */
  readonly openBefore?: number;
}

interface VerbInput {
  readonly io: Io;
  readonly options: SessionOptions;
  readonly context: Context;
  readonly request: SessionRequest;
  readonly looks: Looks;
  /** What comes after the session. */
  readonly second: string;
}

/** What a verb gets, from what commander hands on. */
export function verbInput(
  args: readonly string[],
  options: SessionOptions,
  self: Command,
  io: Io,
): VerbInput {
  const [session = '', second = ''] = args;
  return {
    io,
    options,
    second,
    looks: looksOf(io, self),
    context: commandContext(io, self, options),
    request: { session },
  };
}

/** What each verb does and prints. The file is written before anything is reported. */
export const verbs = {
  async start({ context, io, options, request }: VerbInput) {
    const { agentMode, answer, machine, resumes, thread } = options;
    const result = await startSession(context, {
      query: request.session,
      isAgent: agentMode === true,
      machine,
      thread,
      resumes,
      answers: answer,
    });
    await report(
      context,
      io,
      options,
      result,
      `Query: ${forTerminalLine(request.session)}\nSession ${result.id}, ${result.path}\n`,
    );
  },
  async step({ context, io, options, request, second }: VerbInput) {
    const output =
      options.output === undefined ? undefined : await readInput(options.output, io, context.cwd);
    const result = await completeStep(context, {
      ...request,
      step: second,
      output,
      answers: options.answer,
    });
    const isWaiting = result.questions.length > 0;
    const lead = isWaiting ? `${result.completed} waits for answers.` : `✔ ${result.completed}`;
    await report(context, io, options, result, `${lead}\n`);
  },
  async record({ context, io, options, request }: VerbInput) {
    const text = await readInput(options.file ?? '', io, context.cwd);
    const result = await recordSteps(context, { ...request, text });
    const done = result.recorded.map((step) => `✔ Step ${step}\n`);
    const isWaiting = result.questions.length > 0;
    await report(context, io, options, result, isWaiting ? 'Step 0 waits for answers.\n' : done.join(''));
  },
  async route({ context, io, options, request, second }: VerbInput) {
    const result = await decideRoute(context, {
      ...request,
      route: second,
      justification: options.justification ?? '',
    });
    await report(context, io, options, result, `✔ Route ${second}\n`);
  },
  async 'loop-back'({ context, io, options, request }: VerbInput) {
    const { question = [], reason = '' } = options;
    const result = await loopBack(context, { ...request, reason, questions: question });
    const lead =
      result.type === 'looped'
        ? `⟲ Loop-back ${result.iteration}: ${forTerminalLine(reason)}\n`
        : `Halted: ${forTerminalLine(result.reason)}\n`;
    await report(context, io, options, result, lead);
  },
  async halt({ context, io, options, request }: VerbInput) {
    const { question = [], reason } = options;
    const result = await haltSession(context, {
      ...request,
      questions: question,
      reason,
    });
    await report(context, io, options, result, `Halted: ${forTerminalLine(result.reason)}\n`);
  },
  async complete({ context, io, options, request }: VerbInput) {
    const result = await completeSession(context, request);
    const view = await viewSession(context, { ...request, records: result.records });
    const offer = await decisionOffer(result.records, view);
    const parts = [
      renderSummary(view),
      learningPrompt(view, context),
      offer ? renderDecisionOffer(offer, context.cwd) : '',
    ];
    await report(context, io, options, result, parts.filter((part) => part !== '').join('\n'));
  },
  async dispatch({ context, io, options, request }: VerbInput) {
    const result = await dispatchOf(context, request, options.ack === true);
    const lead = options.ack
      ? `✔ Dispatch of ${result.id} acknowledged\n`
      : result.dispatch
        ? ''
        : 'No dispatch is pending.\n';
    await report(context, io, options, result, lead);
  },
  async learn({ context, io, options, request }: VerbInput) {
    const { appliesTo = [], gotcha = [], pattern = [], severity } = options;
    const result = await learn(context, {
      ...request,
      patterns: pattern,
      gotchas: gotcha,
      appliesTo,
      severity,
    });
    const count = pattern.length + gotcha.length;
    printResult(
      io,
      options,
      result,
      { learned: count },
      `✔ ${count} noted in ${forTerminalLine(result.path)}\n`,
    );
  },
  async abandon({ context, io, options, request }: VerbInput) {
    const { by, openBefore, reason = '' } = options;
    if ((request.session === '') === (openBefore === undefined)) {
      throw new BatonError('usage', 'Unexpected arguments, expected a session or `--open-before`', {
        help: 'name one session, or how long the open sessions have been idle: `--open-before 14d`',
      });
    }
    if (openBefore !== undefined) {
      const idle = await abandonOpenBefore(context, before(context.now, openBefore), { reason, by });
      if (options.json) return printItems(io, idle);
      for (const { path } of idle) io.stdout.write(`abandoned ${forTerminalLine(path)}\n`);
      if (idle.length === 0) io.stderr.write('No session to abandon.\n');
      return;
    }
    const { id, path } = await abandonSession(context, { ...request, reason, by });
    if (options.json) printJson(io, { id, path });
    else io.stdout.write(`abandoned ${forTerminalLine(path)}\n`);
  },
  async show({ context, io, options, request }: VerbInput) {
    const records = await openRecords(answering(context));
    const view = await viewSession(context, { ...request, records });
    const next = await printNext(context, { ...request, records }, view.id);
    if (options.json) printJson(io, { ...view, next: nextOf(next) });
    else io.stdout.write(renderSession(view, next));
  },
  async list({ context, io, looks, options }: VerbInput) {
    const all = await listSessions(answering(context), options.state);
    const rows = options.mine ? await mineOf(context, all) : all;
    if (options.json) return printItems(io, rows);
    if (io.stdout.isTTY) io.stdout.write(renderSessionTable(rows, looks));
    else io.stdout.write(renderSessionList(rows, context.now));
    if (rows.length === 0) io.stderr.write('No sessions.\n');
  },
} as const;

/** The time that was so many milliseconds ago. */
function before(now: string, age: number): string {
  return new Date(Date.parse(now) - age).toISOString();
}

async function readInput(from: string, io: Io, cwd: string): Promise<string> {
  if (from === '-') return readAllExact(io.stdin);
  try {
    return await readFile(resolve(cwd, from), 'utf8');
  } catch (error) {
    throw unreadable(from, error);
  }
}

/** Prints what was done, and what comes next by the file as it is now. */
async function report(
  context: Context,
  io: Io,
  options: SessionOptions,
  result: SessionResult,
  lead: string,
): Promise<void> {
  try {
    const next = await printNext(context, { session: result.id, records: result.records }, result.id);
    const text = [lead, next.text].filter((one) => one !== '').join('\n');
    printResult(io, options, result, { next: nextOf(next) }, text);
  } catch (error) {
    // It is written: whoever did it has to know, whatever keeps the next step from being printed.
    printResult(io, options, result, { next: null }, lead);
    throw error;
  }
}

function printResult(
  io: Io,
  options: SessionOptions,
  { id, path, state, warnings }: SessionResult,
  more: Readonly<Record<string, unknown>>,
  text: string,
): void {
  for (const { message, rule } of warnings)
    io.stderr.write(`warning: ${forTerminalLine(message)} (${rule})\n`);
  if (options.json) printJson(io, { id, path, state, ...more });
  else io.stdout.write(text);
}

function nextOf({ directive, questions }: NextStep) {
  return { directive: directive ?? null, questions };
}

function learningPrompt({ id, learnings }: SessionView, { cwd }: Context): string {
  if (learnings.length > 0) return '';
  const learn = sessionSpeller(cwd, id)('learn', "--pattern 'TEXT'", "--gotcha 'TEXT'", "--applies-to 'TAG'");
  return forTerminal(
    `What can later tasks learn from this one? Record patterns to follow and gotchas to avoid in the knowledge graph: \`${learn}\`\n`,
  );
}
