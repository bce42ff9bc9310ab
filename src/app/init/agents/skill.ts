import { ownFileMark } from '../../../agents/setup/plugins.ts';

/**
 * The skill that tells an agent how to work with records (agents, section 6).
 *
 * @param own the words that run Baton in every clone
 */
export function skillText(own: string): string {
  return `---
name: baton
description: Asks what past decisions say of a file before it is edited, records new decisions and hands work over. Use it before you edit a file, when you choose between alternatives, when you stop with work left, and when a commit is refused by Baton.
---

<!-- ${ownFileMark} -->

# Decisions and handoffs

Sessions, decision threads, handoffs and tasks are files under \`.agents/\`. Baton checks them before each commit.

## Before you edit

Run \`${own} before-edit FILE...\`. It prints what is in force for these files: open questions, decisions, rejected alternatives, known
traps. Where it prints nothing, nothing is in force. If you want to do what was rejected, tell the user why it was rejected and ask.
\`${own} why FILE:LINE\` prints the decision behind a line.

## When to record

Record a decision when you chose between alternatives and somebody could ask later why: a dependency, an interface, a schema, a
configuration, a change of direction. Do not record what the diff already says.

- \`${own} query decisions\` lists decisions with their threads; \`${own} thread create 'TITLE'\` opens a thread.
- \`${own} decision record --help\` shows the fields. Name the rejected alternatives with their reasons, and the \`files\`.

## When you stop

With work left, write the handoff: \`${own} task handoff --help\`. A handoff names what was done, what is open and the traps.

## When a commit is refused

The message names the file, the line and the fix. \`${own} explain RULE\` says more. Fix the record, stage it and commit again. Never
commit with \`--no-verify\`: the check runs again in CI.
`;
}
