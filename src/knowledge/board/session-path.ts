import type { Document } from '../../core/document.ts';
import { booleanOf, nodeAt, stringOf } from '../../core/node.ts';
import { reasoningOf, stepOfState, stepTitles } from '../../machines/reasoning.ts';
import { replay } from '../../machines/replay.ts';
import { askedQuestions, sectionBody } from '../../records/kinds/session/body.ts';
import {
  haltQuestions,
  loopBackReasons,
  type Session,
  sessionOf,
} from '../../records/kinds/session/model.ts';

/** A stop of a session on its way through the machine. */
export interface Stop {
  readonly state: string;
  /** `3b`; undefined for a state without a step. */
  readonly step: string | undefined;
  readonly title: string;
  /** How many loop-backs came before it. */
  readonly iteration: number;
  /** True where a loop-back led here. */
  readonly isLoopBack: boolean;
  /** What the step wrote; '' where it wrote nothing yet. */
  readonly text: string;
  /** What the same step wrote in the pass before; undefined for a first pass. */
  readonly before: string | undefined;
}

/** A session as its path. */
export interface SessionPath {
  readonly id: string;
  readonly path: string;
  readonly query: string;
  readonly state: string;
  readonly isAgent: boolean;
  readonly isAbandoned: boolean;
  readonly archived: boolean;
  readonly stops: readonly Stop[];
  readonly loopBacks: number;
  /** Why each loop-back was made, in order; '' where nothing is said. */
  readonly reasons: readonly string[];
  readonly thread: string | undefined;
  readonly resumes: string | undefined;
  readonly startedAt: string;
  readonly route: string | undefined;
  readonly justification: string | undefined;
  readonly haltReason: string | undefined;
  /** What a halt asks, and what step 0 asks and nobody answered yet. */
  readonly questions: readonly string[];
  /** The route that nobody has taken over yet. */
  readonly dispatch: string | undefined;
}

/** What is known of a session, without what its steps wrote. */
export type SessionLight = Omit<SessionPath, 'archived' | 'id' | 'path' | 'stops'>;

/** Reads the path of a session; undefined for one without a history. */
export function sessionLight(doc: Document): SessionLight | undefined {
  const session = sessionOf(doc);
  const state = session?.states.at(-1);
  if (!session || state === undefined) return undefined;
  const at = (...path: string[]) => stringOf(nodeAt(doc.data, ...path))?.trim() || undefined;
  const open = askedQuestions(doc).flatMap(({ answer, question }) => (answer === '' ? [question] : []));
  return {
    query: at('user_query') ?? '',
    state: session.isAbandoned ? 'ABANDONED' : state,
    isAgent: booleanOf(nodeAt(doc.data, 'metadata', 'is_agent_session')) === true,
    isAbandoned: session.isAbandoned,
    loopBacks: loopBacksOf(session).size,
    reasons: loopBackReasons(doc),
    thread: at('thread'),
    resumes: at('resumes'),
    startedAt: at('query_timestamp') ?? '',
    route: at('routing_decision'),
    justification: at('routing_justification'),
    haltReason: at('halt_reason'),
    questions: state === 'HALTED' ? haltQuestions(doc) : open,
    dispatch: at('dispatch_pending', 'route'),
  };
}

/** The stops of a session with what its steps wrote; none for one without a history. */
export function sessionStops(doc: Document): readonly Stop[] {
  const session = sessionOf(doc);
  if (!session) return [];
  const machine = reasoningOf(session);
  const backs = loopBacksOf(session);
  const written = new Map<string, string>();
  let iteration = 0;
  return session.states.map((one, index): Stop => {
    if (backs.has(index)) iteration++;
    const step = machine && Object.hasOwn(stepOfState, one) ? stepOfState[one] : undefined;
    const text = step === undefined ? sectionNamed(doc, one) : sectionBody(doc, step, iteration);
    const before = step === undefined ? undefined : written.get(step);
    if (step !== undefined) written.set(step, text);
    const title = step === undefined ? one : stepTitles[step];
    return { state: one, step, title, iteration, isLoopBack: backs.has(index), text, before };
  });
}

function loopBacksOf(session: Session): ReadonlySet<number> {
  const machine = reasoningOf(session);
  return new Set(machine && replay(machine, session.states).loopBacks);
}

/** The text below the heading with the name of a state (convention, section 3, "Custom machines"). */
function sectionNamed({ markdown, text }: Document, state: string): string {
  const headings = (markdown?.sections ?? []).flatMap(({ heading }) =>
    heading && heading.depth <= 2 ? [heading] : [],
  );
  const at = headings.findIndex((heading) => heading.depth === 2 && heading.text === state);
  const heading = headings[at];
  return heading === undefined ? '' : text.slice(heading.extent.to, headings[at + 1]?.extent.from).trim();
}
