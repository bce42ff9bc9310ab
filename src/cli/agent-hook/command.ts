import { eventNames, hosts } from '../../agents/event.ts';
import type { CommandModule } from '../../io/io.ts';
import { wrap } from '../../text/wrap.ts';
import type { AgentHookOptions } from './run.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('agent-hook')
      .description('answer an event of a coding agent, which its hooks send as JSON on standard input')
      // An exit code of 2 would stop the agent: what is missing or wrong is reported, not refused.
      .argument('[event...]', 'what happened, as any agent program spells it (default: as the JSON names it)')
      .option('--host <name>', 'the agent program (default: as the JSON shows it)')
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
${wrap(`Events: ${eventNames.join(', ')}. Hosts: ${hosts.join(', ')}.`, 80).join('\n')}

user-prompt starts a session, where agents.sessions of the configuration says so,
and prints the task of step 0. After a halt it resumes the halted session, with the
prompt as the answer. read and pre-edit print what past decisions say of the file,
once in a conversation. post-edit prints the findings in a record that was just
written. session-start prints the state of this conversation's session, what its
steps found, handoffs that nobody accepted, and other open sessions. stop prints,
once, the next step of an open session that this conversation started; session-end
says, once, that one is open. subagent-stop names a complete agent session without
a handoff.

All other events print nothing, and so does every event in a repository without
records. An event takes 2 seconds at most. A failure is shown to the user and
never stops the agent: the exit code is 0.

Example:
  $ echo '{"prompt": "Fix the login"}' | baton agent-hook user-prompt
`;
