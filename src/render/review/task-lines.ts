import type { Claim, Detail } from '../../review/detail.ts';
import { counted, itemised, type Line, name, type Part, type Phrase, said, tone } from './phrase.ts';

export function outcomeLine({ before, after }: Detail & { type: 'outcome' }): Line {
  const of = (outcome: string | null) => (outcome === null ? tone('dim', 'none') : name(outcome));
  return { label: 'outcome', phrase: [...(before === null ? [] : [of(before), ' → ']), of(after)] };
}

export function criteriaLine({ before, after, of }: Detail & { type: 'criteria' }): Line {
  const isShort = before === 0 || before === after || after === of;
  const moved = `${isShort ? '' : `${before} → `}${after} of ${of}`;
  return { label: 'criteria', phrase: [after === of ? tone('good', `${moved} ticked`) : `${moved} ticked`] };
}

export function blockersLine({ added, removed }: Detail & { type: 'blockers' }): Line {
  const silent = removed.filter(({ mentioned }) => !mentioned).length;
  const counts = [
    ...(added.length > 0 ? [`${added.length} new`] : []),
    ...(removed.length > 0
      ? [`${removed.length} removed${silent > 0 ? `, ${silent} without a reason` : ''}`]
      : []),
  ];
  return itemised('blockers', counts.join(', '), [
    ...added.map((blocker): Phrase => [tone('bad', '■ '), said(blocker)]),
    ...removed.map(
      ({ blocker, mentioned }): Phrase =>
        mentioned
          ? [tone('good', '✔ '), said(blocker)]
          : [tone('warn', '✖ '), said(blocker), ', removed without a reason'],
    ),
  ]);
}

export function gotchasLine({ added, removed }: Detail & { type: 'gotchas' }): Line {
  return itemised('gotchas', counted(added.length, removed.length), [
    ...added.map(
      ({ issue, severity }): Phrase => [
        ...(severity === null
          ? ['+ ']
          : [severity === 'high' ? tone('bad', '▲ high ') : `+ ${level(severity)} `]),
        said(issue),
      ],
    ),
    ...removed.map(({ issue }): Phrase => [tone('bad', '− '), said(issue)]),
  ]);
}

function level(severity: string): string {
  return severity === 'medium' || severity === 'low' ? severity : '';
}

export function patternsLine({ added, removed }: Detail & { type: 'patterns' }): Line {
  return itemised('patterns', counted(added.length, removed.length), [
    ...added.map((pattern): Phrase => ['+ ', said(pattern)]),
    ...removed.map((pattern): Phrase => [tone('bad', '− '), said(pattern)]),
  ]);
}

/** Every claimed file against the real diff. Those that hold come last: they need no look. */
export function claimsLine({ claims }: Detail & { type: 'claims' }): Line {
  const held = claims.filter(({ verdict }) => verdict === 'in-change').length;
  const wrong = claims.filter(({ verdict }) => !['in-change', 'earlier'].includes(verdict));
  const rest = claims.filter((claim) => !wrong.includes(claim));
  const [only] = claims;
  if (only && claims.length === 1) return { label: 'claims', phrase: claimPhrase(only) };
  const verdict =
    wrong.length === 0
      ? tone('good', `✔ ${held} of ${claims.length} in this change`)
      : `${held} of ${claims.length} in this change`;
  return { label: 'claims', phrase: [verdict], items: [...wrong, ...rest].map(claimPhrase) };
}

/** `✖ src/a.ts claimed as modified, and untouched`. */
export function claimPhrase(claim: Claim): Phrase {
  const { path, said: how, verdict, length, lines } = claim;
  const file = name(path);
  switch (verdict) {
    case 'in-change':
      return [tone('good', '✔ '), file, ` ${how}`, ...linesOf(claim)];
    case 'earlier':
      return [tone('dim', '· '), file, tone('dim', ` ${how}, claimed before`)];
    case 'untouched':
      return [tone('bad', '✖ '), file, ' claimed, but not changed'];
    case 'existed':
      return [tone('bad', '✖ '), file, ' claimed as created, but it existed'];
    case 'missing':
      return [tone('bad', '✖ '), file, ` claimed as ${how}, but does not exist`];
    case 'still-there':
      return [tone('bad', '✖ '), file, ' claimed as deleted, but still exists'];
    case 'out-of-range':
      return [
        tone('bad', '✖ '),
        file,
        ' lines ',
        name(lines ?? ''),
        ` are out of range: it has ${length ?? 0}`,
      ];
  }
}

function linesOf({ added, removed }: Claim): Part[] {
  if (added === null || removed === null) return [tone('dim', ' (binary)')];
  return [tone('dim', ` (+${added} −${removed})`)];
}

export function heirsLine({ heirs }: Detail & { type: 'heirs' }): Line {
  return {
    label: 'inherited',
    phrase: [heirs.length === 1 ? 'by the next task' : `by ${heirs.length} next tasks`],
    items: heirs.map(({ task, title, gotchas, patterns, files, questions }): Phrase => {
      const parts = [
        [gotchas, 'gotcha'],
        [patterns, 'pattern'],
        [files, 'file to read', 'files to read'],
        [questions, 'blocking question'],
      ] as const;
      const counts = parts.flatMap(([count, one, many = `${one}s`]) =>
        count === 0 ? [] : [`${count} ${count === 1 ? one : many}`],
      );
      return [name(task), ...(title === null ? [] : [' ', said(title)]), ': ', counts.join(', ')];
    }),
  };
}
