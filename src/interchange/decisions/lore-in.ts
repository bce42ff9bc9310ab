import { BatonError } from '../../errors.ts';
import type { YamlData, YamlValue } from '../../records/yaml/write.ts';
import type { ForeignFile, ImportContext, Imported, Remark } from '../types.ts';
import { assumedOf, type ForeignDecision, importDecisions } from './decision-records.ts';
import { type LoreTrailer, loreTrailers, splitMessage } from './lore.ts';

const restKey = 'x-lore';

interface LoreCommit {
  readonly file: ForeignFile;
  readonly oid: string;
  readonly subject: string;
  readonly body: string;
  readonly trailers: readonly LoreTrailer[];
}

/**
 * Decisions in the trailers of commit messages. Messages without such trailers are no decisions and are left alone.
 *
 * @throws BatonError `unreadable` where none has them
 */
export function importLore(files: readonly ForeignFile[], context: ImportContext): Imported {
  const commits = files.flatMap((file): LoreCommit[] => {
    const { body, subject, trailers } = splitMessage(file.text);
    const isLore = trailers.some(({ key }) => loreTrailers[key]?.tells === true);
    return isLore ? [{ file, oid: file.commit?.oid ?? file.name, subject, body, trailers }] : [];
  });
  if (commits.length === 0 && files.length > 0) {
    const message = 'No commit of the range has a trailer of Lore, such as `Rejected:` or `Constraint:`';
    throw new BatonError('unreadable', message, { help: 'name a range that has some' });
  }
  const names = namesOf(commits);
  const made = importDecisions(
    'lore',
    commits.map((commit) => readCommit(commit, names, context)),
    context,
  );
  return made;
}

/** What decisions are called in trailers: their commit, and the id that some tools give them. */
function namesOf(commits: readonly LoreCommit[]): (written: string) => string {
  const byId = new Map(
    commits.flatMap(({ oid, trailers }) =>
      trailers.flatMap(({ key, value }) => (key === 'lore-id' ? [[value, oid] as const] : [])),
    ),
  );
  return (written) => {
    const word = /^[\w.-]+/.exec(written)?.[0] ?? written;
    const named = byId.get(word);
    if (named !== undefined) return named;
    const found = /^[0-9a-f]{7,64}$/i.test(word)
      ? commits.filter(({ oid }) => oid.startsWith(word.toLowerCase()))
      : [];
    return found.length === 1 ? (found[0]?.oid ?? word) : word;
  };
}

function readCommit(
  { body, file, oid, subject, trailers }: LoreCommit,
  nameOf: (written: string) => string,
  context: ImportContext,
): ForeignDecision {
  const valuesOf = (role: string) =>
    trailers.flatMap(({ key, value }) => (loreTrailers[key]?.role === role ? [value] : []));
  const [stated] = valuesOf('confidence');
  const set = assumedOf(
    { agent: file.commit?.author, confidence: numberIn(stated), date: file.commit?.at },
    context,
    file,
    oid,
  );
  const older = valuesOf('supersedes').map(nameOf);
  const parents = valuesOf('follows').map(nameOf);
  return {
    file,
    name: oid,
    wanted: undefined,
    date: set.date,
    title: subject,
    agent: set.agent,
    continues: parents,
    group: undefined,
    build(ids) {
      const known = older.flatMap((one) => ids.of(one) ?? []);
      const isKnown = known.length === older.length;
      const before = parents.flatMap((one) => ids.ofThread(one) ?? []);
      const isLinked = before.length === parents.length;
      const placed = [
        'reason',
        'rejected',
        ...(isKnown ? ['supersedes'] : []),
        ...(isLinked ? ['follows'] : []),
      ];
      const isNumber = numberIn(stated) !== undefined;
      const kept = trailers.filter(({ key }) => {
        const role = loreTrailers[key]?.role;
        return role !== undefined && !placed.includes(role) && !(role === 'confidence' && isNumber);
      });
      const rest: Record<string, YamlValue> = { imported_from: file.name, id: oid };
      for (const { key, value } of kept) {
        const others = rest[key];
        rest[key] = others === undefined ? value : [...(Array.isArray(others) ? others : [others]), value];
      }
      const remarks: Omit<Remark, 'file'>[] = [
        ...set.remarks,
        ...[...new Set(kept.map(({ name }) => name))].map((field) => ({
          what: 'kept' as const,
          field,
          detail: `under \`${restKey}\``,
        })),
      ];
      const fields = {
        agent: set.agent,
        date: set.date,
        decision: subject,
        confidence: set.confidence,
        alternatives: valuesOf('rejected').map(alternativeIn),
        reasons: valuesOf('reason').map((text) => ({ text, type: 'constraint' })),
        ...(isKnown && known.length > 0 ? { supersedes: known.length === 1 ? (known[0] ?? '') : known } : {}),
        ...(before.length > 0
          ? { continues_decision: before.length === 1 ? (before[0] ?? '') : before }
          : {}),
        files: [...(file.commit?.paths ?? [])],
      } satisfies Record<string, YamlValue | undefined>;
      return { fields, body, rest: { ...rest, ...set.imported }, restKey, remarks };
    },
  };
}

/** `option | why not`. */
function alternativeIn(value: string): YamlData {
  const at = value.search(/\s\|\s/);
  if (at === -1) return { option: value };
  return { option: value.slice(0, at).trim(), rejected_because: value.slice(at).replace(/^\s*\|\s*/, '') };
}

/** A certainty that is a number: `0.8`, `80%`. */
function numberIn(value: string | undefined): number | undefined {
  const percent = /^(\d{1,3}(?:\.\d+)?)\s*%$/.exec(value ?? '')?.[1];
  const share = /^(?:0(?:\.\d+)?|1(?:\.0+)?|\.\d+)$/.exec(value ?? '')?.[0];
  const number = percent === undefined ? Number(share ?? Number.NaN) : Number(percent) / 100;
  return number >= 0 && number <= 1 ? number : undefined;
}
