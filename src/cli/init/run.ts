import { type Host, hosts } from '../../agents/event.ts';
import { hostSetups } from '../../agents/setup/hosts.ts';
import { findHosts } from '../../app/init/agents/plan-agents.ts';
import { initialSettings, lacksSettings } from '../../app/init/agents/settings.ts';
import { type InitResult, init, initHooks } from '../../app/init/init.ts';
import type { Context } from '../../app/workspace/context.ts';
import { needRepository, openWorkspace } from '../../app/workspace/workspace.ts';
import { type Config, promptTexts } from '../../core/config.ts';
import { BatonError } from '../../errors.ts';
import { type Asker, openAsker } from '../../io/ask.ts';
import type { Io } from '../../io/io.ts';
import { needOneOf } from '../../text/one-of.ts';

export interface InitOptions {
  readonly agent?: string | true;
  readonly yes?: true;
  readonly hooksOnly?: true;
  readonly dryRun?: true;
  readonly uninstall?: true;
  readonly hooks: boolean;
  readonly drivers?: true;
}

/**
 * Runs `baton init`, and asks for what the options leave open.
 *
 * @returns undefined where only hooks are wanted and there is no repository
 * @throws BatonError `usage` for options that contradict each other, and where a question has nobody to answer it
 */
export async function runInit(
  io: Io,
  context: Context,
  options: InitOptions,
): Promise<InitResult | undefined> {
  refuseTogether(options);
  const isDryRun = options.dryRun === true;
  if (options.hooksOnly) return initHooks(context, isDryRun);
  const asker = options.agent !== undefined && !options.yes ? openAsker(io) : undefined;
  try {
    const agents =
      options.agent === undefined ? [] : await agentsOf(io, context, options.agent, options.yes, asker);
    return await init(context, {
      action: options.uninstall ? 'uninstall' : 'install',
      withHooks: options.hooks,
      withDrivers: options.drivers === true,
      isDryRun,
      agents,
      settings:
        asker && agents.length > 0 && (await lacksSettings(context)) ? await settingsOf(asker) : undefined,
    });
  } finally {
    await asker?.close();
  }
}

function refuseTogether({ agent, drivers, hooks, hooksOnly, uninstall }: InitOptions): void {
  const given = [
    ...(hooksOnly ? ['--hooks-only'] : []),
    ...(uninstall ? ['--uninstall'] : []),
    ...(agent === undefined ? [] : ['--agent']),
    ...(hooksOnly && drivers ? ['--drivers'] : []),
    ...(hooksOnly && !hooks ? ['--no-hooks'] : []),
  ];
  if (given.length < 2) return;
  throw new BatonError('usage', `Options \`${given.join('` and `')}\` do not go together`, {
    help: uninstall ? '`--uninstall` removes all that Baton wrote' : 'leave one of them out',
  });
}

async function agentsOf(
  io: Io,
  context: Context,
  named: string | true,
  isYes: true | undefined,
  asker: Asker | undefined,
): Promise<readonly Host[]> {
  if (named !== true) {
    const names = named.split(',').map((name) => name.trim());
    return names.filter((name) => name !== '').map((name) => needOneOf('agent', name, hosts));
  }
  const workspace = await openWorkspace(context);
  const repository = needRepository(workspace, '`baton init`');
  const { used } = await findHosts(repository.workTree('run it in a clone or a worktree of this repository'));
  if (isYes && used.length > 0) return used;
  if (!asker) throw unanswered(used);
  for (;;) {
    const answer = await asker.ask(question(used));
    if (answer === '' || /^(?:y|yes)$/i.test(answer)) return used;
    if (/^(?:n|no|none)$/i.test(answer)) return [];
    const names = answer.split(/[,\s]+/).filter((name) => name !== '');
    const unknown = names.find((name) => !isHost(name));
    if (unknown === undefined) return names.filter(isHost);
    io.stdout.write(`\`${unknown}\` is not one of ${hosts.join(', ')}\n`);
  }
}

/** What becomes a part of the repository is for a person to say; no answer is the default. */
async function settingsOf(asker: Asker): Promise<Config['agents']> {
  const prompts = await asker.ask(
    'A session keeps its prompt, which becomes a part of the repository: verbatim, as a summary, or not? (verbatim, summary, off; return for verbatim) ',
  );
  const capture = await asker.ask(
    'Remind an agent, once a conversation, of a decision that it committed without a record? (y, n; return for n) ',
  );
  return {
    ...initialSettings,
    prompts: promptTexts.find((one) => one === prompts.toLowerCase()) ?? initialSettings.prompts,
    capture: /^(?:y|yes|ask)$/i.test(capture) ? 'ask' : 'off',
  };
}

function isHost(name: string): name is Host {
  return hosts.some((host) => host === name);
}

function question(used: readonly Host[]): string {
  if (used.length === 0)
    return `Which agent programs should call Baton? (${hosts.join(', ')}; nothing for none) `;
  const found = used.map((host) => hostSetups[host].title).join(', ');
  return `Found ${found}. Set them up? (return for yes, n for none, or names of ${hosts.join(', ')}) `;
}

function unanswered(used: readonly Host[]): BatonError {
  const names = used.length > 0 ? used.join(',') : 'claude,codex';
  return new BatonError(
    'usage',
    used.length > 0
      ? `Nobody can be asked which agent programs to set up; found ${used.map((host) => hostSetups[host].title).join(', ')}`
      : 'No agent program was found here, and nobody can be asked which ones to set up',
    {
      help: `run \`baton init --agent ${names}\`${used.length > 0 ? ', or `baton init --agent --yes` for those that were found' : `; names are ${hosts.join(', ')}`}`,
    },
  );
}
