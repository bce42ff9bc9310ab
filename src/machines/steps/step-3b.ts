/** What an agent is told to do in step 3b. */
export default `What it is for: find out whether a skill for this work exists already, so that nothing is improvised that has been worked
out before.

Put down

- the skills you looked at, and for each that comes near: what of it fits, what does not
- the one that fits, if any: its name, whether it stands for itself (atomic) or leads others (composite), and the words of
  its description that make it fit
- how sure you are: high, medium or low
- what it needs as input that you do not have yet

A good answer

- goes by what a skill says that it does, not by its name
- would rather say "none" than bend the work to a skill that nearly fits; a skill that fits half is named with the half that is missing
`;
