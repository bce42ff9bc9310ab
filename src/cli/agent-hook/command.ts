import type { CommandModule } from '../../io/io.ts';
import type { AgentHookOptions } from './run.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('agent-hook')
      .description('called by the hooks of a coding agent, with JSON on standard input')
      // An exit code of 2 would stop the agent: what is missing or wrong is reported, not refused.
      .argument('[event...]', 'what happened, in any spelling of an agent; left out, as the JSON names it')
      .option('--host <name>', 'the agent program; left out, as the JSON shows it')
      .allowUnknownOption()
      .addHelpText('after', help)
      .action(async (event: readonly string[], { host }: Pick<AgentHookOptions, 'host'>) => {
        const { runAgentHook } = await import('./run.ts');
        const isLate = await runAgentHook(event.join(' '), io, { host });
        // What still runs would keep the agent waiting.
        if (isLate) process.exit(0);
      });
  },
};

const help = `
Events: user-prompt, read, pre-edit, post-edit, session-start, stop,
session-end, subagent-stop. Hosts: claude, codex, gemini, cursor, copilot.

user-prompt starts a session and prints the task of step 0. After a halt it
resumes the halted session, with the prompt as the answer. read and pre-edit
print what past decisions say of the file, once in a conversation. post-edit
prints the findings in a record that was just written. session-start prints the
state of this conversation's session, what its steps found, handoffs that nobody
accepted, and other open sessions. stop, once, is the next step of an open session
that this conversation started; session-end says that one is open. subagent-stop
names a complete agent session without a handoff.

All other events print nothing, and so does every event in a repository without
records. An event takes 2 seconds at most. A failure is shown to the user and
never stops the agent: the exit code is 0.

Example:
  $ echo '{"prompt": "Fix the login"}' | baton agent-hook user-prompt
`;
