import { entryOf, itemsOf, nodeAt, numberOf, plainValue, stringOf, type YamlNode } from '../core/node.ts';
import type { Extent } from '../core/position.ts';
import { itemLists, type Outcome, outcomes } from '../records/kinds/task/handoff.ts';
import { oneOf } from '../text/one-of.ts';
import { canSay, namesFile, standsAt } from './answer-words.ts';
import type { Evidence, ListField, MigratedHandoff, Question, Unmapped } from './types.ts';
import type { Vocabulary } from './words/words.ts';

/** Something of an answer that does not fit the note it is for. */
export interface AnswerProblem {
  /** In the answer's text. */
  readonly extent: Extent;
  readonly message: string;
  readonly help: string;
}

/** The note with the answer merged into it, or what does not fit, in the order of the answer. */
export type Answered =
  | { readonly ok: true; readonly handoff: MigratedHandoff }
  | { readonly ok: false; readonly problems: readonly AnswerProblem[] };

type Item = { readonly evidence: Evidence } & Readonly<Record<string, unknown>>;
interface Placed {
  readonly list: ListField;
  readonly main: string;
  readonly item: Item;
}

/** How sure a value is that somebody read in the note who was asked. */
const answered = 0.8;

/**
 * Merges an answer into what was read of a note (migration, item 6). The outcome and each list that the answer holds
 * take the place of ours, so an item is moved or left out by the lists it is in. An item that is ours keeps its
 * evidence; a new one needs a `line` of the note that shares its words, or must be in it word for word, and a file must be
 * named in it, so that nothing is made up. What is left out counts as unmapped, and questions that are answered are gone.
 *
 * @param answer a handoff that the schema of tasks takes
 */
export function mergeAnswer(
  handoff: MigratedHandoff,
  answer: YamlNode,
  note: string,
  vocabulary: Vocabulary,
): Answered {
  const problems: AnswerProblem[] = [];
  const lines = note.split(/\r?\n/);
  const ours = placedItems(handoff);
  const outcome = outcomeOf(handoff, answer, lines, vocabulary, problems);
  const given = itemLists.flatMap(({ name, main }) => {
    const list = name as ListField;
    const node = nodeAt(answer, list);
    if (node?.type !== 'seq') return [];
    const items = node.items.flatMap((item, index): Placed[] => {
      const read = readItem(item, list, main, ours, lines);
      if (typeof read !== 'string') return [{ list, main, item: read }];
      problems.push({
        extent: entryOf(item, main)?.value.extent ?? item.extent,
        ...problemOf(`${list}[${index}]`, read),
      });
      return [];
    });
    return [{ list, items }];
  });
  if (problems.length > 0) return { ok: false, problems };

  const kept = new Set(given.flatMap(({ items }) => items.map(keyOf)));
  const replaced = new Map(given.map(({ list, items }) => [list, items.map(({ item }) => item)]));
  // What stood in both lists before was not moved by standing in one of them still.
  const stood = new Set(ours.map(placeKey));
  const arrived = new Set(
    given.flatMap(({ items }) => items.filter((one) => !stood.has(placeKey(one))).map(keyOf)),
  );
  const moved = (placed: Placed) => !replaced.has(placed.list) && arrived.has(keyOf(placed));
  const listOf = (list: ListField) =>
    replaced.get(list) ?? ours.filter((one) => one.list === list && !moved(one)).map(({ item }) => item);
  const dropped = ours.filter((one) => replaced.has(one.list) && !kept.has(keyOf(one)));
  const merged = {
    ...handoff,
    ...outcome,
    ...Object.fromEntries(itemLists.map(({ name }) => [name, listOf(name as ListField)])),
    unmapped: [...handoff.unmapped, ...dropped.map(asUnmapped)].sort((a, b) => a.line - b.line),
    questions: handoff.questions.filter((question) => !isAnswered(question, outcome.outcome, replaced)),
  };
  return { ok: true, handoff: merged };
}

function outcomeOf(
  handoff: MigratedHandoff,
  answer: YamlNode,
  lines: readonly string[],
  vocabulary: Vocabulary,
  problems: AnswerProblem[],
): Pick<MigratedHandoff, 'outcome' | 'outcome_evidence'> {
  const ours = { outcome: handoff.outcome, outcome_evidence: handoff.outcome_evidence };
  const node = nodeAt(answer, 'outcome');
  const outcome = outcomes.find((known) => known === stringOf(node));
  if (node === undefined || outcome === undefined || outcome === handoff.outcome) return ours;
  const question = handoff.questions.find(({ field }) => field === 'outcome');
  const line = nodeAt(answer, 'outcome_line');
  const evidence = line === undefined ? question?.evidence : lineEvidence(lines, numberOf(line));
  if (line !== undefined && !evidence) {
    problems.push({ extent: line.extent, ...problemOf('outcome_line', 'line') });
    return ours;
  }
  if (line !== undefined && evidence && !canSay(evidence.text, outcome, vocabulary)) {
    problems.push({
      extent: line.extent,
      message: `Unexpected line of \`outcome_line\`, line ${evidence.line} of the note does not say \`${outcome}\``,
      help: 'name the line that says it, or leave the outcome out where the note does not say it',
    });
    return ours;
  }
  if (question && question.candidates.length > 0 && !question.candidates.includes(outcome)) {
    problems.push({
      extent: node.extent,
      message: `Unexpected outcome \`${outcome}\`, expected ${oneOf([...question.candidates])}`,
      help: 'the note allows only these',
    });
  } else if (!question && line === undefined) {
    problems.push({
      extent: node.extent,
      message: `Unexpected outcome \`${outcome}\`, expected \`${handoff.outcome}\` as the note says on line ${handoff.outcome_evidence?.line ?? 1}`,
      help: 'remove it, or add `outcome_line: N`, the line of the note that says something else',
    });
  }
  return { outcome: outcome satisfies Outcome, outcome_evidence: evidence ?? null };
}

