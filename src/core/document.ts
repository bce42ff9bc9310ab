import type { YamlMap, YamlNode } from './node.ts';
import type { Extent, LineIndex } from './position.ts';

/** The kinds of records, in the order in which they are listed everywhere. */
export const recordKinds = [
  'session',
  'thread',
  'resume',
  'decision',
  'handoff',
  'ack',
  'task',
  'skill',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Something that kept a reader from understanding a file. Becomes a `record/parse` or `skill/*` finding. */
export interface ReadProblem {
  readonly code: ReadProblemCode;
  /** What is wrong, in the wording of a diagnostic. */
  readonly message: string;
  readonly extent: Extent;
  /** A second place that explains the first: the earlier of two equal keys. */
  readonly related?: { readonly extent: Extent; readonly message: string };
}

export type ReadProblemCode =
  | 'encoding' // not UTF-8
  | 'unreadable' // could not be opened
  | 'syntax' // YAML that no reader takes
  | 'conflict' // the markers of a merge that nobody resolved
  | 'colon' // an unquoted `: ` inside a plain value
  | 'tab' // a tab that indents
  | 'duplicate-key'
  | 'multiple-documents'
  | 'directive'
  | 'tag' // a tag outside the core schema
  | 'alias' // unknown, cyclic or expanding over the cap
  | 'depth'
  | 'control' // a raw control character
  | 'too-complex' // would take the markdown reader quadratic time
  | 'too-large' // over 1 MiB, never read
  | 'front-matter' // missing, not at the first byte, not closed
  | 'not-a-map'; // the root is no mapping

/** What a YAML text holds. `root` is undefined where problems kept it from being read, or where it is empty. */
export interface YamlDocument {
  readonly root: YamlNode | undefined;
  readonly problems: readonly ReadProblem[];
  /** The text that was read, as an extent of the file. */
  readonly extent: Extent;
  /** Things strict readers see differently: their places, for rules that care. */
  readonly features: {
    readonly anchors: readonly Extent[];
    readonly aliases: readonly Extent[];
    readonly mergeKeys: readonly Extent[];
    /** A ` #` comment that follows a plain value on its line. */
    readonly trailingComments: readonly Extent[];
  };
}

/** The front matter of a markdown file. */
export interface FrontMatter {
  /** Opening fence through closing fence, without the closing line's break. */
  readonly extent: Extent;
  readonly yaml: YamlDocument;
}

export interface Heading {
  /** 1 to 6. */
  readonly depth: number;
  /** Its plain text, trimmed. */
  readonly text: string;
  readonly extent: Extent;
}

/** A heading with what is below it, up to the next heading of any depth. The text before any heading has none. */
export interface Section {
  readonly heading: Heading | undefined;
  /** Below the heading's line, to the next heading or the end. */
  readonly body: Extent;
}

/** A fenced code block. */
export interface Fence {
  /** First word of the info string, as written; '' where there is none. */
  readonly lang: string;
  /** The rest of the info string. */
  readonly meta: string;
  /** The code, without the fences and without the fence's own indentation. */
  readonly value: string;
  /** The whole block with its fences. */
  readonly extent: Extent;
  /** Turns an offset into `value` into one of the file. */
  readonly toFile: (offset: number) => number;
  /** Index into `sections`. */
  readonly section: number;
}

/** A task-list item `- [ ] text`. */
export interface Checkbox {
  readonly checked: boolean;
  readonly text: string;
  readonly extent: Extent;
  readonly section: number;
}

/** A metadata line of a task: a row of a two-column table, or a list item or line `Key: value` (bold or not). */
export interface MetadataField {
  readonly key: string;
  readonly value: string;
  readonly extent: Extent;
  readonly valueExtent: Extent;
  readonly section: number;
}

export interface Link {
  readonly url: string;
  readonly extent: Extent;
}

/** What remark made of a markdown file. */
export interface MarkdownDocument {
  readonly sections: readonly Section[];
  readonly fences: readonly Fence[];
  readonly checkboxes: readonly Checkbox[];
  readonly fields: readonly MetadataField[];
  readonly links: readonly Link[];
  /** HTML comments, `<!--` to `-->`. */
  readonly comments: readonly Extent[];
  readonly problems: readonly ReadProblem[];
}

/** One claimed record, read as far as it could be. Immutable. */
export interface Document {
  /** Repository-relative, POSIX. */
  readonly path: string;
  readonly kind: RecordKind;
  /** True where the record is in an archive folder. */
  readonly archived: boolean;
  /** The root folder it is under (`.agents`), or '' where only a glob of the configuration claims it. */
  readonly root: string;
  readonly text: string;
  readonly lines: LineIndex;
  /** Bytes of the file. */
  readonly size: number;
  /**
   * The id in the record itself; undefined if it has none. For a skill the name of its folder, at the top of the
   * repository its `name`.
   */
  readonly id: string | undefined;
  /** The extent of the id. */
  readonly idExtent: Extent | undefined;
  /** Claimed by `schema: baton/<kind>@1`. Else by its shape. */
  readonly marked: boolean;
  /** The record's YAML: the front matter, the YAML file's root, or a task's Handoff fence. Undefined where unreadable or absent. */
  readonly data: YamlMap | undefined;
  /** The YAML that `data` is the root of, problems included. */
  readonly yaml: YamlDocument | undefined;
  /** The front matter of a markdown record. */
  readonly frontMatter: FrontMatter | undefined;
  /** The markdown of a markdown record, parsed when first asked for. */
  readonly markdown: MarkdownDocument | undefined;
  /** All problems that prevented reading the file, in order. If not empty, `data` is undefined. */
  readonly problems: readonly ReadProblem[];
}
