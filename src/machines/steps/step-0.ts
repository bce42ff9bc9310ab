/** The instruction for an agent in step 0. */
export default `Purpose: find out what the request leaves open, before any reasoning depends on it. A wrong assumption in this step
goes into every later step.

Write down:

- SHARE: what the request says or clearly implies. The kind of work (fix, feature, question, review, decision), its
  size, who it is for, which parts of the repository it touches, and the mistakes that work of this kind usually
  brings.
- ASK: what only the person can answer, and what two careful people would do differently without an answer. At most
  five questions, the most important first, each as \`- question: …\` below \`ask\`. Each says why it matters and
  lists possible answers.
- ACKNOWLEDGE: the limits you will keep and the assumptions you make. Write an assumption so that somebody can prove
  it wrong: "the API stays compatible", not "reasonable compatibility".
- EXPLORE: what nobody has mentioned but could matter: edge cases, partial failures, other callers, data that is
  older than the code, load, permissions.

A good answer

- asks nothing that the repository answers: read it first
- asks nothing if the answer would not change the work: write an assumption under ACKNOWLEDGE
- has no questions at all for a clear request (\`ask: []\`). Then the session continues; with an unanswered question
  it stays in this step.

Example, for "fix the login, it drops people": SHARE: a fix in src/session.ts. ASK: nothing, the log says when it
happens. ACKNOWLEDGE: the cookie keeps its name. EXPLORE: two tabs at once; sessions that are older than the fix.
`;
