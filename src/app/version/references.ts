import type { RecordKind } from '../../core/document.ts';
import type { Facts, Located, SkillFacts } from '../../core/facts.ts';
import { folderName, recordName } from '../../core/record-name.ts';
import { isContinued } from '../../machines/replay.ts';
import { alternativeName } from '../../records/kinds/decision/model.ts';
import type { VersionSource } from './source.ts';

/** A record that a check wants to see. */
interface RecordLookup {
  readonly kind: RecordKind;
  /** Those with that id; left out for all of the kind. */
  readonly id?: string;
  /** Those in a folder of that name. */
  readonly folder?: string;
}

/**
 * Follows the references of records and loads the facts of what they name: a payload's skills and parents, the decisions of a
 * thread, the tasks that one depends on. A file's name is its record's id, so only the files that are named are read.
 *
 * @param checked facts of the records that are checked
 * @param before facts of the base records at the paths that changed; undefined where `checked` did not change
 * @param known paths that need not be loaded, besides those of `checked`
 * @param losesFiles whether files that are no records went away: a payload may name their folder
 * @returns the facts of what they refer to, followed until nothing new comes
 */
export async function loadReferences(
  source: Pick<VersionSource, 'find' | 'facts'>,
  checked: readonly Facts[],
  before: readonly Facts[] | undefined,
  known: Iterable<string> = [],
  losesFiles = false,
): Promise<readonly Facts[]> {
  const paths = new Set(checked.map(({ path }) => path));
  const seen = new Set([...paths, ...known]);
  let lookups = [
    ...checked.flatMap(lookupsOf),
    ...(before ? lookupsOfChanges(checked, before, paths) : []),
    ...(losesFiles ? payloads : []),
  ];
  const loaded: Facts[] = [];
  while (lookups.length > 0) {
    const keys = new Map(lookups.map(({ kind, id, folder }) => [keyOf(kind, id, folder), kind]));
    const missing: string[] = [];
    for (const [key, kind] of keys) {
      for (const path of source.find(kind, key)) {
        if (seen.has(path)) continue;
        seen.add(path);
        missing.push(path);
      }
    }
    const fresh = missing.length === 0 ? [] : await source.facts(missing);
    loaded.push(...fresh);
    lookups = fresh.flatMap(lookupsOfLoaded);
  }
  return loaded;
}

/** What records of a kind are found by whose file's name says that id. */
export function referenceKey(kind: RecordKind, id: string): string {
  return keyOf(kind, id, undefined);
}

function keyOf(kind: RecordKind, id: string | undefined, folder: string | undefined): string {
  return folder === undefined ? (id === undefined ? kind : `${kind} ${id}`) : `${kind} ${folder}/`;
}

/**
 * What a record is found by: its kind, the id that its file's name says, for a decision its folder. A task's name may go on
 * after its id: `task-005-refresh.md` is found by `task-005`.
 */
export function referenceKeys(kind: RecordKind, path: string): string[] {
  const name = recordName(kind, path);
  const keys = [kind, referenceKey(kind, name)];
  if (kind === 'decision') keys.push(keyOf(kind, undefined, folderName(path)));
  if (kind === 'task')
    for (let at = name.indexOf('-'); at !== -1; at = name.indexOf('-', at + 1))
      keys.push(referenceKey(kind, name.slice(0, at)));
  return keys;
}

const payloads: readonly RecordLookup[] = [{ kind: 'skill' }, { kind: 'handoff' }, { kind: 'ack' }];

/** What a checked record is compared with; others with its id are wanted too. */
function lookupsOf(facts: Facts): RecordLookup[] {
  return [...(facts.id === undefined ? [] : [{ kind: facts.kind, id: facts.id }]), ...partsOf(facts)];
}

