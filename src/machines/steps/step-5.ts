/** The instruction for an agent in step 5. */
export default `Purpose: check whether another path leads to the same conclusion.

Write down

- the conclusion again, from another start: backwards from the outcome, from the most similar case in this
  repository's history, or only from the numbers; at least two such paths
- for each path where it agrees with steps 2 and 3 and where it does not
- what the disagreements have in common
- the conclusion that is right on all paths, and your confidence now; say so if it is lower

A good answer

- does not repeat the first argument in other words
- counts paths that share an unproven fact as one path
- changes the conclusion or its confidence if the paths do not agree. Not every session needs this, but the text
  shows that it was possible

Example: Backwards from "an hour without a redirect": the time must be 3600 s, so the unit is the cause, as in step 2. From
the history: the value changed with the library in March, and so did the unit. Both agree; confidence 0.95.
`;
