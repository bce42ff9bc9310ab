/** What an agent is told to do in step 4. */
export default `What it is for: say who does the work. There are two routes:

- skill-orchestration: one composite skill covers the work from beginning to end and leads what it needs
- dynamic-skill-sequencing: no single skill covers it; name the ones that do, in their order

Put down

- the route, and with it the skill, or the sequence with what each link hands to the next
- the reason in one sentence that names the finding of steps 1 to 3b it follows from
- what speaks for the other route
- where this comes after a loop-back: what contradicted the route before, and how this one answers it

A good answer

- follows from what was found; where the findings changed since, the route is looked at anew and not defended
- is a candidate only: steps 5 to 7 are there to break it, and it becomes the decision after step 8
`;
