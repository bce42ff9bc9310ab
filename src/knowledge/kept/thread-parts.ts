import type { Document } from '../../core/document.ts';
import { nodeAt, plainValue, stringOf, stringsOf } from '../../core/node.ts';
import { recordName } from '../../core/record-name.ts';
import { type DecisionLinks, decisionLinks } from '../../records/kinds/decision/facts.ts';
import type { Linked } from '../../records/kinds/thread/graph.ts';
import { statusEntries, threadFolder } from '../../records/kinds/thread/model.ts';
import { type DecisionKnowledge, decisionKnowledge } from '../decisions.ts';

/** A decision as a reader of its thread needs it. */
export interface DecisionState {
  readonly id: string;
  readonly path: string;
  readonly agent: string;
  readonly date: string;
  readonly decision: string;
  readonly confidence: number | null;
  /** The decisions that it continues, as it names them. */
  readonly continues: readonly string[];
  readonly nextSteps: readonly string[];
  readonly files: readonly string[];
  readonly hasFailed: boolean;
  readonly outcome: string | undefined;
  /** Those of a list, or the only one. */
  readonly tags: readonly string[];
  readonly model: string | undefined;
  readonly task: string | undefined;
  /** Everything that its front matter holds, by the keys of the file. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The text below the front matter, without blank edges. */
  readonly body: string;
}

/** What the graph of a thread needs of a decision: small, so that it can be written down and read for all of them. */
export interface DecisionLink
  extends Pick<DecisionLinks, 'thread' | 'folder' | 'continues' | 'asks' | 'resolves'> {
  readonly agent: string;
  /** All times that it has. */
  readonly times: readonly string[];
}

/** What else lists need of it. */
export interface DecisionLight
  extends Omit<DecisionKnowledge, 'id' | 'thread' | 'agent' | 'continues' | 'source'> {
  /** As it is written; undefined where it is `text`. */
  readonly written: string | undefined;
  readonly nextSteps: readonly string[];
  /** Where it has one tag, which is no list. */
  readonly tag: string | undefined;
  readonly model: string | undefined;
  /** Where its text begins. */
  readonly line: number;
}

/** What is known of a plan to go on with a thread. */
export interface ResumeLight extends Pick<DecisionLinks, 'thread' | 'folder'> {
  readonly at: string;
  readonly by: string;
  readonly context: string;
  readonly times: readonly string[];
}

/** What is known of the record of a thread. */
export interface ThreadLight {
  readonly title: string | undefined;
  readonly startedBy: string;
  readonly createdAt: string | undefined;
  /** The text below its heading. */
  readonly about: string;
  readonly status: string | undefined;
  /** Oldest first. */
  readonly statuses: readonly {
    readonly status: string | undefined;
    readonly at: string | undefined;
    readonly by: string;
    readonly note: string;
  }[];
}

/** How a record is named. */
export interface Named {
  readonly path: string;
  readonly id: string | undefined;
}

/** What a decision holds, as a reader of it needs it. */
export type DecisionTexts = Pick<DecisionState, 'data' | 'body'>;

/** What of a decision is read when somebody asks for it. */
export interface DecisionMore {
  light(): DecisionLight;
  texts(): DecisionTexts;
}

/** Reads what the graph and lists need of a decision. */
export function decisionLights(doc: Document): {
  readonly link: DecisionLink;
  readonly light: DecisionLight;
} {
  const { asks, folder, resolves, thread, ...links } = decisionLinks(doc);
  const known = decisionKnowledge(doc, { asks, folder, resolves, thread, ...links });
  const { id: _id, agent, continues, source, thread: _thread, ...others } = known;
  const at = (key: string) => stringOf(nodeAt(doc.data, key));
  const written = at('decision');
  return {
    link: { thread, folder, agent, continues, asks, resolves, times: timesOf(doc) },
    light: {
      ...others,
      written: written === known.text ? undefined : written,
      nextSteps: stringsOf(nodeAt(doc.data, 'next_steps')).map(({ value }) => value),
      tag: at('tags'),
      model: at('model'),
      line: source.line,
    },
  };
}