function partsOf(facts: Facts): RecordLookup[] {
  switch (facts.kind) {
    case 'handoff':
      return [{ kind: 'skill' }, { kind: 'ack', id: facts.id ?? '' }, ...lookupsOfLoaded(facts)];
    case 'ack':
      return named('handoff', facts.handoff).concat(named('ack', facts.handoff));
    case 'skill':
      return [{ kind: 'skill' }];
    case 'thread':
      return [{ kind: 'decision', folder: folderName(facts.path) }];
    case 'resume':
      return [
        { kind: 'thread', id: facts.folder ?? facts.thread?.value ?? '' },
        { kind: 'decision', folder: folderName(facts.path) },
      ];
    case 'decision': {
      const thread = facts.folder ?? facts.thread?.value ?? '';
      return [
        { kind: 'thread', id: thread },
        ...[thread, folderName(facts.path)].map((folder) => ({ kind: 'decision' as const, folder })),
        ...named('decision', ...facts.continues, ...facts.supersedes, ...facts.relatedTo),
        ...facts.reopens.map(({ value }) => ({
          kind: 'decision' as const,
          id: alternativeName(value)?.decision ?? value,
        })),
        ...named('session', facts.session),
        ...named('task', facts.task),
      ];
    }
    case 'task':
      return named('task', ...facts.dependsOn, ...facts.blockingTasks);
    case 'session':
      return [...named('thread', facts.thread), ...named('session', facts.resumes, facts.forkedFrom)];
  }
}

function named(kind: RecordKind, ...references: readonly (Located | undefined)[]): RecordLookup[] {
  return references.flatMap((one) => (one ? [{ kind, id: one.value }] : []));
}

/**
 * What a record that was itself only referred to brings in turn: the rules about the tree see it, and what it names, as they see a
 * checked one. An acknowledgement and a skill name nothing that a rule asks for; a payload's skills are there already.
 */
function lookupsOfLoaded(facts: Facts): RecordLookup[] {
  if (facts.kind === 'handoff') return named('handoff', facts.parent);
  return facts.kind === 'ack' || facts.kind === 'skill' ? [] : partsOf(facts);
}

/** @param paths of `checked` */
function lookupsOfChanges(
  checked: readonly Facts[],
  before: readonly Facts[],
  paths: ReadonlySet<string>,
): RecordLookup[] {
  return [
    ...before.filter(({ path }) => !paths.has(path)).flatMap(lookupsOfRemoved),
    ...(isTargetChanged(checked, before) ? payloads : []),
    ...(isHistoryLost(checked, before) ? [{ kind: 'session' as const }] : []),
  ];
}

/**
 * What may refer to a record that went away. Payloads name skills, and the paths of sessions; an acknowledgement says
 * whether its payload may go. Any other record may only move, except a task that has no handoff yet.
 */
function lookupsOfRemoved(facts: Facts): RecordLookup[] {
  if (facts.kind === 'skill' || facts.kind === 'session') return [...payloads];
  if (facts.kind === 'handoff') return [{ kind: 'ack', id: facts.id ?? '' }];
  return facts.kind === 'task' ? [{ kind: 'task' }, { kind: 'decision' }] : [];
}

/** Whether a skill's readiness to take payloads changed: then the pending ones that target it are checked again. */
function isTargetChanged(checked: readonly Facts[], before: readonly Facts[]): boolean {
  const old = new Map(before.map((facts) => [facts.path, facts]));
  return checked.some((facts) => {
    if (facts.kind !== 'skill') return false;
    const was = old.get(facts.path);
    return was?.kind !== 'skill' || termsOf(was) !== termsOf(facts);
  });
}

/** Whether a session lost what it had: any other may be the fork that it lives on in. */
function isHistoryLost(checked: readonly Facts[], before: readonly Facts[]): boolean {
  const now = new Map(checked.flatMap((facts) => (facts.kind === 'session' ? [[facts.id, facts]] : [])));
  return before.some((was) => {
    if (was.kind !== 'session') return false;
    const found = now.get(was.id);
    return found !== undefined && !isContinued(was.history, found.history);
  });
}

function termsOf({ accepts, categories, requires }: SkillFacts): string {
  return JSON.stringify([accepts, categories, requires.map(({ value }) => value)]);
}
