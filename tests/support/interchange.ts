import type { Document } from '../../src/core/document.ts';
import { importers } from '../../src/interchange/formats.ts';
import type { ImportContext, Imported, ImportedRecord } from '../../src/interchange/types.ts';
import { nextStates } from '../../src/machines/machine.ts';
import {
  agentReasoning,
  isLoopBack,
  reasoning,
  statusOf,
  stepOfState,
} from '../../src/machines/reasoning.ts';
import { rules } from '../../src/rules/index.gen.ts';
import { checkMemory, readAll } from './check-memory.ts';
import fc from './property.ts';

export const importNow = '2026-11-27T12:00:00Z';

/** What an importer is told in an empty tree. */
export function contextOf(more: Partial<ImportContext> = {}): ImportContext {
  return {
    now: importNow,
    thread: undefined,
    said: {},
    decision: () => undefined,
    has: () => false,
    renamed: (_, id) => id,
    importedAt: () => undefined,
    addedAt: () => undefined,
    ...more,
  };
}

/** Imports one file, or several. */
export function imported(
  format: string,
  files: string | Readonly<Record<string, string>>,
  more: Partial<ImportContext> = {},
): Imported {
  const named = typeof files === 'string' ? { 'in/file': files } : files;
  const importer = importers[format];
  if (!importer) throw new Error(`no importer of ${format}`);
  const given = Object.entries(named).map(([name, text]) => ({ name, text, format, folder: 'in' }));
  return importer(given, contextOf(more));
}

/** The records as the tree has them. */
export function documentsOf({ records }: Imported): readonly Document[] {
  return readAll(filesOf(records));
}

/** The only record of a kind. */
export function onlyOf(made: Imported, kind: Document['kind']): Document {
  const [doc, ...others] = documentsOf(made).filter((one) => one.kind === kind);
  if (!doc || others.length > 0 || doc.problems.length > 0) {
    throw new Error(`expected one readable ${kind}: ${JSON.stringify(made.records, null, 1)}`);
  }
  return doc;
}

/** What the rules say of the records as a commit of them, infos left out. */
export function findingsOf({ records }: Imported): readonly string[] {
  const after = filesOf(records);
  return checkMemory(rules, { before: {}, after, committed: true, now: importNow })
    .filter(({ severity }) => severity !== 'info')
    .map(({ rule, message, at }) => `${at.path} ${rule} ${message}`);
}

function filesOf(records: readonly ImportedRecord[]): Readonly<Record<string, string>> {
  return Object.fromEntries(records.map(({ path, text }) => [`.agents/${path}`, text]));
}

const json = fc.jsonValue({ maxDepth: 3, depthSize: 'small' });
const output = fc.oneof(fc.dictionary(fc.string({ maxLength: 6 }), json, { maxKeys: 4 }), json);
const sentence = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() !== '');

interface Walk {
  readonly steps: readonly number[];
  readonly isAgent: boolean;
  readonly skillKey: '3b' | '3.2';
  readonly outputs: readonly unknown[];
  readonly query: string;
  readonly texts: readonly string[];
  readonly isLegacy: boolean;
  readonly isDone: boolean;
}

/** State files as the protocol writes them: any way through its machine, at any point of it. */
export const stateFiles: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc
  .record<Walk>({
    steps: fc.array(fc.nat({ max: 2 }), { maxLength: 30, size: 'max' }),
    isAgent: fc.boolean(),
    skillKey: fc.constantFrom('3b', '3.2'),
    outputs: fc.array(output, { minLength: 31, maxLength: 31 }),
    query: sentence,
    texts: fc.array(sentence, { minLength: 5, maxLength: 5 }),
    isLegacy: fc.boolean(),
    isDone: fc.boolean(),
  })
  .map((walk) => JSON.parse(JSON.stringify(stateFile(walk))) as Readonly<Record<string, unknown>>);

