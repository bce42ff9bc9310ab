import type { Detail, ListName } from '../../review/detail.ts';
import { confidenceMove } from './confidence.ts';
import { acknowledgedLine, chainLine, expiryLine, hashLine, lostLine, requestLine } from './handoff-lines.ts';
import { counted, itemised, joined, type Line, name, type Part, type Phrase, said, tone } from './phrase.ts';
import {
  askedLine,
  dispatchLine,
  haltLine,
  learningsLine,
  routeLine,
  stateLines,
  thinkingLine,
} from './session-lines.ts';
import {
  blockersLine,
  claimsLine,
  criteriaLine,
  gotchasLine,
  heirsLine,
  outcomeLine,
  patternsLine,
} from './task-lines.ts';
import {
  decisionLine,
  deliberatedLine,
  headsLine,
  questionsLine,
  resumedLine,
  reviewedLine,
  statusLine,
} from './thread-lines.ts';

/** A line with the semantic unit that it says. */
export interface DetailLine {
  readonly detail: Detail;
  readonly line: Line;
}

/** The one wording of the semantic units of a record, for every format. */
export function linesOf(details: readonly Detail[]): readonly DetailLine[] {
  return details.flatMap((detail, at): readonly DetailLine[] => {
    if (detail.type === 'states') return stateLines(detail).map((line) => ({ detail, line }));
    const above = details[at - 1];
    const before = above?.type === 'decision' ? above.decision.id : undefined;
    return [{ detail, line: detail.type === 'decision' ? decisionLine(detail, before) : lineOf(detail) }];
  });
}

function lineOf(detail: Exclude<Detail, { type: 'states' | 'decision' }>): Line {
  switch (detail.type) {
    case 'route':
      return routeLine(detail);
    case 'thinking':
      return thinkingLine(detail);
    case 'loop-backs':
      return { label: 'loop-backs', phrase: [`${detail.used} used, `, left(detail.left)] };
    case 'halt':
      return haltLine(detail);
    case 'steps-rewritten':
      return { label: 'rewritten', phrase: [tone('bad', '✖ completed steps: '), ...names(detail.steps)] };
    case 'asked':
      return askedLine(detail);
    case 'learnings':
      return learningsLine(detail);
    case 'abandoned':
      return { label: 'abandoned', phrase: by(detail.by, detail.reason) };
    case 'dispatch':
      return dispatchLine(detail);
    case 'forked':
      return { label: 'forked', phrase: ['from ', name(detail.from)] };
    case 'status':
      return statusLine(detail);
    case 'reviewed':
      return reviewedLine(detail);
    case 'deliberated':
      return deliberatedLine(detail);
    case 'confidence':
      return {
        label: 'confidence',
        phrase: ['of ', name(detail.id), ' ', ...confidenceMove(detail.before, detail.after, detail.crosses)],
      };
    case 'questions':
      return questionsLine(detail);
    case 'heads':
      return headsLine(detail);
    case 'resumed':
      return resumedLine(detail);
    case 'request':
      return requestLine(detail);
    case 'chain':
      return chainLine(detail);
    case 'hash':
      return hashLine(detail);
    case 'expiry':
      return expiryLine(detail);
    case 'acknowledged':
      return acknowledgedLine(detail);
    case 'lost':
      return lostLine(detail);
    case 'outcome':
      return outcomeLine(detail);
    case 'criteria':
      return criteriaLine(detail);
    case 'blockers':
      return blockersLine(detail);
    case 'gotchas':
      return gotchasLine(detail);
    case 'patterns':
      return patternsLine(detail);
    case 'claims':
      return claimsLine(detail);
    case 'heirs':
      return heirsLine(detail);
    case 'list':
      return listLine(detail);
    case 'eligible':
      return {
        label: 'eligible',
        phrase: [yesNo(detail.before), ' → ', yesNo(detail.after), ' for handoffs'],
      };
    case 'description':
      return {
        label: 'describes',
        phrase: [...(detail.before === null ? [] : [said(detail.before), ' → ']), said(detail.after ?? '')],
      };
    case 'breaks':
      return { label: 'breaks', phrase: [tone('bad', '✖ pending payloads: '), ...names(detail.handoffs)] };
    case 'unreadable':
      return {
        label: 'unreadable',
        phrase: [
          tone('bad', detail.side === 'after' ? '✖ ' : '✖ the version before: '),
          said(detail.problem),
        ],
      };
    case 'moved':
      return { label: 'moved', phrase: [name(detail.from), ' → ', name(detail.to)] };
    case 'removed':
      return { label: 'removed', phrase: [tone('bad', removedWords[detail.how])] };
    case 'redacted':
      return { label: 'redacted', phrase: names(detail.fields) };
    case 'text':
      return { label: 'text', phrase: ['changed in ', ...sections(detail.sections)] };
    case 'fields':
      return { label: 'fields', phrase: ['changed: ', ...names(detail.fields)] };
    case 'rewritten':
      return {
        label: 'rewritten',
        phrase: [
          tone('bad', '✖ '),
          name(detail.what),
          ' was committed, and changed in ',
          ...names(detail.fields),
        ],
      };
  }
}

