const text = (
  proceed: string,
  contradicts: string,
) => `What it is for: decide how the session ends, and leave behind what the next one needs to know.

Put down

- the conclusion in a few sentences that stand for themselves, and the confidence from 0 to 1
- what is still uncertain, each with what would settle it
- what was learned that holds beyond this task: patterns to follow, gotchas to avoid
- the first action of whoever takes over, and the files to read first

Then choose one

- proceed: the steps agree, and ${proceed}
- loop-back: ${contradicts} with it in view. Two
  loop-backs at most: a third contradiction halts the session
- halt: only the person can decide. Ask one to five questions, each answerable without reading this session

A good answer

- goes back rather than on where a contradiction was talked away
- does not ask what it could find out
`;

/** What an agent is told to do in step 8. */
export default text(
  'nothing found since step 4 speaks against its route',
  'a step contradicts the route. Name the step and the contradiction; routing is done again',
);

/** The same in an agent's own session, which has no step 4 and goes back to step 5. */
export const ofAgent = text(
  'nothing found speaks against the plan',
  'a step contradicts the plan. Name the step and the contradiction; step 5 is done again',
);
