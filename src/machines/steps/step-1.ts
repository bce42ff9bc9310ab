/** What an agent is told to do in step 1. */
export default `What it is for: say what is wanted in words that can be checked, so that "done" is known before the work starts.

Put down

- the request in one sentence of your own, and where it differs from the words that were used
- what is true when it is done: the outcome as an observer would see it, not the means
- what is part of it, and what is not although it stands near it
- the words that could mean two things, and which meaning you take, with the evidence (a file, a line, an earlier decision)
- what must not change: interfaces, data, behaviour that others rely on

A good answer

- would let a colleague who never saw the request accept or refuse the result
- keeps apart what was said, what the repository shows, and what you conclude
- names the earlier decisions and handoffs it rests on by their ids
`;