const removedWords = {
  deleted: '✖ deleted',
  unclaimed: '✖ the file is no longer a record',
  symlink: '✖ a symbolic link replaced it',
  gitlink: '✖ a submodule replaced it',
} as const;

const listLabels: Readonly<Record<ListName, string>> = {
  categories: 'categories',
  requires: 'requires',
  optional_consumes: 'consumes',
  provides_to: 'provides to',
  'next-steps': 'next steps',
  'read-next': 'read next',
  uncertainties: 'uncertain',
  'open-questions': 'asks again',
};
/** Lists of identifiers, which fit a line. */
const short: ReadonlySet<ListName> = new Set([
  'read-next',
  'categories',
  'requires',
  'optional_consumes',
  'provides_to',
]);

function listLine({ list, added, removed }: Detail & { type: 'list' }): Line {
  const label = listLabels[list];
  if (short.has(list)) {
    const parts: Phrase[] = [
      ...removed.map((text): Phrase => [tone('bad', '− '), name(text)]),
      ...added.map((text): Phrase => [tone('good', '+ '), name(text)]),
    ];
    return { label, phrase: joined(parts, ', ') };
  }
  return itemised(label, counted(added.length, removed.length), [
    ...added.map((text): Phrase => ['+ ', said(text)]),
    ...removed.map((text): Phrase => [tone('dim', '− '), said(text)]),
  ]);
}

function left(count: number): Part {
  return count === 0 ? tone('bad', 'none left') : tone('warn', `${count} left`);
}

function by(who: string | null, reason: string | null): Phrase {
  return [
    ...(who === null ? [] : ['by ', name(who)]),
    ...(reason === null ? [] : [who === null ? '' : ': ', said(reason)]),
  ];
}

function yesNo(value: boolean | null): Part {
  return value === null ? tone('dim', 'none') : value ? tone('good', 'yes') : tone('bad', 'no');
}

/** Longer lists of names than this are cut: a record can have thousands of keys. */
const mostNames = 12;

function names(all: readonly string[]): Phrase {
  const shown = all.slice(0, mostNames);
  const rest = all.length - shown.length;
  return [
    ...joined(
      shown.map((one): Phrase => [name(one)]),
      ', ',
    ),
    ...(rest > 0 ? [` and ${rest} more`] : []),
  ];
}

function sections(all: readonly string[]): Phrase {
  const shown = all
    .slice(0, mostNames)
    .map((one): Phrase => [one === '' ? 'the text above the first heading' : said(one)]);
  const rest = all.length - shown.length;
  return [...joined(shown, ', '), ...(rest > 0 ? [` and ${rest} more`] : [])];
}