export function resumeLight(doc: Document): ResumeLight {
  const at = (key: string) => stringOf(nodeAt(doc.data, key));
  return {
    ...{ thread: at('thread'), folder: threadFolder(doc), times: timesOf(doc) },
    ...{ at: at('at') ?? '', by: at('by') ?? '', context: at('context') ?? '' },
  };
}

export function threadLight(doc: Document): ThreadLight {
  const at = (key: string) => stringOf(nodeAt(doc.data, key));
  return {
    title: at('title'),
    startedBy: at('started_by') ?? '',
    createdAt: at('created_at'),
    about: bodyOf(doc).replace(/^# .*\n*/, ''),
    status: at('status'),
    statuses: statusEntries(doc).map(({ at: time, by = '', node, status }) => {
      const note = stringOf(nodeAt(node, 'note')) ?? '';
      return { status: status?.value, at: time?.value, by, note };
    }),
  };
}

/** Everything that a decision holds. */
export function decisionTexts(doc: Document): DecisionTexts {
  return { data: (plainValue(doc.data) ?? {}) as DecisionTexts['data'], body: bodyOf(doc) };
}

/** The thread that a decision or a resume belongs to: that of its folder, else the one that it names. */
export function threadOfPart({
  folder,
  thread,
}: Pick<DecisionLinks, 'folder' | 'thread'>): string | undefined {
  return folder ?? thread;
}

/** A decision as a part of its thread. */
export class DecisionPart implements Linked {
  readonly id: string | undefined;
  readonly path: string;
  readonly link: DecisionLink;
  readonly #more: DecisionMore;
  #state: DecisionState | undefined;

  constructor({ id, path }: Named, link: DecisionLink, more: DecisionMore) {
    this.id = id;
    this.path = path;
    this.link = link;
    this.#more = more;
  }

  /** Its id, else that of its path. */
  get name(): string {
    return this.id ?? recordName('decision', this.path);
  }

  get asks(): DecisionLink['asks'] {
    return this.link.asks;
  }

  get continues(): Linked['continues'] {
    return this.link.continues.map((value) => ({ value }));
  }

  get resolves(): Linked['resolves'] {
    return this.link.resolves.map((value) => ({ value }));
  }

  /** The model that it was made with, where it says so: to know that, its state need not be made. */
  get model(): string | undefined {
    return this.#more.light().model;
  }

  get state(): DecisionState {
    this.#state ??= stateOf(this, this.#more);
    return this.#state;
  }
}

function stateOf({ link, name, path }: DecisionPart, more: DecisionMore): DecisionState {
  const light = more.light();
  const { date, files, model, nextSteps, outcome, tag, tags, task } = light;
  return {
    id: name,
    path,
    agent: link.agent,
    date,
    decision: light.written ?? light.text,
    confidence: light.confidence ?? null,
    continues: link.continues,
    nextSteps,
    files,
    hasFailed: outcome === 'failure',
    outcome,
    tags: tag === undefined ? tags : [tag],
    model,
    task,
    get data() {
      return more.texts().data;
    },
    get body() {
      return more.texts().body;
    },
  };
}

/** What knowledge reads of a decision. */
export function knownDecision(
  { id, path }: Named,
  link: DecisionLink,
  light: DecisionLight,
): DecisionKnowledge {
  const { line, model: _model, nextSteps: _steps, tag: _tag, written: _written, ...known } = light;
  const { agent, continues, thread = '' } = link;
  const name = id ?? path;
  return {
    ...known,
    ...{ id: name, thread, agent, continues },
    source: { kind: 'decision', record: name, path, line },
  };
}

/** All times that a record of a thread has. */
export function timesOf({ data }: Document): readonly string[] {
  return ['date', 'at', 'reviewed_at'].flatMap((key) => stringOf(nodeAt(data, key)) ?? []);
}

function bodyOf(doc: Document): string {
  return doc.frontMatter ? doc.text.slice(doc.frontMatter.extent.to).replace(/\r\n?/g, '\n').trim() : '';
}
