/** The instruction for an agent in step 6. */
export default `Purpose: question the conclusion like somebody who must live with it.

Write down questions and your honest answers

- What do the central words mean here, exactly? Would the person who asked agree?
- What do you assume without proof? What if it is false?
- What is the evidence, and what would the evidence look like if the opposite were true?
- Who disagrees, and what do they know that you do not know?
- What happens later: in a week, at ten times the load, when the next person changes it and has not read this?
- Is this the right question?

A good answer

- has at least one uncomfortable question, and an honest answer to it
- keeps an open question open, and says what would answer it
- says which step of this session an answer contradicts, if any: loop-backs are made for this

Example: What if the redirect had another cause? Then raising the value in a test would not move it; it does. Who disagrees?
Operations, who want short sessions: a configured time serves them. No answer contradicts a step.
`;
