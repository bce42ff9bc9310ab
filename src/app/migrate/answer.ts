import { lintFiles } from '../../check/check-files.ts';
import { entriesOf, isNull, nodeAt, stringOf, type YamlNode } from '../../core/node.ts';
import { LineIndex } from '../../core/position.ts';
import { BatonError } from '../../errors.ts';
import { type AnswerProblem, handoffsIn, mergeAnswer } from '../../migrate/answer.ts';
import { newTaskText } from '../../migrate/render/task-text.ts';
import { languagesOf } from '../../migrate/words/language.ts';
import { Vocabulary } from '../../migrate/words/words.ts';
import { itemLists, parseOrigin } from '../../records/kinds/task/handoff.ts';
import { parseMarkdown } from '../../records/markdown/parse.ts';
import { validateNode } from '../../records/schema/validate.ts';
import { parseYaml } from '../../records/yaml/parse.ts';
import { rules } from '../../rules/index.gen.ts';
import { suggest } from '../../text/closest-match.ts';
import type { ReadNote } from './read-notes.ts';
import { wordsFor } from './words.ts';

/** What an agent answered, its text and the handoffs in it. */
export interface Answer {
  /** The answer's file, as typed. */
  readonly name: string;
  readonly text: string;
  readonly handoffs: readonly YamlNode[];
}

const keys = ['migrated_from', 'note', 'outcome', 'outcome_line', ...itemLists.map(({ name }) => name)];

/**
 * Reads an answer: JSON or YAML, by itself or as the first such fence of a text.
 *
 * @param name the answer's file, as typed
 * @throws BatonError `unreadable` if it contains no handoff, `refused` for what the schema of tasks does not take, with
 *   the place of each fault
 */
export function readAnswer(name: string, text: string): Answer {
  const whole = parseYaml(text);
  const fence = parseMarkdown(text).fences.find(({ lang }) => /^(?:json|ya?ml)$/i.test(lang));
  const isWhole = whole.problems.length === 0 && handoffsIn(whole.root).length > 0;
  const { root, problems } = isWhole || !fence ? whole : parseYaml(fence.value, fence.toFile);
  const handoffs = handoffsIn(root);
  const [problem] = problems;
  if (problem || handoffs.length === 0) {
    const place = problem
      ? `:${classify(text, problem.extent.from)} ${problem.message}`
      : ' contains no handoff';
    throw new BatonError('unreadable', `Cannot read the answer \`${name}\`: ${name}${place}`, {
      help: 'an answer is one JSON object or one YAML map; `--prompt` describes it',
    });
  }
  refuse(name, text, handoffs.flatMap(schemaProblems));
  return { name, text, handoffs };
}

/** The paths of the notes that an answer is for, where it says so. */
export function notesAnswered({ handoffs }: Answer): readonly string[] {
  return handoffs.flatMap((handoff) => pathIn(handoff) ?? []);
}

/**
 * The notes with the answer merged into them.
 *
 * @throws BatonError `refused` with the place of each thing that does not fit, and `usage` for an answer to no note
 */
export async function answerNotes(notes: readonly ReadNote[], answer: Answer): Promise<readonly ReadNote[]> {
  const { name, text, handoffs } = answer;
  const [only] = notes;
  const merged = new Map(notes.map((note) => [note.path, note]));
  for (const handoff of handoffs) {
    const path = pathIn(handoff) ?? (handoffs.length === 1 && notes.length === 1 ? only?.path : undefined);
    const note = path === undefined ? undefined : merged.get(path);
    if (!note) {
      const what =
        path === undefined
          ? 'does not name its note'
          : `is for \`${path}\`, which is not a freeform note here`;
      throw new BatonError('usage', `The answer \`${name}\` ${what}`, {
        help: 'write the path of the note, as in the prompt, as `migrated_from`',
      });
    }
    const words = await wordsFor(note.text);
    const vocabulary = new Vocabulary(languagesOf(note.text, words), words);
    const result = mergeAnswer(note.handoff, handoff, note.text, vocabulary);
    if (!result.ok) refuse(name, text, result.problems);
    else merged.set(note.path, checked(name, { ...note, handoff: result.handoff }));
  }
  return [...merged.values()];
}

function pathIn(handoff: YamlNode): string | undefined {
  const from = stringOf(nodeAt(handoff, 'migrated_from')) ?? stringOf(nodeAt(handoff, 'note'));
  return from === undefined ? undefined : parseOrigin(from).path;
}

function schemaProblems(handoff: YamlNode): AnswerProblem[] {
  const unknown = entriesOf(handoff).flatMap((entry): AnswerProblem[] => {
    if (entry.name === null || keys.includes(entry.name)) return [];
    const help = suggest(entry.name, keys, 'remove it');
    return [{ extent: entry.key.extent, message: `Unexpected key \`${entry.name}\``, help }];
  });
  // What is left out, or null, stays what the note says; a change of a file is `modify` if nothing else is said.
  const problems = validateNode('task', handoff).filter(({ keyword, path }) => {
    if (path.length === 1 && path[0] === 'outcome') return !isNull(nodeAt(handoff, 'outcome'));
    return !(keyword === 'required' && path.at(-1) === 'change_type');
  });
  return [
    ...unknown,
    ...problems.map(({ extent, message, help }) => ({ extent, message, help: help ?? '' })),
  ];
}

/** The rules have the last word on what an answer brings. */
function checked(name: string, note: ReadNote): ReadNote {
  const path = '.agents/tasks/answer.md';
  const text = newTaskText(
    { path: 'note.md', text: '', handoff: note.handoff },
    { id: 'answer', name: 'Answer' },
  );
  const error = lintFiles(rules, { after: { [path]: text }, now: '2000-01-01T00:00:00Z' }).find(
    ({ severity }) => severity === 'error',
  );
  if (!error) return note;
  throw new BatonError('refused', `The answer \`${name}\` does not fit: ${error.message}`, {
    help: `${error.help ?? 'fix it'}; see \`baton explain ${error.rule}\``,
  });
}

function refuse(name: string, text: string, problems: readonly AnswerProblem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ extent, message, help }) => {
    const advice = help === '' ? '' : ` (${help})`;
    return `${name}:${classify(text, extent.from)} ${message}${advice}`;
  });
  throw new BatonError('refused', `The answer \`${name}\` does not fit\n${lines.join('\n')}`, {
    help: 'fix the answer; nothing was merged or written',
  });
}

function classify(text: string, offset: number): string {
  const { line, column } = new LineIndex(text).point(offset);
  return `${line}:${column}`;
}
