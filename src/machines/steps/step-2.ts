/** The instruction for an agent in step 2. */
export default `Purpose: follow one line of reasoning from the facts to the conclusion, without a gap that a reader must fill.

Write down, numbered

- the facts you start from, each with its source: a file and line, a command and what it printed, a decision
- each inference as a separate step: because of these facts, this follows
- where a step is likely but not certain: how likely it is, and what would make it certain
- the conclusion of the chain, with your confidence from 0 to 1

A good answer

- lets somebody who disagrees name the wrong step by its number
- uses facts that you looked up, not facts from memory, wherever you could look
- marks the weakest step as the weakest, and says what would happen if it were false

Example: 1. The log has a redirect 60 s after each login (\`grep 302 log\`). 2. \`src/session.ts:14\` sets 60 without a
unit. 3. The library reads seconds (its page). 4. So sessions end after a minute: 0.9. Weakest: 3, no test shows it.
`;
