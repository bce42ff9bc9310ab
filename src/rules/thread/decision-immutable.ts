import type { Document } from '../../core/document.ts';
import { entryOf, nodeAt, stringOf, type YamlMap } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { defineRule } from '../../core/rule.ts';
import {
  type Difference,
  firstProseDifference,
  grownListDifferences,
  mapDifferences,
} from '../../records/compare/difference.ts';
import { decisionDifferences, earlyAdditions } from '../../records/kinds/decision/model.ts';
import { threadFolder } from '../../records/kinds/thread/model.ts';
import { proseRedactions } from '../../records/redact/prose-redaction.ts';
import {
  lineRedactionStep,
  type NewRedactions,
  newRedactions,
  noRedactions,
  redactionSteps,
} from '../../records/redact/redaction.ts';
import { decisionCommand } from '../../text/printed-commands.ts';
import { shellWord } from '../../text/shell-word.ts';

/** What a committed record of a thread keeps, and that it is in its thread's folder (convention, sections 4 and 5). */
export default defineRule({
  id: 'thread/decision-immutable',
  summary: 'A committed decision or resume does not change and is in the folder of its thread',
  kinds: ['thread', 'decision', 'resume'],
  severity: 'error',
  overrides: [
    'record/schema',
    'record/timestamp-format',
    'record/reference',
    'record/id-matches-path',
    'thread/convergence',
    'thread/decision-cycle',
    'thread/decision-parent',
    'thread/question-resolved-nowhere',
  ],
  seed: false,
  contentMessages: ['folder'],
  needs: 'change',
  messages: {
    folder: 'Unexpected thread `{actual}`, expected `{expected}`, the folder of this {kind}',
    edited: 'Unexpected change of `{field}`, {because}',
    added: 'Unexpected new key `{field}`, {because}',
    removed: 'Missing `{field}`, {because}',
    body: 'Unexpected change of the text, {because}',
    early: 'Unexpected position of the new `{field}`, expected it after the committed ones',
  },
  document({ doc, report }) {
    const wrong = wrongFolder(doc);
    if (!wrong) return;
    const { at, actual, expected } = wrong;
    report('folder', {
      at,
      data: { actual, expected, kind: doc.kind },
      actual,
      expected: [expected],
      help: `write \`thread: ${expected}\`, or move the file to \`${doc.root}/${doc.archived ? 'archive/' : ''}threads/${actual}/\``,
    });
  },
  change({ change, merge, source, report }) {
    // `record/deleted` reports a record that moves to the archive with a change.
    if (change.type !== 'modified' || (change.after.archived && !change.before.archived)) return;
    const { before, after } = change;
    if (!before.data || !after.data) return;
    const because =
      before.kind === 'thread'
        ? 'only the title, the status and the text of a committed thread may change'
        : `a committed ${before.kind} does not change`;
    const redactions = newRedactions(nodeAt(before.data, 'redactions'), nodeAt(after.data, 'redactions'));

    for (const { type, path, at, was } of differences(before.kind, before.data, after.data, redactions)) {
      if (path[0] === 'thread' && wrongFolder(after)) continue;
      const field = path.join('.');
      report(type, {
        at,
        data: { field, because },
        help: helpFor(before, type, path, source),
        related: was && [{ at: was, side: 'before', message: 'Before this change' }],
      });
    }

    const early =
      merge || before.kind !== 'decision' ? [] : earlyAdditions(before.data, after.data, redactions);
    for (const { path, at } of early) {
      const help = 'move it to the end of its list: only a merge may sort the items of both sides';
      report('early', { at, data: { field: path.join('.') }, help });
    }

    const [from, to] = [bodyOf(before), bodyOf(after)];
    const line =
      before.kind !== 'thread' && firstProseDifference(from.text, to.text, proseRedactions(before, after));
    if (!line) return;
    report('body', {
      at: shift(line.after, to.from),
      data: { because },
      help: `${helpFor(before, 'edited', [], source)}; ${lineRedactionStep(before, shift(line.before, from.from))}`,
      related: [{ at: shift(line.before, from.from), side: 'before', message: 'Before this change' }],
    });
  },
});

function wrongFolder(doc: Document): { at: Extent; actual: string; expected: string } | undefined {
  const expected = doc.kind === 'thread' ? undefined : threadFolder(doc);
  const node = nodeAt(doc.data, 'thread');
  const actual = stringOf(node);
  if (expected === undefined || node === undefined || actual === undefined || actual === expected)
    return undefined;
  return { at: node.extent, actual, expected };
}

/** Keys of a thread that may change; `thread/status-append-only` checks those of its history. */
const freeOfThread = ['title', 'status', 'status_history'];

function differences(
  kind: Document['kind'],
  before: YamlMap,
  after: YamlMap,
  redactions: NewRedactions,
): Difference[] {
  const free = new Set(['schema', 'redactions', ...(kind === 'thread' ? freeOfThread : [])]);
  return [
    ...(kind === 'decision'
      ? decisionDifferences(before, after, redactions)
      : mapDifferences(before, after, [], redactions, free)),
    ...grownListDifferences(before, after, 'redactions', [], noRedactions),
    ...markerDifference(before, after),
  ];
}

/** A marker may be added, and `record/marker-removed` reports its loss; another kind or version is a change. */
function markerDifference(before: YamlMap, after: YamlMap): Difference[] {
  const [old, now] = [entryOf(before, 'schema')?.value, entryOf(after, 'schema')?.value];
  if (old === undefined || now === undefined || stringOf(old) === stringOf(now)) return [];
  return [{ type: 'edited', path: ['schema'], at: now.extent, was: old.extent }];
}

/** @param path empty for the text */
function helpFor(
  before: Document,
  type: Difference['type'],
  path: Difference['path'],
  source: string,
): string {
  const thread = stringOf(nodeAt(before.data, 'thread')) ?? 'THREAD';
  const restore = `git restore --source=${source} --staged --worktree -- ${shellWord(before.path)}`;
  // Other changes of a thread.md may be right, so the help does not restore the whole file.
  const steps = [
    type === 'added'
      ? 'remove it'
      : before.kind === 'thread'
        ? 'restore it'
        : `keep it as it was (\`${restore}\`)`,
  ];
  if (before.kind === 'decision') {
    steps.push(`record a new decision, \`${decisionCommand(thread, `--continues ${before.id}`)}\``);
  }
  if (before.kind === 'resume') {
    steps.push(`to resume the thread, run \`baton thread resume ${thread} --agent NAME\``);
  }
  if (type === 'edited' && path.length > 0) steps.push(...redactionSteps(before, path));
  return steps.join('; ');
}

/** The text below the front matter, and where it starts; nothing in a YAML file. */
function bodyOf(doc: Document): { text: string; from: number } {
  const from = doc.frontMatter?.extent.to ?? doc.text.length;
  return { text: doc.text.slice(from), from };
}

function shift({ from, to }: Extent, by: number): Extent {
  return { from: from + by, to: to + by };
}
