import { BatonError } from '../../errors.ts';
import type { Context } from '../workspace/context.ts';
import { refusing } from '../workspace/refused.ts';
import { openSession, type SessionRequest, type SessionResult, writeSession } from './open.ts';

export interface LearnRequest extends SessionRequest {
  readonly patterns: readonly string[];
  readonly gotchas: readonly string[];
  /** Tags, of every learning that is noted. */
  readonly appliesTo: readonly string[];
  /** Of the gotchas. */
  readonly severity?: string | undefined;
}

/**
 * Adds patterns and gotchas to the learnings of a session, closed or not: the knowledge graph reads them.
 *
 * @throws BatonError `usage` if there is nothing to note; every refusal of the rules
 */
export async function learn(context: Context, request: LearnRequest): Promise<SessionResult> {
  const { now } = context;
  const { patterns, gotchas, appliesTo, severity } = request;
  if (patterns.length + gotchas.length === 0) {
    throw new BatonError('usage', 'Nothing to note, expected `--pattern TEXT` or `--gotcha TEXT`', {
      help: 'a pattern is worth following elsewhere, a gotcha is a trap to avoid',
    });
  }
  const open = await openSession(context, request);
  const tags = appliesTo.length === 0 ? {} : { applies_to: [...appliesTo] };
  const level = severity === undefined ? {} : { severity };
  return refusing(`The learning cannot be added to session \`${open.id}\``, () =>
    writeSession(context, open, (editor) => {
      for (const text of patterns) editor.append('learnings', { kind: 'pattern', text, ...tags, at: now });
      for (const text of gotchas)
        editor.append('learnings', { kind: 'gotcha', text, ...tags, ...level, at: now });
    }),
  );
}
