import type { ReasoningDiff, RecordChange, RecordReview, ReviewKind } from '../../review/reasoning-diff.ts';
import { plural } from '../count.ts';
import { type FindingPhrase, findingPhrase } from './finding-phrases.ts';
import { noticePhrase } from './notice-phrases.ts';
import { name, type Phrase, said } from './phrase.ts';

/** What a review compares, as a reader names it. */
export interface RangeEnds {
  readonly before: { readonly label: string; readonly oid: string | undefined };
  readonly after: { readonly label: string; readonly oid: string | undefined };
}

/** A review with what it compares: what every format renders. */
export interface ReviewView extends RangeEnds {
  readonly diff: ReasoningDiff;
}

/** The verdict in words: `2 errors, 1 warning`. */
function verdictText({ verdict, totals }: ReasoningDiff): string {
  if (verdict === 'empty') return 'No record changed';
  if (verdict === 'same') return 'Nothing changed in meaning';
  if (verdict === 'clean') return 'Nothing stands out';
  return [
    ...(totals.errors > 0 ? [plural(totals.errors, 'error')] : []),
    ...(totals.warnings > 0 ? [plural(totals.warnings, 'warning')] : []),
  ].join(', ');
}

/**
 * What a reviewer should look at first: the worst that the checks and the records say, a change of configuration, else the most
 * important decision; undefined where nothing is worth it.
 */
function firstLook(diff: ReasoningDiff): Phrase | undefined {
  const { findings, first, notices, records } = diff;
  for (const severity of ['error', 'warning'] as const) {
    const finding = findings.find((one) => one.severity === severity);
    if (finding) return inWords(findingPhrase(finding));
    for (const { check, id, kind } of records) {
      const failed = check.find((one) => one.severity === severity);
      if (failed) return [`${kind} `, name(id), ': ', name(failed.rule)];
    }
  }
  const [notice] = notices;
  if (notice) return noticePhrase(notice).phrase;
  return first ? ['decision ', name(first.id), ' ', said(first.conclusion)] : undefined;
}

/** A finding with the first of what belongs below it: ids alone tell a reader nothing. */
function inWords({ items, phrase }: FindingPhrase): Phrase {
  const [first, ...more] = items;
  if (!first) return phrase;
  return [...phrase, ': ', ...first, ...(more.length > 0 ? [`, and ${more.length} more`] : [])];
}

/** The head of a review. */
export interface Head {
  readonly verdict: Phrase;
  /** With what stands between it and the verdict; '' if nothing changed. */
  readonly totals: string;
  /** What to look at first, where the verdict does not name it. */
  readonly look: Phrase | undefined;
}

/** Without errors and warnings the verdict names what to look at first: nothing matters more. */
export function headOf(diff: ReasoningDiff): Head {
  const text = totalsText(diff);
  const totals = text === '' ? '' : ` · ${text}`;
  const found = firstLook(diff);
  const look: Phrase | undefined = found && ['Look first: ', ...found];
  if (diff.verdict === 'clean' && look) return { verdict: look, totals, look: undefined };
  return { verdict: [verdictText(diff)], totals, look };
}

/** A side as one line names it: its label and its short id, the id once where the label is it. */
export function endText({ label, oid }: RangeEnds['before']): {
  readonly label: string;
  readonly oid: string;
} {
  if (oid === undefined) return { label, oid: '' };
  const isId = label.length >= 4 && oid.startsWith(label.toLowerCase());
  return isId ? { label: label.slice(0, 12), oid: '' } : { label, oid: oid.slice(0, 9) };
}

/** What changed, by kind: `1 session, 2 handoffs and 1 task changed`; '' if nothing did. */
function totalsText({ totals }: ReasoningDiff): string {
  const parts = (Object.entries(totals.changed) as [ReviewKind, number][]).flatMap(([kind, count]) =>
    count === 0 ? [] : [plural(count, kind)],
  );
  if (parts.length === 0) return '';
  const last = parts.pop() ?? '';
  return `${parts.length === 0 ? last : `${parts.join(', ')} and ${last}`} changed`;
}

/** What the agents decided and left open, in numbers; one text a matter. */
export function mattersText({ totals }: ReasoningDiff): readonly string[] {
  const { decisions, doubted, questionsOpened, questionsAnswered, blocking, reformatted } = totals;
  const opened = `${plural(questionsOpened, 'question')} opened${blocking === 0 ? '' : ` (${blocking} ${blocking === 1 ? 'blocks' : 'block'})`}`;
  const questions = [
    ...(questionsOpened > 0 ? [opened] : []),
    ...(questionsAnswered > 0
      ? [
          questionsOpened > 0
            ? `${questionsAnswered} answered`
            : `${plural(questionsAnswered, 'question')} answered`,
        ]
      : []),
  ].join(', ');
  return [
    ...(decisions > 0 ? [plural(decisions, 'decision')] : []),
    ...(doubted > 0 ? [`${doubted} now under 0.5`] : []),
    ...(questions === '' ? [] : [questions]),
    ...(reformatted > 0 ? [`${plural(reformatted, 'record')} only reformatted`] : []),
  ];
}

/** The worst that records say of each other, by the record that it is about; what is only information is left out. */
export function worstAcross({ findings }: ReasoningDiff): ReadonlyMap<string, 'error' | 'warning'> {
  const worst = new Map<string, 'error' | 'warning'>();
  for (const { record, severity } of findings) {
    if (severity === 'error' || (severity === 'warning' && !worst.has(record))) worst.set(record, severity);
  }
  return worst;
}

export const changeWords: Readonly<Record<RecordChange, string>> = {
  added: 'new',
  modified: 'changed',
  reformatted: 'nothing changed in meaning',
  moved: 'moved',
  archived: 'archived',
  restored: 'back from the archive',
  deleted: 'deleted',
  unclaimed: 'no longer a record',
  unreadable: 'unreadable',
  unchanged: 'itself unchanged',
};

/** `2 errors, 1 warning` of one record; '' if the checks find nothing. */
export function checkText({ check }: RecordReview): string {
  const count = (severity: 'error' | 'warning') => check.filter((one) => one.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  return [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ].join(', ');
}
