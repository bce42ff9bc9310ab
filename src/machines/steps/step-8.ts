const text = (
  proceed: string,
  contradicts: string,
) => `Purpose: decide how the session ends, and write down what the next one needs to know.

Write down

- the conclusion in a few sentences that need no other text, and the confidence from 0 to 1
- what is still uncertain, each point with what would make it certain
- what you learned that is useful for other tasks: patterns to follow, gotchas to avoid
- the first action of the next agent, and the files to read first

Then choose one

- proceed: the steps agree, and ${proceed}
- loop-back: ${contradicts} with it in mind. At most two loop-backs: a third contradiction halts the session
- halt: only the person can decide. Ask one to five questions that can be answered without reading this session

A good answer

- loops back if there is a contradiction, and does not explain it away
- does not ask what you could find out yourself

Example: Sessions end after 60 s because a unit is missing; the time becomes a key of the configuration, 3600 by default.
Confidence 0.95. Uncertain: other callers of the library. Gotcha: its times are seconds. First: \`src/session.ts\`. Proceed.
`;

/** The instruction for an agent in step 8. */
export default text(
  'nothing since step 4 contradicts its route',
  'a step contradicts the route. Name the step and the contradiction; routing is done again',
);

/** The same in an agent's own session, which has no step 4 and goes back to step 5. */
export const ofAgent = text(
  'nothing contradicts the plan',
  'a step contradicts the plan. Name the step and the contradiction; step 5 is done again',
);
