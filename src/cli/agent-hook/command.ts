import type { CommandModule } from '../../io/io.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('agent-hook')
      .description('called by the hooks of a coding agent, with JSON on standard input')
      // An exit code of 2 would stop the agent: what is missing or wrong is reported, not refused.
      .argument('[event...]', 'what happened: user-prompt, session-start or stop')
      .allowUnknownOption()
      .addHelpText('after', help)
      .action(async (event: readonly string[]) => {
        const { runAgentHook } = await import('./run.ts');
        await runAgentHook(event.join(' '), io);
      });
  },
};

const help = `
user-prompt starts a session and prints the task of step 0. After a halt it
resumes the halted session, with the prompt as the answer. session-start prints
the state of this conversation's session, what its steps found, and the other
open sessions. stop reminds the agent once of an open session that this
conversation started. In a repository without records, nothing happens. A
failure is shown to the user and never stops the agent: the exit code is 0.

Example:
  $ echo '{"prompt": "Fix the login"}' | baton agent-hook user-prompt
`;
