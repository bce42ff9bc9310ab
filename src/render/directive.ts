import { forTerminalLine } from './neutralise.ts';

/** What is to be done next, and by which session. */
export interface Directive {
  /** The exact command. */
  readonly command: string;
  readonly session: string;
  /** `Step 0`, `Dispatch`, … */
  readonly step: string;
}

/**
 * The one form in which an agent is told what comes next: a line that says that it is mandatory and comes first, the
 * command, and the session and step that it belongs to (commands, `baton session`).
 */
export function renderDirective({ command, session, step }: Directive): string {
  return [
    'MANDATORY: run this command before any other action, with nothing in between.',
    '',
    `    ${forTerminalLine(command)}`,
    '',
    `Session ${forTerminalLine(session)}, ${forTerminalLine(step)}`,
    '',
  ].join('\n');
}
