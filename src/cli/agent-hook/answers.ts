import type { AgentEvent, EventName } from '../../agents/event.ts';
import { arrivalsOf } from '../../app/agents/arrivals.ts';
import type { Home } from '../../app/agents/home.ts';
import { newsInForce } from '../../app/agents/in-force.ts';
import type { Memory } from '../../app/agents/memory.ts';
import { standingOf, unfinishedOf } from '../../app/agents/sessions.ts';
import { withoutHandoff } from '../../app/agents/subagent.ts';
import { findingsIn } from '../../app/agents/written.ts';
import { eventLimits } from '../../app/knowledge/renames.ts';
import { startSession } from '../../app/session/start.ts';
import { type SessionRow, viewSession } from '../../app/session/view.ts';
import type { Context } from '../../app/workspace/context.ts';
import { openRecords } from '../../app/workspace/find-record.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { shellWord } from '../../render/records/directive.ts';
import { ownCommand } from '../../store/own-command.ts';
import { shorten } from '../../text/shorten.ts';
import { inForceText } from '../in-force.ts';
import { printNext, sessionSpeller } from '../session/next.ts';
import { renderResumed } from '../session/print.ts';
import {
  renderAnswered,
  renderArrivals,
  renderOffered,
  renderOthers,
  renderSubagents,
  renderWritten,
} from './print.ts';

/** An event that a host waits for, where records are kept. */
export interface Asked {
  readonly event: AgentEvent;
  readonly home: Home;
  readonly memory: Memory;
  readonly context: Context;
}

/** What is said at each event; undefined or '' for nothing (agents, section 3). */
export const answers: Readonly<Record<EventName, (asked: Asked) => Promise<string | undefined>>> = {
  'user-prompt': async (asked) => {
    const { context, event } = asked;
    // A command of the agent's own is not a request.
    if (event.prompt === '' || event.prompt.startsWith('/') || !(await keepsRecords(context)))
      return undefined;
    const { dispatches, halted, waiting } = await standingOf(context, event.conversation);
    if (waiting) {
      const lead = `Session ${forTerminalLine(waiting.id)} waits for answers: read them from this prompt.`;
      return paragraphs([lead, await nextText(waiting.id, context)]);
    }
    const id = await startFor(asked, halted);
    const next = await nextText(id, context);
    const offers = dispatches.map((row) => offered(row.id, context));
    return paragraphs([
      ...(await Promise.all(offers)),
      halted
        ? renderAnswered(await viewSession(context, { session: halted.id }), halted, id, context.cwd, next)
        : `Session ${id} was started for this prompt.\n\n${next}`,
    ]);
  },
  read: inForceFor,
  'pre-edit': inForceFor,
  'post-edit': async ({ context, event, home }) =>
    renderWritten(await findingsIn(context, home, event.paths), home.workspace),
  'session-start': async ({ context, event }) => {
    if (!(await keepsRecords(context))) return undefined;
    const { current, others } = await standingOf(context, event.conversation);
    const own = ownCommand(context.cwd);
    return paragraphs([
      renderArrivals(await arrivalsOf(context), own),
      renderOthers(others, current !== undefined, own),
      // After a compaction, or where the conversation goes on, this is what the agent has lost. It ends with the next command.
      current ? await resumed(current.id, context) : '',
    ]);
  },
  stop: async ({ context, event, memory }) => {
    if (event.isKeptGoing || event.conversation === undefined) return undefined;
    const left = unfinishedOf(await standingOf(context, event.conversation));
    if (!left || !(await memory.isNews('stop', left.id))) return undefined;
    const abandon = sessionSpeller(context.cwd, left.id)('abandon', "--reason 'TEXT'");
    const lead = `Session ${forTerminalLine(left.id)} is not finished. Continue it with the command below; if its work is no longer needed: \`${abandon}\``;
    return paragraphs([lead, await nextText(left.id, context)]);
  },
  'session-end': async ({ context, event, memory }) => {
    if (event.conversation === undefined) return undefined;
    const left = unfinishedOf(await standingOf(context, event.conversation));
    if (!left || !(await memory.isNews('session-end', left.id))) return undefined;
    const id = forTerminalLine(left.id);
    return `Session ${id} is not finished. \`${ownCommand(context.cwd)} resume ${shellWord(left.id)}\` prints its next step.`;
  },
  'subagent-stop': async ({ context, event, home, memory }) => {
    if (event.isKeptGoing) return undefined;
    const left: SessionRow[] = [];
    for (const row of await withoutHandoff(context, home, event.conversation))
      if (await memory.isNews('subagent-stop', row.id)) left.push(row);
    return renderSubagents(left, ownCommand(context.cwd));
  },
};

async function inForceFor({ context, event, home, memory }: Asked): Promise<string> {
  return inForceText(await newsInForce(context, home, event.paths, memory), home.workspace);
}

/** A longer prompt is kept whole only in the query of the session. */
const longestAnswer = 2000;

/** Only where there are records or a configuration: a folder of records may have none. */
async function keepsRecords(context: Context): Promise<boolean> {
  const { configs, entries } = await openRecords(context);
  return configs.length > 0 || entries.length > 0;
}

async function nextText(id: string, context: Context): Promise<string> {
  return (await printNext(context, { session: id }, id, { limits: eventLimits })).text;
}

/** The state of a session, what it found, and what comes next in it. */
async function resumed(id: string, context: Context): Promise<string> {
  const records = await openRecords(context);
  const request = { session: id, records };
  return renderResumed(
    await viewSession(context, request),
    await printNext(context, request, id, { isQuoted: true, limits: eventLimits }),
  );
}

/** Starts the session of a prompt; after a halt it resumes, and has the prompt as the answer to each question. */
async function startFor({ context, event }: Asked, halted: SessionRow | undefined): Promise<string> {
  const { conversation, prompt } = event;
  const answer = shorten(prompt, longestAnswer);
  const { id } = await startSession(context, {
    query: prompt,
    conversation,
    ...(halted ? { resumes: halted.id, answers: halted.haltQuestions.map(() => answer) } : {}),
  });
  return id;
}

/** A dispatch that nobody acknowledged, printed with the session of a new prompt: not the next thing to do, but not lost. */
async function offered(id: string, context: Context): Promise<string> {
  const { directive } = await printNext(context, { session: id }, id);
  return renderOffered(id, directive?.command ?? '', context.cwd);
}

function paragraphs(parts: readonly string[]): string {
  return parts
    .map((part) => part.trimEnd())
    .filter((part) => part !== '')
    .join('\n\n');
}
