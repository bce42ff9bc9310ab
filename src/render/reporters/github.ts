import type { Diagnostic, Severity } from '../../core/diagnostic.ts';
import { forCommandMessage, forCommandProperty } from '../neutralise/github.ts';
import type { Findings } from './findings.ts';
import { placeText } from './place.ts';

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/**
 * Renders findings as workflow commands of GitHub Actions, which become annotations. Errors stand first: of each
 * severity GitHub shows only the first few. Nothing if there are no findings.
 */
export function renderGithub({ diagnostics }: Findings): string {
  return (['error', 'warning', 'info'] as const)
    .flatMap((severity) => diagnostics.filter((one) => one.severity === severity))
    .map((diagnostic) => `${renderOne(diagnostic)}\n`)
    .join('');
}

function renderOne(diagnostic: Diagnostic): string {
  const { at, help, message, rule, severity } = diagnostic;
  const properties = [
    `file=${forCommandProperty(at.path)}`,
    ...places(diagnostic),
    `title=${forCommandProperty(rule)}`,
  ].join(',');
  const lead = at.side === 'before' ? `${placeText(at)}: ` : '';
  const text = help === undefined ? `${lead}${message}` : `${lead}${message}\n${help}`;
  return `::${commands[severity]} ${properties}::${forCommandMessage(text)}`;
}

/** Lines are those of the checked version. Columns hold only within one line, and the last one is part of what is marked. */
function places({ at: { side, span } }: Diagnostic): string[] {
  if (span === undefined || side === 'before') return [];
  const { start, end } = span;
  if (start.line === end.line) {
    const last = Math.max(start.column, end.column - 1);
    return [`line=${start.line}`, `endLine=${end.line}`, `col=${start.column}`, `endColumn=${last}`];
  }
  return [`line=${start.line}`, `endLine=${end.column === 1 ? end.line - 1 : end.line}`];
}
