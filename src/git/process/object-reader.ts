import type { Source } from '../../core/snapshot.ts';
import type { BatonError } from '../../errors.ts';
import { parseCommit } from '../history/commit.ts';
import { maxBytes, sourceOf, tooLarge } from '../tree/source.ts';
import { type BatchObject, BatchParser } from './batch-parser.ts';
import type { GitContext } from './environment.ts';
import { missingObjects } from './failure.ts';
import { GitProcess } from './git-process.ts';
import { LooseObjects } from './loose-objects.ts';

/** How many objects are asked for before their answers are waited for: what git writes is held in memory. */
export const mostAtOnce = 512;

type Take = (object: BatchObject, name: string) => void;

/** So many objects are looked for as files of their own: of more, git is faster. */
const mostLoose = 16;

/**
 * One `cat-file --batch` for a whole run: blobs and commits by object id, as often as they are asked for. It is started when it is
 * needed: where the context says where git keeps single objects, a few are read from there first.
 */
export class ObjectReader {
  readonly #context: GitContext;
  readonly #loose: LooseObjects | undefined;
  #git: GitProcess | undefined;
  #take: (object: BatchObject) => void = () => {};
  #turn: Promise<unknown> = Promise.resolve();

  constructor(context: GitContext) {
    this.#context = context;
    this.#loose = context.looseObjects === undefined ? undefined : new LooseObjects(context.looseObjects);
  }

  /** The objects that names stand for, in the order of the names; `missing` for what is not in this clone. */
  async objects(names: readonly string[]): Promise<BatchObject[]> {
    const found = new Map<string, BatchObject>();
    await this.#objects(names, (object, name) => found.set(name, object));
    return names.flatMap((name) => found.get(name) ?? []);
  }

  /**
   * The texts of blobs.
   *
   * @throws BatonError `unverifiable` if an object is not in this clone or is not a blob
   */
  async blobs(oids: Iterable<string>): Promise<ReadonlyMap<string, Source>> {
    const sources = new Map<string, Source>();
    await this.#objects(oids, (object) => sources.set(object.oid, blobSource(object)));
    return sources;
  }

  /**
   * The raw texts of commits. @throws BatonError `unverifiable` if one is not in this clone or is not a commit
   */
  async commits(oids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
    const texts = new Map<string, string>();
    await this.#objects(oids, ({ oid, type, content }) => {
      if (type !== 'commit') throw noCommit(oid, type);
      texts.set(oid, decodeCommit(content));
    });
    return texts;
  }

  /** The tree of a commit; of a tree itself. @throws BatonError `unverifiable` for another object */
  async treeOf(oid: string): Promise<string> {
    let tree = oid;
    await this.#objects([oid], ({ type, content }) => {
      if (type === 'commit') tree = parseCommit(oid, content.toString('utf8')).tree;
      else if (type !== 'tree') throw noCommit(oid, type);
    });
    return tree;
  }

  end(): void {
    this.#git?.end();
  }

  /** @param take gets each object, and the name that it was asked for by */
  async #objects(names: Iterable<string>, take: Take): Promise<void> {
    const wanted = this.#takeLoose([...new Set(names)], take);
    for (let at = 0; at < wanted.length; at += mostAtOnce) {
      const part = wanted.slice(at, at + mostAtOnce);
      // One question at a time: answers bear no mark of whose they are.
      const answer = this.#turn.then(() => this.#ask(part, take));
      this.#turn = answer.catch(() => {});
      await answer;
    }
  }

  /** @returns the names that are left for git */
  #takeLoose(names: readonly string[], take: Take): readonly string[] {
    const loose = this.#loose;
    // A git that runs answers at once.
    if (!loose || this.#git || names.length > mostLoose) return names;
    return names.filter((name) => {
      const object = loose.read(name);
      if (object) take(object, name);
      return object === undefined;
    });
  }

  #ask(names: readonly string[], take: Take): Promise<void> {
    this.#git ??= this.#start();
    return this.#git.ask(`${names.join('\n')}\n`, (answered) => {
      let at = 0;
      this.#take = (object) => {
        take(object, names[at] ?? '');
        at++;
        if (at === names.length) answered();
      };
    });
  }

  #start(): GitProcess {
    const parser = new BatchParser((object) => this.#take(object));
    return new GitProcess(this.#context, ['cat-file', '--batch'], (chunk) => parser.push(chunk));
  }
}

/** A commit names its encoding where it is not UTF-8; of the others only Latin-1 is in use. */
function decodeCommit(content: Buffer): string {
  const text = content.toString('utf8');
  const head = text.slice(0, Math.max(0, text.indexOf('\n\n')));
  return /^encoding (?:iso-?8859-1|latin-?1|windows-1252)$/im.test(head) ? content.toString('latin1') : text;
}

function noCommit(oid: string, type: string): BatonError {
  return type === 'missing'
    ? notHere(oid)
    : missingObjects(`Cannot verify: expected a commit, \`${oid}\` is a ${type}`);
}

function notHere(oid: string): BatonError {
  return missingObjects(`Cannot verify: this clone does not have the object \`${oid}\``);
}

/** The text of a blob. @throws BatonError `unverifiable` for another object */
export function blobSource({ oid, type, size, content }: BatchObject): Source {
  if (type === 'missing') throw notHere(oid);
  if (type !== 'blob')
    throw missingObjects(`Cannot verify: expected a blob, git answered \`${oid} ${type} ${size}\``);
  return size > maxBytes ? tooLarge(size, content) : sourceOf(content);
}
