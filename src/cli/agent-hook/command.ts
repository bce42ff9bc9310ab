import type { CommandModule } from '../../io/io.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('agent-hook')
      .description('what the hook system of a coding agent calls; JSON on standard input')
      // An exit code of 2 would stop the agent: what is missing or wrong is told, not refused.
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
user-prompt starts a session and returns what step 0 is for; after a halt it
resumes the halted session, with the prompt as the answer. session-start returns
where the session of this conversation stands and what its steps found, and names
others that are not finished. stop reminds once of one that this conversation
began. Nothing happens in a repository without records. A failure is told to the
user and never stops the agent: the exit code is 0.

Example:
  $ echo '{"prompt": "Fix the login"}' | baton agent-hook user-prompt
`;
