import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { auditRange, type RangeResult } from '../app/audit/audit-range.ts';
import { review } from '../app/review/review.ts';
import { contextOf } from '../app/workspace/context.ts';
import { BatonError, unreadable } from '../errors.ts';
import { forMarkdown } from '../render/neutralise/markdown.ts';
import { forTerminal } from '../render/neutralise/terminal.ts';
import { auditFindings, countOf, renderAudit } from '../render/reporters/audit.ts';
import { renderGithub } from '../render/reporters/github.ts';
import { renderMarkdown } from '../render/reporters/markdown.ts';
import { renderSarif } from '../render/reporters/sarif.ts';
import { renderReviewMarkdown } from '../render/review/markdown.ts';
import { reviewMarker } from '../render/review/marker.ts';
import { rules } from '../rules/index.gen.ts';
import { writeFileAtomic } from '../store/files.ts';
import { appendToNamedFile } from '../store/named-file.ts';
import { sharedCommand } from '../store/own-command.ts';
import { type Network, type Posted, postComment, pullRequestOf } from './comment.ts';
import { type Plan, planOf } from './event.ts';
import { readInputs } from './inputs.ts';

/** What a job gives the action. */
export interface Job {
  readonly cwd: string;
  /** GitHub's variables, and the inputs of `action.yml` as BATON_COMMENT, BATON_MAX_WARNINGS, BATON_SARIF and BATON_TOKEN. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: { write(text: string): unknown };
  readonly network: Network;
  readonly version: string;
  /** RFC 3339. */
  readonly now: string;
}

/** A step's summary may hold 1 MiB; so much is left for what others write. */
const mostSummary = 900_000;

/**
 * Checks what an event of GitHub brings: annotations and a readable log on standard output, SARIF in a file, the reasoning
 * diff and the findings in the job summary, and the one comment of the pull request.
 *
 * @returns 0 clean, 1 findings
 * @throws BatonError as `auditRange` and `review`; `usage` for an event that names nothing to check, and for an input with a value
 *   that it does not have
 */
export async function runAction(job: Job): Promise<0 | 1> {
  const { env, stdout } = job;
  const inputs = readInputs(env);
  const plan = planOf({
    name: env.GITHUB_EVENT_NAME ?? '',
    payload: await readEvent(env),
    ref: env.GITHUB_REF,
  });
  if ('nothing' in plan) {
    stdout.write(asPlainLog(`Nothing to check: ${forTerminal(plan.nothing)}\n`));
    return 0;
  }
  const audit = await auditRange(contextOf(job), {
    revisions: plan.revisions,
    ...(plan.merge && { mergeInto: plan.merge.base, mergeFrom: plan.merge.head }),
    ...(plan.branch !== undefined && { branch: plan.branch }),
    ...(plan.pushed && { pushed: plan.pushed }),
    ...(plan.rewritten && {
      rewritten: { before: plan.rewritten.before, after: plan.rewritten.after, ref: env.GITHUB_REF ?? '' },
    }),
  });
  const findings = auditFindings(audit);
  // Of annotations GitHub shows ten for each kind: the log has all of them.
  stdout.write(renderGithub(findings));
  stdout.write(asPlainLog(renderAudit(audit, { colour: false, width: 100 })));
  await writeOutputs(job, audit);
  const { text: reasoning, isEmpty } = await reviewOf(job, plan);
  const posted = inputs.comment ? await comment(job, plan, reasoning, isEmpty) : undefined;
  if (posted?.type === 'refused') {
    stdout.write(
      `The comment could not be posted: ${forTerminal(posted.reason)}. The job summary has the review.\n`,
    );
  }
  await writeSummary(job, [reasoning, renderMarkdown(findings), ...note(posted)]);
  const isRefused =
    countOf(audit.faults, 'error') > 0 || countOf(audit.faults, 'warning') > inputs.maxWarnings;
  return isRefused ? 1 : 0;
}

/** GitHub takes a line for a command wherever it is in the log: between these two it takes none. */
function asPlainLog(text: string): string {
  const token = randomUUID();
  return `::stop-commands::${token}\n${text}::${token}::\n`;
}

async function readEvent(env: Job['env']): Promise<unknown> {
  const path = env.GITHUB_EVENT_PATH;
  if (!path) {
    throw new BatonError('usage', 'Missing `GITHUB_EVENT_PATH`, this is not a job of GitHub Actions', {
      help: 'elsewhere run `baton audit` and `baton review`',
    });
  }
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw unreadable(path, error);
  }
}

async function reviewOf(job: Job, { review: range }: Plan): Promise<{ text: string; isEmpty: boolean }> {
  if (!range) return { text: '', isEmpty: true };
  const subject = { type: 'range', base: range.base, head: range.head } as const;
  const view = await review(contextOf(job), { subject });
  return { text: renderReviewMarkdown(view, sharedCommand(job.cwd)), isEmpty: view.diff.verdict === 'empty' };
}

async function comment(job: Job, plan: Plan, body: string, isEmpty: boolean): Promise<Posted | undefined> {
  if (plan.pullRequest === undefined || body === '') return undefined;
  const to = pullRequestOf(job.env, plan.pullRequest);
  return to && postComment(to, { body, marker: reviewMarker, isEmpty }, job.network);
}

function note(posted: Posted | undefined): readonly string[] {
  if (posted?.type !== 'refused') return [];
  return [`_The comment could not be posted: ${forMarkdown(posted.reason)}_\n`];
}

async function writeOutputs({ cwd, env, version }: Job, audit: RangeResult): Promise<void> {
  const folder = resolve(env.RUNNER_TEMP ?? cwd);
  const sarif = join(folder, 'baton.sarif');
  // The checkout may be anybody's.
  await writeFileAtomic(sarif, renderSarif(auditFindings(audit), { version, rules }), { top: folder });
  if (!env.GITHUB_OUTPUT) return;
  const outputs = {
    'sarif-file': sarif,
    errors: countOf(audit.faults, 'error'),
    warnings: countOf(audit.faults, 'warning'),
  };
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
  await appendToNamedFile(env.GITHUB_OUTPUT, lines.join(''));
}

async function writeSummary({ env }: Job, parts: readonly string[]): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return;
  const text = parts.filter((part) => part !== '').join('\n');
  const isLong = Buffer.byteLength(text) > mostSummary;
  const most = isLong
    ? `${text.slice(0, mostSummary / 4)}\n\n_Too long for a summary; the log has all of it._\n`
    : text;
  await appendToNamedFile(env.GITHUB_STEP_SUMMARY, most);
}
