import { Checker } from '../../check/checker.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Rule } from '../../core/rule.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { parseTrailers } from '../../records/trailers.ts';
import { findSecrets, mayHoldSecret } from '../secrets/secrets.ts';
import type { CheckedVersion, Version } from './checked-version.ts';
import { messagePath } from './faults.ts';
import { LimitedMap } from './limited-map.ts';
import type { BlobAt, RecordCache } from './record-cache.ts';
import type { CommitState } from './state.ts';
import { addNewTreeFindings, TreePass } from './tree/pass.ts';
import { VersionRun } from './version-run.ts';

/** A stored message has no comments: git took them out, and a line that begins with `#` is one of its own. */
const noComment = '\0';

/** The rule speaks to who writes the message; here it is written. */
const isHintToStage = ({ help }: Diagnostic) => help?.startsWith('stage ') === true;
const reword =
  'while the commit is not published, reword it: name a record that it holds, or remove the line';

/** Contents that are remembered as checked. */
const mostRemembered = 100_000;

/** Checks the versions of one history: what is the same for all of them. */
export class VersionChecker {
  readonly #rules: readonly Rule[];
  readonly #cache: RecordCache;
  /** Of what change rules say something, over all of the history: a reference to it is no fault of its own. */
  readonly #history = { removed: new Set<string>() };
  readonly #checked = new WeakMap<PathRules, LimitedMap<true>>();

  constructor(rules: readonly Rule[], cache: RecordCache) {
    this.#rules = rules;
    this.#cache = cache;
  }

  /**
   * Checks one version against its bases.
   *
   * @param isAgain true for one that was checked by another configuration: then nothing of it is left out
   * @throws BatonError where an object is missing
   */
  check(version: Version, isAgain = false): Promise<CheckedVersion> {
    const isFirst = (blob: BlobAt) => isAgain || this.#isFirst(version.places, blob);
    return new VersionRun(version, this.#checkerFor(version), this.#cache, isFirst).run();
  }

  /**
   * Runs the tree rules over the tip of a range.
   *
   * @param touched what the range changed
   * @param bases the trees that the range begins with: what they have already is not told
   * @param isContentNew true where what the range changed was checked by another configuration: it is checked by this one as well
   */
  async checkTip(
    { state, places, now }: Pick<Version, 'state' | 'places' | 'now'>,
    touched: ReadonlySet<string>,
    bases: readonly CommitState[],
    isContentNew: boolean,
  ): Promise<Pick<CheckedVersion, 'diagnostics' | 'recordOf'>> {
    const checker = this.#checkerFor({ places, now });
    const pass = new TreePass(state, places, this.#cache);
    if (isContentNew) await this.#checkContent(checker, pass.blobs(touched), places);
    const own = await pass.factsAt(touched);
    // What went away in the range may be referred to by what did not change.
    const gone = [...touched].filter((path) => state.tree.get(path) === undefined);
    const older = await Promise.all(
      bases.map((base) => new TreePass(base, places, this.#cache).factsAt(gone)),
    );
    const others = await pass.references(own, older.flat());
    for (const facts of [...own, ...others]) checker.addFacts(facts);
    const tree = pass.index([...own, ...others], touched);
    await addNewTreeFindings(
      checker,
      tree,
      bases.map((base) => new TreePass(base, places, this.#cache)),
      [...touched],
      () => true,
    );
    const ids = new Map(own.flatMap(({ path, kind, id }) => (id && kind !== 'skill' ? [[path, id]] : [])));
    return { diagnostics: checker.result(), recordOf: (path) => ids.get(path) ?? path };
  }

  async #checkContent(checker: Checker, blobs: readonly BlobAt[], places: PathRules): Promise<void> {
    for await (const files of this.#cache.read(blobs, places)) {
      for (const { doc } of files) {
        if (!doc) continue;
        const secrets = mayHoldSecret(doc.text) ? await findSecrets(doc.text) : undefined;
        checker.addDocument(doc, secrets ? { secrets } : {});
      }
    }
  }

  /**
   * Checks the message of a commit by its `Baton-` trailers (git, section 5).
   *
   * @returns nothing where it has none
   */
  async checkMessage(
    { state, places, now }: Pick<Version, 'state' | 'places' | 'now'>,
    text: string,
  ): Promise<readonly Diagnostic[]> {
    if (!/^baton-/im.test(text)) return [];
    const message = { path: messagePath, text, trailers: parseTrailers(text, noComment) };
    const pass = new TreePass(state, places, this.#cache);
    const named = message.trailers.flatMap(({ value }) => pass.named(['session', 'thread'], value));
    const findings = async (told?: readonly string[]) => {
      const facts = await pass.factsAt(named);
      const checker = this.#checkerFor({ places, now });
      checker.addCommit(message, pass.index(facts, new Set(named), told));
      return checker.result();
    };
    // Which name would be near is only asked where one is wrong.
    if ((await findings(named)).length === 0) return [];
    return (await findings()).map((one) => (isHintToStage(one) ? { ...one, help: reword } : one));
  }

  #checkerFor({ places, now }: Pick<Version, 'places' | 'now'>): Checker {
    return new Checker(this.#rules, places, { committed: true, blob: true, now }, this.#history);
  }

  #isFirst(places: PathRules, { path, oid }: BlobAt): boolean {
    const known = this.#checked.get(places) ?? new LimitedMap<true>(mostRemembered, () => 1);
    this.#checked.set(places, known);
    const key = `${path}\0${oid}`;
    if (known.has(key)) return false;
    known.set(key, true);
    return true;
  }
}
