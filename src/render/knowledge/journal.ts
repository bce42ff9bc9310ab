import type { Journal } from '../../knowledge/journal.ts';
import { forMarkdown, forMarkdownCode } from '../neutralise-markdown.ts';

/** The journal as markdown, the same for the same records: no times, no counts of anything else. */
export function renderJournal({ blockers, files, gotchas }: Journal): string {
  return [
    '# Journal',
    '',
    '## Active blockers',
    '',
    ...orNone(
      blockers.map(({ impact, resolution, task, text, waiting }) => {
        const blocks = waiting.length === 0 ? '' : `, blocks ${waiting.map(forMarkdownCode).join(', ')}`;
        const more = [
          ...(impact === undefined ? [] : [`  - impact: ${forMarkdown(impact)}`]),
          ...(resolution === undefined ? [] : [`  - suggested: ${forMarkdown(resolution)}`]),
        ];
        return [`- ${forMarkdown(text)} (${forMarkdownCode(task)}${blocks})`, ...more].join('\n');
      }),
    ),
    '',
    '## High-severity gotchas',
    '',
    ...orNone(
      gotchas.map(({ mitigation, source, text }) => {
        const how = mitigation === undefined ? '' : `: ${forMarkdown(mitigation)}`;
        return `- ${forMarkdown(text)}${how} (${forMarkdownCode(source.record)})`;
      }),
    ),
    '',
    '## Context map',
    '',
    ...(files.length === 0
      ? ['None.']
      : [
          '| file | task | change | what |',
          '| --- | --- | --- | --- |',
          ...files.flatMap(({ changes, path }) =>
            changes.map(({ about, change, lines, task }) => {
              const where = lines === undefined || lines === 'all' ? '' : `:${lines}`;
              return `| ${cell(`${path}${where}`)} | ${cell(task)} | ${change} | ${forMarkdown(about ?? '')} |`;
            }),
          ),
        ]),
    '',
  ].join('\n');
}

function orNone(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? ['None.'] : lines;
}

/** Inside a table a bar ends the cell, in a code span too. */
function cell(text: string): string {
  return text.includes('|') ? forMarkdown(text) : forMarkdownCode(text);
}
