import { callOperation, type Operation, operations } from '../../app/operations/operations.ts';
import { remarksOf } from '../../app/operations/remarks.ts';
import type { Tool } from './tool.ts';

/** Of a long thread the newest decisions are sent whole. */
const mostDecisions = 20;

/** The operations of the table that agents get, as tools (agents, section 7). */
export const threadTools: readonly Tool[] = Object.values(operations).flatMap((operation) =>
  toolOf(operation as Operation<object>),
);

function toolOf(operation: Operation<object>): readonly Tool[] {
  const { about, isOpen, parameters, tool: name, writes } = operation;
  if (name === undefined) return [];
  const run: Tool['run'] = async (context, given) => {
    const { data, ...rest } = await callOperation(operation, context, given);
    return { data: { ...withNewest(data), ...remarksOf(rest) } };
  };
  return [{ name, about, parameters, isOpen, writes, run }];
}

/** An answer with the newest decisions of its thread, where it has them all. */
function withNewest(data: object): object {
  const { thread } = data as {
    readonly thread?: { readonly id: string; readonly decisions?: readonly unknown[] };
  };
  const { decisions = [], id = '' } = thread ?? {};
  const older = decisions.length - mostDecisions;
  if (older <= 0) return data;
  return {
    ...data,
    thread: { ...thread, decisions: decisions.slice(older) },
    leftOut: `${older} older decisions; \`query\` with subject decisions and thread ${id} lists them`,
  };
}
