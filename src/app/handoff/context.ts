import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { nodeAt, plainValue, type YamlMap, type YamlNode } from '../../core/node.ts';
import { unreadable } from '../../errors.ts';
import type { Brief } from '../../knowledge/discovery.ts';
import { canonicalProblems } from '../../records/compare/canonical.ts';
import { mapAt, textAt } from '../../records/create/new-payload.ts';
import { mapV1, protocolOf } from '../../records/kinds/handoff/model.ts';
import { parseYaml } from '../../records/yaml/parse.ts';
import type { YamlData } from '../../records/yaml/write.ts';
import { shorten } from '../../text/shorten.ts';
import { HandoffFailure, importHelp } from './failure.ts';

/** A file with what is handed off, as it was read. */
export interface ContextText {
  /** As it was named: a path from the current folder, or `-`. */
  readonly from: string;
  /** Absolute; undefined for standard input. */
  readonly path: string | undefined;
  readonly text: string;
}

/** What is handed off, as a file says it: the sections of a payload that are no business of the machine. */
export interface HandoffContext {
  readonly sections: YamlData;
  /** True if the file is a payload itself, of 2.0 or 1.0. */
  readonly isPayload: boolean;
}

/** Keys of `context` that may be at the top of the file. */
const contextKeys = ['original_prompt', 'reframed_challenge', 'problem_type', 'synthesis_summary'];

/**
 * Reads the file that `--context` names.
 *
 * @param stdin reads standard input, for `-`
 * @throws BatonError `unreadable`
 */
export async function readContext(
  cwd: string,
  from: string,
  stdin: () => Promise<string>,
): Promise<ContextText> {
  if (from === '-') return { from, path: undefined, text: await stdin() };
  const path = resolve(cwd, from);
  try {
    return { from, path, text: await readFile(path, 'utf8') };
  } catch (error) {
    throw unreadable(from, error);
  }
}

/**
 * What is to be handed on: a payload's sections (`context`, `insights`, `research_seeds`, `meta`, `source`), under a
 * root `handoff` or not; keys of `context` may be at the top. A payload 1.0 is mapped (convention, section 6).
 *
 * @throws HandoffFailure `INVALID_PAYLOAD` for what is not a YAML map, of another protocol, or would not be kept as it
 *   is
 */
export function parseContext({ from, text }: ContextText): HandoffContext {
  const { root, problems } = parseYaml(text.replace(/^\uFEFF/, ''));
  const [problem] = problems;
  const what = from === '-' ? 'Standard input' : `\`${from}\``;
  if (problem) throw invalid(`${what} is not YAML: ${problem.message}`);
  if (root?.type !== 'map') throw invalid(`${what} is not a map of keys and values`);
  const protocol = protocolOf(root);
  if (protocol === 'universal' || protocol === 'other') {
    throw invalid(
      `${what} is a handoff of another version, expected a payload of \`2.0\` or \`1.0\``,
      importHelp(from === '-' ? undefined : from),
    );
  }
  const inner = nodeAt(protocol === 'v1' ? mapV1(root) : root, 'handoff');
  const own = inner?.type === 'map' ? inner : root;
  const [fault] = canonicalProblems(own);
  if (fault) {
    throw invalid(
      `Unexpected ${fault.fault === 'key' ? 'key' : 'value'} \`${excerpt(fault.node, text)}\` in ${from === '-' ? 'standard input' : what}, which JSON cannot express`,
      'write it as a string, in quotes',
    );
  }
  const sections = sectionsOf(own);
  const source = textAt(mapAt(sections, 'source'), 'skill');
  return { sections, isPayload: own === inner && source !== undefined };
}

function sectionsOf(node: YamlMap): YamlData {
  const all = plainValue(node) as YamlData;
  const entries = Object.entries(all);
  const loose = entries.filter(([key]) => contextKeys.includes(key));
  if (loose.length === 0) return all;
  const rest = entries.filter(([key]) => !contextKeys.includes(key));
  return { ...Object.fromEntries(rest), context: { ...Object.fromEntries(loose), ...mapAt(all, 'context') } };
}

function invalid(
  message: string,
  help = 'write `context: { original_prompt: …, problem_type: … }`',
): HandoffFailure {
  return new HandoffFailure('INVALID_PAYLOAD', message, { missing_fields: [] }, { help });
}

function excerpt({ extent }: YamlNode, text: string): string {
  const [line = ''] = text.slice(extent.from, extent.to).split('\n');
  return shorten(line, 40);
}

/** What the scores are counted by. */
export function briefOf(sections: YamlData): Brief {
  const context = mapAt(sections, 'context');
  const uncertainties = mapAt(sections, 'insights').uncertainties;
  return {
    problemType: textAt(context, 'problem_type'),
    uncertainties: Array.isArray(uncertainties) ? uncertainties.length : 0,
    summary: textAt(context, 'synthesis_summary') ?? '',
    convergence: textAt(mapAt(sections, 'meta'), 'convergence_level'),
  };
}
