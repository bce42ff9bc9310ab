import { gitHooks } from '../../app/init/hooks.ts';
import { completionScript, completionShells, type Shell } from '../completion/scripts.ts';
import type { Built } from './built.ts';

/** As wide as help is laid out where it goes to no terminal. */
const widthOfNone = 80;

/**
 * What the entry prints by itself: the version, the help of the program, the completion scripts.
 *
 * @param argv what comes after the program's name
 * @param columns asks for the width of the terminal; undefined where there is none
 * @returns undefined where the program is needed
 */
export function quickAnswer(
  argv: readonly string[],
  columns: () => number | undefined,
  { help, version }: Pick<Built, 'help' | 'version'>,
): string | undefined {
  const [first, second] = argv;
  if (argv.length === 1 && (first === '--version' || first === '-V')) return `${version}\n`;
  if (argv.length === 1 && (first === '--help' || first === '-h' || first === 'help')) {
    const width = columns() ?? widthOfNone;
    return help.find(({ from, to }) => from <= width && width <= to)?.text;
  }
  if (argv.length === 2 && first === 'completion' && isShell(second)) return completionScript(second);
  return undefined;
}

function isShell(word: string | undefined): word is Shell {
  return (completionShells as readonly (string | undefined)[]).includes(word);
}

/** What is loaded to run a command, and how. */
export interface CommandToLoad {
  /** `hook` has what the hooks of a commit need, `main` everything. */
  readonly bundle: 'hook' | 'main';
  /** What its compiled code is kept for. */
  readonly purpose: string;
  /** See `holdLittle`. */
  readonly readsMuch: boolean;
}

/** @param argv what comes after the program's name; options of the program may come before the command */
export function commandOf(argv: readonly string[], commands: readonly string[]): CommandToLoad {
  const [first, second = ''] = argv;
  if (first === 'hook' && commitHooks.has(second)) {
    return { bundle: 'hook', purpose: `hook-${second}`, readsMuch: false };
  }
  const name = argv.find((word, at) => !word.startsWith('-') && argv[at - 1] !== '-C') ?? '';
  return {
    bundle: 'main',
    purpose: commands.includes(name) ? name : 'other',
    readsMuch: name === 'audit',
  };
}

/** A push is checked by the audit, which no commit needs. */
const commitHooks: ReadonlySet<string> = new Set(
  gitHooks.filter(({ refuses }) => refuses !== 'push').map(({ name }) => name),
);
