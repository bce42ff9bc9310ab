import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Question } from '../../git/process/asked.ts';
import { type Environment, gitEnvironment } from '../../git/process/environment.ts';
import { askBlame, askBranches, askConversion, askPlace, askStatus } from '../../git/process/questions.ts';
import { isLargeIndex } from '../../git/tree/large-index.ts';
import { wasLinted } from '../../store/record-cache.ts';
import { parsePlace } from '../why/places.ts';

interface Surroundings {
  readonly cwd: string;
  readonly env: Environment;
}

/** Commands that answer by what is kept of the records of HEAD, and ask what of the working tree differs. */
const askingWhatDiffers: ReadonlySet<string> = new Set([
  'before-edit',
  'context',
  'graph',
  'journal',
  'query',
  'stats',
]);

/**
 * What a command that waits for git will surely ask: git answers while the program is loaded. A guess that is wrong costs a process
 * of git and nothing else, since an answer is taken by the very same question only. Other commands gain nothing by it.
 *
 * @param argv what comes after the program's name
 * @param command its name
 */
export function earlyQuestions(
  argv: readonly string[],
  command: string,
  { cwd, env }: Surroundings,
): readonly Question[] {
  const words = argv.filter((word) => word !== command);
  if (words.some((word) => /^-(?:h|C|-help)$/.test(word))) return [];
  const own = gitEnvironment(env, resolve(cwd));
  const asked = askedBy(command, words, { cwd, env });
  return (asked.length === 0 ? [] : [askPlace, ...asked]).map((args) => ({
    args,
    cwd: resolve(cwd),
    env: own,
  }));
}

function askedBy(
  command: string,
  words: readonly string[],
  surroundings: Surroundings,
): readonly (readonly string[])[] {
  if (command === 'lint') return wholeTree(words, surroundings);
  // Elsewhere git is asked at the top of the repository, which is not known yet.
  const isTop = existsSync(join(surroundings.cwd, '.git'));
  if (command === 'audit') return isTop ? [askBranches] : [];
  const lines = command === 'why' ? linesIn(words) : [];
  const isOfWorktree = askingWhatDiffers.has(command) && !words.some((word) => /^--rev(?:=|$)/.test(word));
  if (lines.length === 0 && !isOfWorktree) return [];
  return isTop ? [...lines, askStatus, askConversion] : lines;
}

/** What leaves a lint one of the whole working tree. */
const ofPrinting =
  /^(?:--(?:full|color|no-color|format|max-warnings)|--(?:format|max-warnings)=\w+|\d+|pretty|json|sarif|github|junit|rdjson|markdown)$/;

/** Of a lint that may print again what it found. */
function wholeTree(words: readonly string[], { cwd, env }: Surroundings): readonly (readonly string[])[] {
  const folder = join(cwd, '.git');
  const mayBeKnown = words.every((word) => ofPrinting.test(word)) && wasLinted(folder);
  return mayBeKnown && isLargeIndex(folder, env) ? [askStatus, askConversion] : [];
}

/** Of `why FILE:LINES`. */
function linesIn([place, ...others]: readonly string[]): readonly (readonly string[])[] {
  if (place === undefined || others.length > 0) return [];
  try {
    const { file, ranges } = parsePlace(place);
    return ranges.length === 0 ? [] : [askBlame({ path: file, commit: undefined, ranges })];
  } catch {
    return []; // the command says what is wrong with it
  }
}
