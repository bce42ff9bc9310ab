import type { Host } from '../../agents/event.ts';
import { BatonError } from '../../errors.ts';
import type { Check } from '../../render/checks.ts';
import { type AgentSurroundings, planAgents } from '../init/agents/plan-agents.ts';

/** Whether the files of the agent programs that are set up are those of this version. */
export async function checkAgents(around: AgentSurroundings, setUp: readonly Host[]): Promise<Check[]> {
  const name = 'agents';
  try {
    const { edits } = await planAgents(around, setUp);
    const names = edits.map(({ path }) => `\`${path.slice(around.top.length + 1)}\``);
    if (names.length === 0) return [];
    const message = `Other lines than those of this version in ${names.join(', ')}`;
    return [{ name, status: 'problem', message, help: 'run `baton init`' }];
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
    return [{ name, status: 'problem', message: error.message, help: error.help ?? 'run `baton init`' }];
  }
}
