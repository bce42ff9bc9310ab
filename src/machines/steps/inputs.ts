import { type StepKey, stepKeys } from '../reasoning.ts';

/** The mark where the agent writes its own words. */
export const blank = '…';

/** Steps whose output is read by a program. Text is in blocks, where a colon or a quote does not end a value. */
const forms: Readonly<Partial<Record<StepKey, readonly string[]>>> = {
  '0': [
    '```yaml output',
    'share: |',
    `  ${blank}`,
    'ask: []',
    'acknowledge: |',
    `  ${blank}`,
    'explore: |',
    `  ${blank}`,
    '```',
  ],
  '3b': [
    `${blank} the similar skills, and what fits of each`,
    '',
    '```yaml output',
    'SKILL_DETECTED: true',
    `SKILL_NAME: ${blank}`,
    'SKILL_TYPE: composite',
    'CONFIDENCE: high',
    'REASONING: |',
    `  ${blank}`,
    '```',
  ],
  '4': [
    `${blank} the reasons for the other route`,
    '',
    '```yaml output',
    'ROUTE: skill-orchestration',
    `SKILL: ${blank}`,
    'REASON: |',
    `  ${blank}`,
    '```',
  ],
};

/** The output of each step as a form to fill in, with `…` where the agent's words go. */
export const stepInputs: Readonly<Record<StepKey, string>> = Object.fromEntries(
  stepKeys.map((step) => [step, (forms[step] ?? [inputOf(`step ${step}`)]).join('\n')]),
) as Record<StepKey, string>;

/** The form of step 0 of a session that keeps one line of the prompt instead of the prompt. */
export const summaryInput = stepInputs['0'].replace('\n', `\nsummary: ${blank}\n`);

/** The same for a step without a fixed form. @param name `step 1`, or the state that is left */
export function inputOf(name: string): string {
  return `${blank} what ${name} found, in markdown`;
}
