import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { nodeAt, plainValue } from '../../core/node.ts';
import { BatonError, unreadable } from '../../errors.ts';
import type { Brief } from '../../knowledge/discovery.ts';
import type { YamlData } from '../../records/write-yaml.ts';
import { parseYaml } from '../../records/yaml.ts';
import { HandoffFailure } from './failure.ts';

/** What is handed on, as a file says it: the sections of a payload that are no business of the machine. */
export interface HandoffContext {
  readonly sections: YamlData;
  /** The file, from the current folder, or `-`. */
  readonly from: string;
  readonly text: string;
}

/** Keys of `context` that may stand at the top of the file. */
const contextKeys = ['original_prompt', 'reframed_challenge', 'problem_type', 'synthesis_summary'];

/**
 * Reads what is to be handed on: a payload's sections (`context`, `insights`, `research_seeds`, `meta`, `source`), under a
 * root `handoff` or not; keys of `context` may stand at the top.
 *
 * @param stdin reads standard input, for `-`
 * @throws BatonError `unreadable`; HandoffFailure `INVALID_PAYLOAD` for what is no YAML map
 */
export async function readContext(
  cwd: string,
  from: string,
  stdin: () => Promise<string>,
): Promise<HandoffContext> {
  const text = from === '-' ? await stdin() : await readText(resolve(cwd, from), from);
  const { root, problems } = parseYaml(text.replace(/^\uFEFF/, ''));
  const [problem] = problems;
  if (problem || root?.type !== 'map') {
    const message = problem ? `\`${from}\` is no YAML: ${problem.message}` : `\`${from}\` holds no map`;
    throw new HandoffFailure(
      'INVALID_PAYLOAD',
      message,
      { missing_fields: ['context'] },
      {
        help: 'write `context: { original_prompt: …, problem_type: … }` into it',
      },
    );
  }
  const inner = nodeAt(root, 'handoff');
  const all = plainValue(inner?.type === 'map' ? inner : root) as YamlData;
  const loose = Object.entries(all).filter(([key]) => contextKeys.includes(key));
  if (loose.length === 0) return { sections: all, from, text };
  const rest = Object.fromEntries(Object.entries(all).filter(([key]) => !contextKeys.includes(key)));
  const context = { ...Object.fromEntries(loose), ...mapAt(all, 'context') };
  return { sections: { ...rest, context }, from, text };
}

async function readText(path: string, typed: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw error instanceof BatonError ? error : unreadable(typed, error);
  }
}

/** A map below a key; an empty one where there is none. */
export function mapAt(data: YamlData, key: string): YamlData {
  const value = data[key];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as YamlData) : {};
}

/** A string below a key that is not blank. */
export function textAt(data: YamlData, key: string): string | undefined {
  const value = data[key];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** What the scores are counted by. */
export function briefOf(sections: YamlData): Brief {
  const context = mapAt(sections, 'context');
  const uncertainties = mapAt(sections, 'insights').uncertainties;
  return {
    problemType: textAt(context, 'problem_type'),
    uncertainties: Array.isArray(uncertainties) ? uncertainties.length : 0,
    summary: textAt(context, 'synthesis_summary') ?? textAt(context, 'original_prompt') ?? '',
    convergence: textAt(mapAt(sections, 'meta'), 'convergence_level'),
  };
}
