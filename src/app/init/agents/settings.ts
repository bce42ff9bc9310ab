import { join } from 'node:path';
import { type Config, defaultConfig } from '../../../core/config.ts';
import { nodeAt } from '../../../core/node.ts';
import { parseYaml } from '../../../records/yaml/parse.ts';
import { readTextIfExists } from '../../../store/files.ts';
import { putBlock } from '../../../store/marked-block.ts';
import { configPaths } from '../../config/load-config.ts';
import type { Context } from '../../workspace/context.ts';
import { openWorkspace } from '../../workspace/workspace.ts';

/** What `baton init --agent` writes where nobody chose (agents, section 4). */
export const initialSettings: Config['agents'] = { ...defaultConfig.agents, sessions: 'auto' };

/**
 * Adds what events write to a configuration, between markers at its end.
 *
 * @returns undefined for one that says something of agents already, or that takes no further key at its end
 */
export function withSettings(
  text: string,
  { capture, prompts, sessions }: Config['agents'],
): string | undefined {
  const { root } = parseYaml(text);
  if (root !== undefined && (root.type !== 'map' || nodeAt(root, 'agents'))) return undefined;
  const lines = ['agents:', `  sessions: ${sessions}`, `  prompts: ${prompts}`, `  capture: ${capture}`];
  const after = putBlock(text, lines, 'hash', 'end');
  const read = parseYaml(after);
  return read.problems.length === 0 && nodeAt(read.root, 'agents', 'capture') ? after : undefined;
}

/** Whether no configuration of a work tree says anything of agents. @throws BatonError `unreadable` */
export async function lacksSettings(context: Context): Promise<boolean> {
  const { top } = await openWorkspace(context);
  const texts = await Promise.all(configPaths.map((path) => readTextIfExists(join(top, path), { top })));
  return !texts.some((text) => text !== undefined && nodeAt(parseYaml(text).root, 'agents'));
}

/** What is said where the settings are written. */
export function settingsNotice({ capture, prompts }: Config['agents'], path: string): string {
  const kept = {
    verbatim: 'a session keeps the first 2,000 characters of its prompt',
    summary: 'a session keeps one line that the agent writes about its prompt',
    off: 'a session keeps nothing of its prompt',
  }[prompts];
  const reminded =
    capture === 'ask'
      ? 'an agent is reminded once a conversation of a decision that no record has'
      : 'no agent is reminded of decisions that no record has';
  return `\`agents\` in \`${path}\`: ${kept} (\`prompts\`: verbatim, summary or off), ${reminded} (\`capture\`: off or ask)`;
}
