import { forTerminal } from './terminal.ts';

/**
 * Makes text harmless as the message of a workflow command of GitHub Actions: it stays on the command's line, so nothing in
 * it can begin a command of its own.
 */
export function forCommandMessage(text: string): string {
  return forTerminal(text).replace(/[%\r\n]/g, escapeCode);
}

/** The same for the value of a property, which also ends at a comma or a colon. */
export function forCommandProperty(text: string): string {
  return forTerminal(text).replace(/[%\r\n:,]/g, escapeCode);
}

function escapeCode(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
