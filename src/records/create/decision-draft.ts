import type { ReadProblem } from '../../core/document.ts';
import { plainValue } from '../../core/node.ts';
import { LineIndex } from '../../core/position.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { findFrontMatter } from '../read/front-matter.ts';
import { parseYaml } from '../yaml/parse.ts';
import type { YamlValue } from '../yaml/write.ts';
import { type DecisionFields, decisionKeys } from './new-decision.ts';

/** The draft of a decision, or why it cannot be read. */
export type DecisionDraft =
  | { readonly ok: true; readonly fields: DecisionFields; readonly body: string }
  | { readonly ok: false; readonly line: number; readonly message: string };

/**
 * Reads a draft of a decision: markdown with front matter, or YAML (or JSON), in which `body` is the text.
 *
 * @param text the draft, with the keys of a decision's file (convention, section 5)
 */
export function parseDecisionDraft(text: string): DecisionDraft {
  const place = findFrontMatter(text);
  const isMarkdown = place.found || place.reason === 'unclosed' || place.reason === 'dots';
  if (!isMarkdown) return read(text, text.startsWith('\uFEFF') ? 1 : 0, text.length, undefined);
  if (place.found) return read(text, place.content.from, place.content.to, text.slice(place.extent.to));
  return { ok: false, line: 1, message: 'Front matter is not closed, expected a line `---` at column 1' };
}

/** Reads a single value of YAML or JSON, as on a command line. */
export function parseYamlText(
  text: string,
): { readonly ok: true; readonly value: YamlValue } | { readonly ok: false; readonly message: string } {
  const { root, problems } = parseYaml(text);
  const [problem] = problems;
  if (problem) return { ok: false, message: problem.message };
  return { ok: true, value: (plainValue(root) ?? null) as YamlValue };
}

function read(file: string, from: number, to: number, body: string | undefined): DecisionDraft {
  const { root, problems } = parseYaml(file.slice(from, to), (offset) => offset + from);
  const [problem] = problems;
  if (problem) return failed(file, problem);
  if (root?.type !== 'map') {
    const what = root === undefined || root.type === 'scalar' ? 'text' : 'list';
    return { ok: false, line: 1, message: `Unexpected ${what}, expected keys such as \`decision:\`` };
  }
  const { body: own, ...fields } = plainValue(root) as DecisionFields;
  if (body !== undefined)
    return { ok: true, fields: own === undefined ? fields : { ...fields, body: own }, body };
  return { ok: true, fields, body: typeof own === 'string' ? own : '' };
}

function failed(file: string, { message, extent }: ReadProblem): DecisionDraft {
  return { ok: false, line: new LineIndex(file).span(extent).start.line, message };
}

/** Unknown keys, each with the key that was probably meant. */
export function strangeKeys(
  fields: DecisionFields,
): readonly { readonly key: string; readonly near: string }[] {
  return Object.keys(fields).flatMap((key) => {
    if (decisionKeys.includes(key)) return [];
    const near = closestMatch(key, decisionKeys);
    return near === undefined ? [] : [{ key, near }];
  });
}
