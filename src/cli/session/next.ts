import { knownFor } from '../../app/knowledge/in-force-named.ts';
import type { FollowLimits } from '../../app/knowledge/renames.ts';
import { maskText } from '../../app/secrets/hide-secrets.ts';
import { type Next, nextOf, stepLabel } from '../../app/session/next.ts';
import type { SessionRequest } from '../../app/session/open.ts';
import type { Context } from '../../app/workspace/context.ts';
import { openRecords, type WorktreeRecords } from '../../app/workspace/find-record.ts';
import { BatonError } from '../../errors.ts';
import { type StepKey, stepTitles } from '../../machines/reasoning.ts';
import { inputOf, stepInputs, summaryInput } from '../../machines/steps/inputs.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { type Directive, renderDirective, shellBlock } from '../../render/records/directive.ts';
import {
  renderContradictions,
  renderInstruction,
  renderNext,
  renderQuestions,
  renderRoutingPrompt,
  renderSkills,
} from '../../render/records/session.ts';
import { ownCommand } from '../../store/own-command.ts';
import { shellWord } from '../../text/shell-word.ts';
import { inForceText, lessonsText } from '../in-force.ts';

/** What comes next in a session, as text and as data. */
export interface NextStep {
  readonly text: string;
  readonly directive: Directive | undefined;
  readonly questions: readonly string[];
}

export interface NextOptions {
  /** The findings of the session are above already: step 4 does not quote them again. */
  readonly isQuoted?: boolean;
  /** How far renames are followed; left out, as far as a command may. */
  readonly limits?: FollowLimits;
}

/**
 * Reports what comes next in a session, from the file as it was written: the instruction of the step, and the directive
 * in its one form. Every command in it can be run from `context.cwd` once its placeholders are filled.
 */
export async function printNext(
  context: Context,
  request: SessionRequest,
  id: string,
  options: NextOptions = {},
): Promise<NextStep> {
  const records = request.records ?? (await openRecords(context));
  const next = await nextOf(context, { session: id, records });
  const inForce = next.type === 'step' ? await inForceAt(context, records, next, options) : '';
  return nextStep(next, id, sessionSpeller(context.cwd, id), { ...options, inForce, id });
}

/** The steps that look for what is known (agents, section 1). */
const looking: readonly StepKey[] = ['1', '2', '3'];

/**
 * What is in force for files that the session names: before a step that looks for it, for those that the step before it named first;
 * to an agent that remembers nothing, for all of them. The session is written already: it goes on where this cannot be found out.
 */
async function inForceAt(
  context: Context,
  { workspace }: WorktreeRecords,
  { spans, step, thread }: NextAt<'step'>,
  { isQuoted = false, limits }: NextOptions,
): Promise<string> {
  const words = isQuoted ? spans.all : looking.includes(step) ? spans.fresh : [];
  try {
    // A thread is the same at each step: what it learned is printed once.
    const ofThread = isQuoted || step === '1' ? thread : undefined;
    const { inForce, lessons } = await knownFor(context, workspace, { words, thread: ofThread, limits });
    const parts = [inForce ? inForceText(inForce, workspace) : '', lessonsText(lessons, workspace.cwd)];
    return parts.filter((part) => part !== '').join('\n\n');
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
    return `What is in force for the files of this session is not known: ${forTerminalLine(await maskText(error.message))}`;
  }
}

type NextAt<T extends Next['type']> = Extract<Next, { type: T }>;

/** Makes the command of a verb. */
type Spell = (verb: string, ...more: readonly string[]) => string;

/** Spells commands of `baton session`: verb and session, but for `start`, which has none yet. */
export function sessionSpeller(cwd: string, id: string): Spell {
  const own = ownCommand(cwd);
  return (verb, ...more) =>
    [own, 'session', verb, ...(verb === 'start' ? [] : [shellWord(id)]), ...more].join(' ');
}

/** What the agent puts its own words in place of, as one word of the shell. */
const text = "'TEXT'";
const answersTo = (questions: readonly string[]) => questions.map(() => `--answer ${text}`);

interface TextOptions extends NextOptions {
  /** What is in force for files of the session; '' for nothing. */
  readonly inForce: string;
  readonly id: string;
}