function stateFile(walk: Walk): Readonly<Record<string, unknown>> {
  const { isAgent, isDone, isLegacy, outputs, query, skillKey, steps, texts } = walk;
  const machine = isAgent ? agentReasoning : reasoning;
  const history = ['INITIALIZED'];
  const routes: unknown[] = [];
  const stepOutputs: Record<string, unknown> = {};
  const times: Record<string, { started_at: string; completed_at: string | null }> = {};
  let loops = 0;
  let clock = 0;
  const time = () =>
    new Date(Date.UTC(2026, 0, 8, 12) + clock++ * 1000).toISOString().replace('Z', '000+00:00');
  const keyOf = (state: string) => (stepOfState[state] === '3b' ? skillKey : stepOfState[state]);
  for (const [at, choice] of steps.entries()) {
    const from = history.at(-1) ?? '';
    const ways = nextStates(machine, from).filter(
      (to) =>
        !(isLoopBack(machine, from, to) && loops === 2) &&
        !(from === 'JOHARI_DISCOVERY' && to === 'HALTED' && choice < 2),
    );
    const to = ways[choice % Math.max(1, ways.length)];
    if (to === undefined) break;
    const done = keyOf(from);
    if (done !== undefined) {
      stepOutputs[done] = outputs[at];
      times[done] = { started_at: times[done]?.started_at ?? time(), completed_at: time() };
    }
    history.push(to);
    const key = keyOf(to);
    if (isLoopBack(machine, from, to)) {
      routes.push({
        iteration: ++loops,
        route: null,
        justification: 'LOOP-BACK: it contradicts',
        timestamp: time(),
      });
      // What is written over, and what stays.
      if (key === '4')
        stepOutputs['4'] = { routing_decision_pending: true, iteration: loops, is_loop_back: true };
      else if (key !== undefined) times[key] = { started_at: time(), completed_at: null };
    } else if (key !== undefined) times[key] = { started_at: time(), completed_at: null };
  }
  const state = history.at(-1) ?? '';
  const last = keyOf(state);
  const mayEnd = last !== undefined && !(last === '4' && loops > 0) && times[last] !== undefined;
  if (isDone && mayEnd) {
    stepOutputs[last] = outputs[30];
    times[last] = { started_at: times[last]?.started_at ?? time(), completed_at: time() };
  }
  const step = stepOfState[state];
  const route = state === 'COMPLETED' ? 'skill-orchestration' : null;
  const fsm = {
    current_step: step === undefined ? null : step === '3b' ? 3.2 : Number(step),
    history,
    is_final: machine.final.includes(state),
    is_halted: state === 'HALTED',
    is_completed: state === 'COMPLETED',
  };
  const halts = state === 'HALTED';
  return {
    schema_version: '1.0',
    protocol_name: 'mandatory-protocols/reasoning',
    protocol_version: '1.0',
    session_id: 'fbcd4d0d-3a1',
    user_query: query,
    query_timestamp: '2026-01-08T12:00:00.000000+00:00',
    status: statusOf(machine, state),
    fsm: isLegacy ? { current_state: state, ...fsm } : { state, ...fsm },
    step_outputs: stepOutputs,
    step_timestamps: times,
    metadata: {
      is_agent_session: isAgent,
      ...(isAgent ? { skip_step_4: true, step_sequence: [0, 1, 2, 3, 3.2, 5, 6, 7, 8] } : {}),
    },
    iteration_count: loops,
    preliminary_routes: routes,
    contradiction_detected: loops > 0,
    routing_decision: route,
    routing_justification: route === null ? null : texts[0],
    halt_reason: halts ? texts[1] : null,
    clarification_questions: halts ? [texts[2]] : [],
    dispatch_pending:
      route === null
        ? null
        : {
            route,
            session_id: 'fbcd4d0d-3a1',
            directive_command: 'run it',
            context: texts[3],
            created_at: time(),
          },
  };
}
