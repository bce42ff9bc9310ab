import type { Change } from '../../core/change.ts';
import type { Document, RecordKind } from '../../core/document.ts';
import { memoizeByKey } from '../../core/memoize.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { filesNaming } from '../../git/tree/naming.ts';
import { idOf } from '../../review/decisions.ts';
import { filesOf } from '../../review/returned.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';

export type ReferringKind = Extract<RecordKind, 'task' | 'decision'>;

/** The ids of changed tasks: another task may depend on one. */
export function changedTasks(docs: readonly Document[]): ReadonlySet<string> {
  return new Set(docs.flatMap((doc) => (doc.kind === 'task' && doc.data ? [idOf(doc)] : [])));
}

/** The files of new decisions: another decision may have rejected an idea for one. */
export function decidedFiles(changes: readonly Change[]): ReadonlySet<string> {
  return new Set(
    changes.flatMap((change) =>
      change.type === 'added' && change.after.kind === 'decision' ? filesOf(change.after) : [],
    ),
  );
}

/** What the text of a decision holds whose rejected ideas a new one may choose. What is superseded is not in force. */
export function wordsOfDecisions(files: readonly string[]): readonly string[] {
  return files.length === 0 ? [] : ['supersedes:', ...files];
}

/**
 * The records that did not change and may name one that did. Git looks for all of them at once, as soon as it is known what changed;
 * it is asked again for words that were not known then.
 */
export class ReferringRecords {
  readonly #repository: Repository;
  readonly #snapshot: Snapshot;
  readonly #ofKind: (kind: ReferringKind) => readonly SnapshotEntry[];
  #words: ReadonlySet<string> = new Set();
  #kinds: readonly ReferringKind[] = [];
  #found: Promise<ReadonlySet<SnapshotEntry>> = Promise.resolve(new Set());

  /** @param unchanged the files of the snapshot that did not change */
  constructor(
    repository: Repository,
    snapshot: Snapshot,
    unchanged: readonly SnapshotEntry[],
    kindOf: (path: string) => RecordKind | undefined,
  ) {
    this.#repository = repository;
    this.#snapshot = snapshot;
    this.#ofKind = memoizeByKey((kind) => unchanged.filter(({ path }) => kindOf(path) === kind));
  }

  /** Has git look for what names these changes. What fails is reported where the answer is waited for. */
  ask(changes: readonly Change[]): void {
    // A command line shows its words to others: what may be a secret is asked for when it is masked.
    const shown = changes.filter((change) => !docsOf(change).some(({ text }) => mayHoldSecret(text)));
    const ids = changedTasks(shown.flatMap(docsOf));
    const words = wordsOfDecisions([...decidedFiles(shown)]);
    this.#kinds = [
      ...(ids.size > 0 ? ['task' as const] : []),
      ...(words.length > 0 ? ['decision' as const] : []),
    ];
    this.#words = new Set([...ids, ...words]);
    this.#found = this.#look(this.#kinds, this.#words);
    this.#found.catch(() => {});
  }

  /** @param words one of which each wanted text holds */
  async naming(kind: ReferringKind, words: Iterable<string>): Promise<readonly SnapshotEntry[]> {
    const wanted = new Set(words);
    if (wanted.size === 0) return [];
    const isKnown = this.#kinds.includes(kind) && [...wanted].every((word) => this.#words.has(word));
    const found = await (isKnown ? this.#found : this.#look([kind], wanted));
    return this.#ofKind(kind).filter((entry) => found.has(entry));
  }

  async #look(
    kinds: readonly ReferringKind[],
    words: ReadonlySet<string>,
  ): Promise<ReadonlySet<SnapshotEntry>> {
    const entries = kinds.flatMap((kind) => this.#ofKind(kind));
    return new Set(await filesNaming(this.#repository, this.#snapshot, entries, [...words]));
  }
}

function docsOf(change: Change): readonly Document[] {
  return [...('before' in change ? [change.before] : []), ...('after' in change ? [change.after] : [])];
}
