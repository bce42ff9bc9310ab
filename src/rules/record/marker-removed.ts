import type { Document } from '../../core/document.ts';
import { nodeAt, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { lineBreakOf } from '../../core/text-edit.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';
import { payloadOf } from '../../records/kinds/handoff/model.ts';
import { shellWord } from '../../text/shell-word.ts';

export default defineRule({
  id: 'record/marker-removed',
  summary: 'A record stays a record',
  kinds: recordKindsButSkill,
  severity: 'error',
  seed: false,
  overrides: ['record/unclaimed'],
  needs: 'change',
  messages: {
    unclaimed: 'Missing marker or shape of a `{kind}`: the file is not a record any more',
    marker: 'Missing marker `schema: baton/{kind}@1`, which the record had',
  },
  change({ change, source, config, report }) {
    if (change.type !== 'added' && isForeign(change.before)) return;
    if (change.type === 'unclaimed') {
      const { before, path } = change;
      const at = markerOf(before) ?? before.idExtent;
      report('unclaimed', {
        data: { kind: before.kind },
        help: `restore it with \`git restore --source=${source} --staged --worktree -- ${shellWord(path)}\`, or write \`schema: baton/${before.kind}@1\` again`,
        related: at ? [{ at, side: 'before', message: 'State before' }] : [],
      });
    }
    if (change.type !== 'modified' || config.claim !== 'marked') return;
    const { before, after } = change;
    const old = markerOf(before);
    if (!before.marked || after.marked || !old) return;
    report('marker', {
      at: beginningOf(after),
      data: { kind: before.kind },
      help: `write \`schema: baton/${before.kind}@1\` again`,
      related: [{ at: old, side: 'before', message: 'State before' }],
      fix: markAgain(after, before.kind),
    });
  },
});

/** Payloads of other protocols do not count as records. */
function isForeign({ kind, data }: Document): boolean {
  return kind === 'handoff' && data !== undefined && payloadOf(data) === undefined;
}

/** The YAML that has the marker: for a task the front matter. */
function markedYaml(doc: Document): YamlNode | undefined {
  return doc.kind === 'task' ? doc.frontMatter?.yaml.root : doc.data;
}

function markerOf(doc: Document): YamlNode | undefined {
  return nodeAt(markedYaml(doc), 'schema');
}

function beginningOf(doc: Document) {
  const root = markedYaml(doc);
  return (root?.type === 'map' ? root.entries[0]?.key : undefined) ?? doc.idExtent;
}

function markAgain(doc: Document, kind: string) {
  const root = markedYaml(doc);
  if (root?.type !== 'map' || root.flow || nodeAt(root, 'schema')) return undefined;
  const { from } = root.extent;
  const indent = ' '.repeat(doc.lines.point(from).column - 1);
  const edits = [
    { extent: { from, to: from }, text: `schema: baton/${kind}@1${lineBreakOf(doc.text)}${indent}` },
  ];
  return { kind: 'safe' as const, title: 'Write the marker again', edits };
}
