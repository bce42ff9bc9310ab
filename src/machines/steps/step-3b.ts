/** The instruction for an agent in step 3b. */
export default `Purpose: find out whether a skill for this work already exists, so that you do not invent it again.

Write down

- the skills you looked at, and for each similar one: what fits, what does not
- the skill that fits, if any: its name, whether it works alone (atomic) or calls others (composite), and the words
  of its description that fit
- how sure you are: high, medium or low
- what it needs as input that you do not have yet

A good answer

- uses the description of a skill, not its name
- says "none" if a skill only nearly fits, and does not change the work for it; for a skill that fits partly it says
  what is missing

Example: release-notes: no, it only writes text. bug-fixer: "reproduces a bug, fixes it, adds a test" fits all of it;
composite. Confidence: high. It needs a way to reproduce the bug: the log of step 2.
`;
