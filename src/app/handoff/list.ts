import { compareText } from '../../core/diagnostic.ts';
import type { Environment } from '../../git/environment.ts';
import { menuOf, type RankedSkill, rankSkills } from '../../knowledge/discovery.ts';
import { factsOf } from '../../records/facts.ts';
import { expiryOf } from '../../records/kinds/handoff-time.ts';
import { openRecords, readRecords } from '../find-record.ts';
import { briefOf, readContext } from './context.ts';
import { acknowledgements, type PayloadState, stateOf } from './payload.ts';
import { eligibleSkills, type TargetSkill } from './skills.ts';

/** A payload as a list shows it. */
export interface HandoffRow {
  readonly id: string;
  readonly path: string;
  readonly from: string;
  readonly to: string;
  readonly state: PayloadState;
  readonly timestamp: string;
  /** RFC 3339; undefined where it cannot be told. */
  readonly expiresAt: string | undefined;
  /** Nobody took it up, in time or not (`handoff/unacknowledged`). */
  readonly isUnacknowledged: boolean;
}

/** The payloads of the working tree, newest first; those of the archive are left out. */
export async function listHandoffs(
  cwd: string,
  env: Environment,
  now: string,
  isAsked: (state: PayloadState) => boolean,
): Promise<readonly HandoffRow[]> {
  const records = await openRecords(cwd, env);
  const acks = await acknowledgements(records);
  const entries = records.entries.filter(({ path }) => records.places.placeOf(path)?.kind === 'handoff');
  const rows = (await readRecords(records, entries)).flatMap((doc): HandoffRow[] => {
    const facts = factsOf(doc);
    if (facts.kind !== 'handoff' || facts.archived) return [];
    const ack = acks.get(facts.id ?? '');
    const state = stateOf(facts, ack, now);
    const expiry = expiryOf(facts);
    if (!isAsked(state)) return [];
    return [
      {
        id: facts.id ?? '',
        path: facts.path,
        from: facts.sourceSkill?.value ?? '?',
        to: facts.targetSkill?.value ?? '?',
        state,
        timestamp: facts.timestamp ?? '',
        expiresAt: expiry === undefined ? undefined : new Date(expiry).toISOString(),
        isUnacknowledged: ack === undefined,
      },
    ];
  });
  const time = ({ timestamp }: HandoffRow) => Date.parse(timestamp) || 0;
  return rows.sort((a, b) => time(b) - time(a) || compareText(a.id, b.id));
}

export interface DiscoverRequest {
  readonly cwd: string;
  readonly env: Environment;
  /** A file with what is handed on; left out, nothing is known of the work. */
  readonly context?: string;
  readonly problemType?: string;
  readonly stdin: () => Promise<string>;
  readonly now: string;
}

/** The skills that could take the work, best first, three to five of them (commands, "Discovery scores"). */
export async function discover(request: DiscoverRequest): Promise<readonly (RankedSkill & TargetSkill)[]> {
  const records = await openRecords(request.cwd, request.env);
  const skills = await eligibleSkills(records, request.env.HOME, request.now);
  const context =
    request.context === undefined
      ? undefined
      : await readContext(request.cwd, request.context, request.stdin);
  const brief = briefOf(context?.sections ?? {});
  const ranked = rankSkills(skills, { ...brief, problemType: request.problemType ?? brief.problemType });
  return menuOf(ranked).flatMap((one) => {
    const skill = skills.find(({ name }) => name === one.name);
    return skill ? [{ ...skill, ...one }] : [];
  });
}
