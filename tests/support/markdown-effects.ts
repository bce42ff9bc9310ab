import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm).freeze();

/** The HTML that a review writes itself. */
const own = /^(?:<!-- baton:review -->|<br>|<\/?code>|<details><summary>[\w ]+<\/summary>|<\/details>)$/;
const active = new Set([
  'link',
  'linkReference',
  'image',
  'imageReference',
  'definition',
  'footnoteReference',
]);
/** What a forge makes a link of in the text of a finished page. */
const references: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}]/u,
  /[#!$%&~]\d/,
  /~\p{L}/u,
  /\bGH-\d/i,
  /(?<![\p{L}\p{N}])[0-9a-f]{7,40}(?![\p{L}\p{N}])/iu,
  /https?:\/\//i,
  /\bwww\./i,
  /:[+\w-]+:/,
];

/** Everything in a review's markdown that GitHub or GitLab would act on and that the review did not mean. */
export function effectsOf(markdown: string): string[] {
  const found: string[] = [];
  const walk = (node: Nodes): void => {
    if (active.has(node.type)) found.push(`${node.type} ${JSON.stringify(node).slice(0, 120)}`);
    if (['delete', 'footnoteDefinition', 'code', 'blockquote', 'thematicBreak'].includes(node.type))
      found.push(node.type);
    if (node.type === 'html' && !node.value.split('\n').every((line) => line === '' || own.test(line)))
      found.push(`html ${node.value}`);
    if (node.type === 'text') {
      for (const pattern of references) {
        const match = pattern.exec(node.value);
        if (match)
          found.push(`${pattern} in ${node.value.slice(Math.max(0, match.index - 10), match.index + 20)}`);
      }
    }
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(processor.parse(markdown));
  return found;
}

/** The cells of every table of a markdown text: how many each row has. */
export function tableWidths(markdown: string): number[] {
  const widths: number[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'tableRow') widths.push(node.children.length);
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(processor.parse(markdown));
  return widths;
}
