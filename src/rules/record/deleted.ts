import type { Document } from '../../core/document.ts';
import { defineRule, type TreeIndex } from '../../core/rule.ts';
import { isClosed } from '../../records/compare/closed.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';
import { payloadOf } from '../../records/kinds/handoff/model.ts';
import { acknowledged } from '../../records/kinds/handoff/time.ts';
import { sameProse, sameUnlessRedacted } from '../../records/redact/redaction.ts';
import { shellWord } from '../../text/shell-word.ts';

export default defineRule({
  id: 'record/deleted',
  summary: 'A record is not deleted; a closed one may move to the archive unchanged',
  kinds: recordKindsButSkill,
  severity: 'error',
  seed: false,
  needs: 'tree',
  messages: {
    deleted: 'Unexpected deletion of the {kind} `{id}`',
    open: 'Unexpected move of the {kind} `{id}` to the archive, expected {closed}',
    changed: 'Unexpected change of the {kind} `{id}` while it moves to the archive, expected no change',
  },
  change({ change, tree, source, config, now, report }) {
    if (change.type === 'deleted' && isKept(change.before)) {
      const { kind, path, id } = change.before;
      const restore = `git restore --source=${source} --staged --worktree -- ${shellWord(path)}`;
      const help = [`run \`${restore}\``, ...archiveSteps(change.before)].join('; ');
      report('deleted', { data: { kind, id: id ?? path }, help });
    }
    if (change.type !== 'modified' || change.before.archived || !change.after.archived) return;
    const { before, after } = change;
    if (!isKept(before)) return;
    const { kind, id = before.path } = before;
    const taken = acknowledged(tree);
    const isAcknowledged = (payload: string) => taken.has(payload);
    if (!isClosed(before, { config, now, isAcknowledged }) || staysBehind(before, tree)) {
      const help = `leave it at \`${before.path}\` until then`;
      report('open', { at: after.idExtent, data: { kind, id, closed: closedState[kind] }, help });
    } else if (!isSame(before, after)) {
      report('changed', {
        at: after.idExtent,
        data: { kind, id },
        help: 'commit the change where the record is now, then move it',
      });
    }
  },
});

const closedState: Readonly<Record<Document['kind'], string>> = {
  session: 'a final or abandoned session',
  thread: 'a completed thread',
  resume: 'its thread to move too',
  decision: 'its thread to move too',
  handoff: 'an acknowledged or expired payload',
  ack: 'its payload to move too',
  task: 'a finished task',
  skill: '',
};

/**
 * The command that archives the record; a record that only a glob names cannot be archived. A decision moves with its
 * thread.
 */
function archiveSteps({ kind, path, root, archived, id }: Document): string[] {
  if (archived || root === '') return [];
  const isOfThread = kind === 'decision' || kind === 'resume';
  const name = isOfThread ? path.split('/').at(-2) : id;
  return [`to archive it once it is closed, run \`baton archive ${shellWord(name ?? path)}\``];
}

/** A task counts once it has a handoff; payloads of other protocols do not count. */
function isKept(doc: Document): boolean {
  if (doc.kind === 'task') return doc.yaml !== undefined;
  return doc.kind !== 'handoff' || doc.data === undefined || payloadOf(doc.data) !== undefined;
}

/** Resumes and decisions are where their thread is, acknowledgements where their payload is. */
function staysBehind(before: Document, tree: TreeIndex): boolean {
  if (before.kind === 'ack') return tree.byId('handoff', before.id ?? '').some(({ archived }) => !archived);
  if (before.kind !== 'decision' && before.kind !== 'resume') return false;
  const folder = before.path.split('/').at(-2) ?? '';
  return tree.byId('thread', folder).some(({ archived }) => !archived);
}

/** Equal for the rules about history: the parsed values are, and the prose is but for line ends and trailing spaces. */
function isSame(before: Document, after: Document): boolean {
  if (before.text === after.text) return true;
  return sameUnlessRedacted(before.data, after.data) && sameProse(proseOf(before), proseOf(after));
}

function proseOf({ yaml, data, text }: Document): string {
  if (!yaml || !data) return text;
  return text.slice(0, yaml.extent.from) + text.slice(yaml.extent.to);
}
