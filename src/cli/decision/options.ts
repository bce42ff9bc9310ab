import type { Command } from 'commander';
import { BatonError } from '../../errors.ts';
import type { DecisionFields } from '../../records/create/new-decision.ts';
import { decisionCategories, reasonTypes } from '../../records/kinds/decision/model.ts';
import type { YamlData, YamlValue } from '../../records/yaml/write.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { oneOf } from '../../text/one-of.ts';
import { decimal } from '../options/numbers.ts';
import { severalTexts, someText } from '../options/texts.ts';
import { dayOrTime } from '../options/time.ts';

/** What commander makes of the options that describe a decision. */
export interface DecisionOptions {
  readonly agent?: string;
  readonly decision?: string;
  readonly confidence?: number;
  readonly continues?: readonly string[];
  readonly reason?: readonly string[];
  readonly question?: readonly string[];
  readonly blockingQuestion?: readonly string[];
  readonly next?: readonly string[];
  readonly alternative?: readonly string[];
  readonly resolves?: readonly string[];
  readonly supersedes?: readonly string[];
  readonly expires?: string;
  readonly reopens?: readonly string[];
  readonly category?: string;
  readonly stakes?: string;
  readonly thought?: readonly string[];
  /** YAML. */
  readonly deliberation?: string;
  readonly preDecision?: string;
  readonly path?: readonly string[];
  readonly tag?: readonly string[];
  readonly body?: string;
  readonly file?: string;
}

/** Adds the options that describe a decision to a command. */
export function decisionOptions(command: Command): Command {
  return command
    .option('--agent <name>', 'who decides', someText)
    .option('--decision <text>', 'what is decided, in one sentence', someText)
    .option('--confidence <number>', 'how sure, from 0 to 1', decimal('--confidence', 'any'))
    .option(
      '--continues <id>',
      'the decision that it continues; several are joined (default: the head)',
      severalTexts,
    )
    .option('--reason <type:text>', `why; types: ${reasonTypes.join(', ')}`, severalTexts)
    .option('--alternative <option -- why>', 'another option, and why it was not chosen', severalTexts)
    .option('--question <text>', 'a question that it leaves open', severalTexts)
    .option(
      '--blocking-question <text>',
      'a question that must be answered before the thread can be completed',
      severalTexts,
    )
    .option('--resolves <question>', 'an open question that it answers, by id or text', severalTexts)
    .option('--next <text>', 'what should happen next', severalTexts)
    .option('--supersedes <id>', 'a decision that no longer holds', severalTexts)
    .option('--expires <date>', 'when it stops to hold: a day, or a time of RFC 3339', (text: string) =>
      dayOrTime('--expires', text),
    )
    .option(
      '--reopens <id#number>',
      'a rejected alternative that is chosen now, by its number in the list of its decision, from 1',
      severalTexts,
    )
    .option('--category <name>', decisionCategories.join(', '), someText)
    .option('--stakes <level>', 'low, medium, high, critical', someText)
    .option('--thought <text>', 'a thought before the decision', severalTexts)
    .option(
      '--deliberation <yaml>',
      'inputs, steps and convergence_point: { steps: [{ step: 1, thought: … }] }',
    )
    .option('--pre-decision <yaml>', 'what was searched first: { query_run: true, similar_found: 2 }')
    .option('--path <path>', 'a file that it is about', severalTexts)
    .option('--tag <word>', 'a word to find it by', severalTexts)
    .option('--body <text>', 'context and arguments, for the text of the record', someText)
    .option('--file <file>', 'a draft with any field, YAML or markdown; - is standard input');
}

/**
 * The fields that options say, by the keys of a decision's file.
 *
 * @param readYaml reads the value of an option
 */
export function fieldsOf(
  options: DecisionOptions,
  readYaml: (option: string, text: string) => YamlValue,
): DecisionFields {
  const { question = [], blockingQuestion = [], supersedes, deliberation, preDecision } = options;
  return {
    agent: options.agent,
    decision: options.decision,
    confidence: options.confidence,
    continues_decision: options.continues,
    alternatives: options.alternative?.map(alternative),
    pre_decision: preDecision === undefined ? undefined : readYaml('--pre-decision', preDecision),
    category: options.category,
    stakes: options.stakes,
    reasons: options.reason?.map(reason),
    open_questions: listed([
      ...question,
      ...blockingQuestion.map((text) => ({ question: text, blocking: true })),
    ]),
    resolves_questions: options.resolves,
    next_steps: options.next,
    supersedes: oneOrList(supersedes),
    expires: options.expires,
    reopens: oneOrList(options.reopens),
    tags: options.tag,
    files: options.path,
    deliberation: deliberation === undefined ? undefined : readYaml('--deliberation', deliberation),
    thoughts: options.thought,
  };
}

/** The fields of a draft with those of the options: lists grow, everything else is replaced. */
export function mergeFields(draft: DecisionFields, options: DecisionFields): DecisionFields {
  const merged: Record<string, YamlValue | undefined> = { ...draft };
  for (const [key, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const old = draft[key];
    merged[key] = key !== 'continues_decision' && isList(old) && isList(value) ? [...old, ...value] : value;
  }
  return merged;
}

function isList(value: YamlValue | undefined): value is readonly YamlValue[] {
  return Array.isArray(value);
}

function listed(items: readonly YamlValue[]): readonly YamlValue[] | undefined {
  return items.length === 0 ? undefined : items;
}

/** One value is written as a text, several as a list. */
function oneOrList(items: readonly string[] | undefined): YamlValue | undefined {
  return items && items.length > 1 ? items : items?.[0];
}

/** `analysis: it reads the tables` has a type; a text with a colon of its own has none. */
function reason(text: string): YamlData {
  const [, word = '', rest = ''] = /^([A-Za-z]+):\s*(\S[\s\S]*)$/.exec(text) ?? [];
  const type = reasonTypes.find((name) => name === word.toLowerCase());
  if (type !== undefined) return { type, text: rest };
  const near = word === '' ? undefined : closestMatch(word, reasonTypes);
  if (near === undefined) return { text };
  throw new BatonError('usage', `Unexpected type \`${word}\` of a reason, expected ${oneOf(reasonTypes)}`, {
    help: `did you mean \`${near}\`? Write \`--reason "${near}: …"\``,
  });
}

function alternative(text: string): YamlData {
  const [option = '', ...why] = text.split(/\s+--\s+/);
  return why.length === 0 ? { option: text } : { option, rejected_because: why.join(' -- ') };
}
