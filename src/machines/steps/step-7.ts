const text = (
  last: string,
) => `What it is for: hold the conclusion against the rules it must not break, and judge it as its strictest reviewer would.

Put down

- the rules that apply here: what the person asked for and forbade, the conventions and decisions of this repository, safety,
  privacy, licences, what cannot be undone
- for each whether the plan keeps it, with the place in the plan that shows it
- each breach: how grave it is, and the smallest change that mends it
- the plan after the changes

A good answer

- finds the breach that is convenient to overlook
- keeps apart what is against a rule and what is against your taste
- ${last}
`;

/** What an agent is told to do in step 7. */
export default text(
  'says plainly whether the route of step 4 still stands. Where it does not, step 8 leads back; with no way to mend it, step 8 halts',
);

/** The same in an agent's own session, which has no step 4. */
export const ofAgent = text(
  'says plainly whether the plan still stands. Where it does not, step 8 leads back to step 5; with no way to fix it, step 8 halts',
);
