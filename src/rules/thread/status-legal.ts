import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { nextStates, statesOf } from '../../machines/machine.ts';
import { threadStatus } from '../../machines/thread.ts';
import { type StatusEntry, statusEntries } from '../../records/kinds/thread/model.ts';
import { parseTime, toRfc3339 } from '../../records/kinds/time.ts';
import { closestMatch, offer } from '../../text/closest-match.ts';
import { oneOf } from '../../text/one-of.ts';

const statuses = statesOf(threadStatus);
const isStatus = (status: string) => statuses.includes(status);

/**
 * A thread's `status_history` runs along the edges of its machine and ends in `status` (convention, section 4). One
 * version cannot show whether an entry came with a merge of two sides or is a wrong step of another writer; the
 * change shows it.
 */
export default defineRule({
  id: 'thread/status-legal',
  summary: 'A thread starts active and follows the edges of its status machine',
  kinds: ['thread'],
  severity: 'error',
  seed: false,
  overrides: ['record/schema'],
  contentMessages: ['empty', 'unknown', 'first', 'edge', 'terminal', 'repeated', 'order', 'status'],
  needs: 'change',
  messages: {
    empty: 'Unexpected empty `status_history`, expected a first entry `active`',
    unknown: 'Unexpected status `{actual}`, {expected}',
    first: 'Unexpected first status `{actual}`, expected `active`',
    edge: 'Unexpected status `{actual}` after `{before}`, expected {expected}',
    terminal: 'Unexpected status `{actual}` after `completed`, expected no further entry',
    apart: 'Unexpected status `{actual}` after `{before}` by another writer, outside a merge',
    repeated: { text: 'Unexpected second `{actual}` in a row', severity: 'warning' },
    order: 'Unexpected time `{actual}` after `{before}`, expected entries in the order of `at`',
    status: 'Unexpected `status` `{actual}`, expected `{expected}`, the last entry of `status_history`',
  },
  document({ doc, report }) {
    const history = nodeAt(doc.data, 'status_history');
    if (history?.type !== 'seq') return;
    const entries = statusEntries(doc);
    if (history.items.length === 0) {
      const help = `write \`status_history: [{ status: active, at: ${createdAt(doc)} }]\``;
      report('empty', { at: history, help });
    }

    for (const [index, { status, at }] of entries.entries()) {
      const previous = index === 0 ? undefined : entries[index - 1];
      if (status !== undefined) {
        const { value: actual, node } = status;
        if (!isStatus(actual)) {
          const near = closestMatch(actual, statuses);
          report('unknown', {
            at: node,
            data: {
              actual,
              expected: offer(near, `expected ${oneOf(statuses)}`),
            },
            actual,
            expected: statuses,
            help: near === undefined ? `write ${oneOf(statuses)}` : `write \`${near}\``,
          });
        } else if (index === 0 && actual !== threadStatus.initial) {
          const help = `write \`{ status: active, at: ${createdAt(doc)} }\` before it`;
          report('first', { at: node, data: { actual }, actual, expected: [threadStatus.initial], help });
        } else if (previous?.status !== undefined && isStatus(previous.status.value)) {
          checkEdge(index, previous.status, status);
        }
      }
      if (at !== undefined && previous?.at !== undefined) checkOrder(previous.at, at);
    }

    const last = entries.at(-1)?.status;
    const node = nodeAt(doc.data, 'status');
    const actual = stringOf(node);
    if (node === undefined || actual === undefined || last === undefined) return;
    if (actual === last.value || !isStatus(last.value)) return;
    report('status', {
      at: node,
      data: { actual, expected: last.value },
      actual,
      expected: [last.value],
      help: `write \`status: ${last.value}\`${isStatus(actual) ? `, or append an entry \`${actual}\` to \`status_history\`` : ''}`,
      related: [{ at: last.node, message: 'Last entry' }],
      ...(node.type === 'scalar' && node.style !== 'block' && !node.aliased
        ? {
            fix: {
              kind: 'suggested',
              title: `Set \`status\` to \`${last.value}\``,
              edits: [{ extent: node.extent, text: last.value }],
            },
          }
        : {}),
    });

    function checkEdge(index: number, from: Said, to: Said): void {
      const related = [{ at: from.node, message: 'Status before' }];
      const actual = to.value;
      const allowed = nextStates(threadStatus, from.value);
      if (isOfTwoSides(entries, index)) return;
      if (actual === from.value) {
        const help = 'remove one of the two, unless each came from another side of a merge';
        report('repeated', { at: to.node, data: { actual }, actual, help, related });
      } else if (threadStatus.final.includes(from.value)) {
        const help = 'remove the entry and continue in a new thread, `baton thread create TITLE`';
        report('terminal', { at: to.node, data: { actual }, actual, help, related });
      } else if (!allowed.includes(actual)) {
        const between = allowed.find((status) => nextStates(threadStatus, status).includes(actual));
        report('edge', {
          at: to.node,
          data: { actual, before: from.value, expected: oneOf(allowed) },
          actual,
          expected: allowed,
          help: between && `write an entry \`${between}\` between the two, or another status`,
          related,
        });
      }
    }

    function checkOrder(from: Said, to: Said): void {
      const [earlier, later] = [instantOf(from.value), instantOf(to.value)];
      if (earlier === undefined || later === undefined || earlier <= later) return;
      report('order', {
        at: to.node,
        data: { actual: to.value, before: from.value },
        actual: to.value,
        help: 'sort the entries by `at`, each unchanged, or correct the time',
        related: [{ at: from.node, message: 'Entry before' }],
      });
    }
  },
  change({ change, merge, report }) {
    if (merge || (change.type !== 'added' && change.type !== 'modified')) return;
    const known = new Set(change.type === 'modified' ? statusEntries(change.before).map(keyOf) : []);
    const entries = statusEntries(change.after);
    for (const [index, entry] of entries.entries()) {
      const previous = entries[index - 1];
      const [from, to] = [previous?.status, entry.status];
      if (!previous || !from || !to || from.value === to.value) continue;
      if ((known.has(keyOf(previous)) && known.has(keyOf(entry))) || !isOfTwoSides(entries, index)) continue;
      const allowed = nextStates(threadStatus, from.value);
      if (allowed.includes(to.value)) continue;
      report('apart', {
        at: to.node,
        data: { actual: to.value, before: from.value },
        actual: to.value,
        expected: allowed,
        help: `write ${allowed.length === 0 ? 'no further entry' : oneOf(allowed)}; only a merge combines two sides`,
        related: [{ at: from.node, side: 'after', message: 'Status before' }],
      });
    }
  },
});

interface Said {
  readonly value: string;
  readonly node: YamlNode;
}

/**
 * Whether an entry and the one before it look like the two sides of a merge, whose entries are sorted by `at`: two
 * different writers, and an earlier status that leads to this one, or the same status twice.
 */
function isOfTwoSides(entries: readonly StatusEntry[], index: number): boolean {
  const [previous, entry] = [entries[index - 1], entries[index]];
  if (previous?.by === undefined || entry?.by === undefined || previous.by === entry.by) return false;
  const actual = entry.status?.value ?? '';
  if (previous.status?.value === actual) return true;
  const earlier = entries.slice(0, index - 1);
  return earlier.some(({ status }) => nextStates(threadStatus, status?.value ?? '').includes(actual));
}

/** The key by which an entry is the same in two versions. */
function keyOf({ status, at, by }: StatusEntry): string {
  return JSON.stringify([status?.value, at?.value, by]);
}

/** Only a time with an offset is an instant. */
function instantOf(text: string): number | undefined {
  const exact = toRfc3339(text);
  return exact === undefined ? undefined : parseTime(exact);
}

function createdAt(doc: Document): string {
  return stringOf(nodeAt(doc.data, 'created_at')) ?? '2026-11-27T20:40:26Z';
}
