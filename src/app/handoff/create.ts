import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nodeAt } from '../../core/node.ts';
import type { Environment } from '../../git/environment.ts';
import { rankSkills } from '../../knowledge/discovery.ts';
import { isLoop } from '../../knowledge/handoff-chain.ts';
import { payloadDigest } from '../../records/canonical.ts';
import { chainOf, payloadOf } from '../../records/kinds/handoff.ts';
import { isLacked, lackedPaths, payloadPath } from '../../records/kinds/handoff-paths.ts';
import { nearest, oneOf } from '../../records/wording.ts';
import { renderYaml, type YamlData } from '../../records/write-yaml.ts';
import { parseYaml } from '../../records/yaml.ts';
import { writeFileAtomic } from '../../store/files.ts';
import { createRecord, freshId, rootForNew, stager } from '../create-record.ts';
import { findRecord, openRecords, type WorktreeRecords } from '../find-record.ts';
import { briefOf, type HandoffContext, mapAt, readContext, textAt } from './context.ts';
import { asFailure, HandoffFailure } from './failure.ts';
import { runHealthCheck } from './health-check.ts';
import { eligibleSkills, type TargetSkill } from './skills.ts';

export interface CreateRequest {
  readonly cwd: string;
  readonly env: Environment;
  /** The skills that hand on and take over. */
  readonly from: string;
  readonly to: string;
  /** A file with what is handed on; `-` for standard input. */
  readonly context: string;
  readonly stdin: () => Promise<string>;
  /** The payload that this one continues. */
  readonly parent?: string;
  /** The session or folder that the work comes from, where the context does not say it. */
  readonly session?: string;
  readonly workflow?: string;
  readonly reason?: string;
  /** Why it goes back to a skill that had it before. */
  readonly loopReason?: string;
  /** RFC 3339; left out, an hour from now. */
  readonly expiresAt?: string;
  readonly healthCheck: boolean;
  readonly stage: boolean;
  /** RFC 3339, to the second. */
  readonly now: string;
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
 * Makes a payload 2.0 (convention, section 6; handoff schema, phases 3 to 5): the target is checked, the machine's fields are
 * filled, and what the rules would refuse is refused before anything is written.
 *
 * @throws HandoffFailure for what the schema's error document tells; the payload is kept and its place named
 * @throws BatonError for a file that cannot be read, an unknown parent, and every failure of git or of writing
 */
export async function createHandoff(request: CreateRequest): Promise<CreatedHandoff> {
  const records = await openRecords(request.cwd, request.env);
  const put = stager(records, request.stage);
  const context = await readContext(request.cwd, request.context, request.stdin);
  const id = freshId('handoff', request.now);
  const kept = () => preserve(records, context, id);
  try {
    const skills = await eligibleSkills(records, request.env.HOME, request.now);
    const target = targetOf(skills, request.to);
    if (request.healthCheck) await runHealthCheck(target, records.workspace.top);
    const data = await payloadData(records, request, context, target, skills);
    const text = sealed(data);
    refuseLacking(text, target);
    const path = `${rootForNew(records)}/handoffs/${id}.yaml`;
    const what = 'The handoff cannot be made';
    const draft = { kind: 'handoff', path, text } as const;
    const { warnings } = await asFailure(() => createRecord(records, draft, request.now, what));
    await put([path]);
    return {
      id,
      path,
      invocation: target.trigger.replaceAll('{payload_path}', path),
      category: textAt(mapAt(data, 'target'), 'category'),
      expiresAt: textAt(data, 'expires_at') ?? '',
      warnings: warnings.map(({ message, rule }) => `${message} (${rule})`),
    };
  } catch (error) {
    if (error instanceof HandoffFailure) error.preserved ??= await kept();
    throw error;
  }
}

/** The skill that is to take over. @throws HandoffFailure `TARGET_NOT_FOUND` */
export function targetOf(skills: readonly TargetSkill[], name: string): TargetSkill {
  const target = skills.find((skill) => skill.name === name);
  if (target) return target;
  const names = skills.map((skill) => skill.name);
  const near = nearest(name, names);
  const known = names.length === 0 ? 'no skill here takes handoffs' : `those that do are ${oneOf(names)}`;
  throw new HandoffFailure(
    'TARGET_NOT_FOUND',
    `No skill \`${name}\` that takes handoffs`,
    { target_skill: name },
    {
      help:
        near === undefined
          ? `${known}; \`accepts_handoff: true\` in its SKILL.md makes one`
          : `did you mean \`${near}\`?`,
    },
  );
}

async function payloadData(
  records: WorktreeRecords,
  request: CreateRequest,
  { sections }: HandoffContext,
  target: TargetSkill,
  skills: readonly TargetSkill[],
): Promise<YamlData> {
  const { from, loopReason, now, parent, reason, session, workflow } = request;
  const [source, meta] = [mapAt(sections, 'source'), mapAt(sections, 'meta')];
  const { chain, parentId } = await chainFor(records, request, meta);
  if (isLoop(chain, target.name) && loopReason === undefined) {
    const way = [...chain, target.name].join(' → ');
    throw new HandoffFailure(
      'VALIDATION_FAILED',
      `Unexpected loop in the handoff chain: \`${way}\``,
      { validation_errors: [`\`${target.name}\` has had this work before`] },
      { help: 'hand on to another skill, or say why it goes back with `--loop-reason TEXT`' },
    );
  }
  const ranked = rankSkills(skills, briefOf(sections)).find(({ name }) => name === target.name);
  const rest = Object.fromEntries(
    Object.entries(sections).filter(
      ([key]) => !['version', 'timestamp', 'expires_at', 'source', 'target', 'meta'].includes(key),
    ),
  );
  return {
    version: '2.0',
    timestamp: now,
    expires_at: request.expiresAt ?? hourAfter(now),
    source: {
      ...source,
      skill: from,
      workflow_id: workflow ?? textAt(source, 'workflow_id') ?? session ?? textAt(source, 'session_path'),
      session_path: session ?? textAt(source, 'session_path'),
    },
    target: { skill: target.name, invocation: target.trigger, category: ranked?.category },
    ...rest,
    meta: {
      ...meta,
      handoff_reason: reason ?? meta.handoff_reason,
      handoff_chain: [...chain],
      parent: parent === undefined ? meta.parent : parentId,
      loop_reason: loopReason ?? meta.loop_reason,
      payload_hash: undefined,
      payload_size_bytes: undefined,
    },
  };
}

/** The skills that have sent the work on: the parent's and this source, else what the context says, else this source. */
async function chainFor(
  records: WorktreeRecords,
  { from, parent }: CreateRequest,
  meta: YamlData,
): Promise<{ chain: readonly string[]; parentId: string | undefined }> {
  const named = parent ?? textAt(meta, 'parent');
  if (named !== undefined) {
    const doc = await findRecord(records, named);
    const before = chainOf(payloadOf(doc.data)?.handoff).map(({ value }) => value);
    return { chain: [...before, from], parentId: doc.id };
  }
  const told = Array.isArray(meta.handoff_chain)
    ? meta.handoff_chain.filter((one) => typeof one === 'string')
    : [];
  return { chain: told.at(-1) === from ? told : [...told, from], parentId: undefined };
}

/** An hour later, in the form of the time (convention, section 6). */
function hourAfter(now: string): string {
  return new Date(Date.parse(now) + 3_600_000).toISOString().replace('.000Z', 'Z');
}

/** The text of a payload, with the hash and the size of what it says. */
export function sealed(handoff: YamlData): string {
  const bare = renderYaml({ schema: 'baton/handoff@1', handoff });
  const node = nodeAt(parseYaml(bare).root, 'handoff');
  const digest = node?.type === 'map' ? payloadDigest(node) : undefined;
  if (!digest?.ok) return bare;
  const meta = { ...mapAt(handoff, 'meta'), payload_hash: digest.hash, payload_size_bytes: digest.size };
  return renderYaml({ schema: 'baton/handoff@1', handoff: { ...handoff, meta } });
}

const needed = [
  'source.skill',
  'source.session_path',
  'target.skill',
  'context.original_prompt',
  'context.problem_type',
];

/** @throws HandoffFailure `INVALID_PAYLOAD` with every field that the schema or the target needs and the payload lacks */
export function refuseLacking(
  text: string,
  target: Pick<TargetSkill, 'name' | 'requires'> | undefined,
): void {
  const handoff = nodeAt(parseYaml(text).root, 'handoff');
  const lacked = lackedPaths(handoff);
  const asked = [...new Set([...needed, ...(target?.requires ?? []).map(payloadPath)])];
  const missing = asked.filter((path) => isLacked(lacked, path));
  if (missing.length === 0) return;
  const by = missing.every((path) => needed.includes(path)) || !target ? 'The payload' : `\`${target.name}\``;
  throw new HandoffFailure(
    'INVALID_PAYLOAD',
    `${by} needs ${missing.map((path) => `\`${path}\``).join(', ')}`,
    { missing_fields: missing },
    {
      help: missing.includes('source.session_path')
        ? 'name the session or folder with `--session PATH`'
        : 'write it into the file of `--context`',
    },
  );
}

/** Where what was to be handed on is kept: its own file, or, of standard input, one in the git folder. */
async function preserve(
  { workspace }: WorktreeRecords,
  { from, text }: HandoffContext,
  id: string,
): Promise<string> {
  if (from !== '-') return from;
  const folder = workspace.repository ? join(workspace.repository.commonDir, 'baton') : workspace.top;
  const path = join(folder, 'handoffs', `${id}.yaml`);
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, text);
  return path;
}
