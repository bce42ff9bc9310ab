import type { Document } from '../../core/document.ts';
import { isNull, nodeAt, plainValue, type YamlMap } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { machineOf, reasoningOf } from '../../machines/reasoning.ts';
import { isClosed, isContinued, livesOn } from '../../machines/replay.ts';
import { type Difference, grownListDifferences, mapDifferences } from '../../records/compare/difference.ts';
import { bodyDifference, bodyOf } from '../../records/kinds/session/body.ts';
import {
  freshValues,
  newSessionCommand,
  type Session,
  sessionOf,
} from '../../records/kinds/session/model.ts';
import {
  lineRedactionStep,
  type NewRedactions,
  newRedactions,
  noRedactions,
  redactionSteps,
} from '../../records/redact/redaction.ts';

/** Keys that are checked elsewhere: those of the machine follow from the history, or `state-consistent` checks them. */
const others = new Set(['schema', 'fsm', 'status', 'iteration_count', 'learnings', 'redactions']);

/** A closed session does not change; `learnings` and `redactions` only grow, in every session (convention, section 3). */
export default defineRule({
  id: 'session/final',
  summary: 'A session that is completed, halted or abandoned does not change; learnings only grow in any',
  kinds: ['session'],
  severity: 'error',
  seed: false,
  overrides: [
    'record/schema',
    'record/timestamp-format',
    'record/reference',
    'record/id-matches-path',
    'session/dispatch',
    'session/halt-reason',
    'session/history-legal',
    'session/routing-decision',
    'session/steps-complete',
    'session/timestamps',
    'session/unanswered-questions',
  ],
  needs: 'tree',
  messages: {
    edited: 'Unexpected change of `{field}` in {state}',
    added: 'Unexpected new key `{field}` in {state}',
    removed: 'Missing `{field}` in {state}',
    continued: 'Unexpected state `{actual}` in {state}, expected no further state',
    body: 'Unexpected change of the text in {state}',
    lost: 'Unexpected change of `{field}`, expected every entry of the list to stay as it is',
  },
  change({ change, tree, config, merge, report }) {
    // `record/deleted` reports a record that moves to the archive with a change.
    if (change.type !== 'modified' || (change.after.archived && !change.before.archived)) return;
    const { before, after } = change;
    const [session, now] = [sessionOf(before), sessionOf(after)];
    if (!before.data || !after.data || !session || !now || !machineOf(now, config.machines)) return;
    // `session/diverged` reports a merge that drops a side.
    if (merge && !isContinued(session.states, now.states)) return;
    // In a merge a fork may keep the other side's version.
    const isElsewhere = () => livesOn(session.states, before.id, tree.all('session'));
    const redactions = newRedactions(nodeAt(before.data, 'redactions'), nodeAt(after.data, 'redactions'));
    const lost = lostItems(before.data, after.data, redactions);
    if (lost.length > 0 && isElsewhere()) return;
    for (const { type, path, at, was } of lost) {
      const steps = type === 'edited' ? redactionSteps(before, path) : [];
      const help = ['restore it', ...steps].join('; ');
      report('lost', { at, data: { field: path.join('.') }, help, related: beforeThis(was) });
    }

    const machine = reasoningOf(session);
    if (!machine || !isClosed(machine, session) || isElsewhere()) return;
    const state = session.isAbandoned
      ? 'an abandoned session'
      : `a session that is \`${session.states.at(-1)}\``;
    for (const { type, path, at, was } of closedDifferences(before.data, after.data, redactions)) {
      const field = path.join('.');
      report(type, {
        at,
        data: { field, state },
        help: helpFor(before, session, type, path),
        related: beforeThis(was),
      });
    }
    const next = now.history[session.states.length];
    if (next && isContinued(session.states, now.states)) {
      const help = `remove it and ${goOn(before, session)}`;
      report('continued', { at: next.node, data: { actual: next.value, state }, actual: next.value, help });
    }
    const body = bodyDifference(bodyOf(before), bodyOf(after), redactions);
    if (body) {
      const help = `${helpFor(before, session, 'edited', [])}; ${lineRedactionStep(before, body.before)}`;
      report('body', { at: body.after, data: { state }, help, related: beforeThis(body.before) });
    }
  },
});

function beforeThis(at: Difference['was']) {
  return at && [{ at, side: 'before' as const, message: 'Before this change' }];
}

function lostItems(before: YamlMap, after: YamlMap, redactions: NewRedactions): readonly Difference[] {
  return [
    ...grownListDifferences(before, after, 'learnings', [], redactions),
    ...grownListDifferences(before, after, 'redactions', [], noRedactions),
  ];
}

/**
 * What may not change in a closed session: everything but a dispatch that was acknowledged, and keys that are added
 * with their default value.
 */
function closedDifferences(
  before: YamlMap,
  after: YamlMap,
  redactions: NewRedactions,
): readonly Difference[] {
  return mapDifferences(before, after, [], redactions, others).filter(({ type, path }) => {
    const [key = ''] = path.map(String);
    const now = nodeAt(after, key);
    if (key === 'dispatch_pending' && isNull(now)) return false;
    if (path.length > 1 || type === 'edited') return true;
    return !isFresh(key, plainValue(now ?? nodeAt(before, key)));
  });
}

function isFresh(key: string, value: unknown): boolean {
  return Object.hasOwn(freshValues, key) && JSON.stringify(freshValues[key]) === JSON.stringify(value);
}

/** @param path empty for the text */
function helpFor(
  before: Document,
  session: Session,
  type: Difference['type'],
  path: Difference['path'],
): string {
  const steps = [type === 'added' ? 'remove it' : 'restore it', goOn(before, session)];
  if (type === 'edited' && path.length > 0) steps.push(...redactionSteps(before, path));
  return steps.join('; ');
}

function goOn(before: Document, session: Session): string {
  const resumes = session.states.at(-1) === 'HALTED' ? ` --resumes ${before.id}` : '';
  return `continue in a new session: \`${newSessionCommand}${resumes}\``;
}
