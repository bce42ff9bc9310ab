/** What an agent is told to do in step 3. */
export default `What it is for: see ways that the first line of reasoning did not see, before one is chosen.

Put down

- at least two ways to the outcome of step 1 that differ in kind, not in detail; "change nothing" is one where it is possible
- for each: what it does, what it costs (work, risk, what becomes harder later), what would have to be true for it to be best
- for each that you drop: the one reason that decides
- the way you keep, and what would make you come back to another one

A good answer

- gives the strongest form of the ways that it rejects
- compares all of them by the same few criteria, and says which of these weighs most here
- notices where two ways can be taken one after the other, and which order keeps more open
`;
