import { parseFullMarkdown } from '../../markdown/full.ts';
import { renderYaml, type YamlData } from '../../yaml/write.ts';
import { stepInHeading } from './body.ts';

/** What one step found, in a file of several. */
export interface RecordedStep {
  /** `0` to `8`, `3b`; of JSON the key as it is written. */
  readonly step: string;
  /** Markdown, or YAML alone. */
  readonly output: string;
}

/** Why a file of steps cannot be read. */
export interface RecordedFault {
  readonly problem: string;
  readonly help: string;
}

const forms =
  'write markdown with a section `## Step N` for each step, or a JSON object with a text or an object for each step: `{"0": {"share": …}, "1": "…"}`';

/**
 * Reads what several steps found from one text: markdown with a section `## Step N` for each step, or a JSON object with the steps as its
 * keys.
 *
 * @returns the steps in the order of the text; a step that is in it twice is there twice
 */
export function readRecordedSteps(text: string): readonly RecordedStep[] | RecordedFault {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  return trimmed.startsWith('{') ? stepsInJson(trimmed) : stepsInMarkdown(trimmed);
}

function stepsInJson(text: string): readonly RecordedStep[] | RecordedFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: `is not JSON: ${error instanceof Error ? error.message : String(error)}`, help: forms };
  }
  const steps: RecordedStep[] = [];
  for (const [step, output] of Object.entries(value as object)) {
    if (typeof output === 'string') steps.push({ step, output });
    else if (output !== null && typeof output === 'object' && !Array.isArray(output))
      steps.push({ step, output: renderYaml(output as YamlData) });
    else return { problem: `has neither a text nor an object for step \`${step}\``, help: forms };
  }
  return steps.length > 0 ? steps : { problem: 'has no step', help: forms };
}

function stepsInMarkdown(text: string): readonly RecordedStep[] | RecordedFault {
  const { problems, sections } = parseFullMarkdown(text);
  const [problem] = problems;
  if (problem) return { problem: `cannot be read: ${problem.message}`, help: 'write it in simpler markdown' };
  const starts = sections.flatMap(({ heading }) => {
    const step = heading && heading.depth <= 2 ? stepInHeading(heading.text) : undefined;
    return heading && step !== undefined ? [{ step, extent: heading.extent }] : [];
  });
  const [first] = starts;
  if (!first) return { problem: 'has no section of a step', help: forms };
  if (text.slice(0, first.extent.from).trim() !== '')
    return { problem: 'has text before its first step, which no step would have', help: forms };
  return starts.map(({ extent, step }, at) => ({
    step,
    output: text.slice(extent.to, starts[at + 1]?.extent.from).trim(),
  }));
}
