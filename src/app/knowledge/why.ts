import { BatonError } from '../../errors.ts';
import { TreeDiffer } from '../../git/diff/tree-differ.ts';
import { blameLines } from '../../git/history/blame.ts';
import { type ParentsOf, parentsBelow } from '../../git/history/brought-by.ts';
import type { Commit } from '../../git/history/commit.ts';
import { gitEnvironment } from '../../git/process/environment.ts';
import { askBlame, type LineRange } from '../../git/process/questions.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { isBinaryFile } from '../../git/tree/file-head.ts';
import type { Knowledge } from '../../knowledge/gather.ts';
import { type LinkFinder, type LinkType, linkFinder, linksOf, type WhyLink } from '../../knowledge/why.ts';
import { accountsFrom, type DecisionAccount } from '../../knowledge/why-decision.ts';
import type { Context } from '../workspace/context.ts';
import { fromTop, needRepository, openWorkspace, type Workspace } from '../workspace/workspace.ts';
import { loadKnowledge } from './load.ts';
import { type Step, type TracedLine, type TraceEnds, Tracer } from './trace.ts';

/** A file with the lines that are asked about. */
export interface WhyTarget {
  /** As typed, relative to `cwd`. */
  readonly file: string;
  readonly ranges: readonly LineRange[];
}

export interface WhyRequest {
  readonly targets: readonly WhyTarget[];
  /** A commit; left out, the working tree. */
  readonly rev?: string | undefined;
}

/** A commit as an answer names it. */
export interface WhyCommit {
  readonly oid: string;
  readonly author: string;
  readonly date: string;
  readonly subject: string;
}

/** Why no record is behind some lines. */
export type Lost = 'uncommitted' | 'shallow' | 'nothing';

/** Neighbouring lines with one answer. */
export interface WhyLines extends LineRange {
  readonly path: string;
  /** Undefined for lines that are not committed. */
  readonly commit: WhyCommit | undefined;
  /** The commits that it led on to: it reverts, picks or completes another one. */
  readonly steps: readonly { readonly step: Step; readonly commit: WhyCommit }[];
  /** The strongest first. */
  readonly links: readonly WhyLink[];
  /** False where several records are as likely to be the first of them. */
  readonly isCertain: boolean;
  /** Why the lines themselves lead to no record: what is linked then only names the file. */
  readonly lost: Lost | undefined;
}

export interface Why {
  readonly lines: readonly WhyLines[];
  /** What the links name, each once, in their order. */
  readonly decisions: readonly DecisionAccount[];
}

/**
 * Why lines are as they are (agents, section 2): from each line to its commit, from there to the records that say why.
 *
 * @throws BatonError `usage` for a file that git does not track, a line that it does not have, and a binary file
 */
export async function whyLines(context: Context, request: WhyRequest): Promise<Why> {
  const workspace = await openWorkspace(context);
  const repository = needRepository(workspace, '`baton why`');
  return repository.sharingProcesses(() => whyIn(repository, workspace, context, request));
}

async function whyIn(
  repository: Repository,
  workspace: Workspace,
  context: Context,
  { rev, targets }: WhyRequest,
): Promise<Why> {
  const commit = rev === undefined ? undefined : await repository.resolveCommit(rev);
  const files = filesOf(workspace, targets);
  // Git looks for the lines while records are read.
  const early = rev === undefined ? earlyBlame(context, targets) : undefined;
  const blaming = Promise.all(files.map((file) => blame(repository, file, commit, early)));
  blaming.catch(() => undefined);
  const tip = commit ?? (await repository.head())?.commit;
  if (tip === undefined) {
    throw new BatonError('usage', 'The current branch has no commit yet', { help: 'make a commit first' });
  }
  let reading: Promise<ParentsOf> | undefined;
  const parents = () => {
    reading ??= parentsBelow(repository, tip);
    return reading;
  };
  const differ = new TreeDiffer(repository.context);
  try {
    const beginning = blaming.then((blames) =>
      Promise.all(
        files.map(async ({ path }, at) => {
          const tracer = new Tracer(repository, { path, lines: blames[at] ?? [], tip, differ, parents });
          await tracer.begin();
          return tracer;
        }),
      ),
    );
    const [{ knowledge }, tracers] = await Promise.all([
      loadKnowledge(context, { rev, workspace }),
      beginning,
    ]);
    return await answered(knowledge, files, tracers, context.now);
  } finally {
    await differ.close();
  }
}

