/** What an agent is told to do in step 6. */
export default `What it is for: question the conclusion as somebody would who has to live with it.

Put down questions and your honest answers

- What do the central words mean here, exactly? Would the person who asked agree?
- What is taken for granted? What if it is false?
- What is the evidence, and what would the evidence look like if the opposite were true?
- Who sees this differently, and what do they know that you do not?
- What follows next: in a week, at ten times the load, when the next person changes it without having read this?
- Is this the question that should have been asked?

A good answer

- has at least one question that hurts, and an answer that is not a defence
- leaves open what is open, as a question with what would answer it
- says which step of this session an answer contradicts, where one does: that is what loop-backs are for
`;
