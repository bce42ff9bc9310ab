import { groupByEach } from '../core/collections/group.ts';
import type { Document } from '../core/document.ts';
import { memoize } from '../core/memoize.ts';
import { itemsOf, nodeAt, stringOf, stringsOf } from '../core/node.ts';
import { decisionFacts } from '../records/kinds/decision/facts.ts';
import { alternativeName } from '../records/kinds/decision/model.ts';
import { threadOf } from '../records/kinds/thread/graph.ts';
import { parseTime } from '../records/kinds/time.ts';
import { redactedValue } from '../records/redact/redaction.ts';
import { withoutLines } from '../text/without-lines.ts';
import { briefOf, freshDecisions, hasFailed, idOf, standingOf } from './decisions.ts';
import type { Rejected } from './detail.ts';
import type { CrossFinding } from './finding.ts';
import { foldedText, isMentioned, searchable } from './mention.ts';
import type { Context, Side } from './sides.ts';

/** How much of an option a conclusion must have to choose it. */
const chosenShare = 0.75;

/** Words with which a conclusion that names an option turns it down. */
const denials = new Set(
  'against avoid cannot drop instead never no nor not over rather reject rejected rejects remove stop t than without'.split(
    ' ',
  ),
);

/** The alternatives that a decision rejected. */
export function rejectedBy(doc: Document): readonly Rejected[] {
  return itemsOf(nodeAt(doc.data, 'alternatives')).flatMap((item) => {
    const option = stringOf(nodeAt(item, 'option'));
    return option === undefined
      ? []
      : [{ option, because: stringOf(nodeAt(item, 'rejected_because')) ?? null }];
  });
}

/** The files that a decision is about, as they are compared. */
export function filesOf(doc: Document): readonly string[] {
  return stringsOf(nodeAt(doc.data, 'files'))
    .map(({ value }) => withoutLines(value))
    .filter((path) => path !== '');
}

/**
 * The rejected ideas that new decisions of a thread choose: an option that an earlier decision in force rejected. Within a thread its
 * text decides; a decision of another thread must be about one of the same files, too. What a decision names in its `reopens` comes
 * back on purpose.
 */
export function returnedIdeas(thread: string, path: string, context: Context): CrossFinding[] {
  return freshDecisions(thread, context).flatMap((doc) => {
    const found = new Map<string, CrossFinding>();
    for (const earlier of rejectingFor(doc, rejections(context.after))) {
      if (earlier === doc || !isEarlier(earlier, doc) || !isInForce(earlier, doc, context)) continue;
      rejectedBy(earlier).forEach((rejected, at) => {
        const reopened = reopens(doc, idOf(earlier), at + 1);
        if (rejected.option.trim() === redactedValue) return;
        if (!reopened && !(areRelated(earlier, doc) && isChosen(rejected.option, doc, earlier))) return;
        const { id, conclusion } = briefOf(doc);
        found.set(foldedText(rejected.option), {
          type: 'rejected-returns',
          severity: reopened ? 'info' : 'warning',
          record: thread,
          path,
          decision: id,
          conclusion,
          ...rejected,
          rejectedBy: idOf(earlier),
          reopened,
        });
      });
    }
    return [...found.values()];
  });
}

/** The decisions of a side that rejected something, by what another one can have in common with them. */
interface Rejections {
  /** All of them, in the order of their paths, with their place in it. */
  readonly places: ReadonlyMap<Document, number>;
  /** By `thread ID`, `file PATH` and `id ID`. */
  readonly byKey: ReadonlyMap<string, readonly Document[]>;
  /** By the id of a decision: those that supersede it. */
  readonly superseding: ReadonlyMap<string, readonly Document[]>;
}

const rejections = memoize((side: Side): Rejections => {
  const rejecting = side.documents.filter((doc) => doc.kind === 'decision' && rejectedBy(doc).length > 0);
  return {
    places: new Map(rejecting.map((doc, place) => [doc, place])),
    byKey: groupByEach(rejecting, (doc) => [...commonKeys(doc), `id ${idOf(doc)}`]),
    superseding: groupByEach(
      side.tree.all('decision').flatMap((one) => side.documentOf(one) ?? []),
      (doc) => decisionFacts(doc).supersedes.map(({ value }) => value),
    ),
  };
});

/** What makes two decisions related: a thread, a file. */
function commonKeys(doc: Document): string[] {
  return [`thread ${threadOf(decisionFacts(doc))}`, ...filesOf(doc).map((file) => `file ${file}`)];
}

/** The decisions that a new one may be compared with, in the order of their paths. */
function rejectingFor(doc: Document, { byKey, places }: Rejections): readonly Document[] {
  const reopened = decisionFacts(doc).reopens.map(({ value }) => `id ${alternativeName(value)?.decision}`);
  const found = new Set([...commonKeys(doc), ...reopened].flatMap((key) => byKey.get(key) ?? []));
  return [...found].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function isEarlier(earlier: Document, doc: Document): boolean {
  const [was, is] = [earlier, doc].map((one) => parseTime(stringOf(nodeAt(one.data, 'date')) ?? ''));
  return was !== undefined && is !== undefined && was < is;
}

/** A decision that the new one itself supersedes was in force until then. */
function isInForce(earlier: Document, doc: Document, { after, now }: Context): boolean {
  const superseding = rejections(after).superseding.get(idOf(earlier)) ?? [];
  if (superseding.some((one) => one !== doc) || hasFailed(standingOf(earlier))) return false;
  const end = parseTime(stringOf(nodeAt(earlier.data, 'expires')) ?? '');
  return end === undefined || end > (parseTime(now) ?? Number.NEGATIVE_INFINITY);
}

function reopens(doc: Document, decision: string, number: number): boolean {
  return decisionFacts(doc).reopens.some(({ value }) => {
    const named = alternativeName(value);
    return named?.decision === decision && named.number === number;
  });
}

function areRelated(earlier: Document, doc: Document): boolean {
  if (threadOf(decisionFacts(earlier)) === threadOf(decisionFacts(doc))) return true;
  const files = new Set(filesOf(earlier));
  return filesOf(doc).some((file) => files.has(file));
}

/** Whether a decision concludes what another one rejected, rather than naming it to turn it down. */
function isChosen(option: string, doc: Document, earlier: Document): boolean {
  const wanted = foldedText(option);
  if (wanted === '' || rejectedBy(doc).some((own) => foldedText(own.option) === wanted)) return false;
  const says = (one: Document) => {
    const { conclusion } = briefOf(one);
    return denies(conclusion) === denies(option) && isMentioned(option, searchable(conclusion), chosenShare);
  };
  // What rejected it says the same: its text does not tell the two apart.
  return says(doc) && !says(earlier);
}

function denies(text: string): boolean {
  return foldedText(text)
    .split(' ')
    .some((word) => denials.has(word));
}
