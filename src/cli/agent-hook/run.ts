import { answerOf, channelOf, noticeOf } from '../../agents/answer.ts';
import { type AgentEvent, type Host, hosts } from '../../agents/event.ts';
import { momentOf } from '../../agents/event-names.ts';
import { recognise } from '../../agents/recognise.ts';
import { type Home, homeOf } from '../../app/agents/home.ts';
import { noteEvent, openMemory } from '../../app/agents/memory.ts';
import { maskText } from '../../app/secrets/hide-secrets.ts';
import { contextOf, writtenTime } from '../../app/workspace/context.ts';
import { recordsIn, type WorktreeRecords } from '../../app/workspace/find-record.ts';
import { asBatonError, BatonError } from '../../errors.ts';
import { type Io, readAll } from '../../io/io.ts';
import { forTerminal } from '../../render/neutralise/terminal.ts';
import { needOneOf } from '../../text/one-of.ts';
import { answers } from './answers.ts';

export interface AgentHookOptions {
  /** The host, where the payload does not say it. */
  readonly host?: string | undefined;
  /** Resolves when an event has taken too long; left out, after the time limit. */
  readonly limit?: Promise<void>;
}

/** How many seconds an event may take, since the agent waits for it (agents, section 3); BATON_EVENT_SECONDS sets another limit. */
const defaultSeconds = 2;
/** How long a late event waits to know where to note it. */
const graceSeconds = 0.2;

/**
 * Answers an event of a coding agent: JSON on standard input, JSON on standard output. An agent is never stopped by a failure
 * of Baton: what is wrong goes to standard error and, as a message, to the agent's user; the exit code is 0.
 *
 * @param named the event as the agent's configuration names it; '' for the name in the payload
 * @returns true where the event took too long: work that nobody waits for may still run
 */
export async function runAgentHook(
  named: string,
  io: Io,
  { host, limit }: AgentHookOptions = {},
): Promise<boolean> {
  const text = await readAll(io.stdin);
  if (momentOf(named) === 'none') return false;
  let event: AgentEvent | undefined;
  let home: Home | undefined;
  try {
    event = eventIn(named, text, host);
    if (!event || !channelOf(event)) return false;
    const known = event;
    const { conversation, cwd = io.cwd } = event;
    const context = contextOf({ cwd, env: io.env, now: writtenTime(io.now), build: io.build });
    const opening = homeOf(context);
    const work = async () => {
      home = await opening;
      if (!home) return undefined;
      const { repository, workspace } = home;
      const memory = openMemory(repository.commonDir, conversation, io.now);
      let opened: Promise<WorktreeRecords> | undefined;
      const records = () => {
        opened ??= recordsIn(workspace);
        return opened;
      };
      return answers[known.name]({ event: known, home, memory, context, records });
    };
    const seconds = Number(io.env.BATON_EVENT_SECONDS) || defaultSeconds;
    const answer = await Promise.race([
      work(),
      (limit ?? after(seconds)).then((): typeof tooLate => tooLate),
    ]);
    if (answer === tooLate) {
      const place = await Promise.race([opening, after(graceSeconds)]);
      const line = `${known.host} ${known.name}: not answered in ${seconds} s`;
      if (place) await noteEvent(place.repository.commonDir, io.now, line);
      return true;
    }
    if (answer !== undefined && answer !== '') print(io, answerOf(known, answer));
  } catch (error) {
    await reportFailure(error, named, event, home, io);
  }
  return false;
}

const tooLate = Symbol('too late');

function after(seconds: number): Promise<undefined> {
  return new Promise((done) => {
    setTimeout(() => done(undefined), seconds * 1000).unref();
  });
}

/** @throws BatonError `usage` for an event or a host that nobody has, SyntaxError for what is not JSON */
function eventIn(named: string, text: string, host: string | undefined): AgentEvent | undefined {
  const forced: Host | undefined = host === undefined ? undefined : needOneOf('host', host, hosts);
  const found = recognise(named, text.trim() === '' ? {} : JSON.parse(text), forced);
  if (found.type === 'event') return found.event;
  if (found.type === 'none') return undefined;
  throw new BatonError(
    'usage',
    `Unexpected event \`${found.name}\`, expected the name of an event of an agent`,
    {
      help: '`baton agent-hook --help` lists them',
    },
  );
}

/** What is wrong is said once in a conversation: a tool is called many times. */
async function reportFailure(
  error: unknown,
  named: string,
  event: AgentEvent | undefined,
  home: Home | undefined,
  io: Io,
): Promise<void> {
  const { message, help } = wordsOf(error);
  const note = `baton: the agent hook${named === '' ? '' : ` ${named}`} did nothing: ${await maskText(message)}`;
  io.stderr.write(
    `${forTerminal(note)}\n${help === undefined ? '' : `help: ${forTerminal(await maskText(help))}\n`}`,
  );
  const memory = home && openMemory(home.repository.commonDir, event?.conversation, io.now);
  const isNews = await memory?.isNews('failure', note).catch(() => true);
  if (isNews !== false) print(io, noticeOf(event?.host ?? 'claude', forTerminal(note)));
}

function print(io: Io, answer: object | undefined): void {
  if (answer) io.stdout.write(`${JSON.stringify(answer)}\n`);
}

function wordsOf(error: unknown): { readonly message: string; readonly help: string | undefined } {
  const known = asBatonError(error);
  if (known) return known;
  if (error instanceof SyntaxError) {
    return {
      message: `standard input is not JSON: ${error.message}`,
      help: 'the agent sends it; `baton agent-hook --help` has an example',
    };
  }
  return { message: String(error), help: undefined };
}
