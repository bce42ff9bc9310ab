import type { Document } from '../../core/document.ts';
import { entryOf, nodeAt, plainValue } from '../../core/node.ts';
import { BatonError } from '../../errors.ts';
import type { Machine } from '../../machines/machine.ts';
import { reasoningOf } from '../../machines/reasoning.ts';
import { isContinued } from '../../machines/replay.ts';
import { outputOf, type StepSection, stepSections } from '../../records/kinds/session/body.ts';
import { freshValues, sessionOf } from '../../records/kinds/session/model.ts';
import { scalarText } from '../../text/scalar.ts';
import { type Data, isData, listOf, without } from '../read-file.ts';
import type { Exported, Remark } from '../types.ts';
import {
  extensionState,
  fsmOf,
  noOutput,
  ownKey,
  proseKey,
  protocol,
  restKey,
  sessionOnly,
  stateKeys,
} from './reasoning-state.ts';

/**
 * A session as a state file with all its 19 keys (formats, "Reasoning-protocol state JSON"). What only a session has
 * goes where the protocol lets fields be added: into `metadata`, and the prose of a step into its output.
 *
 * @throws BatonError `usage` for a session of another machine, or without a history
 */
export function exportState(doc: Document): Exported {
  const session = sessionOf(doc);
  const machine = session && reasoningOf(session);
  if (!session || !machine) {
    throw new BatonError(
      'usage',
      `Session \`${doc.id}\` does not run the reasoning protocol, and a state file is only for that`,
      {
        help: `\`baton session show ${doc.id}\` prints what it runs`,
      },
    );
  }
  const value = (key: string) => plainValue(nodeAt(doc.data, key)) ?? freshValues[key] ?? null;
  const rest = asData(value(restKey));
  const { outputs, earlier, text, remarks } = bodyOf(doc, rest);
  const own = {
    ...Object.fromEntries(sessionOnly.flatMap((key) => (isNothing(value(key)) ? [] : [[key, value(key)]]))),
    ...(earlier.length === 0 ? {} : { earlier_runs: earlier }),
    ...(text === '' ? {} : { text }),
    ...moreOf(doc),
  };
  const metadata = asData(value('metadata'));
  const state: Data = {
    ...protocol,
    session_id: doc.id,
    user_query: value('user_query'),
    query_timestamp: value('query_timestamp'),
    status: value('status'),
    fsm: fsmWith(rest, machine, session.states),
    step_outputs: { ...asData(rest.step_outputs), ...outputs },
    step_timestamps: { ...asData(rest.step_timestamps), ...asData(value('step_timestamps')) },
    metadata:
      Object.keys(own).length === 0
        ? metadata
        : { ...metadata, [ownKey]: { ...asData(metadata[ownKey]), ...own } },
    iteration_count: nodeAt(doc.data, 'iteration_count') ? value('iteration_count') : 0,
    preliminary_routes: value('preliminary_routes'),
    contradiction_detected: value('contradiction_detected'),
    routing_decision: value('routing_decision'),
    routing_justification: value('routing_justification'),
    halt_reason: value('halt_reason'),
    clarification_questions: value('clarification_questions'),
    dispatch_pending: value('dispatch_pending'),
    ...without(rest, ['fsm', 'step_outputs', 'step_timestamps', 'session_id', 'skill_detection_key']),
  };
  return { document: state, remarks };
}

/**
 * What an import kept of `fsm` holds as long as nothing has moved; where the session went on, its history does, with the
 * states that have no place here where they stood.
 */
function fsmWith(rest: Data, machine: Machine, states: readonly string[]): Data {
  const kept = asData(rest.fsm);
  const before = listOf(kept.history).map(String);
  const own = before.filter((state) => state !== extensionState);
  if (before.length === 0 || !isContinued(own, states)) return fsmOf(machine, states);
  const hasMoved = states.length > own.length;
  const derived = fsmOf(machine, [...before, ...states.slice(own.length)]);
  const known = Object.keys(derived);
  return hasMoved
    ? { ...derived, ...without(kept, [...known, 'current_state']) }
    : { ...derived, ...kept, history: before };
}

