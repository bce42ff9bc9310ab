import { Argument } from 'commander';
import type { CommandModule } from '../io.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('agent-hook')
      .description('what the hook system of a coding agent calls; JSON on standard input')
      .addArgument(new Argument('<event>', 'what happened').choices(['user-prompt', 'session-start', 'stop']))
      .addHelpText('after', help)
      .action(async (event: 'user-prompt' | 'session-start' | 'stop') => {
        const { runAgentHook } = await import('../run-agent-hook.ts');
        await runAgentHook(event, io);
      });
  },
};

const help = `
user-prompt starts a session and returns what step 0 is for, session-start
tells of sessions that are not finished, stop reminds once of one that this
conversation began. Nothing happens in a repository without records. A failure
is told on standard error and never stops the agent.

Example:
  $ echo '{"prompt": "Fix the login"}' | baton agent-hook user-prompt
`;
