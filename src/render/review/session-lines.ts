import type { Detail, PassedState, Thought } from '../../review/detail.ts';
import { counted, itemised, type Line, name, type Part, type Phrase, said, tone } from './phrase.ts';

/** Of more states in a row than these only the first and the last are printed. */
const mostInRow = 4;

/** States passed, `⟲` where a loop-back leads, the reasons below. */
export function stateLines({ from, passed, withdrawn }: Detail & { type: 'states' }): readonly Line[] {
  const lines: Line[] = [];
  if (withdrawn.length > 0) {
    const gone = withdrawn.map((state) => ({ state, loopBack: null }));
    const words = [tone('bad', 'history rewritten'), ', removed: '];
    lines.push({ label: 'states', phrase: [...words, ...way(null, gone)] });
  }
  if (passed.length === 0) return lines;
  const items = passed.flatMap(({ state, loopBack }): Phrase[] =>
    loopBack === null
      ? []
      : [[tone('warn', '⟲'), ' back to ', name(state), ...(loopBack === '' ? [] : [': ', said(loopBack)])]],
  );
  return [...lines, { label: 'states', phrase: way(from, passed), items }];
}

function way(from: string | null, passed: readonly PassedState[]): Phrase {
  const runs: string[][] = [from === null ? [] : [from]];
  for (const { state, loopBack } of passed) {
    if (loopBack === null) runs.at(-1)?.push(state);
    else runs.push([state]);
  }
  return runs
    .filter((run) => run.length > 0)
    .flatMap((run, index): Part[] => [...(index === 0 ? [] : [tone('warn', ' ⟲ ')]), ...row(run)]);
}

function row(states: readonly string[]): Phrase {
  const [first = '', last = ''] = [states[0], states.at(-1)];
  const skipped = states.length - 2;
  const shown = states.length > mostInRow ? [first, `… ${skipped} more …`, last] : states;
  return shown.flatMap((state, index): Part[] => [
    ...(index === 0 ? [] : [' → ']),
    state.startsWith('…') ? tone('dim', state) : name(state),
  ]);
}

/** The first sentence of what each step found, the rest folded. */
export function thinkingLine({ thoughts }: Detail & { type: 'thinking' }): Line {
  const items = thoughts.map((thought): Phrase => [passOf(thought), ' ', said(thought.finding)]);
  const folded = thoughts.flatMap((thought): Phrase[] =>
    thought.rest === '' ? [] : [[passOf(thought), ' ', said(thought.rest)]],
  );
  const count = thoughts.length === 1 ? '1 step completed' : `${thoughts.length} steps completed`;
  return {
    label: 'thinking',
    phrase: [count],
    items,
    ...(folded.length === 0 ? {} : { folded: { summary: 'the rest of these steps', items: folded } }),
  };
}

function passOf({ step, iteration }: Thought): string {
  return iteration === 0 ? `step ${step}` : `step ${step} (iteration ${iteration})`;
}

export function routeLine({ before, after, decided, why }: Detail & { type: 'route' }): Line {
  const moved: Part[] = before === null || before === after ? [] : [name(before), ' → '];
  const to = after === null ? tone('dim', 'none') : name(after);
  const standing = after === null ? [] : [decided ? ', decided' : ', a candidate'];
  return {
    label: 'route',
    phrase: [...moved, to, ...standing, ...(why === null ? [] : [': ', said(why)])],
  };
}

export function haltLine({ reason, questions }: Detail & { type: 'halt' }): Line {
  return {
    label: 'halted',
    phrase: [tone('warn', 'waits for answers'), ...(reason === null ? [] : [': ', said(reason)])],
    items: questions.map((question) => [tone('warn', '? '), said(question)]),
  };
}

export function askedLine({ opened, answered, session }: Detail & { type: 'asked' }): Line {
  const counts = [
    ...(answered.length > 0 ? [`${answered.length} answered`] : []),
    ...(opened.length > 0 ? [`${opened.length} open`] : []),
  ].join(', ');
  const of: Phrase = session === null ? [] : ['resumes ', name(session), ...(counts === '' ? [] : [': '])];
  return {
    label: 'questions',
    phrase: [...of, counts],
    items: [
      ...opened.map((question): Phrase => [tone('warn', '? '), said(question)]),
      ...answered.map(
        ({ question, answer }): Phrase => [tone('good', '✔ '), said(question), ' → ', said(answer)],
      ),
    ],
  };
}

export function learningsLine({ added, removed }: Detail & { type: 'learnings' }): Line {
  return itemised('learnt', counted(added.length, removed.length), [
    ...added.map(({ kind, text }): Phrase => ['+ ', name(kind), ' ', said(text)]),
    ...removed.map(({ kind, text }): Phrase => [tone('bad', '− '), name(kind), ' ', said(text)]),
  ]);
}

export function dispatchLine({ before, after }: Detail & { type: 'dispatch' }): Line {
  if (after === null)
    return {
      label: 'dispatch',
      phrase: [tone('good', 'acknowledged'), ...(before === null ? [] : [': ', name(before)])],
    };
  return { label: 'dispatch', phrase: ['pending: ', name(after)] };
}
