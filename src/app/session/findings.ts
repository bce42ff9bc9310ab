import type { Document } from '../../core/document.ts';
import type { Machine } from '../../machines/machine.ts';
import { reasoningOf, stepTitles } from '../../machines/reasoning.ts';
import { completedPasses, replay, type StepPass } from '../../machines/replay.ts';
import { sectionBody } from '../../records/kinds/session/body.ts';
import { lastStepOf, type Session } from '../../records/kinds/session/model.ts';

/** What a finished step of a session wrote, as written in the record. */
export interface Finding {
  /** `Step 3b Skill Detection`; of a machine without steps, the state that was left. */
  readonly label: string;
  readonly text: string;
}

/**
 * What the finished steps of a session found, oldest first: of a step that ran again its last finished run. A halted
 * session found also what its last step wrote and asked.
 */
export function findingsOf(doc: Document, session: Session, machine: Machine): readonly Finding[] {
  if (!reasoningOf(session)) return stateFindings(doc, session);
  const done = completedPasses(machine, session.states, lastStepOf(doc, session));
  const { passes } = replay(machine, session.states);
  const asked = session.states.at(-1) === 'HALTED' ? passes.at(-1) : undefined;
  const runs = asked && !done.some(({ index }) => index === asked.index) ? [...done, asked] : done;
  const latest = new Map<string, StepPass>();
  for (const run of runs) {
    latest.delete(run.step); // A later run comes later in the file.
    latest.set(run.step, run);
  }
  return [...latest.values()].flatMap(({ iteration, step }) => {
    const text = sectionBody(doc, step, iteration);
    const again = iteration === 0 ? '' : ` (iteration ${iteration})`;
    return text === '' ? [] : [{ label: `Step ${step} ${stepTitles[step]}${again}`, text }];
  });
}

/** Sections under the name of a state that was left (convention, section 3, "Custom machines"). */
function stateFindings({ markdown, text }: Document, { states }: Session): Finding[] {
  const left = new Set(states.slice(0, -1));
  const headings = (markdown?.sections ?? []).flatMap(({ heading }) =>
    heading && heading.depth <= 2 ? [heading] : [],
  );
  return headings.flatMap((heading, at) => {
    if (heading.depth !== 2 || !left.has(heading.text)) return [];
    const body = text.slice(heading.extent.to, headings[at + 1]?.extent.from).trim();
    return body === '' ? [] : [{ label: heading.text, text: body }];
  });
}
