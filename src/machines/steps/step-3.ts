/** The instruction for an agent in step 3. */
export default `Purpose: find other solutions before one is chosen.

Write down

- at least two ways to the outcome of step 1 that are really different, not only in details; "change nothing" is one
  of them if it is possible
- for each: what it does, what it costs (work, risk, what becomes harder later), what must be true so that it is the
  best way
- for each way that you reject: the main reason
- the way you choose, and what would make you choose another one

A good answer

- describes the rejected ways in their strongest form
- compares all of them by the same few criteria, and says which one is the most important here
- says if two ways can be combined one after the other, and which order keeps more options

Example: A: write 3600. B: take the time from the configuration. C: change nothing. Criterion: an operator can set it
without a release. B does; A is one line, but hides the unit again. B, unless the configuration cannot be read at start.
`;
