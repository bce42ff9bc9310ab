import type { Detail } from '../../review/detail.ts';
import { foldedText } from '../../review/mention.ts';
import { confidenceMove, confidenceText } from './confidence.ts';
import { itemised, type Line, name, type Part, type Phrase, said, tone } from './phrase.ts';

export function statusLine({ before, after, by, note }: Detail & { type: 'status' }): Line {
  return {
    label: 'status',
    phrase: [
      ...(before === null ? [] : [name(before), ' → ']),
      after === null ? tone('bad', 'none') : name(after),
      ...(by === null ? [] : [' by ', name(by)]),
      ...(note === null ? [] : [': ', said(note)]),
    ],
  };
}

/**
 * A new decision: who, what it concludes, what it follows, and the alternatives that it rejected. Only what it supersedes is compared
 * with it: to continue is not to change.
 *
 * @param above the decision that is printed just above
 */
export function decisionLine(detail: Detail & { type: 'decision' }, above: string | undefined): Line {
  const { change, decision, continues, supersedes, crosses, rejected, stakes } = detail;
  const { id, agent, conclusion, confidence } = decision;
  const who: Part[] = [name(id), ...(agent === null ? [] : [' by ', name(agent)])];
  if (change === 'removed')
    return { label: 'decision', phrase: [tone('bad', 'gone: '), ...who, ': ', said(conclusion)] };
  const [replaced] = supersedes;
  const isCompared = supersedes.length === 1 && replaced !== undefined;
  const isSame = isCompared && foldedText(replaced.conclusion) === foldedText(conclusion);
  const after = continues.filter((one) => !supersedes.some((old) => old.id === one.id));
  const isNext = continues.length === 1 && after.length === 1 && after[0]?.id === above;
  return {
    label: isNext ? 'then' : 'decision',
    phrase: [
      ...who,
      ...(isCompared ? [] : [', confidence ', confidenceText(confidence)]),
      ...(isHigh(stakes) ? [tone('strong', `, ${stakes} stakes`)] : []),
    ],
    items: [
      isCompared && !isSame ? [said(replaced.conclusion), ' → ', said(conclusion)] : [said(conclusion)],
      ...(isCompared
        ? [
            [
              'confidence ',
              ...confidenceMove(replaced.confidence, confidence, crosses),
              ...[' (supersedes ', name(replaced.id), isSame ? ', which concludes the same)' : ')'],
            ],
          ]
        : []),
      ...(supersedes.length > 1 ? [['supersedes ', ...names(supersedes)]] : []),
      ...(after.length > 0 && !isNext
        ? [[continues.length > 1 ? 'joins ' : 'then, after ', ...names(after)]]
        : []),
      ...rejected.map(
        ({ because, option }): Phrase => [
          tone('dim', 'rejected: '),
          said(option),
          ...(because === null ? [] : [', because ', said(because)]),
        ],
      ),
    ],
  };
}

function isHigh(stakes: string | null): stakes is 'high' | 'critical' {
  return stakes === 'high' || stakes === 'critical';
}

function names(decisions: readonly { readonly id: string }[]): Part[] {
  return decisions.flatMap(({ id }, index): Part[] => [...(index === 0 ? [] : [', ']), name(id)]);
}

const badOutcomes = new Set(['failure', 'abandoned']);

export function reviewedLine(detail: Detail & { type: 'reviewed' }): Line {
  const { id, conclusion, before, after, by, lessons } = detail;
  const to = after ?? 'none';
  const outcome = badOutcomes.has(to) ? tone('bad', to) : after === null ? tone('dim', to) : name(to);
  return {
    label: 'reviewed',
    phrase: [
      name(id),
      ' ',
      ...(before === null ? [] : [name(before), ' → ']),
      outcome,
      ...(by === null ? [] : [' by ', name(by)]),
    ],
    items: [[said(conclusion)], ...(lessons === null ? [] : [['lesson: ', said(lessons)]])],
  };
}

export function questionsLine({ opened, answered, dropped }: Detail & { type: 'questions' }): Line {
  const blocking = opened.filter((one) => one.blocking).length;
  const blocks = blocking === 0 ? '' : ` (${blocking} ${blocking === 1 ? 'blocks' : 'block'})`;
  const counts = [
    ...(opened.length > 0 ? [`${opened.length} opened${blocks}`] : []),
    ...(answered.length > 0 ? [`${answered.length} answered`] : []),
    ...(dropped.length > 0 ? [`${dropped.length} no longer asked`] : []),
  ];
  return itemised('questions', counts.join(', '), [
    ...opened.map(
      (one): Phrase => [one.blocking ? tone('bad', '? blocks: ') : tone('warn', '? '), said(one.question)],
    ),
    ...answered.map(
      ({ question, answer }): Phrase => [tone('good', '✔ '), said(question), ' answered by ', name(answer)],
    ),
    ...dropped.map((question): Phrase => ['no longer asked: ', said(question)]),
  ]);
}

export function headsLine({ before, heads }: Detail & { type: 'heads' }): Line {
  if (heads.length < 2) return { label: 'heads', phrase: [tone('good', 'one again'), `, ${before} before`] };
  const earlier = before === 0 ? '' : `, ${before} before`;
  return {
    label: 'heads',
    phrase: [tone('warn', `${heads.length} heads`), `${earlier}: the thread forks`],
    items: heads.map(({ id, conclusion, confidence }) => [
      name(id),
      ' ',
      confidenceText(confidence),
      ' ',
      said(conclusion),
    ]),
  };
}

export function deliberatedLine({ id, thoughts, steps }: Detail & { type: 'deliberated' }): Line {
  const counts = [
    ...(thoughts > 0 ? [`${thoughts} more ${thoughts === 1 ? 'thought' : 'thoughts'}`] : []),
    ...(steps > 0 ? [`${steps} more ${steps === 1 ? 'step' : 'steps'}`] : []),
  ];
  return { label: 'thought', phrase: [name(id), ': ', counts.join(', ')] };
}

export function resumedLine({ by, context }: Detail & { type: 'resumed' }): Line {
  return {
    label: 'resumed',
    phrase: [
      by === null ? 'by an unnamed person' : 'by ',
      ...(by === null ? [] : [name(by)]),
      ...(context === null ? [] : [': ', said(context)]),
    ],
  };
}
