import type { StepKey } from '../reasoning.ts';
import step0 from './step-0.ts';
import step1 from './step-1.ts';
import step2 from './step-2.ts';
import step3 from './step-3.ts';
import step3b from './step-3b.ts';
import step4 from './step-4.ts';
import step5 from './step-5.ts';
import step6 from './step-6.ts';
import step7, { ofAgent as step7OfAgent } from './step-7.ts';
import step8, { ofAgent as step8OfAgent } from './step-8.ts';

/** The instruction for an agent in each step, as markdown; `steps:` of a configuration replaces one. */
export const stepInstructions: Readonly<Record<StepKey, string>> = {
  '0': step0,
  '1': step1,
  '2': step2,
  '3': step3,
  '3b': step3b,
  '4': step4,
  '5': step5,
  '6': step6,
  '7': step7,
  '8': step8,
};

/** The steps that differ in an agent's own session, which already has a route and skips step 4. */
export const agentStepInstructions: Readonly<Partial<Record<StepKey, string>>> = {
  '7': step7OfAgent,
  '8': step8OfAgent,
};
