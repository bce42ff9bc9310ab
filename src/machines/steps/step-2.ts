/** What an agent is told to do in step 2. */
export default `What it is for: follow one line of reasoning from what is known to what follows, without a gap that a reader has to fill.

Put down, numbered

- the facts you start from, each with its source: a file and line, a command and what it printed, a decision
- each inference as a step of its own: because of these facts, this follows
- where a step is likely rather than certain, how likely, and what would settle it
- the conclusion that the chain reaches, with your confidence from 0 to 1

A good answer

- can be broken at a single numbered step by someone who disagrees
- has looked things up where it could, instead of recalling them
- says at the step that is weakest that it is the weakest, and what would happen if it were false
`;
