import { groupByEach } from '../../core/collections/group.ts';
import type { Document } from '../../core/document.ts';
import { memoize } from '../../core/memoize.ts';
import { booleanOf, nodeAt, stringOf, stringsOf, type YamlMap } from '../../core/node.ts';
import { taskFacts } from '../../records/kinds/task/facts.ts';
import { handoffItems, outcomeOf } from '../../records/kinds/task/handoff.ts';
import { sectionsUnder, taskHeading, taskStatus } from '../../records/kinds/task/model.ts';
import { claimsOf } from '../claims.ts';
import { idOf } from '../decisions.ts';
import type { Detail, Gotcha, Heir, Question } from '../detail.ts';
import { hasChanged, listChange, sameText } from '../lists.ts';
import { changedSections, fieldDetails, redactedDetails, textDetails } from '../meaning.ts';
import { isMentioned, searchable } from '../mention.ts';
import type { Context, Side } from '../sides.ts';

/** How much of a blocker a line must have to be about it. */
const mentionShare = 0.5;

/** What changed in a task: outcome, blockers, gotchas, claims, heirs (review, "task"). */
export function taskDetails(
  before: Document | undefined,
  after: Document | undefined,
  context: Context,
): Detail[] {
  const claims = after ? claimsOf(before, after, context.files) : [];
  const heirs = after ? heirsOf(before, after, context) : [];
  return [
    ...outcomeDetails(before, after),
    ...criteriaDetails(before, after),
    ...(claims.length > 0 && isHandoffChanged(before, after) ? [{ type: 'claims' as const, claims }] : []),
    ...questionDetails(before, after),
    ...blockerDetails(before, after),
    ...gotchaDetails(before, after),
    ...textLists(before, after),
    ...(heirs.length > 0 ? [{ type: 'heirs' as const, heirs }] : []),
    ...(before && after ? otherDetails(before, after) : []),
  ];
}

function isHandoffChanged(before: Document | undefined, after: Document | undefined): boolean {
  if (!before?.data || !after?.data) return before?.data !== after?.data;
  return fieldDetails(before, after, []).length > 0;
}

/** The outcome of the handoff, else the Status of the metadata. */
function standing(doc: Document | undefined): string | null {
  if (!doc) return null;
  return outcomeOf(doc)?.outcome ?? taskStatus(doc)?.status ?? null;
}

function outcomeDetails(before: Document | undefined, after: Document | undefined): Detail[] {
  const [was, is] = [standing(before), standing(after)];
  return was === is ? [] : [{ type: 'outcome', before: was, after: is }];
}

/** Ticked boxes under Acceptance Criteria. */
function ticks(doc: Document | undefined): { ticked: number; of: number } {
  if (!doc?.markdown) return { ticked: 0, of: 0 };
  const inside = sectionsUnder(doc.markdown, /^Acceptance Criteria\b/i);
  const boxes = doc.markdown.checkboxes.filter(({ section }) => inside.has(section));
  return { ticked: boxes.filter(({ checked }) => checked).length, of: boxes.length };
}

function criteriaDetails(before: Document | undefined, after: Document | undefined): Detail[] {
  const [was, is] = [ticks(before), ticks(after)];
  if (is.of === 0 || (was.ticked === is.ticked && was.of === is.of)) return [];
  return [{ type: 'criteria', before: was.ticked, after: is.ticked, of: is.of }];
}

function textsIn(doc: Document | undefined, list: string, key: string): readonly string[] {
  return doc ? handoffItems(doc, list).flatMap(({ item }) => stringOf(nodeAt(item, key)) ?? []) : [];
}

/** The questions of a task's handoff. */
export function questionsOf(doc: Document | undefined): readonly Question[] {
  if (!doc) return [];
  return handoffItems(doc, 'open_questions').flatMap(({ item }): Question[] => {
    const question = stringOf(nodeAt(item, 'question'));
    return question === undefined
      ? []
      : [{ question, blocking: booleanOf(nodeAt(item, 'blocking')) === true }];
  });
}

/** A question that a later version of a handoff leaves out was answered or dropped: the file does not say which. */
function questionDetails(before: Document | undefined, after: Document | undefined): Detail[] {
  const key = ({ question, blocking }: Question) => `${sameText(question)} ${blocking}`;
  const { added, removed } = listChange(questionsOf(before), questionsOf(after), key);
  const left = new Set(questionsOf(after).map(({ question }) => sameText(question)));
  const dropped = removed.map(({ question }) => question).filter((text) => !left.has(sameText(text)));
  if (added.length === 0 && dropped.length === 0) return [];
  return [{ type: 'questions', opened: added, answered: [], dropped }];
}

function blockerDetails(before: Document | undefined, after: Document | undefined): Detail[] {
  const [was, is] = [textsIn(before, 'blockers', 'blocker'), textsIn(after, 'blockers', 'blocker')];
  const { added, removed } = listChange(was, is, sameText);
  if (added.length === 0 && removed.length === 0) return [];
  const news = before && after ? newLines(before, after).map(searchable) : [];
  const isMentionedIn = (blocker: string) => news.some((line) => isMentioned(blocker, line, mentionShare));
  return [
    {
      type: 'blockers',
      added,
      removed: removed.map((blocker) => ({ blocker, mentioned: isMentionedIn(blocker) })),
    },
  ];
}

