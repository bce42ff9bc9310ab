import type { RecordKind } from '../core/document.ts';
import type { Facts } from '../core/facts.ts';
import type { Snapshot, SnapshotEntry } from '../core/snapshot.ts';
import { factsOf } from '../records/facts.ts';
import type { Places } from '../records/places.ts';
import { readDocument } from '../records/read.ts';
import { readInChunks } from './chunks.ts';

/** A record that a check wants to see: one by id, or all of a kind. */
interface Wish {
  readonly kind: RecordKind;
  /** Undefined for all of the kind. */
  readonly id: string | undefined;
}

/**
 * Loads, for records that are judged alone, the facts of the others that they refer to: a payload's skills, a session's
 * predecessor. A file's name is its record's id, so only the files that are named are read.
 */
export class ReferenceLoader {
  readonly #places: Places;
  readonly #snapshot: Snapshot;
  readonly #entries: readonly SnapshotEntry[];
  readonly #loaded = new Map<string, Facts>();

  constructor(places: Places, snapshot: Snapshot, entries: readonly SnapshotEntry[]) {
    this.#places = places;
    this.#snapshot = snapshot;
    this.#entries = entries;
  }

  /**
   * @param judged facts of the records that are judged
   * @param removed facts of the base records that are no longer at their path
   * @returns the facts of what they refer to, followed until nothing new comes
   */
  async load(judged: readonly Facts[], removed: readonly Facts[]): Promise<readonly Facts[]> {
    let wishes = [...judged.flatMap(wishesOf), ...removed.flatMap(wishesOfRemoved)];
    while (wishes.length > 0) {
      const fresh: Facts[] = [];
      await readInChunks(this.#snapshot, this.#missing(wishes), ({ path }, source) => {
        const place = this.#places.placeOf(path);
        const doc = place && readDocument(path, place, source);
        if (!doc) return;
        const facts = factsOf(doc);
        this.#loaded.set(path, facts);
        fresh.push(facts);
      });
      wishes = fresh.flatMap(wishesOfLoaded);
    }
    return [...this.#loaded.values()];
  }

  #missing(wishes: readonly Wish[]): SnapshotEntry[] {
    const whole = new Set(wishes.flatMap(({ kind, id }) => (id === undefined ? [kind] : [])));
    const single = new Set(wishes.flatMap(({ kind, id }) => (id === undefined ? [] : [`${kind} ${id}`])));
    return this.#entries.filter(({ path, type }) => {
      if (type !== 'file' || this.#loaded.has(path)) return false;
      const kind = this.#places.placeOf(path)?.kind;
      return kind !== undefined && (whole.has(kind) || single.has(`${kind} ${nameOf(path)}`));
    });
  }
}

function wishesOf(facts: Facts): Wish[] {
  switch (facts.kind) {
    case 'handoff':
      return [
        { kind: 'skill', id: undefined },
        { kind: 'ack', id: facts.id ?? '' },
      ];
    case 'skill':
      return [{ kind: 'skill', id: undefined }];
    default:
      return wishesOfLoaded(facts);
  }
}

/** What a record that was itself only referred to brings in turn. */
function wishesOfLoaded(facts: Facts): Wish[] {
  if (facts.kind !== 'session') return [];
  return [facts.resumes, facts.forkedFrom].flatMap((other) =>
    other ? [{ kind: 'session', id: other.value }] : [],
  );
}

/** A skill that went away may be the target of payloads, a payload's acknowledgement says whether it may go. */
function wishesOfRemoved(facts: Facts): Wish[] {
  if (facts.kind === 'skill') {
    return (['skill', 'handoff', 'ack'] as const).map((kind) => ({ kind, id: undefined }));
  }
  return facts.kind === 'handoff' ? [{ kind: 'ack', id: facts.id ?? '' }] : [];
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.ack)?\.[^.]+$/i, '');
}
