import { forTerminal, forTerminalLine } from '../neutralise/terminal.ts';

/** What is to be done next, and by which session. */
export interface Directive {
  /** The exact command, on one line. */
  readonly command: string;
  /** True for a route that an agent follows by itself: no shell runs it. */
  readonly isRoute?: boolean;
  /** What the command takes on standard input, with `…` where text goes; absent where it reads none. */
  readonly input?: string;
  readonly session: string;
  /** `Step 0`, `Dispatch`, … */
  readonly step: string;
}

/** Ends a here-document. No ordinary text has a line of this name, as it may have `EOF`. */
const delimiter = 'END_OF_STEP';

/** What is mandatory is the next command, not to go on without having read (commands, `baton session`). */
const first = 'before any other action; only reading and asking the user may come first.';

/**
 * The one form in which an agent is shown what comes next: a line that says that it is mandatory and comes first, the
 * command, and the session and step that it belongs to (commands, `baton session`).
 */
export function renderDirective({ command, input, isRoute, session, step }: Directive): string {
  const order = isRoute
    ? [
        `MANDATORY: follow this route next, ${first} It is a route with its skill, not a shell command.`,
        '',
        `    ${forTerminalLine(command)}`,
      ]
    : [`MANDATORY: run this command next, ${first}`, '', ...shellBlock(command, input)];
  return [...order, '', `Session ${forTerminalLine(session)}, ${forTerminalLine(step)}`, ''].join('\n');
}

/**
 * A command as a block of shell that can be run as written: what it takes on standard input follows as a here-document,
 * in which the shell replaces nothing.
 */
export function shellBlock(command: string, input?: string): string[] {
  const line = forTerminalLine(command);
  const lines =
    input === undefined ? [line] : [`${line} <<'${delimiter}'`, ...forTerminal(input).split('\n'), delimiter];
  const inner = Math.max(2, ...[...lines.join('\n').matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(inner + 1);
  return [`${fence}sh`, ...lines, fence];
}