/** The lines that the later version has and the earlier has not. */
function newLines(before: Document, after: Document): readonly string[] {
  const old = new Set(before.text.split(/\r?\n/).map((line) => line.trim()));
  return after.text.split(/\r?\n/).filter((line) => !old.has(line.trim()));
}

function gotchasOf(doc: Document | undefined): readonly Gotcha[] {
  if (!doc) return [];
  return handoffItems(doc, 'gotchas').flatMap(({ item }): Gotcha[] => {
    const issue = stringOf(nodeAt(item, 'issue'));
    return issue === undefined ? [] : [{ issue, severity: stringOf(nodeAt(item, 'severity')) ?? null }];
  });
}

function newGotchas(before: Document | undefined, after: Document | undefined) {
  return listChange(gotchasOf(before), gotchasOf(after), ({ issue }) => sameText(issue));
}

function gotchaDetails(before: Document | undefined, after: Document | undefined): Detail[] {
  const change = newGotchas(before, after);
  return hasChanged(change) ? [{ type: 'gotchas', ...change }] : [];
}

function textLists(before: Document | undefined, after: Document | undefined): Detail[] {
  const of = (list: string, key: string) =>
    listChange(textsIn(before, list, key), textsIn(after, list, key), sameText);
  const patterns = of('patterns_discovered', 'pattern');
  const steps = of('suggested_next_steps', 'step');
  const files = of('dependencies_for_next', 'file');
  return [
    ...(hasChanged(patterns) ? [{ type: 'patterns' as const, ...patterns }] : []),
    ...(hasChanged(steps) ? [{ type: 'list' as const, list: 'next-steps' as const, ...steps }] : []),
    ...(hasChanged(files) ? [{ type: 'list' as const, list: 'read-next' as const, ...files }] : []),
  ];
}

/** Which tasks go on from this one, and what they inherit that this change brings. */
export function heirsOf(before: Document | undefined, after: Document, context: Context): readonly Heir[] {
  const count = (list: string, key: string) =>
    listChange(textsIn(before, list, key), textsIn(after, list, key), sameText).added.length;
  const brought = {
    gotchas: newGotchas(before, after).added.filter(({ severity }) => severity !== 'low').length,
    patterns: count('patterns_discovered', 'pattern'),
    files: count('dependencies_for_next', 'file'),
    questions: listChange(
      questionsOf(before).filter(({ blocking }) => blocking),
      questionsOf(after).filter(({ blocking }) => blocking),
      ({ question }) => sameText(question),
    ).added.length,
  };
  if (Object.values(brought).every((number) => number === 0)) return [];
  const heirs = heirsById(context.after).get(idOf(after)) ?? [];
  return heirs.flatMap((doc): Heir[] =>
    doc === after || isDone(doc) ? [] : [{ task: idOf(doc), title: taskTitle(doc), ...brought }],
  );
}

/** The tasks of a side, by the id of each that they depend on. */
const heirsById = memoize((side: Side) =>
  groupByEach(
    side.documents.filter(({ kind }) => kind === 'task'),
    (doc) => new Set(taskFacts(doc).dependsOn.map(({ value }) => value)),
  ),
);

function isDone(doc: Document): boolean {
  return ['completed', 'done', 'failed', 'skipped'].includes(standing(doc) ?? '');
}

/** The new gotchas of a task that its heirs should know of. */
export function gotchasForHeirs(before: Document | undefined, after: Document): readonly Gotcha[] {
  return newGotchas(before, after).added.filter(({ severity }) => severity === 'high');
}

export function taskTitle(doc: Document): string | null {
  return (doc.markdown && taskHeading(doc.markdown)?.name) || null;
}

const shown = [
  'outcome',
  'files_created',
  'files_modified',
  'patterns_discovered',
  'gotchas',
  'open_questions',
  'suggested_next_steps',
  'dependencies_for_next',
  'blockers',
];

/** Parts of items that no unit tells (a mitigation, a purpose), other keys, and the text around the handoff. */
function otherDetails(before: Document, after: Document): Detail[] {
  const inItems = shown.slice(1).filter((list) => {
    const [was, is] = [handoffItems(before, list), handoffItems(after, list)];
    return was.some(({ item }) => is.some((now) => isSameItem(item, now.item) && !isEqual(item, now.item)));
  });
  const fields = fieldDetails(before, after, shown).flatMap((one) =>
    one.type === 'fields' ? one.fields : [],
  );
  const all = [...inItems, ...fields];
  return [
    ...redactedDetails(before, after),
    ...(all.length === 0 ? [] : [{ type: 'fields' as const, fields: all }]),
    ...textDetails(changedSections(before, after)),
  ];
}

/** The first string of an item is its main value. */
function isSameItem(a: YamlMap, b: YamlMap): boolean {
  const main = ({ entries }: YamlMap) =>
    entries.map(({ value }) => stringOf(value)).find((text) => text !== undefined);
  return main(a) !== undefined && main(a) === main(b);
}

function isEqual(a: YamlMap, b: YamlMap): boolean {
  const plain = ({ entries }: YamlMap) =>
    entries
      .map(
        ({ name, value }) =>
          `${name}=${
            value.type === 'scalar'
              ? value.value
              : stringsOf(value)
                  .map((one) => one.value)
                  .join()
          }`,
      )
      .sort()
      .join('\n');
  return plain(a) === plain(b);
}
