import type { Diagnostic, Severity } from '../../core/diagnostic.ts';
import { countOf, plural } from '../count.ts';
import { forMarkdown, forMarkdownBlock, forMarkdownCode } from '../neutralise/markdown.ts';
import { byPath } from './by-path.ts';
import type { Findings } from './findings.ts';
import { placeText } from './place.ts';

const signs: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', info: 'ℹ️' };

/** Renders findings as GitHub's markdown, for a job summary or a comment: a list for each file. */
export function renderMarkdown({ diagnostics, records }: Findings): string {
  const blocks = ['## Baton', summary(diagnostics, records)];
  for (const [path, found] of byPath(diagnostics)) {
    blocks.push(`### ${forMarkdownCode(path)}`, ...found.map(renderOne));
  }
  return `${blocks.join('\n\n')}\n`;
}

function summary(diagnostics: readonly Diagnostic[], records: number): string {
  const counts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const count = countOf(diagnostics, severity);
    return count === 0 ? [] : [plural(count, severity === 'info' ? 'note' : severity)];
  });
  const found = counts.length === 0 ? 'No findings' : counts.join(', ');
  return `${found} in ${plural(records, 'record')}`;
}

function renderOne({ at, docs, help, message, related, rule, severity }: Diagnostic): string {
  const place = placeText(at);
  const lead = `- ${signs[severity]} **${severity}**${place === '' ? '' : ` ${place}`}`;
  const lines = [`${lead}: ${forMarkdown(message)} ([\`${rule}\`](${docs}))`];
  for (const one of related) {
    const where = placeText(one.at);
    lines.push(
      `  - ${forMarkdown(one.message)}: ${forMarkdownCode(one.at.path)}${where === '' ? '' : ` ${where}`}`,
    );
  }
  if (help !== undefined) lines.push('', forMarkdownBlock(help, '  '));
  return lines.join('\n');
}
