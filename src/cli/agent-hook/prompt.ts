import { isCommand } from '../../agents/substance.ts';
import { agentSettings, effectOf, startForPrompt } from '../../app/agents/prompt.ts';
import { standingOf } from '../../app/agents/sessions.ts';
import type { StartedSession } from '../../app/session/start.ts';
import { type SessionRow, viewSession } from '../../app/session/view.ts';
import type { Context } from '../../app/workspace/context.ts';
import type { WorktreeRecords } from '../../app/workspace/find-record.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { printNext } from '../session/next.ts';
import { type Asked, nextText, paragraphs } from './asked.ts';
import { renderAnswered, renderGoesOn, renderOffered } from './print.ts';

/** What an agent gets at a prompt: a directive, by the configuration, or nothing (agents, sections 3 and 4). */
export async function answerPrompt({ context, event, records: opening }: Asked): Promise<string | undefined> {
  const { conversation, prompt } = event;
  // A command of the agent's own is not a request.
  if (prompt === '' || isCommand(prompt)) return undefined;
  const records = await opening();
  const settings = agentSettings(records);
  if (!settings) return undefined;
  const standing = await standingOf(context, records, conversation);
  const { dispatches, halted, open, waiting } = standing;
  if (waiting) {
    const lead = `Session ${forTerminalLine(waiting.id)} waits for answers: read them from this prompt.`;
    return paragraphs([lead, await nextText(waiting.id, context, records)]);
  }
  const effect = effectOf(settings.sessions, prompt, standing);
  const { prompts } = settings;
  const session =
    effect === 'starts'
      ? started(
          await startForPrompt(context, { conversation, halted, prompt, prompts, records }),
          halted,
          context,
        )
      : open && effect === 'goes-on'
        ? renderGoesOn(open, context.cwd)
        : '';
  const offers = dispatches.map((row) => offered(row.id, context, records));
  return paragraphs(await Promise.all([...offers, session]));
}

async function started(
  { id, records }: StartedSession,
  halted: SessionRow | undefined,
  context: Context,
): Promise<string> {
  const next = await nextText(id, context, records);
  if (!halted) return `Session ${id} was started for this prompt.\n\n${next}`;
  return renderAnswered(
    await viewSession(context, { session: halted.id, records }),
    halted,
    id,
    context.cwd,
    next,
  );
}

/** A dispatch that nobody acknowledged, printed with the session of a new prompt: not the next thing to do, but not lost. */
async function offered(id: string, context: Context, records: WorktreeRecords): Promise<string> {
  const { directive } = await printNext(context, { session: id, records }, id);
  return renderOffered(id, directive?.command ?? '', context.cwd);
}
