import type { BeforeEdit } from '../../app/knowledge/before-edit.ts';
import { inForceNamed } from '../../app/knowledge/in-force-named.ts';
import type { LoadedKnowledge } from '../../app/knowledge/load.ts';
import type { Context } from '../../app/workspace/context.ts';
import type { Workspace } from '../../app/workspace/workspace.ts';
import { estimateTokens, type TaskContext } from '../../knowledge/context.ts';
import { renderContext } from '../../render/knowledge/context.ts';
import { inForceText, inForceTokens } from '../in-force.ts';

/**
 * What is in force for the files that a task names: in code spans of its text, in its handoff, and as files to review of the tasks before it
 * (commands, `baton context`).
 *
 * @returns undefined where it names no file that git tracks
 */
export async function inForceForTask(
  context: Context,
  { knowledge, workspace }: Pick<LoadedKnowledge, 'knowledge' | 'workspace'>,
  { predecessors, task }: TaskContext,
): Promise<BeforeEdit | undefined> {
  const record = knowledge.records.find(({ path }) => path === task.source.path);
  const words = [
    ...(record?.spans ?? []),
    ...task.files.map(({ path }) => path),
    ...predecessors.flatMap(({ reads }) => reads.map(({ path }) => path)),
  ];
  const found = await inForceNamed(context, workspace, words);
  if (!found) return undefined;
  // What the tasks before it leave is in the context already.
  const own = new Set([task, ...predecessors.map((one) => one.task)].map(({ id }) => id));
  const paths = found.paths.flatMap((one) => {
    const items = one.items.filter(({ source }) => source.kind !== 'task' || !own.has(source.record));
    return items.length === 0 ? [] : [{ ...one, items }];
  });
  return { ...found, paths };
}

/**
 * What the next agent on a task needs, with what is in force for its files.
 *
 * @param budget about how many tokens all of it may take: a quarter at most is for what is in force
 */
export function taskContextText(
  found: TaskContext,
  inForce: BeforeEdit | undefined,
  workspace: Workspace,
  budget: number | undefined,
): string {
  const share = budget === undefined ? inForceTokens : Math.min(inForceTokens, Math.floor(budget / 4));
  const last = inForce ? inForceText(inForce, workspace, share) : '';
  if (last === '') return renderContext(found, budget);
  const end = `\n${last}\n`;
  return (
    renderContext(found, budget === undefined ? undefined : Math.max(1, budget - estimateTokens(end))) + end
  );
}
