import type { Command } from 'commander';
import { acknowledge } from '../../app/handoff/acknowledge.ts';
import { createHandoff } from '../../app/handoff/create.ts';
import { discover } from '../../app/handoff/discover.ts';
import { HandoffFailure } from '../../app/handoff/failure.ts';
import { type HandoffRow, listHandoffs } from '../../app/handoff/list.ts';
import { openPayload, type PayloadState } from '../../app/handoff/payload.ts';
import { upgradePayload } from '../../app/handoff/upgrade.ts';
import { verifyPayload } from '../../app/handoff/verify.ts';
import type { Context } from '../../app/workspace/context.ts';
import { answering } from '../../app/workspace/unread.ts';
import { nodeAt, plainValue } from '../../core/node.ts';
import { type ExitCode, type Io, readAllExact } from '../../io/io.ts';
import { problemTypes } from '../../knowledge/discovery.ts';
import { payloadOf } from '../../records/kinds/handoff/model.ts';
import { renderYaml, type YamlData } from '../../records/yaml/write.ts';
import { forJson, forTerminal, forTerminalLine } from '../../render/neutralise/terminal.ts';
import { renderHandoffTable } from '../../render/records/lists.ts';
import type { Looks } from '../../render/table.ts';
import { needOneOf } from '../../text/one-of.ts';
import { commandContext } from '../context.ts';
import { looksOf, printItems, printJson } from '../print.ts';

/** What commander makes of the options of the verbs; each has some of them. */
export interface HandoffOptions {
  readonly json?: true;
  readonly stage?: true;
  readonly from?: string;
  readonly to?: string;
  readonly context?: string;
  readonly problemType?: string;
  readonly parent?: string;
  readonly session?: string;
  readonly workflow?: string;
  readonly reason?: string;
  readonly loopReason?: string;
  readonly expiresAt?: string;
  readonly runHealthCheck?: true;
  readonly by?: string;
  readonly pending?: true;
}

interface VerbInput {
  readonly looks: Looks;
  readonly io: Io;
  readonly options: HandoffOptions;
  readonly context: Context;
  readonly handoff: string;
}

/**
 * Runs a verb. A handoff that fails is an answer: its error document goes to standard output, in YAML or JSON, and the exit
 * code is 1 (commands, `baton handoff`).
 */
export async function runHandoff(
  verb: keyof typeof verbs,
  handoff: string,
  options: HandoffOptions,
  self: Command,
  io: Io,
): Promise<ExitCode> {
  const input = {
    io,
    options,
    handoff,
    looks: looksOf(io, self),
    context: commandContext(io, self, options),
  };
  try {
    await verbs[verb](input);
    return 0;
  } catch (error) {
    if (!(error instanceof HandoffFailure)) throw error;
    const { code, details, message, preserved, recoverable } = error;
    const document: YamlData = {
      error: {
        code,
        message,
        details: { ...details },
        recoverable,
        payload_preserved: preserved ?? null,
        help: error.help ?? null,
      },
    };
    io.stdout.write(options.json ? json(document) : forTerminal(renderYaml(document)));
    if (error.help !== undefined) io.stderr.write(`help: ${forTerminal(error.help)}\n`);
    return 1;
  }
}