function nextStep(next: Next, id: string, run: Spell, options: TextOptions): NextStep {
  switch (next.type) {
    case 'step': {
      const directive = {
        command: run('step', next.step, '--output', '-'),
        input: next.isSummaryPending ? summaryInput : stepInputs[next.step],
        session: id,
        step: `Step ${next.step}`,
      };
      return { text: renderNext(stepLead(next, options), directive), directive, questions: [] };
    }
    case 'questions': {
      const command = run('step', '0', ...answersTo(next.questions));
      const directive = { command, session: id, step: 'Step 0' };
      const lead = [
        'Ask the user, then continue with the answers in this order:',
        '',
        renderQuestions(next.questions),
        `If nobody can answer now: \`${run('halt')}\``,
      ].join('\n');
      return { text: renderNext(lead, directive), directive, questions: next.questions };
    }
    case 'choice':
      return choice(id, next, run);
    case 'move':
      return move(id, next, run);
    case 'complete': {
      const directive = { command: run('complete'), session: id, step: 'Step 8' };
      return { text: renderDirective(directive), directive, questions: [] };
    }
    case 'dispatch': {
      const { command, isConfigured } = next.dispatch;
      const directive = {
        command,
        session: id,
        step: 'Dispatch',
        ...(isConfigured ? {} : { isRoute: true }),
      };
      const end = `When it runs: \`${run('dispatch', '--ack')}\`\n`;
      return { text: `${renderDirective(directive)}\n${end}`, directive, questions: [] };
    }
    case 'resume':
      return resumed(id, next, run);
    case 'nothing':
      return { text: '', directive: undefined, questions: [] };
  }
}

/** At the first step: all of them can be given in one call, which is the command of the directive with another verb. */
function atOnce(id: string): string {
  const session = forTerminalLine(shellWord(id));
  return `If you have no question for the user, you may do all steps and give them in one call: in the command below \`session record ${session} --file -\` instead of \`session step ${session} 0 --output -\`, with each step below a heading \`## Step N\`.`;
}

/** Where the prompt is not stored, step 0 says what the session is about. */
const summaryWanted =
  'The prompt is not stored. Write the request in one line as `summary`: it becomes part of the repository in its place, so leave out names and secrets.';

function stepLead(next: NextAt<'step'>, options: TextOptions): string {
  const { inForce, isQuoted = false } = options;
  const routing =
    next.routing &&
    renderRoutingPrompt({
      ...next.routing,
      findings: isQuoted ? [] : next.routing.findings.map((one) => ({ ...one, title: stepTitles[one.step] })),
    });
  return [
    ...(next.remark === undefined ? [] : [`${forTerminalLine(next.remark)}. Baton's own text follows.\n`]),
    renderInstruction(stepLabel(next.step), next.instruction),
    ...(next.step === '0' ? [`${atOnce(options.id)}\n`] : []),
    ...(next.isSummaryPending ? [`${summaryWanted}\n`] : []),
    ...(inForce === '' ? [] : [`${inForce}\n`]),
    ...(next.contradictions.length > 0 ? [renderContradictions(next.contradictions)] : []),
    ...(next.step === '3b' ? [renderSkills(next.skills)] : []),
    ...(routing ? [routing] : []),
  ].join('\n');
}

/** Step 8 ends in one of three ways; the directive is the one that the session was going to. */
function choice(id: string, { candidate, isAgent }: NextAt<'choice'>, run: Spell): NextStep {
  const route = candidate === undefined ? 'ROUTE' : shellWord(candidate);
  const command = isAgent ? run('complete') : run('route', route, '--justification', text);
  const directive = { command, session: id, step: 'Step 8' };
  const lead = [
    'Choose by what step 8 found:',
    '',
    `- a step contradicts the ${isAgent ? 'conclusion' : 'route'}: \`${run('loop-back', '--reason', text)}\``,
    `- only the user can decide: \`${run('halt', '--reason', text, '--question', text)}\``,
    '- otherwise proceed with the command below',
    '',
  ].join('\n');
  return { text: renderNext(lead, directive), directive, questions: [] };
}

/** A machine of the configuration says what follows. */
function move(id: string, { state, states }: NextAt<'move'>, run: Spell): NextStep {
  const [only, ...others] = states;
  if (only === undefined) return { text: '', directive: undefined, questions: [] };
  const isOnly = others.length === 0;
  const command = run('step', isOnly ? shellWord(only) : 'STATE', '--output', '-');
  const directive = { command, input: inputOf(forTerminalLine(state)), session: id, step: state };
  const lead = isOnly ? '' : `The next state is one of these: ${states.map(forTerminalLine).join(', ')}\n`;
  return { text: renderNext(lead, directive), directive, questions: [] };
}

/** A halted session does not change any more: its answers begin a new one. */
function resumed(id: string, { isInConversation, questions }: NextAt<'resume'>, run: Spell): NextStep {
  const start = run('start', text, '--resumes', shellWord(id), ...answersTo(questions));
  const lead = isInConversation
    ? 'Ask the user, then end your turn: the next prompt is the answer, in a new session.'
    : 'Ask the user, then continue in a new session.';
  const how = isInConversation ? 'If you have the answers without a prompt:' : 'With the answers:';
  const lines = [lead, '', renderQuestions(questions), how, '', ...shellBlock(start), ''];
  return { text: lines.join('\n'), directive: undefined, questions };
}
