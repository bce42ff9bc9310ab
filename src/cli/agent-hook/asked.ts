import type { AgentEvent } from '../../agents/event.ts';
import type { Home } from '../../app/agents/home.ts';
import type { Memory } from '../../app/agents/memory.ts';
import { eventLimits } from '../../app/knowledge/renames.ts';
import type { Context } from '../../app/workspace/context.ts';
import type { WorktreeRecords } from '../../app/workspace/find-record.ts';
import { printNext } from '../session/next.ts';

/** An event that a host waits for, where records are kept. */
export interface Asked {
  readonly event: AgentEvent;
  readonly home: Home;
  readonly memory: Memory;
  readonly context: Context;
  /** The records of the work tree, opened at the first call. @throws BatonError as `recordsIn` */
  readonly records: () => Promise<WorktreeRecords>;
}

/** What comes next in a session, within the time that an event has. */
export async function nextText(id: string, context: Context, records: WorktreeRecords): Promise<string> {
  return (await printNext(context, { session: id, records }, id, { limits: eventLimits })).text;
}

/** Parts of an answer, with a blank line between them; blank ones are left out. */
export function paragraphs(parts: readonly string[]): string {
  return parts
    .map((part) => part.trimEnd())
    .filter((part) => part !== '')
    .join('\n\n');
}
