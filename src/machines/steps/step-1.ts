/** The instruction for an agent in step 1. */
export default `Purpose: say what is wanted in words that can be checked, so that "done" is clear before the work starts.

Write down

- the request in one sentence in your own words, and where it differs from the original words
- what is true when it is done: the outcome that an observer can see, not how it is done
- what is part of it, and what is close to it but not part of it
- the words with two possible meanings, and the meaning that you choose, with the evidence (a file, a line, an
  earlier decision)
- what must not change: interfaces, data, behaviour that others depend on

A good answer

- would let a colleague who never saw the request accept or refuse the result
- separates what was said, what the repository shows, and what you conclude
- gives the ids of the earlier decisions and handoffs that it depends on

Example: Wanted: who uses the shop stays logged in. Done when a session of an hour has no redirect to /login. Not part of
it: the logout page. "Drops" means a redirect, not an error (log of 12 May). Must not change: the name of the cookie.
`;
