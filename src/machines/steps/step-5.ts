/** What an agent is told to do in step 5. */
export default `What it is for: see whether the conclusion depends on the path that led to it.

Put down

- the conclusion again, reached from another start: from the outcome backwards, from the most similar case in this
  repository's history, or from the numbers alone; at least two such paths
- for each path where it agrees with steps 2 and 3 and where it does not
- what the disagreements have in common
- the conclusion that holds on all paths, and your confidence now; say it where it fell

A good answer

- does not repeat the first argument in other words
- treats agreement of paths that share an unproven fact as one path
- changes the conclusion, or its confidence, where the paths part. Not every session has to, but the text shows that it could have
`;
