import type { Document } from '../../core/document.ts';
import { plainValue } from '../../core/node.ts';
import { renderYaml, type YamlData } from '../../records/yaml/write.ts';
import { forTerminalLine } from '../neutralise/terminal.ts';
import { quoteLines, quoteNotice } from '../quote.ts';

/** What the file of a record says, quoted: for a record of any kind. */
export function renderRecord({ data, id, kind, markdown, path, text }: Document): string {
  const head = forTerminalLine(`${kind} ${id ?? ''}, ${path}`);
  const body = markdown ? text.replace(/^---\n[\s\S]*?\n---\n/, '').trim() : '';
  const parts = [
    quoteNotice,
    head,
    ...(data === undefined
      ? []
      : [quoteLines(renderYaml(plainValue(data) as YamlData).trimEnd()).join('\n')]),
    ...(body === '' ? [] : [quoteLines(body).join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}
