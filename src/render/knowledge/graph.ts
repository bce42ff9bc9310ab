import type { GraphEdge, GraphNode, KnowledgeGraph } from '../../knowledge/graph.ts';
import { shorten } from '../../text/shorten.ts';
import { forTerminalLine } from '../neutralise/terminal.ts';

/** How many characters of a label are shown in a picture. */
const most = 60;

/** The graph as a Mermaid flowchart. */
export function renderMermaid({ edges, nodes }: KnowledgeGraph): string {
  const names = namesOf(nodes);
  const lines = nodes.map((node) => `  ${names.get(node.id)}${shapeOf(node)}`);
  const arrows = edges.map(({ from, to, type }) => `  ${names.get(from)} -->|${type}| ${names.get(to)}`);
  return ['flowchart LR', ...lines, ...arrows, ''].join('\n');
}

/** The graph in the language of Graphviz. */
export function renderDot({ edges, nodes }: KnowledgeGraph): string {
  const names = namesOf(nodes);
  const lines = nodes.map(
    (node) => `  ${names.get(node.id)} [label=${quoted(labelOf(node))}, shape=${dotShapes[node.type]}];`,
  );
  const arrows = edges.map(
    ({ from, to, type }: GraphEdge) => `  ${names.get(from)} -> ${names.get(to)} [label=${quoted(type)}];`,
  );
  return ['digraph knowledge {', '  rankdir=LR;', ...lines, ...arrows, '}', ''].join('\n');
}

const dotShapes: Readonly<Record<GraphNode['type'], string>> = {
  thread: 'folder',
  session: 'component',
  task: 'box',
  decision: 'diamond',
  pattern: 'ellipse',
  gotcha: 'octagon',
  file: 'note',
  tag: 'plaintext',
};

/** Names of our own: what a record calls something may be anything. */
function namesOf(nodes: readonly GraphNode[]): ReadonlyMap<string, string> {
  return new Map(nodes.map(({ id, type }, index) => [id, `${type}${index + 1}`]));
}

function shapeOf(node: GraphNode): string {
  const label = mermaidText(labelOf(node));
  if (node.type === 'decision') return `{"${label}"}`;
  if (node.type === 'pattern' || node.type === 'tag') return `(["${label}"])`;
  return node.type === 'gotcha' ? `{{"${label}"}}` : `["${label}"]`;
}

function labelOf({ id, label, type }: GraphNode): string {
  const name = id.slice(type.length + 1);
  const text = label === name || type === 'pattern' || type === 'gotcha' ? label : `${name}: ${label}`;
  return shorten(forTerminalLine(text), most);
}

/** Mermaid takes markup, quotes and links from labels: everything but letters, digits and spaces becomes an entity. */
export function mermaidText(text: string): string {
  return text.replace(/[^\p{L}\p{N} ,.:_…/-]/gu, (char) => `#${char.codePointAt(0)};`);
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, (char) => `\\${char}`)}"`;
}
