import { isCommand } from '../../agents/substance.ts';
import { agentSettings, effectOf, startForPrompt } from '../../app/agents/prompt.ts';
import { standingOf } from '../../app/agents/sessions.ts';
import { type SessionRow, viewSession } from '../../app/session/view.ts';
import type { Context } from '../../app/workspace/context.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { printNext } from '../session/next.ts';
import { type Asked, nextText, paragraphs } from './asked.ts';
import { renderAnswered, renderGoesOn, renderOffered } from './print.ts';

/** What an agent gets at a prompt: a directive, by the configuration, or nothing (agents, sections 3 and 4). */
export async function answerPrompt({ context, event }: Asked): Promise<string | undefined> {
  const { conversation, prompt } = event;
  // A command of the agent's own is not a request.
  if (prompt === '' || isCommand(prompt)) return undefined;
  const settings = await agentSettings(context);
  if (!settings) return undefined;
  const standing = await standingOf(context, conversation);
  const { dispatches, halted, open, waiting } = standing;
  if (waiting) {
    const lead = `Session ${forTerminalLine(waiting.id)} waits for answers: read them from this prompt.`;
    return paragraphs([lead, await nextText(waiting.id, context)]);
  }
  const effect = effectOf(settings.sessions, prompt, standing);
  const { prompts } = settings;
  const session =
    effect === 'starts'
      ? started(await startForPrompt(context, { conversation, halted, prompt, prompts }), halted, context)
      : open && effect === 'goes-on'
        ? renderGoesOn(open, context.cwd)
        : '';
  const offers = dispatches.map((row) => offered(row.id, context));
  return paragraphs(await Promise.all([...offers, session]));
}

async function started(id: string, halted: SessionRow | undefined, context: Context): Promise<string> {
  const next = await nextText(id, context);
  if (!halted) return `Session ${id} was started for this prompt.\n\n${next}`;
  return renderAnswered(await viewSession(context, { session: halted.id }), halted, id, context.cwd, next);
}

/** A dispatch that nobody acknowledged, printed with the session of a new prompt: not the next thing to do, but not lost. */
async function offered(id: string, context: Context): Promise<string> {
  const { directive } = await printNext(context, { session: id }, id);
  return renderOffered(id, directive?.command ?? '', context.cwd);
}
