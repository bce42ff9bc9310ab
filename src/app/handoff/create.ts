import { rankSkills } from '../../knowledge/discovery.ts';
import { isLoop } from '../../knowledge/handoff-chain.ts';
import { mapAt, sealedPayload, textAt, workflowOf } from '../../records/create/new-payload.ts';
import type { YamlData } from '../../records/yaml/write.ts';
import { suggest } from '../../text/closest-match.ts';
import { formatPath } from '../../text/format-path.ts';
import { oneOf } from '../../text/one-of.ts';
import type { Context } from '../workspace/context.ts';
import { openRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { refusing } from '../workspace/refused.ts';
import { createRecord, freshId, rootForNew, stager } from '../write/create-record.ts';
import { briefOf, type ContextText, parseContext, readContext } from './context.ts';
import { asFailure, HandoffFailure } from './failure.ts';
import type { TargetSkill } from './found-skill.ts';
import { runHealthCheck } from './health-check.ts';
import { keeping } from './keep.ts';
import { type Lineage, lineageOf } from './lineage.ts';
import { refuseLacking } from './seal.ts';
import { eligibleSkills } from './skills.ts';
import { problemOutside, sourcePath } from './source-folder.ts';

export interface CreateRequest {
  /** The skills that hand the work off and take it over. */
  readonly from: string;
  readonly to: string;
  /** A file with what is handed off; `-` for standard input. */
  readonly context: string;
  readonly stdin: () => Promise<string>;
  /** The payload that this one continues. */
  readonly parent?: string | undefined;
  /** The session or folder that the work comes from, where the context does not say it. */
  readonly session?: string | undefined;
  readonly workflow?: string | undefined;
  readonly reason?: string | undefined;
  /** Why it goes back to a skill that had it before. */
  readonly loopReason?: string | undefined;
  /** RFC 3339; left out, an hour from now. */
  readonly expiresAt?: string | undefined;
  readonly healthCheck: boolean;
}

export interface CreatedHandoff {
  readonly id: string;
  readonly path: string;
  /** The target's trigger with the path filled in. */
  readonly invocation: string;
  readonly category: string | undefined;
  readonly expiresAt: string;
  readonly warnings: readonly string[];
}

/**
 * Makes a payload 2.0 (convention, section 6; commands, `baton handoff`): the target is checked, the machine's fields are
 * filled, and what the rules would refuse is refused before anything is written.
 *
 * @throws HandoffFailure for what the schema's error document tells; the payload is kept and its place named
 * @throws BatonError for a file that cannot be read, an unknown parent, and every failure of git or of writing
 */
export async function createHandoff(context: Context, request: CreateRequest): Promise<CreatedHandoff> {
  const records = await openRecords(context);
  const put = stager(records, context.stage);
  const given = await readContext(context.cwd, request.context, request.stdin);
  const id = freshId('handoff', context.now);
  return keeping(records, given, id, async () => {
    const draft = await draftOf(context, records, request, given);
    const { data, target } = draft;
    const text = sealedPayload(data);
    refuseLacking(text, target, 'write it into the file of `--context`');
    if (request.healthCheck) await runHealthCheck(target, records.workspace.top, context.env);
    const path = `${rootForNew(records)}/handoffs/${id}.yaml`;
    const { warnings } = await asFailure(
      () =>
        refusing('The handoff cannot be made', () =>
          createRecord(records, { kind: 'handoff', path, text }, context.now),
        ),
      { target: target.name },
    );
    await put([path]);
    return {
      id,
      path,
      invocation: target.trigger.replaceAll('{payload_path}', path),
      category: textAt(mapAt(data, 'target'), 'category'),
      expiresAt: textAt(data, 'expires_at') ?? '',
      warnings: [...draft.warnings, ...warnings.map(({ message, rule }) => `${message} (${rule})`)],
    };
  });
}

interface Draft {
  readonly data: YamlData;
  readonly target: TargetSkill;
  readonly warnings: readonly string[];
}

async function draftOf(
  context: Context,
  records: WorktreeRecords,
  request: CreateRequest,
  text: ContextText,
): Promise<Draft> {
  const { from, loopReason, to } = request;
  const parsed = parseContext(text);
  const { sections } = parsed;
  const skills = await eligibleSkills(context, records);
  const target = targetOf(skills, to);
  const lineage = await lineageOf(records, request, parsed, text);
  if (isLoop(lineage.chain, target.name) && loopReason === undefined) throw loopFailure(lineage.chain, to);
  const given = mapAt(sections, 'source');
  const path = await sourcePath(records, request.session, textAt(given, 'session_path'));
  const counted = lineage.meta.perspectives_completed;
  const perspectives = typeof counted === 'number' ? counted : undefined;
  const problem = await problemOutside(context, records, path, perspectives);
  if (problem !== undefined) {
    const help = 'name the session or the folder of the work with `--session PATH`';
    throw new HandoffFailure('VALIDATION_FAILED', problem, { validation_errors: [problem] }, { help });
  }
  const source = {
    ...given,
    skill: from,
    workflow_id: request.workflow ?? textAt(given, 'workflow_id') ?? workflowOf(path),
    session_path: path,
  };
  const category = rankSkills(skills, briefOf(sections)).find(({ name }) => name === to)?.category;
  const data = payloadData(context, request, sections, lineage, source, {
    skill: target.name,
    invocation: target.trigger,
    category,
  });
  const { astray, parent } = lineage;
  const warnings =
    astray === undefined ? [] : [`\`${parent}\` was handed off to \`${astray}\`, not to \`${from}\``];
  return { data, target, warnings };
}

/** The sections of a payload in the order of the schema; what it does not know is before `meta`. */
function payloadData(
  context: Context,
  { expiresAt, loopReason, reason }: CreateRequest,
  sections: YamlData,
  { chain, meta, parent }: Lineage,
  source: YamlData,
  target: YamlData,
): YamlData {
  const { insights, research_seeds } = sections;
  const ours = ['version', 'timestamp', 'expires_at', 'source', 'target', 'meta'];
  const others = Object.entries(sections).filter(([key]) => !ours.includes(key));
  return {
    version: '2.0',
    timestamp: context.now,
    expires_at: expiresAt ?? hourAfter(context.now),
    source,
    target,
    context: sections.context,
    insights,
    research_seeds,
    ...Object.fromEntries(others),
    meta: {
      ...meta,
      handoff_reason: reason ?? meta.handoff_reason,
      handoff_chain: chain,
      parent: parent ?? meta.parent,
      loop_reason: loopReason ?? meta.loop_reason,
    },
  };
}

function loopFailure(chain: readonly string[], target: string): HandoffFailure {
  const message = `Unexpected loop in the handoff chain: \`${formatPath([...chain, target])}\``;
  return new HandoffFailure(
    'VALIDATION_FAILED',
    message,
    { validation_errors: [message] },
    { help: 'hand off to another skill, or say with `--loop-reason TEXT` why the work goes back' },
  );
}

/** An hour later, in the form of the time (convention, section 6). */
function hourAfter(now: string): string {
  return new Date(Date.parse(now) + 3_600_000).toISOString().replace('.000Z', 'Z');
}

/** The skill that is to take over. @throws HandoffFailure `TARGET_NOT_FOUND` */
export function targetOf(skills: readonly TargetSkill[], name: string): TargetSkill {
  const target = skills.find((skill) => skill.name === name);
  if (target) return target;
  const names = skills.map((skill) => skill.name);
  const known =
    names.length === 0 ? 'no skill here accepts handoffs' : `those that accept them are ${oneOf(names)}`;
  throw new HandoffFailure(
    'TARGET_NOT_FOUND',
    `Skill \`${name}\` that accepts handoffs not found`,
    { target_skill: name },
    {
      help: suggest(
        name,
        names,
        `${known}; a skill accepts them with \`accepts_handoff: true\` in its SKILL.md`,
      ),
    },
  );
}
