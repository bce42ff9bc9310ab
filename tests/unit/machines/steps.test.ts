import { describe, expect, it } from 'vitest';
import { stepKeys } from '../../../src/machines/reasoning.ts';
import { agentStepInstructions, stepInstructions } from '../../../src/machines/steps/index.ts';

describe('the instruction of a step', () => {
  it.each(stepKeys)('%s has one short worked example', (step) => {
    for (const text of [stepInstructions[step], agentStepInstructions[step] ?? stepInstructions[step]]) {
      const [, example = '', ...others] = text.split('\nExample');
      expect(others).toEqual([]);
      expect(example.length / 4).toBeGreaterThan(30);
      expect(example.length / 4).toBeLessThan(70);
    }
  });

  it.each(stepKeys.filter((step) => step !== '4'))('%s does not mention step 4 to an agent', (step) => {
    expect(agentStepInstructions[step] ?? stepInstructions[step]).not.toMatch(/step 4|\broute/i);
  });
});
