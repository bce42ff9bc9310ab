import type { EventName } from '../../agents/event.ts';
import { arrivalsOf } from '../../app/agents/arrivals.ts';
import { choiceWithoutRecord } from '../../app/agents/capture.ts';
import { newsInForce } from '../../app/agents/in-force.ts';
import { agentSettings } from '../../app/agents/prompt.ts';
import { standingOf, unfinishedOf } from '../../app/agents/sessions.ts';
import { withoutHandoff } from '../../app/agents/subagent.ts';
import { findingsIn } from '../../app/agents/written.ts';
import { eventLimits } from '../../app/knowledge/renames.ts';
import { type SessionRow, viewSession } from '../../app/session/view.ts';
import type { Context } from '../../app/workspace/context.ts';
import type { WorktreeRecords } from '../../app/workspace/find-record.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { ownCommand } from '../../store/own-command.ts';
import { shellWord } from '../../text/shell-word.ts';
import { inForceText } from '../in-force.ts';
import { printNext, sessionSpeller } from '../session/next.ts';
import { renderResumed } from '../session/print.ts';
import { type Asked, nextText, paragraphs } from './asked.ts';
import { renderArrivals, renderOthers, renderSubagents, renderUncaptured, renderWritten } from './print.ts';
import { answerPrompt } from './prompt.ts';

/** What is said at each event; undefined or '' for nothing (agents, section 3). */
export const answers: Readonly<Record<EventName, (asked: Asked) => Promise<string | undefined>>> = {
  'user-prompt': answerPrompt,
  read: inForceFor,
  'pre-edit': inForceFor,
  'post-edit': async ({ context, event, home }) =>
    renderWritten(await findingsIn(context, home, event.paths), home.workspace),
  'session-start': async ({ context, event, home, memory, records: open }) => {
    const records = await open();
    const settings = agentSettings(records);
    if (!settings) return undefined;
    if (settings.capture === 'ask') await memory.keep('head', (await home.repository.head())?.commit ?? '');
    const { current, others } = await standingOf(context, records, event.conversation);
    const own = ownCommand(context.cwd);
    return paragraphs([
      renderArrivals(await arrivalsOf(context, records), own),
      renderOthers(others, current !== undefined, own),
      // After a compaction, or where the conversation goes on, this is what the agent has lost. It ends with the next command.
      current ? await resumed(current.id, context, records) : '',
    ]);
  },
  stop: async (asked) => {
    const { context, event, memory } = asked;
    if (event.isKeptGoing || event.conversation === undefined) return undefined;
    const records = await asked.records();
    const left = unfinishedOf(await standingOf(context, records, event.conversation));
    if (!left || !(await memory.isNews('stop', left.id))) return captured(asked);
    const abandon = sessionSpeller(context.cwd, left.id)('abandon', "--reason 'TEXT'");
    const lead = `Session ${forTerminalLine(left.id)} is not finished. Continue it with the command below; if its work is no longer needed: \`${abandon}\``;
    return paragraphs([lead, await nextText(left.id, context, records)]);
  },
  'session-end': async ({ context, event, memory, records }) => {
    if (event.conversation === undefined) return undefined;
    const left = unfinishedOf(await standingOf(context, await records(), event.conversation));
    if (!left || !(await memory.isNews('session-end', left.id))) return undefined;
    const id = forTerminalLine(left.id);
    return `Session ${id} is not finished. \`${ownCommand(context.cwd)} resume ${shellWord(left.id)}\` prints its next step.`;
  },
  'subagent-stop': async ({ context, event, home, memory, records }) => {
    if (event.isKeptGoing) return undefined;
    const left: SessionRow[] = [];
    for (const row of await withoutHandoff(context, home, await records(), event.conversation))
      if (await memory.isNews('subagent-stop', row.id)) left.push(row);
    return renderSubagents(left, ownCommand(context.cwd));
  },
};

/** A choice that this conversation committed without a record; once. */
async function captured({ context, event, home, memory, records }: Asked): Promise<string | undefined> {
  if (agentSettings(await records())?.capture !== 'ask') return undefined;
  const base = await memory.kept('head');
  // A repository that had no commit when the conversation began is being set up.
  if (base === undefined || base === '') return undefined;
  const found = await choiceWithoutRecord(context, home, base);
  if (!found || !(await memory.isNews('capture'))) return undefined;
  return renderUncaptured(found, event.host, ownCommand(context.cwd));
}

async function inForceFor({ context, event, home, memory }: Asked): Promise<string> {
  return inForceText(await newsInForce(context, home, event.paths, memory), home.workspace);
}

/** The state of a session, what it found, and what comes next in it. */
async function resumed(id: string, context: Context, records: WorktreeRecords): Promise<string> {
  const request = { session: id, records };
  return renderResumed(
    await viewSession(context, request),
    await printNext(context, request, id, { isQuoted: true, limits: eventLimits }),
  );
}
