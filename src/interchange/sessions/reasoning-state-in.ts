import { agentReasoning, reasoning, statusOf, stepKeys } from '../../machines/reasoning.ts';
import { completedPasses, replay, type StepPass } from '../../machines/replay.ts';
import { isRecordId } from '../../records/create/new-id.ts';
import { sessionText } from '../../records/create/new-session.ts';
import { runKey, stepKeyOf } from '../../records/kinds/session/body.ts';
import { stepHeadingOf } from '../../records/kinds/session/edit.ts';
import { fencedValue, isFault, questionsOf, readOutput } from '../../records/kinds/session/output.ts';
import type { YamlData, YamlValue } from '../../records/yaml/write.ts';
import { importedSessionId } from '../imported-id.ts';
import { type Data, isData, isSame, listOf, notOfFormat, readData, textOf, without } from '../read-file.ts';
import type { ForeignFile, ImportContext, Imported, ImportedRecord, Remark } from '../types.ts';
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
 * State files of the reasoning protocol as sessions. What the machine's fields say is taken over as it is, and checked by the
 * rules like any session; what a session has no key for is under `x-reasoning-state`.
 *
 * @throws BatonError `unreadable` for what is not a state file
 */
export function importStates(files: readonly ForeignFile[], context: ImportContext): Imported {
  const remarks: Remark[] = [];
  const records = files.map((file) => importState(file, context, remarks));
  return { records, additions: [], remarks };
}

function importState(file: ForeignFile, context: ImportContext, remarks: Remark[]): ImportedRecord {
  const data = readData(file);
  const fsm = isData(data.fsm) ? data.fsm : undefined;
  const stated = textOf(data.session_id);
  if (!fsm || stated === undefined) {
    throw notOfFormat(file, 'state of the reasoning protocol', `it has no \`${fsm ? 'session_id' : 'fsm'}\``);
  }
  const wanted = isRecordId(stated) ? stated : importedSessionId('reasoning-state', stated);
  const id = context.renamed('session', wanted);
  const query = typeof data.user_query === 'string' ? data.user_query : '';
  const metadata = isData(data.metadata) ? data.metadata : {};
  const own = isData(metadata[ownKey]) ? metadata[ownKey] : {};
  const machine = metadata.is_agent_session === true ? agentReasoning : reasoning;

  const written = listOf(fsm.history).map(String);
  const history = written.filter((state) => state !== extensionState);
  const named = textOf(fsm.state) ?? textOf(fsm.current_state) ?? '';
  const state = named === extensionState ? (history.at(-1) ?? '') : named;
  const [times, otherTimes] = split(data.step_timestamps);
  const [outputs, otherOutputs] = split(data.step_outputs);
  const placed = placeOutputs(machine, history, times, outputs, own);
  const rest = {
    ...(id === stated ? {} : { session_id: stated }),
    ...Object.fromEntries(
      Object.entries(protocol).flatMap(([key, usual]) =>
        data[key] === usual || data[key] === undefined ? [] : [[key, data[key]]],
      ),
    ),
    ...(isSame(fsm, fsmOf(machine, written)) && !written.includes(extensionState) ? {} : { fsm }),
    ...(isData(data.step_outputs) && Object.hasOwn(data.step_outputs, '3.2')
      ? { skill_detection_key: '3.2' }
      : {}),
    ...some('step_timestamps', otherTimes),
    ...some('step_outputs', { ...otherOutputs, ...placed.left }),
    ...without(data, stateKeys),
  };
  const { owns, left } = ownOf(own, context);
  const note = (what: Remark['what'], field: string, detail: string) =>
    remarks.push({ file: file.name, what, field, detail });
  for (const key of Object.keys(rest)) note('kept', key, `under \`${restKey}\``);
  for (const key of left)
    note('kept', `metadata.${ownKey}.${key}`, 'in `metadata`; this tree has no such record');
  const dispatch =
    isData(data.dispatch_pending) && id !== stated
      ? { ...data.dispatch_pending, session_id: id }
      : data.dispatch_pending;
  const text = sessionText({
    head: {
      schema: 'baton/session@1',
      session_id: id,
      user_query: query,
      query_timestamp: yamlOf(data.query_timestamp),
      metadata: metadataOf(data.metadata, own, left),
      ...owns,
      ...(context.thread === undefined ? {} : { thread: context.thread }),
      iteration_count: yamlOf(data.iteration_count),
      contradiction_detected: yamlOf(data.contradiction_detected),
      preliminary_routes: yamlOf(data.preliminary_routes),
      routing_decision: yamlOf(data.routing_decision),
      routing_justification: yamlOf(data.routing_justification),
      halt_reason: yamlOf(data.halt_reason),
      clarification_questions: yamlOf(data.clarification_questions),
      dispatch_pending: yamlOf(dispatch),
      [restKey]: Object.keys(rest).length === 0 ? undefined : (rest as YamlData),
    },
    times: times as YamlData,
    history,
    state,
    isFinal: typeof fsm.is_final === 'boolean' ? fsm.is_final : machine.final.includes(state),
    status: textOf(data.status) ?? statusOf(machine, state),
    query,
    sections: [...(textOf(own.text) === undefined ? [] : [String(own.text)]), ...placed.sections],
  });
  return { kind: 'session', id, path: `sessions/${id}.md`, text, file: file.name };
}

