import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { nextStates, statesOf } from '../../machines/machine.ts';
import { threadStatus } from '../../machines/thread.ts';
import { type StatusEntry, statusEntries } from '../../records/kinds/thread.ts';
import { parseTime, toRfc3339 } from '../../records/kinds/time.ts';
import { nearest } from '../../records/wording.ts';

const statuses = statesOf(threadStatus);
const isStatus = (status: string) => statuses.includes(status);

/** A thread's `status_history` runs along the edges of its machine and ends in `status` (convention, section 4). */
export default defineRule({
  id: 'thread/status-legal',
  summary: 'A thread starts active and moves only along the edges of its status machine',
  kinds: ['thread'],
  severity: 'error',
  seed: false,
  overrides: ['record/schema'],
  messages: {
    empty: 'Unexpected empty `status_history`, expected a first entry `active`',
    unknown: 'Unexpected status `{actual}`, {expected}',
    first: 'Unexpected first status `{actual}`, expected `active`',
    edge: 'Unexpected status `{actual}` after `{before}`, expected {expected}',
    terminal: 'Unexpected status `{actual}` after `completed`, expected no further entry',
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

    for (const [index, { status, at, by }] of entries.entries()) {
      const previous = index === 0 ? undefined : entries[index - 1];
      if (status !== undefined) {
        const { value: actual, node } = status;
        if (!isStatus(actual)) {
          const near = nearest(actual, statuses);
          report('unknown', {
            at: node,
            data: {
              actual,
              expected: near === undefined ? `expected ${either(statuses)}` : `did you mean \`${near}\``,
            },
            actual,
            expected: statuses,
            help: near === undefined ? `write ${either(statuses)}` : `write \`${near}\``,
          });
        } else if (index === 0 && actual !== threadStatus.initial) {
          const help = `let \`{ status: active, at: ${createdAt(doc)} }\` stand before it`;
          report('first', { at: node, data: { actual }, actual, expected: [threadStatus.initial], help });
        } else if (previous?.status !== undefined && isStatus(previous.status.value)) {
          judgeEdge(previous.status, status, bothNamed(previous.by, by));
        }
      }
      if (at !== undefined && previous?.at !== undefined) judgeOrder(previous.at, at);
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
      fix: {
        kind: 'suggested',
        title: `Set \`status\` to \`${last.value}\``,
        edits: [{ extent: node.extent, text: last.value }],
      },
    });

    function judgeEdge(from: Said, to: Said, areTwoSides: boolean): void {
      const related = [{ at: from.node, message: 'Status before' }];
      const actual = to.value;
      const allowed = nextStates(threadStatus, from.value);
      if (actual === from.value) {
        if (areTwoSides) return;
        const help = 'take one of the two out, unless each came from another side of a merge';
        report('repeated', { at: to.node, data: { actual }, actual, help, related });
      } else if (threadStatus.final.includes(from.value)) {
        const help =
          'take the entry out and go on in a new thread, `threads/thread_<yyyymmdd>_<8 random characters>/thread.md`';
        report('terminal', { at: to.node, data: { actual }, actual, help, related });
      } else if (!allowed.includes(actual)) {
        const between = allowed.find((status) => nextStates(threadStatus, status).includes(actual));
        report('edge', {
          at: to.node,
          data: { actual, before: from.value, expected: either(allowed) },
          actual,
          expected: allowed,
          help: between && `write an entry \`${between}\` between the two, or another status`,
          related,
        });
      }
    }

    function judgeOrder(from: Said, to: Said): void {
      const [earlier, later] = [instantOf(from.value), instantOf(to.value)];
      if (earlier === undefined || later === undefined || earlier <= later) return;
      report('order', {
        at: to.node,
        data: { actual: to.value, before: from.value },
        actual: to.value,
        help: 'sort the entries by `at`, each unchanged, or mend the time',
        related: [{ at: from.node, message: 'Entry before' }],
      });
    }
  },
});

interface Said {
  readonly value: string;
  readonly node: YamlNode;
}

/** Two different writers of the same status are taken for the two sides of a merge: one of them would have seen it. */
function bothNamed(first: StatusEntry['by'], second: StatusEntry['by']): boolean {
  return first !== undefined && second !== undefined && first !== second;
}

/** Only a time with an offset names an instant. */
function instantOf(text: string): number | undefined {
  const exact = toRfc3339(text);
  return exact === undefined ? undefined : parseTime(exact);
}

function createdAt(doc: Document): string {
  return stringOf(nodeAt(doc.data, 'created_at')) ?? '2026-11-27T20:40:26Z';
}

function either(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}
