import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { recordDecision } from '../../app/decision/record.ts';
import { operations } from '../../app/operations/operations.ts';
import { readDecision } from '../../app/thread/read.ts';
import { answering } from '../../app/workspace/unread.ts';
import { BatonError, unreadable } from '../../errors.ts';
import { type Io, readAllExact } from '../../io/io.ts';
import { decisionCall } from '../../knowledge/thread-calls.ts';
import { parseDecisionDraft, parseYamlText } from '../../records/create/decision-draft.ts';
import type { DecisionFields } from '../../records/create/new-decision.ts';
import type { YamlValue } from '../../records/yaml/write.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { quoteNotice } from '../../render/quote.ts';
import { decisionLines } from '../../render/records/decision.ts';
import { commandContext } from '../context.ts';
import { printJson, printRemarks } from '../print.ts';
import { type DecisionOptions, fieldsOf, mergeFields } from './options.ts';

/** Records a decision; `joins` for one that brings heads together. */
export async function runRecord(
  options: DecisionOptions & { readonly thread?: string; readonly stage?: true; readonly json?: true },
  joins: boolean,
  self: Command,
  io: Io,
): Promise<void> {
  const context = commandContext(io, self, options);
  const draft = options.file === undefined ? undefined : await readDraft(options.file, context.cwd, io);
  const fields = mergeFields(draft?.fields ?? {}, fieldsOf(options, yamlOption));
  const thread = options.thread ?? (typeof fields.thread === 'string' ? fields.thread : undefined);
  refuseMissing({ ...fields, thread }, draft !== undefined);
  const recorded = await recordDecision(context, {
    thread: thread ?? '',
    fields,
    body: options.body ?? draft?.body ?? '',
    joins,
  });
  await printRemarks(io, recorded);
  const { id, threadId, path, continues } = recorded;
  if (options.json) return printJson(io, { id, threadId, path });
  const after = continues.length === 0 ? '' : `, continues ${continues.join(' and ')}`;
  io.stdout.write(`${forTerminalLine(`recorded ${id} in ${path}${after}`)}\n`);
}

/** What commander makes of the options of `baton decision review`. */
export interface ReviewOptions {
  readonly outcome: string;
  readonly by?: string;
  readonly result?: string;
  readonly lesson?: readonly string[];
  readonly note?: readonly string[];
  readonly stage?: true;
  readonly json?: true;
}

export async function runReview(
  decision: string,
  options: ReviewOptions,
  self: Command,
  io: Io,
): Promise<void> {
  const { outcome, by, result } = options;
  const { data, from, ...remarks } = await operations.reviewDecision.run(commandContext(io, self, options), {
    decision,
    outcome,
    by,
    actualResult: result,
    lessons: options.lesson ?? [],
    reviewNotes: options.note ?? [],
  });
  await printRemarks(io, remarks);
  if (options.json) return printJson(io, data.decision);
  io.stdout.write(`reviewed ${forTerminalLine(from.id)}: ${forTerminalLine(outcome)}\n`);
}

export async function runShow(
  decision: string,
  { json }: { readonly json?: true },
  self: Command,
  io: Io,
): Promise<void> {
  const state = await readDecision(answering(commandContext(io, self)), decision);
  if (json) return printJson(io, decisionCall(state));
  io.stdout.write(`${[quoteNotice, '', ...decisionLines(state)].join('\n')}\n`);
}

async function readDraft(
  file: string,
  cwd: string,
  io: Io,
): Promise<{ fields: DecisionFields; body: string }> {
  const text = file === '-' ? await readAllExact(io.stdin) : await readText(resolve(cwd, file));
  const draft = parseDecisionDraft(text);
  if (draft.ok) return draft;
  const name = file === '-' ? 'standard input' : `\`${file}\``;
  throw new BatonError(
    'usage',
    `Cannot read the draft of the decision in ${name}, line ${draft.line}: ${draft.message}`,
    {
      help: '`baton schema decision` prints the keys that it can have',
    },
  );
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
}

function yamlOption(option: string, text: string): YamlValue {
  const read = parseYamlText(text);
  if (read.ok) return read.value;
  throw new BatonError('usage', `Unexpected value of \`${option}\`: ${read.message}`, {
    help: `write YAML or JSON: \`${option} '{ key: value }'\`, or a draft for \`--file\``,
  });
}

/** What every decision says. What a draft lacks, the rules say as well; who types options reads the options. */
function refuseMissing(fields: DecisionFields, hasDraft: boolean): void {
  const missing = ['thread', 'agent', 'decision', 'confidence'].filter((key) => fields[key] === undefined);
  if (missing.length === 0) return;
  const options = missing.map((key) => `\`--${key}\``).join(', ');
  throw new BatonError('usage', `Missing ${options}`, {
    help: hasDraft
      ? 'write it as an option, or as a key of the draft'
      : 'run `baton decision record --help` for an example',
  });
}
