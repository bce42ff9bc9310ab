const text = (
  last: string,
) => `Purpose: compare the conclusion with the rules that it must not break, and review it as strictly as possible.

Write down

- the rules that apply here: what the person asked for and forbade, the conventions and decisions of this
  repository, safety, privacy, licences, what cannot be undone
- for each rule, whether the plan follows it, and the part of the plan that shows it
- each violation: how serious it is, and the smallest change that fixes it
- the plan after the changes

A good answer

- finds the violation that is easy to ignore
- separates what breaks a rule from what you only dislike
- ${last}

Example: Rule "no secret in the configuration" (decision of 3 May): followed, a time is no secret. Rule "each key has a
default": broken, the smallest fix is 3600 as default. After that the plan breaks no rule.
`;

/** The instruction for an agent in step 7. */
export default text(
  'says clearly whether the route of step 4 is still right. If it is not, step 8 loops back; if it cannot be fixed, step 8 halts',
);

/** The same in an agent's own session, which has no step 4. */
export const ofAgent = text(
  'says clearly whether the plan is still right. If it is not, step 8 loops back to step 5; if it cannot be fixed, step 8 halts',
);
