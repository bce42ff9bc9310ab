/** The instruction for an agent in step 4. */
export default `Purpose: decide who does the work. There are two routes:

- skill-orchestration: one composite skill does the whole work and calls the skills that it needs
- dynamic-skill-sequencing: no single skill does all of it; name the skills that do, in order

Write down

- the route with its skill, or the sequence of skills with what each one passes to the next
- the reason in one sentence, with the result of steps 1 to 3b that it follows from
- the reasons for the other route
- after a loop-back: what contradicted the earlier route, and how this one solves it

A good answer

- follows from the results; if they changed, it decides again and does not defend the old route
- is only a candidate: steps 5 to 7 try to prove it wrong, and it becomes the decision after step 8

Example: ROUTE skill-orchestration, SKILL bug-fixer: step 3b found one skill that covers reproduction, fix and test. Not
dynamic-skill-sequencing: nothing is left for a second skill.
`;
