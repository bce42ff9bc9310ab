import { forXml } from '../neutralise/xml.ts';

/** A piece of a page whose texts are neutralised. Only {@link html} and {@link trusted} make one. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a place of a template takes: texts are neutralised, pieces stay as they are, nothing is printed for the rest. */
export type Content = Markup | string | number | undefined | false | readonly Content[];

/**
 * A piece of a page: every text that is put into it is neutralised, in elements and in quoted attributes alike, so that no record
 * can write markup (dashboard, "Safe").
 */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(
    parts.reduce((all, part, at) => all + printed(contents[at - 1]) + part.replace(/\n\s*/g, ''), ''),
  );
}

function printed(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'string') return forXml(content);
  return typeof content === 'number' ? String(content) : content.map(printed).join('');
}

/** A text of ours as it is: a style, a script. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

/** What a record says: shown in its own direction, so that right-to-left text does not turn what is around it. */
export function said(text: string): Markup {
  return html`<bdi>${text}</bdi>`;
}

/** Text of a record with its lines as they are. */
export function prose(text: string): Markup {
  return html`<div class="prose" dir="auto">${text.trim()}</div>`;
}

/** What is in backticks becomes code. */
export function withCode(text: string): Markup {
  const parts = text.split(/`([^`]+)`/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
