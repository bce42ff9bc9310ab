import type {
  Document,
  FrontMatter,
  MarkdownDocument,
  ReadProblem,
  YamlDocument,
} from '../../core/document.ts';
import type { YamlMap } from '../../core/node.ts';
import { type Extent, LineIndex } from '../../core/position.ts';
import { parseMarkdown } from '../markdown/parse.ts';

/** What of a record is not found out when it is asked for. */
export interface Stated extends Omit<Document, 'lines' | 'markdown'> {
  /** True where the body is to be parsed when asked for. */
  readonly markdown: true | MarkdownDocument | undefined;
}

/**
 * A record, read. A class, because V8 gives each object literal with a getter a hidden class of its own, outside the young generation: it holds
 * what the getter sees, here the whole text and all nodes, until the next collection of everything.
 */
export class ReadRecord implements Document {
  readonly path: string;
  readonly kind: Document['kind'];
  readonly archived: boolean;
  readonly root: string;
  readonly text: string;
  readonly size: number;
  readonly id: string | undefined;
  readonly idExtent: Extent | undefined;
  readonly marked: boolean;
  readonly data: YamlMap | undefined;
  readonly yaml: YamlDocument | undefined;
  readonly frontMatter: FrontMatter | undefined;
  readonly problems: readonly ReadProblem[];
  #markdown: Stated['markdown'];
  #lines: LineIndex | undefined;

  constructor(stated: Stated) {
    this.path = stated.path;
    this.kind = stated.kind;
    this.archived = stated.archived;
    this.root = stated.root;
    this.text = stated.text;
    this.size = stated.size;
    this.id = stated.id;
    this.idExtent = stated.idExtent;
    this.marked = stated.marked;
    this.data = stated.data;
    this.yaml = stated.yaml;
    this.frontMatter = stated.frontMatter;
    this.problems = stated.problems;
    this.#markdown = stated.markdown;
  }

  get lines(): LineIndex {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines;
  }

  get markdown(): MarkdownDocument | undefined {
    if (this.#markdown === true) this.#markdown = parseMarkdown(this.text);
    return this.#markdown;
  }
}