function placedItems(handoff: MigratedHandoff): Placed[] {
  return itemLists.flatMap(({ name, main }) =>
    handoff[name as ListField].map((item) => ({ list: name as ListField, main, item: { ...item } })),
  );
}

/** An item of the answer with its evidence; why it has none if it has none. */
function readItem(
  node: YamlNode,
  list: ListField,
  main: string,
  ours: readonly Placed[],
  lines: readonly string[],
): Item | Refusal {
  const text = stringOf(nodeAt(node, main)) ?? '';
  const { line: _, evidence: __, ...said } = plainValue(node) as Record<string, unknown>;
  const values = list === 'files_modified' ? { change_type: 'modify', ...said } : said;
  const same = ours.find((one) => folded(one.item[one.main]) === folded(text));
  if (same) return { ...values, evidence: same.item.evidence };
  const line = nodeAt(node, 'line');
  const stated = line === undefined ? findLine(lines, text) : numberOf(line);
  const evidence = lineEvidence(lines, stated);
  if (!evidence) return line === undefined ? 'nowhere' : 'line';
  if (pathLists.has(list)) return namesFile(lines.join('\n'), text) ? { ...values, evidence } : 'path';
  return standsAt(lines, evidence.line, text) ? { ...values, evidence } : 'words';
}

const pathLists: ReadonlySet<ListField> = new Set([
  'files_created',
  'files_modified',
  'dependencies_for_next',
]);

/** Why an item of an answer is not from the note: its line does not exist, its text is not in the note, its line has another text, or its file does not exist. */
type Refusal = 'line' | 'nowhere' | 'words' | 'path';

function problemOf(place: string, why: Refusal): Omit<AnswerProblem, 'extent'> {
  if (why === 'words') {
    return {
      message: `Unexpected \`${place}\`, its line says something else: fewer than half of its words stand there`,
      help: 'name the line that it was read from and keep to its words, or leave the item out',
    };
  }
  if (why === 'path') {
    return {
      message: `Unexpected \`${place}\`, the note does not name this file`,
      help: 'write a path as the note has it, or leave the item out',
    };
  }
  if (why === 'line') {
    return {
      message: `Unexpected line of \`${place}\`, expected a line of the note with text`,
      help: 'count the lines of the note from 1',
    };
  }
  return {
    message: `Unexpected \`${place}\`, the note does not contain its text`,
    help: 'add `line: N`, the line of the note that it was read from, or remove the item',
  };
}

function lineEvidence(lines: readonly string[], line: number | undefined): Evidence | undefined {
  const whole = line === undefined ? undefined : lines[line - 1];
  const text = whole?.trim() ?? '';
  if (line === undefined || whole === undefined || text === '') return undefined;
  const column = whole.length - whole.trimStart().length + 1;
  return { line, column, endLine: line, endColumn: column + text.length, text, confidence: answered };
}

function findLine(lines: readonly string[], text: string): number | undefined {
  const wanted = folded(text);
  const at = wanted === '' ? -1 : lines.findIndex((line) => folded(line).includes(wanted));
  return at === -1 ? undefined : at + 1;
}

function keyOf({ main, item }: Placed): string {
  return folded(item[main]);
}

function placeKey(placed: Placed): string {
  return `${placed.list} ${keyOf(placed)}`;
}

/** Marks of markdown, case and spaces are not part of what a text says. */
function folded(text: unknown): string {
  return String(text ?? '')
    .normalize('NFC')
    .replace(/[`*_~]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function asUnmapped({ item: { evidence } }: Placed): Unmapped {
  return { line: evidence.line, text: evidence.text };
}

function isAnswered(
  { field }: Question,
  outcome: Outcome | null,
  replaced: ReadonlyMap<ListField, readonly Item[]>,
): boolean {
  return field === 'outcome' ? outcome !== null : replaced.has(field);
}

/** The handoffs of an answer: one map, or a list of them. */
export function handoffsIn(root: YamlNode | undefined): readonly YamlNode[] {
  if (root?.type === 'map') return [root];
  return itemsOf(root).filter(({ type }) => type === 'map');
}