/** Values by step, and those of keys that are no step here. */
function split(value: unknown): readonly [Data, Data] {
  const entries = Object.entries(isData(value) ? value : {});
  const isStep = ([key]: readonly [string, unknown]) => stepKeys.some((step) => step === stepKeyOf(key));
  return [
    Object.fromEntries(entries.filter(isStep)),
    Object.fromEntries(entries.filter((entry) => !isStep(entry))),
  ];
}

/**
 * The sections of the body. The file holds one output a step: of step 4 that of its latest run, which a loop-back has
 * overwritten already, of the others that of the latest run that is over.
 */
function placeOutputs(
  machine: typeof reasoning,
  history: readonly string[],
  times: Data,
  outputs: Data,
  own: Data,
): { readonly sections: readonly string[]; readonly left: Data } {
  const completed = new Set(
    Object.entries(times).flatMap(([key, value]) =>
      isData(value) && value.completed_at !== null && value.completed_at !== undefined
        ? [stepKeyOf(key)]
        : [],
    ),
  );
  const byStep = new Map(Object.entries(outputs).map(([key, value]) => [stepKeyOf(key), value]));
  const ask = byStep.get('0');
  const isAwaiting = () => questionsOf(isData(ask) ? ask : undefined).some(({ answer }) => answer === '');
  const over = completedPasses(machine, history, { completed, isAwaiting });
  const { passes } = replay(machine, history);
  const runs = new Map(
    over.map((pass) => [
      runKey(pass.step, pass.iteration),
      { pass, markdown: earlierRun(own, pass) ?? noOutput },
    ]),
  );
  const left: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(outputs)) {
    const step = stepKeyOf(key);
    const pass = runOf(step, value, passes, over);
    if (pass) runs.set(runKey(pass.step, pass.iteration), { pass, markdown: markdownOf(value) });
    else left[key] = value;
  }
  const sections = [...runs.values()]
    .sort((a, b) => a.pass.index - b.pass.index)
    .map(({ pass, markdown }) => `${stepHeadingOf(pass.step, pass.iteration)}\n\n${markdown}`);
  return { sections, left };
}

function runOf(
  step: string,
  output: unknown,
  passes: readonly StepPass[],
  over: readonly StepPass[],
): StepPass | undefined {
  const own = passes.filter((pass) => pass.step === step);
  const iteration = isData(output) ? output.iteration : undefined;
  if (step === '4') return own.findLast((pass) => pass.iteration === iteration) ?? own.at(-1);
  return over.findLast((pass) => pass.step === step) ?? own.at(-1);
}

/** A structured output, and the prose of a session that was exported before. */
function markdownOf(output: unknown): string {
  const prose = isData(output) ? textOf(output[proseKey]) : undefined;
  const read = prose === undefined ? undefined : readOutput(prose);
  if (!isData(output) || !read || isFault(read)) return fencedValue(output as YamlValue);
  const data = without(output, [proseKey]);
  return [...(Object.keys(data).length === 0 ? [] : [fencedValue(data as YamlValue)]), read.markdown].join(
    '\n\n',
  );
}

function earlierRun(own: Data, { step, iteration }: StepPass): string | undefined {
  const found = listOf(own.earlier_runs).find(
    (one): one is Data => isData(one) && one.step === step && one.iteration === iteration,
  );
  const read = readOutput(textOf(found?.markdown) ?? '');
  return isFault(read) ? undefined : read.markdown;
}

/** What a session was exported with, for those keys whose records this tree has. */
function ownOf(
  own: Data,
  context: ImportContext,
): { readonly owns: YamlData; readonly left: readonly string[] } {
  const kinds = { thread: 'thread', resumes: 'session', forked_from: 'session' } as const;
  const left = Object.entries(kinds).flatMap(([key, kind]) => {
    const id = textOf(own[key]);
    return id === undefined || context.has(kind, id) ? [] : [key];
  });
  const kept = Object.entries(isData(own.more) ? own.more : {});
  const taken = sessionOnly.filter((key) => own[key] !== undefined && !left.includes(key));
  return {
    owns: Object.fromEntries([...taken.map((key) => [key, own[key]] as const), ...kept]) as YamlData,
    left,
  };
}

function metadataOf(written: unknown, own: Data, left: readonly string[]): YamlValue | undefined {
  if (!isData(written)) return yamlOf(written);
  const kept = left.length === 0 ? {} : { [ownKey]: Object.fromEntries(left.map((key) => [key, own[key]])) };
  return { ...without(written, [ownKey]), ...kept } as YamlData;
}

function some(key: string, data: Data): Data {
  return Object.keys(data).length === 0 ? {} : { [key]: data };
}

function yamlOf(value: unknown): YamlValue | undefined {
  return value as YamlValue | undefined;
}