async function answered(
  knowledge: Knowledge,
  files: readonly { readonly path: string }[],
  tracers: readonly Tracer[],
  now: string,
): Promise<Why> {
  const finder = linkFinder(knowledge);
  const isLinked = (types: readonly LinkType[]) => {
    return (...[origin, change]: Parameters<TraceEnds['isEnough']>) =>
      types.some((type) => finder.links(type, origin, change).length > 0);
  };
  const answers: WhyLines[] = [];
  for (const [at, { path }] of files.entries()) {
    const traced = await tracers[at]?.trace({
      isEnough: isLinked(['trailer', 'claim', 'commit']),
      hasTrailer: isLinked(['trailer']),
    });
    answers.push(...grouped(path, traced ?? [], finder));
  }
  return {
    lines: answers,
    decisions: accountsOf(knowledge, answers, now),
  };
}

/** The files of the targets, each once with all of its ranges. */
function filesOf(
  workspace: Workspace,
  targets: readonly WhyTarget[],
): readonly { readonly path: string; readonly ranges: readonly LineRange[] }[] {
  const files = new Map<string, LineRange[]>();
  for (const { file, ranges } of targets) {
    const path = fromTop(workspace, file);
    files.set(path, [...(files.get(path) ?? []), ...ranges]);
  }
  return [...files].map(([path, ranges]) => ({ path, ranges }));
}

/** What git was asked already of the only target, by its name in the folder of the run. */
function earlyBlame({ asked, cwd, env }: Context, [only, ...others]: readonly WhyTarget[]) {
  if (!asked || !only || others.length > 0) return undefined;
  const args = askBlame({ path: only.file, commit: undefined, ranges: only.ranges });
  return asked.take({ cwd, env: gitEnvironment(env, cwd) }, args);
}

async function blame(
  repository: Repository,
  { path, ranges }: { readonly path: string; readonly ranges: readonly LineRange[] },
  commit: string | undefined,
  early: ReturnType<typeof earlyBlame>,
) {
  if (await isBinaryFile(repository, commit, path)) {
    throw new BatonError('usage', `Unexpected lines of \`${path}\`, which is a binary file`, {
      help: `ask about the file: \`baton why ${path}\``,
    });
  }
  return blameLines(repository, { path, commit, ranges }, await early);
}

/** The answers of lines, of neighbours that have the same one together. */
function grouped(path: string, lines: readonly TracedLine[], finder: LinkFinder): readonly WhyLines[] {
  const found: { readonly key: string; answer: WhyLines }[] = [];
  for (const traced of lines) {
    const answer = answerOf(path, traced, finder);
    const { from: _, to: __, ...rest } = answer;
    const key = JSON.stringify(rest);
    const last = found.at(-1);
    if (last?.key === key && last.answer.to + 1 === answer.from)
      last.answer = { ...last.answer, to: answer.to };
    else found.push({ key, answer });
  }
  return found.map(({ answer }) => answer);
}

function answerOf(path: string, traced: TracedLine, finder: LinkFinder): WhyLines {
  const { change, commit, isCutOff, line, origin, steps } = traced;
  const { isCertain, links } = linksOf(finder, origin, change);
  const isOwn = links.some(({ type }) => type !== 'path');
  const lost = commit === undefined ? 'uncommitted' : isCutOff ? 'shallow' : isOwn ? undefined : 'nothing';
  return {
    path,
    from: line,
    to: line,
    commit: commit && nameOf(commit),
    steps: steps.map(({ commit: one, step }) => ({ step, commit: nameOf(one) })),
    links,
    isCertain,
    lost,
  };
}

function nameOf({ author, authorDate, oid, subject }: Commit): WhyCommit {
  return { oid, author: author.name, date: authorDate, subject };
}

function accountsOf(
  knowledge: Knowledge,
  answers: readonly WhyLines[],
  now: string,
): readonly DecisionAccount[] {
  const byId = new Map(knowledge.decisions.map((decision) => [decision.id, decision]));
  const accountOf = accountsFrom(knowledge, now);
  const ids = new Set(answers.flatMap(({ links }) => links.flatMap(({ decision }) => decision ?? [])));
  return [...ids].flatMap((id) => {
    const decision = byId.get(id);
    return decision ? [accountOf(decision)] : [];
  });
}
