import type { Diagnostic } from '../../core/diagnostic.ts';
import type { HandoffFacts } from '../../core/facts.ts';
import { isLoop, wayOf } from '../../knowledge/handoff-chain.ts';
import { factsOf } from '../../records/facts.ts';
import { payloadOf } from '../../records/kinds/handoff/model.ts';
import { isLacked } from '../../records/kinds/handoff/paths.ts';
import { expiryOf } from '../../records/kinds/handoff/time.ts';
import { formatPath } from '../../text/format-path.ts';
import { shellWord } from '../../text/shell-word.ts';
import { lint } from '../lint/lint.ts';
import type { Context } from '../workspace/context.ts';
import { readRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { codeOf, HandoffFailure, importHelp, missingIn } from './failure.ts';
import { type OpenPayload, openPayload, type PayloadRequest, upgradeHelp, upgradeOf } from './payload.ts';
import { requiredFields } from './seal.ts';
import { problemOutside } from './source-folder.ts';

/** A payload that may be accepted. */
export interface VerifiedPayload extends OpenPayload {
  /** What does not prevent it from being accepted: a source folder that is not on this machine. */
  readonly warnings: readonly string[];
}

/**
 * Whether a payload may be accepted: what the rules say of it as if it were committed, its expiry, its chain, and
 * whether it is taken already, or was upgraded to another one.
 *
 * @throws HandoffFailure `INVALID_PAYLOAD` for missing and wrong fields and other protocols, `TARGET_NOT_FOUND` for a
 *   target that takes no handoffs, else `VALIDATION_FAILED`, with everything that is wrong with it
 */
export async function verifyPayload(context: Context, request: PayloadRequest): Promise<VerifiedPayload> {
  const open = await openPayload(context, request);
  const { ack, doc, facts, id, records, state } = open;
  const payload = payloadOf(doc.data);
  if (!payload) throw otherProtocol(open);
  const findings = await findingsOf(context, open);
  const loop = findings.some(({ rule }) => loopRules.has(rule)) ? undefined : await loopOf(records, facts);
  const upgrade = payload.legacy ? await upgradeOf(records, id) : undefined;
  const problems = [
    ...(upgrade ? [`it was upgraded to \`${upgrade.id}\``] : []),
    ...(ack ? [`it was ${ack.status} by ${ack.by} at ${ack.at}`] : []),
    ...(state === 'expired' ? [`it expired at ${new Date(expiryOf(facts) ?? 0).toISOString()}`] : []),
    ...findings.map(({ message, rule }) => `${message} (${rule})`),
    ...(loop === undefined ? [] : [loop]),
  ];
  if (problems.length === 0) {
    const counted = facts.perspectives?.value;
    const path = facts.sessionPath?.value;
    const problem = await problemOutside(context, records, path, counted);
    return { ...open, warnings: problem === undefined ? [] : [problem] };
  }
  const code = ack || upgrade ? 'VALIDATION_FAILED' : codeOf(findings);
  const lacked = requiredFields.filter((path) => isLacked(facts.lacks, path));
  const missing = lacked.length > 0 ? lacked : findings.flatMap(missingIn);
  throw new HandoffFailure(
    code,
    `Payload \`${id}\` cannot be accepted: ${problems[0]}`,
    {
      ...(code === 'INVALID_PAYLOAD' ? { missing_fields: missing } : {}),
      validation_errors: problems,
      ...(code === 'TARGET_NOT_FOUND' ? { target_skill: facts.targetSkill?.value ?? '' } : {}),
    },
    {
      preserved: upgrade?.path ?? doc.path,
      recoverable: !ack && !upgrade,
      help: upgrade ? upgradeHelp(upgrade.id) : helpFor(open),
    },
  );
}

const loopRules: ReadonlySet<string> = new Set(['handoff/chain-loop', 'handoff/chain-parent']);

/** What the rules refuse of it; a loop that says no reason is refused before it is staged, too. */
async function findingsOf(
  context: Context,
  { doc, facts, records }: OpenPayload,
): Promise<readonly Diagnostic[]> {
  const paths = [`${records.workspace.top}/${doc.path}`];
  const { diagnostics } = await lint(context, { target: { type: 'worktree' }, paths });
  return diagnostics.filter(
    ({ at, rule, severity }) =>
      at.path === doc.path &&
      (severity === 'error' || (severity === 'warning' && loopRules.has(rule) && !facts.hasLoopReason)),
  );
}

/** A loop that the severities of the configuration keep from being reported, or that is in other files. */
async function loopOf(records: WorktreeRecords, facts: HandoffFacts): Promise<string | undefined> {
  const entries = records.entries.filter(({ path }) => records.pathRules.classify(path)?.kind === 'handoff');
  const all = new Map<string, HandoffFacts>();
  for (const doc of await readRecords(records, entries)) {
    const one = doc.path === facts.path ? facts : factsOf(doc);
    if (one.kind === 'handoff' && one.id !== undefined) all.set(one.id, one);
  }
  const { circles, way } = wayOf(facts, ({ parent }) => all.get(parent?.value ?? ''));
  if (circles) return 'its parents form a circle';
  const target = facts.targetSkill?.value ?? '';
  const isRound = isLoop(facts.chain, target) || way.includes(target);
  return isRound && !facts.hasLoopReason
    ? `loop in the handoff chain: ${formatPath([...way, target])}`
    : undefined;
}

function otherProtocol({ doc, id }: OpenPayload): HandoffFailure {
  const message = `Payload \`${id}\` has another version, expected \`2.0\` or \`1.0\``;
  return new HandoffFailure(
    'INVALID_PAYLOAD',
    message,
    { missing_fields: [], validation_errors: [message] },
    { preserved: doc.path, help: importHelp(doc.path) },
  );
}

function helpFor({ ack, doc: { path }, facts, id, state }: OpenPayload): string {
  if (ack) return 'a payload is accepted or rejected only once; a new handoff needs a new payload';
  if (state === 'expired') {
    const [from, to] = [facts.sourceSkill, facts.targetSkill].map((skill) =>
      shellWord(skill?.value ?? 'NAME'),
    );
    return `create a new one from it: \`baton handoff create --from ${from} --to ${to} --context ${shellWord(path)}\``;
  }
  return `\`baton handoff show ${id}\` prints more; a payload must not be edited, create a new one`;
}
