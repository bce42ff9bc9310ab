import type { Match } from '../../knowledge/in-force.ts';
import type { WhyLink } from '../../knowledge/why.ts';
import type { DecisionAccount } from '../../knowledge/why-decision.ts';
import { shortOid } from '../../text/short-oid.ts';
import { forTerminalLine } from '../neutralise/terminal.ts';
import { quoteLines, quoteName, quoteNotice } from '../quote.ts';

/** A commit, as it is shown. */
interface ShownCommit {
  readonly oid: string;
  readonly author: string;
  readonly date: string;
  readonly subject: string;
}

/** Lines with one answer, as they are shown. */
export interface ShownLines {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly commit: ShownCommit | undefined;
  readonly steps: readonly { readonly step: 'reverts' | 'picks' | 'fixes'; readonly commit: ShownCommit }[];
  readonly links: readonly WhyLink[];
  readonly isCertain: boolean;
  readonly lost: 'uncommitted' | 'shallow' | 'nothing' | undefined;
}

/** Why lines are as they are, as text: of each stretch how it leads to records, then the decisions, each once. */
export function renderWhyLines(lines: readonly ShownLines[], decisions: readonly DecisionAccount[]): string {
  const parts = [
    [quoteNotice],
    ...lines.map(linesOf),
    ...decisions.map((decision) => decisionAccountLines(decision)),
  ];
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`;
}

/** The decisions that name a file, as text; '' for none. */
export function renderHistory(path: string, history: readonly DecisionAccount[]): string {
  if (history.length === 0) return '';
  const head = `Decisions that name ${forTerminalLine(path)}, the newest first`;
  const parts = [[head, quoteNotice], ...history.map((decision) => decisionAccountLines(decision))];
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`;
}

function linesOf({ commit, from, isCertain, links, lost, path, steps, to }: ShownLines): string[] {
  const place = `${forTerminalLine(path)}:${from === to ? from : `${from}-${to}`}`;
  if (!commit) return [place, '  not committed yet', ...linkLines(links, true)];
  const way = steps.map(({ commit: one, step }) => `  ${stepWords[step]} ${commitText(one)}`);
  return [
    place,
    `  ${commitText(commit)}`,
    ...way,
    ...(lost === undefined || lost === 'uncommitted' ? [] : [`  ${lostWords[lost]}`]),
    ...linkLines(links, isCertain),
  ];
}

const stepWords = {
  reverts: 'it reverts a commit that removed the line, which first came with',
  picks: 'it is a copy of',
  fixes: 'it completes',
} as const;

const lostWords = {
  shallow:
    'the link is lost: the history of this clone is shallow, an older commit may have written it; `git fetch --unshallow` fetches all of it',
  nothing: 'the link is lost: the commit leads to no record',
} as const;

function commitText({ author, date, oid, subject }: ShownCommit): string {
  return `commit ${shortOid(oid)} by ${quoteName(author)} on ${quoteName(date.slice(0, 10))}: ${quoteName(subject)}`;
}

function linkLines(links: readonly WhyLink[], isCertain: boolean): string[] {
  const [first] = links;
  if (!first) return ['  no record names it'];
  const doubt =
    isCertain || first.type === 'path' ? [] : ['  several records fit: which of them is not known'];
  const shown = links.slice(0, mostLinks).map((link) => `  ${targetOf(link)}: ${reasonOf(link)}`);
  const left = links.length - shown.length;
  return [...doubt, ...shown, ...(left > 0 ? [`  ${left} more; \`--json\` prints them`] : [])];
}

/** A merged branch may have many records. */
const mostLinks = 5;

function targetOf({ decision, record }: WhyLink): string {
  if (decision !== undefined) return `decision ${quoteName(decision)}`;
  return `${record.kind} ${quoteName(record.id)} without a decision (${forTerminalLine(record.path)})`;
}

function reasonOf({ decision, match, record, type }: WhyLink): string {
  const through = record.id === decision ? '' : ` through the ${record.kind} ${quoteName(record.id)}`;
  const also = match === undefined || type === 'path' ? '' : `, and ${matchWords[match]}`;
  if (type === 'path') return `${matchWords[match ?? 'file']}${through}`;
  return `${typeWords[type]}${through}${also}`;
}

const typeWords = {
  trailer: 'a trailer of the commit names it',
  claim: 'a handoff of the same change names these lines',
  commit: 'it is part of the same commit',
  branch: 'it came with the same merged branch',
} as const;

const matchWords: Readonly<Record<Match, string>> = {
  file: 'it names the file',
  glob: 'it names the file by a pattern',
  folder: 'it names a folder above the file',
  tag: 'it has the tag',
};

function decisionAccountLines(decision: DecisionAccount): string[] {
  const { agent, chain, confidence, date, dependents, id, rejected, text, thread } = decision;
  const sure = confidence === undefined ? '' : `, confidence ${confidence}`;
  return [
    `Decision ${quoteName(id)} of ${quoteName(thread)} by ${quoteName(agent)} at ${quoteName(date)}${sure}: ${stateText(decision)}`,
    ...textLines(text),
    ...(rejected.length > 0 ? ['rejected'] : []),
    ...rejected.flatMap(({ because, number, option, reopenedBy }) => [
      ...quoteLines(`${number}. ${option}${because === undefined ? '' : `; because: ${because}`}`),
      ...(reopenedBy.length > 0 ? [`  chosen again by ${reopenedBy.map(quoteName).join(', ')}`] : []),
    ]),
    ...(chain.length > 0 ? ['continues'] : []),
    ...chain.flatMap((one) => [`- ${quoteName(one.id)}`, ...textLines(one.text)]),
    ...(dependents.length > 0 ? ['what depends on it'] : []),
    ...dependents.flatMap((one) => [`- ${quoteName(one.id)} ${howWords[one.how]}`, ...textLines(one.text)]),
  ];
}

function textLines(text: string | undefined): string[] {
  return text === undefined ? ['  its text was redacted'] : quoteLines(text);
}

const howWords = {
  continues: 'continues it',
  supersedes: 'supersedes it',
  reopens: 'chooses what it rejected',
  task: 'is a task that waits for its task',
} as const;

function stateText({ state }: DecisionAccount): string {
  switch (state.type) {
    case 'in-force':
      return 'in force';
    case 'superseded':
      return `not in force, superseded by ${state.by.map(quoteName).join(', ')}`;
    case 'expired':
      return `not in force, expired at ${quoteName(state.at)}`;
    default:
      return `not in force, its outcome is ${state.type}`;
  }
}
