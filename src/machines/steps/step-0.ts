/** What an agent is told to do in step 0. */
export default `What it is for: find out what the request leaves open before any thinking builds on it. A wrong assumption made
here is carried through every later step.

Put down:

- SHARE: what the request says or plainly implies. The kind of work (fix, feature, question, review, decision), its size, who it
  is for, which parts of the repository it touches, and the mistakes that work of this kind usually brings.
- ASK: what only the person can answer, and without which two careful people would do different things. At most five
  questions, the most consequential first, each as \`- question: …\` below \`ask\`. Each says why it matters and offers
  the answers you can think of.
- ACKNOWLEDGE: the boundaries you will keep and the assumptions you go on with. Write an assumption so that it can be found
  wrong: "the API stays compatible", not "reasonable compatibility".
- EXPLORE: what nobody has mentioned and that could still matter: edge cases, failures half way, other callers, data that is
  older than the code, load, permissions.

A good answer

- asks nothing that reading the repository would answer: read first
- asks nothing whose answer would change nothing; it becomes an assumption under ACKNOWLEDGE
- has no questions at all for a clear request (\`ask: []\`). Then the session goes on; with one unanswered question it stays here.
`;