/** What each verb does and prints. */
const verbs = {
  async discover({ context, io, options }: VerbInput) {
    answering(context);
    const { problemType } = options;
    if (problemType !== undefined) refuseProblemType(problemType);
    const menu = await discover(context, {
      stdin: () => readAllExact(io.stdin),
      context: options.context,
      problemType,
    });
    if (options.json) return printItems(io, menu);
    menu.forEach(({ categories, category, description, name, scope, score }, index) => {
      const kinds = category === undefined ? categories.join(', ') : category;
      io.stdout.write(
        `${index + 1}. ${forTerminalLine(name)}  (${forTerminalLine(kinds)}, ${scope}, score ${score})\n`,
      );
      if (description !== '') io.stdout.write(`   ${forTerminalLine(description)}\n`);
    });
    if (menu.length === 0)
      io.stderr.write(
        'No skill accepts handoffs. A skill accepts them with `accepts_handoff: true` in its SKILL.md.\n',
      );
  },
  async create({ context, io, options }: VerbInput) {
    const { expiresAt, from = '', loopReason, parent, reason, session, to = '', workflow } = options;
    const made = await createHandoff(context, {
      from,
      to,
      context: options.context ?? '',
      stdin: () => readAllExact(io.stdin),
      healthCheck: options.runHealthCheck === true,
      parent,
      session,
      workflow,
      reason,
      loopReason,
      expiresAt,
    });
    warn(io, made.warnings);
    const lines = [`${made.path}, until ${made.expiresAt}`, '', made.invocation].map(forTerminalLine);
    io.stdout.write(options.json ? json(made) : `${lines.join('\n')}\n`);
  },
  async verify({ context, io, handoff, options }: VerbInput) {
    answering(context);
    const { doc, id, state, warnings } = await verifyPayload(context, { handoff });
    warn(io, warnings);
    if (options.json) return printJson(io, { id, path: doc.path, state, ok: true, warnings });
    io.stdout.write(`✔ ${forTerminalLine(id)} can be accepted\n`);
  },
  async accept(input: VerbInput) {
    await acknowledged(input, 'accepted');
  },
  async reject(input: VerbInput) {
    await acknowledged(input, 'rejected');
  },
  async upgrade({ context, io, handoff, options }: VerbInput) {
    const { session, to } = options;
    const made = await upgradePayload(context, {
      handoff,
      to,
      session,
    });
    io.stdout.write(
      options.json ? json(made) : `${forTerminalLine(handoff)} → ${forTerminalLine(made.path)}\n`,
    );
  },
  async show({ context, io, handoff, options }: VerbInput) {
    answering(context);
    const { ack, doc, facts, id, state } = await openPayload(context, { handoff });
    const payload = plainValue(payloadOf(doc.data)?.handoff ?? nodeAt(doc.data, 'handoff'));
    if (options.json) return printJson(io, { id, path: doc.path, state, ack: ack ?? null, handoff: payload });
    const way = [...facts.chain, facts.targetSkill?.value ?? '?'].join(' → ');
    const taken = ack
      ? [`${ack.status} by ${ack.by} at ${ack.at}${ack.reason === undefined ? '' : `: ${ack.reason}`}`]
      : [];
    const head = [`${id}  ${state}`, way, ...taken].map(forTerminalLine).join('\n');
    io.stdout.write(`${head}\n\n${forTerminal(renderYaml({ handoff: payload as YamlData }))}`);
  },
  async list({ context, io, looks, options }: VerbInput) {
    answering(context);
    const isAsked = (state: PayloadState) => !options.pending || state === 'pending';
    const rows = await listHandoffs(context, isAsked);
    if (options.json) return printItems(io, rows);
    if (io.stdout.isTTY) io.stdout.write(renderHandoffTable(rows, looks));
    for (const row of io.stdout.isTTY ? rows.filter(({ lost }) => lost) : rows) {
      io.stdout.write(`${rowLines(row).map(forTerminalLine).join('\n')}\n`);
    }
    if (rows.length === 0) io.stderr.write('No handoffs.\n');
  },
} as const;

async function acknowledged({ context, io, handoff, options }: VerbInput, status: 'accepted' | 'rejected') {
  const { by, reason } = options;
  const ack = await acknowledge(context, {
    handoff,
    status,
    by,
    reason,
  });
  warn(io, ack.warnings);
  io.stdout.write(
    options.json ? json({ id: ack.handoff, ...ack }) : `✔ ${status}, ${forTerminalLine(ack.path)}\n`,
  );
}

/** A payload of a list, and below it what it lost on the way. */
function rowLines({ expiresAt, from, id, lost, state, to }: HandoffRow): readonly string[] {
  const standing: Record<PayloadState, string> = {
    pending: expiresAt === null ? 'pending' : `pending until ${expiresAt}`,
    expired: `expired ${expiresAt}, never acknowledged`,
    accepted: 'accepted',
    rejected: 'rejected',
    upgraded: 'upgraded to another payload',
  };
  const texts = lost ? [...lost.uncertainties, ...lost.questions] : [];
  const head = `${id}  ${from} → ${to}  ${standing[state]}`;
  if (!lost) return [head];
  return [head, `  lost on the way what ${lost.parent} left open`, ...texts.map((text) => `    “${text}”`)];
}

function warn(io: Io, warnings: readonly string[]): void {
  for (const warning of warnings) io.stderr.write(`warning: ${forTerminalLine(warning)}\n`);
}

/** @throws BatonError `usage` for a type of problem that no payload may name */
function refuseProblemType(type: string): void {
  needOneOf('type of a problem', type, problemTypes);
}

function json(value: unknown): string {
  return `${forJson(JSON.stringify(value, null, 2))}\n`;
}
