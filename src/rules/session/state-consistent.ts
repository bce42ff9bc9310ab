import type { Fix } from '../../core/diagnostic.ts';
import type { Document } from '../../core/document.ts';
import { booleanOf, entryOf, isNull, nodeAt, numberOf, stringOf, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { lineBreakOf } from '../../core/text-edit.ts';
import { statesOf } from '../../machines/machine.ts';
import { machineOf, reasoningOf, statusOf } from '../../machines/reasoning.ts';
import { replay } from '../../machines/replay.ts';
import { sessionOf } from '../../records/kinds/session/model.ts';

const statuses = ['initialized', 'in_progress', 'halted', 'completed'];

/** `state`, `is_final`, `status` and `iteration_count` follow from the history (convention, section 3). */
export default defineRule({
  id: 'session/state-consistent',
  summary: '`state`, `is_final`, `status` and `iteration_count` follow from the history',
  kinds: ['session'],
  severity: 'error',
  seed: false,
  messages: {
    state: 'Unexpected `fsm.state` `{actual}`, expected `{expected}`, the last entry of the history',
    final: 'Unexpected `fsm.is_final` `{actual}` in state `{state}`, expected `{expected}`',
    status: 'Unexpected `status` `{actual}` in state `{state}`, expected `{expected}`',
    iteration: 'Unexpected `iteration_count` `{actual}`, expected `{expected}`, the number of loop-backs',
    noFinal: 'Missing `fsm.is_final` in state `{state}`, expected `true`',
    noIteration: 'Missing `iteration_count`, expected `{expected}`, the number of loop-backs',
  },
  document({ doc, config, report }) {
    const session = sessionOf(doc);
    const machine = session && machineOf(session, config.machines);
    const last = session?.history.at(-1);
    if (!machine || !last || !statesOf(machine).includes(last.value)) return;
    const state = last.value;
    const related = [{ at: last.node, message: 'Last entry of the history' }];

    const stateNode = nodeAt(doc.data, 'fsm', 'state');
    const stated = stringOf(stateNode);
    if (stateNode && stated !== undefined && stated !== state) {
      const data = { actual: stated, expected: state };
      report('state', { at: stateNode, data, ...setTo(stateNode, 'state', state, stated), related });
    }

    const finalNode = nodeAt(doc.data, 'fsm', 'is_final');
    const isFinal = machine.final.includes(state);
    const saidFinal = booleanOf(finalNode);
    if (finalNode && saidFinal !== undefined && saidFinal !== isFinal) {
      const data = { actual: String(saidFinal), expected: String(isFinal), state };
      const set = setTo(finalNode, 'is_final', String(isFinal), String(saidFinal));
      report('final', { at: finalNode, data, ...set, related });
    } else if (finalNode === undefined && isFinal && stateNode) {
      const help = 'write `is_final: true` below `state`';
      const fix = insertAfterState(doc, stateNode, 'is_final: true');
      report('noFinal', { at: stateNode, data: { state }, expected: ['true'], help, fix });
    }

    const statusNode = nodeAt(doc.data, 'status');
    const status = stringOf(statusNode);
    const rightStatus = statusOf(machine, state);
    if (statusNode && status !== undefined && statuses.includes(status) && status !== rightStatus) {
      const data = { actual: status, expected: rightStatus, state };
      report('status', {
        at: statusNode,
        data,
        ...setTo(statusNode, 'status', rightStatus, status),
        related,
      });
    }

    // With an illegal history the number of loop-backs is not known; a custom machine has none.
    const { faults, loopBacks } = replay(machine, session.states);
    if (!reasoningOf(session) || faults.length > 0) return;
    const countNode = nodeAt(doc.data, 'iteration_count');
    const count = numberOf(countNode);
    const right = String(loopBacks.length);
    if (countNode && count !== undefined && count !== loopBacks.length) {
      const data = { actual: count, expected: right };
      report('iteration', {
        at: countNode,
        data,
        ...setTo(countNode, 'iteration_count', right, String(count)),
      });
    } else if (isNull(countNode) && loopBacks.length > 0) {
      const at = session.history[loopBacks.at(-1) ?? 0]?.node ?? last.node;
      const help = `write \`iteration_count: ${right}\``;
      const fix = countNode ? undefined : insertBeforeFsm(doc, `iteration_count: ${right}`);
      report('noIteration', { at, data: { expected: right }, expected: [right], help, fix });
    }
  },
});

function setTo(node: YamlNode, key: string, value: string, actual: string) {
  const isPlain = node.type === 'scalar' && node.style !== 'block' && !node.aliased && node.tag === undefined;
  const fix: Fix = {
    kind: 'safe',
    title: `Set \`${key}\` to \`${value}\``,
    edits: [{ extent: node.extent, text: value }],
  };
  return { actual, expected: [value], help: `write \`${key}: ${value}\``, fix: isPlain ? fix : undefined };
}

/** Inserts a line below `state`, where the map is a block and the value is one line. */
function insertAfterState(doc: Document, state: YamlNode, line: string): Fix | undefined {
  const fsm = nodeAt(doc.data, 'fsm');
  const key = entryOf(fsm, 'state')?.key;
  if (
    fsm?.type !== 'map' ||
    fsm.flow ||
    fsm.aliased ||
    !key ||
    doc.text.slice(state.extent.from, state.extent.to).includes('\n')
  ) {
    return undefined;
  }
  const indent = ' '.repeat(doc.lines.point(key.extent.from).column - 1);
  return insertLine(doc, endOfLine(doc, state.extent.to), indent + line);
}

function insertBeforeFsm(doc: Document, line: string): Fix | undefined {
  const key = entryOf(doc.data, 'fsm')?.key;
  if (doc.data?.flow || !key || doc.lines.point(key.extent.from).column !== 1) return undefined;
  return {
    kind: 'safe',
    title: `Add \`${line}\``,
    edits: [{ extent: { from: key.extent.from, to: key.extent.from }, text: line + lineBreakOf(doc.text) }],
  };
}

function insertLine(doc: Document, at: number, line: string): Fix {
  return {
    kind: 'safe',
    title: `Add \`${line.trim()}\``,
    edits: [{ extent: { from: at, to: at }, text: lineBreakOf(doc.text) + line }],
  };
}

function endOfLine(doc: Document, from: number): number {
  const end = doc.text.indexOf('\n', from);
  if (end === -1) return doc.text.length;
  return doc.text[end - 1] === '\r' ? end - 1 : end;
}
