import type { Journal } from '../../knowledge/journal.ts';
import { forMarkdown, forMarkdownCode } from '../neutralise/markdown.ts';
import { forTerminalLine } from '../neutralise/terminal.ts';

/** How text of records is written where the journal goes. */
interface Writer {
  readonly said: (text: string) => string;
  /** A path or an id. */
  readonly name: (text: string) => string;
  /** The same inside a table. */
  readonly cell: (text: string) => string;
}

const writers = {
  markdown: { said: forMarkdown, name: forMarkdownCode, cell },
  plain: { said: forTerminalLine, name: forTerminalLine, cell: forTerminalLine },
} as const satisfies Readonly<Record<string, Writer>>;

/**
 * The journal, the same for the same records: no times, no counts of anything else.
 *
 * @param format `markdown` for the file, in which marks of records are escaped; `plain` for who reads it as it is
 */
export function renderJournal(
  { blockers, files, gotchas }: Journal,
  format: keyof typeof writers = 'markdown',
): string {
  const { said, name, cell: inCell }: Writer = writers[format];
  return [
    '# Journal',
    '',
    '## Active blockers',
    '',
    ...orNone(
      blockers.map(({ impact, resolution, task, text, waiting }) => {
        const blocks = waiting.length === 0 ? '' : `, blocks ${waiting.map(name).join(', ')}`;
        const more = [
          ...(impact === undefined ? [] : [`  - impact: ${said(impact)}`]),
          ...(resolution === undefined ? [] : [`  - suggested: ${said(resolution)}`]),
        ];
        return [`- ${said(text)} (${name(task)}${blocks})`, ...more].join('\n');
      }),
    ),
    '',
    '## High-severity gotchas',
    '',
    ...orNone(
      gotchas.map(({ mitigation, source, text }) => {
        const how = mitigation === undefined ? '' : `: ${said(mitigation)}`;
        return `- ${said(text)}${how} (${name(source.record)})`;
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
              return `| ${inCell(`${path}${where}`)} | ${inCell(task)} | ${change} | ${said(about ?? '')} |`;
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
