import { type Next, nextOf, stepLabel } from '../app/session/next.ts';
import type { SessionRequest } from '../app/session/open.ts';
import { stepTitles } from '../machines/reasoning.ts';
import { type Directive, renderDirective } from '../render/directive.ts';
import { forTerminalLine } from '../render/neutralise.ts';
import { renderInstruction, renderNext, renderQuestions, renderRoutingPrompt } from '../render/session.ts';

/** What comes next in a session, as text and as data. */
export interface Told {
  readonly text: string;
  readonly directive: Directive | undefined;
  readonly questions: readonly string[];
}

/**
 * Tells what comes next in a session, from the file as it was written: the instruction of the step, and the directive in
 * its one form.
 */
export async function tellNext(request: SessionRequest, id: string): Promise<Told> {
  return told(await nextOf({ ...request, session: id }), id);
}

function told(next: Next, id: string): Told {
  switch (next.type) {
    case 'step': {
      const directive = {
        command: `baton session step ${id} ${next.step} --output -`,
        session: id,
        step: `Step ${next.step}`,
      };
      const routing =
        next.routing &&
        renderRoutingPrompt({
          ...next.routing,
          findings: next.routing.findings.map((one) => ({ ...one, title: stepTitles[one.step] })),
        });
      const lead = [
        ...(next.remark === undefined
          ? []
          : [`${forTerminalLine(next.remark)}. Baton's own text follows.\n`]),
        renderInstruction(stepLabel(next.step), next.instruction),
        ...(routing ? [routing] : []),
      ].join('\n');
      return { text: renderNext(lead, directive), directive, questions: [] };
    }
    case 'questions': {
      const answers = next.questions.map(() => '--answer TEXT').join(' ');
      const directive = { command: `baton session step ${id} 0 ${answers}`, session: id, step: 'Step 0' };
      const lead = `Ask the user, and wait for the answers:\n\n${renderQuestions(next.questions)}\nWhere nobody can answer now: baton session halt ${id}\n\nWith the answers, in this order:\n`;
      return { text: renderNext(lead, directive), directive, questions: next.questions };
    }
    case 'choice':
      return choice(id, next);
    case 'move': {
      const [only, ...others] = next.states;
      if (only === undefined) return { text: '', directive: undefined, questions: [] };
      const command = (state: string) => `baton session step ${id} ${state} --output -`;
      if (others.length === 0) {
        const directive = { command: command(only), session: id, step: next.state };
        return { text: renderDirective(directive), directive, questions: [] };
      }
      const list = next.states.map((state) => `    ${forTerminalLine(command(state))}\n`).join('');
      const text = `From ${forTerminalLine(next.state)} one of these goes on:\n\n${list}`;
      return { text, directive: undefined, questions: [] };
    }
    case 'complete': {
      const directive = { command: `baton session complete ${id}`, session: id, step: 'Step 8' };
      return { text: renderDirective(directive), directive, questions: [] };
    }
    case 'dispatch': {
      const directive = { command: next.dispatch.command, session: id, step: 'Dispatch' };
      const text = `${renderDirective(directive)}\nOnce it runs: baton session dispatch ${id} --ack\n`;
      return { text, directive, questions: [] };
    }
    case 'resume': {
      const answers = next.questions.map(() => '--answer TEXT').join(' ');
      const text = `Ask the user, then go on in a new session:\n\n${renderQuestions(next.questions)}\n    baton session start QUERY --resumes ${id} ${answers}\n`;
      return { text, directive: undefined, questions: next.questions };
    }
    case 'nothing':
      return { text: '', directive: undefined, questions: [] };
  }
}

/** Step 8 ends in one of three ways; the first one is what the session was going to. */
function choice(id: string, { candidate, isAgent }: Extract<Next, { type: 'choice' }>): Told {
  const directive = {
    command: isAgent
      ? `baton session complete ${id}`
      : `baton session route ${id} ${candidate ?? 'ROUTE'} --justification TEXT`,
    session: id,
    step: 'Step 8',
  };
  const lead = [
    'Choose by what step 8 found, and run one of the three:',
    '',
    `- proceed, where no step speaks against ${isAgent ? 'the conclusion' : 'the route'}: the command below`,
    `- loop-back, where one does: baton session loop-back ${id} --reason TEXT`,
    `- halt, where only the user can decide: baton session halt ${id} --reason TEXT --question TEXT`,
    '',
  ].join('\n');
  return { text: renderNext(lead, directive), directive, questions: [] };
}
