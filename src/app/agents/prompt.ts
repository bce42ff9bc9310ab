import { isOfSubstance } from '../../agents/substance.ts';
import type { Config, PromptText, SessionStart } from '../../core/config.ts';
import { BatonError } from '../../errors.ts';
import { notRecorded, summaryPending } from '../../records/kinds/session/model.ts';
import { shorten } from '../../text/shorten.ts';
import { type StartedSession, startSession } from '../session/start.ts';
import type { SessionRow } from '../session/view.ts';
import type { Context } from '../workspace/context.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import { RefusedError } from '../workspace/refused.ts';
import { rootForNew } from '../write/create-record.ts';
import type { Standing } from './sessions.ts';

/** Characters of a prompt that a session keeps. */
const longestPrompt = 2000;

/**
 * What the configuration says of agents in the folder of a run.
 *
 * @returns undefined where there is neither a record nor a configuration: a folder of records may have none
 */
export function agentSettings(records: WorktreeRecords): Config['agents'] | undefined {
  if (records.configs.length === 0 && records.entries.length === 0) return undefined;
  return records.pathRules.configOf(`${rootForNew(records)}/sessions`).agents;
}

/** What a prompt does: it starts a session, is said while one is open, or neither. */
export type PromptEffect = 'starts' | 'goes-on' | 'nothing';

/**
 * What a prompt does (agents, section 4). The answer to the questions of a halt starts the session that goes on with it.
 *
 * @param standing of the prompt's conversation
 */
export function effectOf(
  sessions: SessionStart,
  prompt: string,
  { halted, open }: Pick<Standing, 'halted' | 'open'>,
): PromptEffect {
  if (sessions === 'never') return 'nothing';
  if (sessions === 'every' || halted !== undefined) return 'starts';
  if (sessions === 'asked') return namesBaton(prompt) ? 'starts' : 'nothing';
  if (!isOfSubstance(prompt)) return 'nothing';
  return open ? 'goes-on' : 'starts';
}

/** A prompt that asks for a session: it names Baton, or the command. */
function namesBaton(prompt: string): boolean {
  return /(?<![A-Za-z0-9_])(?:git-)?baton(?![A-Za-z0-9_])/i.test(prompt);
}

export interface PromptStart {
  readonly records: WorktreeRecords;
  readonly prompt: string;
  readonly prompts: PromptText;
  readonly conversation: string | undefined;
  /** The conversation's session that halted with questions: the new one resumes it, and has the prompt as the answer to each. */
  readonly halted: SessionRow | undefined;
}

/**
 * Starts the session of a prompt, which keeps of it what the configuration says.
 *
 * @throws BatonError as `startSession`; for a prompt with a secret it says what may be done about the prompt
 */
export async function startForPrompt(
  context: Context,
  { conversation, halted, prompt, prompts, records }: PromptStart,
): Promise<StartedSession> {
  const stored = shorten(prompt, longestPrompt);
  const query = { verbatim: stored, summary: summaryPending, off: notRecorded }[prompts];
  const answer = prompts === 'verbatim' ? stored : notRecorded;
  try {
    return await startSession(context, {
      query,
      conversation,
      records,
      ...(halted ? { resumes: halted.id, answers: halted.haltQuestions.map(() => answer) } : {}),
    });
  } catch (error) {
    const isSecret =
      error instanceof RefusedError && error.findings.some(({ rule }) => rule === 'privacy/secret');
    if (!isSecret) throw error;
    throw new BatonError('refused', error.message, {
      help: 'revoke it where it was issued, and send the request without it; `agents.prompts: summary` in the configuration keeps prompts out of the repository',
    });
  }
}
