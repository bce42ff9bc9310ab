import { fitted } from '../../knowledge/context.ts';
import type { QuestionState, ThreadState } from '../../knowledge/thread-state.ts';
import { asRun, decisionCommand } from '../../text/printed-commands.ts';
import { plural } from '../count.ts';
import { forTerminalLine } from '../neutralise/terminal.ts';
import { quoteLines, quoteName, quoteNotice } from '../quote.ts';
import { decisionLines } from './decision.ts';

/**
 * Everything that the next agent needs of a thread (commands, `baton thread resume`).
 *
 * @param own what runs Baton where it is read; left out, `baton`
 * @param budget about how many tokens it may take: older decisions go first, heads last; undefined for all of it
 */
export function renderThread(state: ThreadState, own?: string, budget?: number): string {
  const failures = new Map(state.chainHealth.failures.map((failure) => [failure.id, failure]));
  const pieces = state.decisions.map((one, index) => ({
    section: 'decision',
    rank: state.heads.includes(one) ? 0 : state.decisions.length - index,
    text: decisionLines(one, failures.get(one.id)).join('\n'),
  }));
  const left = (count: number) =>
    `${plural(count, 'older decision')} left out to fit ${budget} tokens; without \`--budget\` everything is printed`;
  return fitted(pieces, budget, (kept, count) =>
    blocks([
      [quoteNotice],
      headLines(state),
      state.about === '' ? [] : ['About', ...quoteLines(state.about)],
      ...stateBlocks(state, own),
      state.files.length === 0
        ? []
        : ['Files to read', ...state.files.flatMap((file) => quoteLines(file.replaceAll('\n', ' ')))],
      kept.length === 0 ? [] : ['Decisions, oldest first'],
      ...kept.map(({ text }) => [text]),
      count === 0 ? [] : [left(count)],
    ]),
  );
}

/** The state of a thread, without its decisions. @param own as for `renderThread` */
export function renderThreadStatus(state: ThreadState, own?: string): string {
  return blocks([[quoteNotice], headLines(state), ...stateBlocks(state, own)]);
}

/** A line for each thread. */
export function renderThreadList(states: readonly ThreadState[]): string {
  const rows = states.map(({ id, status, decisions, openQuestions, updatedAt, title }) => [
    quoteName(id),
    quoteName(status),
    plural(decisions.length, 'decision'),
    openQuestions.length === 0 ? '' : plural(openQuestions.length, 'open question'),
    quoteName(updatedAt),
    forTerminalLine(title),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function headLines({ id, status, startedBy, createdAt, title }: ThreadState): string[] {
  const [name, state, who, when] = [id, status, startedBy, createdAt].map(quoteName);
  return [`${name}, ${state}, started by ${who} at ${when}`, ...quoteLines(title)];
}

function stateBlocks(state: ThreadState, own: string | undefined): string[][] {
  const { last, heads, openQuestions } = state;
  if (!last)
    return [[asRun(`No decision yet; \`${decisionCommand(quoteName(state.id))}\` adds the first`, own)]];
  const others = heads.filter((head) => head !== last);
  return [
    [`Last state (${whose(last)})`, ...quoteLines(last.decision)],
    others.length === 0
      ? []
      : [
          asRun(
            `${plural(others.length, 'other head')}, to be joined with \`baton thread join ${quoteName(state.id)}\``,
            own,
          ),
          ...others.flatMap((head) => [whose(head), ...quoteLines(head.decision)]),
        ],
    last.nextSteps.length === 0
      ? []
      : ['Next steps', ...last.nextSteps.flatMap((step) => quoteLines(`- ${step.replaceAll('\n', '\n  ')}`))],
    openQuestions.length === 0 ? [] : ['Open questions', ...openQuestions.flatMap(questionLines)],
    healthLines(state),
  ];
}

function whose({ id, agent, confidence }: NonNullable<ThreadState['last']>): string {
  const sure = confidence === null ? '' : `, confidence ${confidence}`;
  return `${quoteName(id)} by ${quoteName(agent)}${sure}`;
}

function questionLines({ id, text, blocking, decision }: QuestionState): string[] {
  const kind = blocking ? 'blocking, ' : '';
  return [`${quoteName(id)} (${kind}asked by ${quoteName(decision)})`, ...quoteLines(text)];
}

function healthLines({ decisions, chainHealth }: ThreadState): string[] {
  const { chainLength, failed, amplificationFactor, affectedAgents, failures } = chainHealth;
  const all = `${plural(decisions.length, 'decision')}, the longest chain ${chainLength}`;
  if (failed === 0) return ['Chain health', `${all}, none failed`];
  const agents = affectedAgents.map(quoteName).join(', ');
  const factor = Number(amplificationFactor.toFixed(2));
  return [
    'Chain health',
    `${all}, ${failed} failed (${factor} for each root), agents affected: ${agents}`,
    ...failures.map(({ id, agent, amplification }) => {
      return `${quoteName(id)} by ${quoteName(agent)} failed${amplification ? `, ${amplification}` : ''}`;
    }),
  ];
}

function blocks(parts: readonly (readonly string[])[]): string {
  const filled = parts.filter((lines) => lines.length > 0);
  return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
