import { forTerminalLine } from './terminal.ts';

/**
 * Makes text harmless in one line of a log that a runner of CI reads: commands at a line's start (`::error`), wherever
 * the line is broken, and those that may be anywhere (`##[command]`, `##vso[…]`) are taken apart by a visible blank.
 */
export function forLog(text: string): string {
  return forTerminalLine(text)
    .replace(/(^|\s):(?=:)/g, '$1: ')
    .replace(/#(?=#(?:\[|vso\[))/g, '# ');
}
