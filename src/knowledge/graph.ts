import { compareText } from '../core/diagnostic.ts';
import { type Knowledge, lessonsOf } from './gather.ts';

export const nodeTypes = [
  'thread',
  'session',
  'task',
  'decision',
  'pattern',
  'gotcha',
  'file',
  'tag',
] as const;
export type GraphNodeType = (typeof nodeTypes)[number];

/** A node of the graph. Two records that say the same share one node. */
export interface GraphNode {
  /** `task:task-001`, `file:src/x.ts`, … */
  readonly id: string;
  readonly type: GraphNodeType;
  readonly label: string;
  /** What else is known of it: `severity`, `outcome`, `confidence`, `state`, `path`. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The relation of two nodes, read from left to right: a task `created` a file. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly type: EdgeType;
}

export type EdgeType =
  | 'discovered'
  | 'learned'
  | 'created'
  | 'modified'
  | 'deleted'
  | 'reads'
  | 'depends-on'
  | 'blocks'
  | 'continues'
  | 'part-of'
  | 'about'
  | 'tagged';

/** What is known, as a graph; sorted, so that the same records always give the same bytes. */
export interface KnowledgeGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** Builds the graph of tasks, decisions, patterns, gotchas, files and tags (commands, `baton graph`). */
export function knowledgeGraph(knowledge: Knowledge): KnowledgeGraph {
  const graph = new Builder();
  for (const task of knowledge.tasks) {
    const id = graph.node('task', task.id, task.name, {
      outcome: task.outcome,
      status: task.status,
      path: task.source.path,
    });
    for (const other of task.dependsOn) graph.edge(id, graph.node('task', other), 'depends-on');
    for (const { path, change } of task.files) graph.edge(id, graph.node('file', path), edgeOf(change));
    for (const { path } of task.reads) graph.edge(id, graph.node('file', path), 'reads');
    for (const { tasks } of task.blockers)
      for (const other of tasks) graph.edge(id, graph.node('task', other), 'blocks');
  }
  for (const session of knowledge.sessions) {
    const id = graph.node('session', session.id, session.query, {
      state: session.state,
      path: session.source.path,
    });
    if (session.thread !== undefined) graph.edge(id, graph.node('thread', session.thread), 'part-of');
  }
  for (const decision of knowledge.decisions) {
    const { category, confidence, outcome, source } = decision;
    const id = graph.node('decision', decision.id, decision.text, {
      category,
      confidence,
      outcome,
      path: source.path,
    });
    if (decision.thread !== '') graph.edge(id, graph.node('thread', decision.thread), 'part-of');
    for (const other of decision.continues) graph.edge(id, graph.node('decision', other), 'continues');
    for (const path of decision.files) graph.edge(id, graph.node('file', path), 'about');
    for (const tag of decision.tags) graph.edge(id, graph.node('tag', tag), 'tagged');
    if (decision.task !== undefined) graph.edge(id, graph.node('task', decision.task), 'about');
    if (decision.session !== undefined) graph.edge(id, graph.node('session', decision.session), 'about');
  }
  for (const { id: name, severity, source, tags, text, type } of lessonsOf(knowledge)) {
    const id = graph.lesson(type, name, text, { severity });
    const isTask = source.kind === 'task';
    graph.edge(graph.node(isTask ? 'task' : 'session', source.record), id, isTask ? 'discovered' : 'learned');
    for (const tag of tags) graph.edge(id, graph.node('tag', tag), 'tagged');
  }
  return graph.build();
}

function edgeOf(change: string): EdgeType {
  if (change === 'created') return 'created';
  return change === 'delete' ? 'deleted' : 'modified';
}

class Builder {
  readonly #nodes = new Map<string, GraphNode>();
  readonly #edges = new Map<string, GraphEdge>();

  /** Adds a node; a node that others only name gets its label when its own record is read. */
  node(
    type: GraphNodeType,
    name: string,
    label?: string,
    facts: Readonly<Record<string, string | number | undefined>> = {},
  ): string {
    const id = `${type}:${name}`;
    const known = Object.fromEntries(
      Object.entries(facts).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
    );
    const before = this.#nodes.get(id);
    if (!before || (label !== undefined && before.label === name)) {
      this.#nodes.set(id, {
        id,
        type,
        label: label === undefined || label === '' ? name : label,
        facts: { ...before?.facts, ...known },
      });
    }
    return id;
  }

  /** The same for a lesson. Ids of lessons may repeat: one that says something else gets a node of its own. */
  lesson(
    type: 'pattern' | 'gotcha',
    name: string,
    text: string,
    facts: { severity: string | undefined },
  ): string {
    for (let count = 1; ; count++) {
      const own = count === 1 ? name : `${name}~${count}`;
      const there = this.#nodes.get(`${type}:${own}`);
      if (!there || there.label === text) return this.node(type, own, text, facts);
    }
  }

  edge(from: string, to: string, type: EdgeType): void {
    this.#edges.set(`${from}\n${to}\n${type}`, { from, to, type });
  }

  build(): KnowledgeGraph {
    return {
      nodes: [...this.#nodes.values()].sort(
        (a, b) => nodeTypes.indexOf(a.type) - nodeTypes.indexOf(b.type) || compareText(a.id, b.id),
      ),
      edges: [...this.#edges.values()].sort(
        (a, b) => compareText(a.from, b.from) || compareText(a.to, b.to) || compareText(a.type, b.type),
      ),
    };
  }
}
