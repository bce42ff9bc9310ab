import type { Config } from '../../core/config.ts';
import type { Document } from '../../core/document.ts';
import { isNull, nodeAt, plainValue, stringOf } from '../../core/node.ts';
import type { Machine } from '../../machines/machine.ts';
import { replay } from '../../machines/replay.ts';
import { outputOf, runKey, stepSections } from '../../records/kinds/session/body.ts';
import type { Session } from '../../records/kinds/session/model.ts';
import { fieldOf } from '../../records/kinds/session/output.ts';
import type { Context } from '../workspace/context.ts';
import { refusal, refusing } from '../workspace/refused.ts';
import { needStep8 } from './finish.ts';
import {
  type OpenProtocol,
  onProtocol,
  openSession,
  type SessionRequest,
  type SessionResult,
  writeSession,
} from './open.ts';
import { routes } from './step.ts';

/** A dispatch that nobody has acknowledged yet. */
export interface Dispatch {
  readonly route: string;
  /** What the directive tells to run. */
  readonly command: string;
  /** True if the configuration says it; else it is the route's name and the skill, which no shell runs. */
  readonly isConfigured: boolean;
}

export interface CompleteResult extends SessionResult {
  /** Undefined in an agent session without a route, which has nothing to hand on. */
  readonly dispatch: Dispatch | undefined;
}

/**
 * Completes a session, and notes the dispatch before anybody is shown it: one that nobody acknowledges is offered again.
 *
 * @throws BatonError `refused` before step 8 is completed, without a route, and by the rules
 */
export async function completeSession(context: Context, request: SessionRequest): Promise<CompleteResult> {
  const subject = (id: string) => `Session \`${id}\` cannot be completed`;
  return onProtocol(context, request, subject, (open) => complete(context, open));
}

async function complete(context: Context, open: OpenProtocol): Promise<CompleteResult> {
  needStep8(open);
  const { doc, id, machine, session } = open;
  const route = stringOf(nodeAt(doc.data, 'routing_decision'));
  if (route === undefined && !session.isAgent) {
    throw refusal('it has no route', `\`baton session route ${id} ROUTE --justification TEXT\` sets it`);
  }
  const dispatch = route === undefined ? undefined : dispatchTo(open, route);
  const result = await writeSession(context, open, (editor) => {
    if (dispatch) {
      editor.set(['dispatch_pending'], {
        route: dispatch.route,
        session_id: id,
        directive_command: dispatch.command,
        context: stringOf(nodeAt(doc.data, 'user_query')) ?? null,
        created_at: context.now,
      });
    }
    editor.enter(machine, 'COMPLETED', context.now);
  });
  return { ...result, dispatch };
}

/**
 * What the configuration's `dispatch` tells to run for a route; else the route's name and the skill (commands,
 * `baton session complete`).
 */
function dispatchTo(open: Dispatching, route: string): Dispatch {
  const configured = open.config.dispatch[route];
  if (configured !== undefined) return { route, command: configured, isConfigured: true };
  const skill = skillOf(open);
  return { route, command: skill === undefined ? route : `${route} ${skill}`, isConfigured: false };
}

/** What a dispatch is made from. */
interface Dispatching {
  readonly doc: Document;
  readonly session: Session;
  readonly machine: Machine;
  readonly config: Config;
}

/** What may be in a command: a skill's name, and nothing that a shell would act on. */
const skillName = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;

/** The skill that the last step 4 names, else the one that step 3b found; `none` is no skill. */
function skillOf({ doc, machine, session }: Dispatching): string | undefined {
  const sections = stepSections(doc);
  const fieldIn = (step: string, iteration: number, key: string) => {
    const fence = sections.get(runKey(step, iteration))?.outputs[0];
    const data = fence && plainValue(outputOf(fence));
    if (typeof data !== 'object' || data === null) return undefined;
    const name = fieldOf(data as Readonly<Record<string, unknown>>, key);
    return name !== undefined && skillName.test(name) ? name : undefined;
  };
  const { loopBacks } = replay(machine, session.states);
  for (let iteration = loopBacks.length; iteration >= 0; iteration--) {
    const skill = fieldIn('4', iteration, 'SKILL');
    if (skill !== undefined) return unlessNone(skill);
  }
  return unlessNone(fieldIn('3b', 0, 'SKILL_NAME'));
}

function unlessNone(skill: string | undefined): string | undefined {
  return skill?.toLowerCase() === 'none' ? undefined : skill;
}

/** True if a dispatch waits for somebody to acknowledge it. */
export function hasDispatch(doc: Document): boolean {
  return !isNull(nodeAt(doc.data, 'dispatch_pending'));
}

/**
 * The dispatch of a completed session that nobody acknowledged. The command is the configuration's, not the one that the
 * file holds: a file that came from elsewhere tells nobody what to run.
 */
export function pendingDispatch(open: Dispatching): Dispatch | undefined {
  if (!hasDispatch(open.doc)) return undefined;
  const route = routes.find((one) => one === stringOf(nodeAt(open.doc.data, 'dispatch_pending', 'route')));
  return route && dispatchTo(open, route);
}

/**
 * Looks at a dispatch, or acknowledges it.
 *
 * @returns the dispatch that waits; undefined if none does
 * @throws BatonError `refused` if there is nothing to acknowledge, and by the rules
 */
export async function dispatchOf(
  context: Context,
  request: SessionRequest,
  isAcknowledged: boolean,
): Promise<SessionResult & { readonly dispatch: Dispatch | undefined }> {
  const open = await openSession(context, request);
  const { doc, id, records, state } = open;
  const dispatch = pendingDispatch(open);
  if (!isAcknowledged) return { id, path: doc.path, state, warnings: [], records, dispatch };
  return refusing(`The dispatch of session \`${id}\` cannot be acknowledged`, async () => {
    if (!hasDispatch(doc)) {
      throw refusal(
        'no dispatch is pending',
        state === 'COMPLETED' ? 'nothing to do' : `complete it first: \`baton session complete ${id}\``,
      );
    }
    const result = await writeSession(context, open, (editor) => editor.set(['dispatch_pending'], null));
    return { ...result, dispatch: undefined };
  });
}