interface Body {
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly earlier: readonly Data[];
  /** What is in no section of a step. */
  readonly text: string;
  readonly remarks: readonly Remark[];
}

function bodyOf(doc: Document, rest: Data): Body {
  const entries = [...stepSections(doc)].map(([key, section]) => ({
    section,
    iteration: Number(key.split(' ')[1]),
  }));
  const latest = new Map(entries.map((entry) => [entry.section.step, entry]));
  const outputs: Record<string, unknown> = {};
  const earlier: Data[] = [];
  const remarks: Remark[] = [];
  for (const entry of entries) {
    const { section, iteration } = entry;
    const { data, prose, whole } = partsOf(doc, section);
    const isLatest = latest.get(section.step) === entry;
    if (!isLatest && whole !== '' && whole !== noOutput)
      earlier.push({ step: section.step, iteration, markdown: whole });
    if (!isLatest || (data === undefined && prose === '')) continue;
    const key = section.step === '3b' ? scalarText(rest.skill_detection_key ?? '3b') : section.step;
    const isMap = data === undefined || isData(data);
    if (!isMap && prose !== '') {
      remarks.push({
        file: doc.path,
        what: 'left out',
        field: `step_outputs.${key}`,
        detail: 'the prose next to an output that is not a map',
      });
    }
    outputs[key] = isMap && prose !== '' ? { ...asData(data), [proseKey]: prose } : data;
  }
  return {
    outputs,
    earlier,
    text: otherText(
      doc,
      entries.map(({ section }) => section),
    ),
    remarks,
  };
}

/** A section without its heading: its first structured output, and the rest. */
function partsOf(doc: Document, { extent, outputs: [fence] }: StepSection) {
  const slice = (from: number, to: number) => doc.text.slice(from, to).replace(/\r\n?/g, '\n');
  const headingEnd = doc.text.indexOf('\n', extent.from);
  const from = headingEnd === -1 ? extent.to : Math.min(headingEnd + 1, extent.to);
  const whole = slice(from, extent.to).trim();
  if (!fence) return { data: undefined, prose: whole === noOutput ? '' : whole, whole };
  const rest = [slice(from, fence.extent.from).trim(), slice(fence.extent.to, extent.to).trim()];
  return { data: plainValue(outputOf(fence)), prose: rest.filter((part) => part !== '').join('\n\n'), whole };
}

function otherText(doc: Document, sections: readonly StepSection[]): string {
  const parts: string[] = [];
  let at = doc.frontMatter?.extent.to ?? 0;
  for (const { extent } of sections) {
    parts.push(doc.text.slice(at, extent.from));
    at = extent.to;
  }
  parts.push(doc.text.slice(at));
  const text = parts.map((part) => part.replace(/\r\n?/g, '\n').trim()).filter((part) => part !== '');
  const query = scalarText(plainValue(nodeAt(doc.data, 'user_query')));
  const title = `# ${query.trim().split('\n')[0]?.trim() ?? ''}`.trim();
  const [first = '', ...others] = text;
  const untitled =
    first === title ? '' : first.startsWith(`${title}\n`) ? first.slice(title.length).trim() : first;
  return [untitled, ...others].filter((part) => part !== '').join('\n\n');
}

/** Keys of the front matter that neither a session nor a state file knows. */
function moreOf(doc: Document): Data {
  const known = new Set<string>([...stateKeys, ...sessionOnly, 'schema', 'machine', restKey]);
  const more = (doc.data?.entries ?? []).flatMap(({ name }) =>
    name === null || known.has(name) ? [] : [[name, plainValue(entryOf(doc.data, name)?.value)] as const],
  );
  return more.length === 0 ? {} : { more: Object.fromEntries(more) };
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function asData(value: unknown): Data {
  return isData(value) ? value : {};
}
