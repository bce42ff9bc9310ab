import { callOperation, type Operation, operations } from '../../app/operations/operations.ts';
import { remarksOf } from '../../app/operations/remarks.ts';
import type { Tool } from './tool.ts';

/** Of a long thread the newest decisions are sent whole. */
const mostDecisions = 20;

function toolOf<T extends object>(name: string, operation: Operation<T>): Tool {
  const { about, isOpen, parameters, writes } = operation;
  return {
    name,
    about,
    parameters,
    isOpen,
    writes,
    async run(context, given) {
      const { data, ...rest } = await callOperation(operation, context, given);
      return { data: { ...data, ...remarksOf(rest) } };
    },
  };
}

const resume = toolOf('resume_thread', operations.resumeThread);

/** The four operations of the table, as tools (agents, section 7). */
export const threadTools: readonly Tool[] = [
  toolOf('create_thread', operations.createThread),
  {
    ...resume,
    async run(context, given) {
      const { data } = await resume.run(context, given);
      return { data: withNewest(data) };
    },
  },
  toolOf('get_thread_status', operations.getThreadStatus),
  toolOf('record_decision', operations.recordDecision),
];

function withNewest(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { thread } = data as {
    readonly thread: { readonly id: string; readonly decisions: readonly unknown[] };
  };
  const older = thread.decisions.length - mostDecisions;
  if (older <= 0) return data;
  return {
    ...data,
    thread: { ...thread, decisions: thread.decisions.slice(older) },
    leftOut: `${older} older decisions; \`query\` with subject decisions and thread ${thread.id} lists them`,
  };
}
