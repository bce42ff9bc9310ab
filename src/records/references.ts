import type { RecordKind } from '../core/document.ts';
import type { Facts, Located } from '../core/facts.ts';
import { alternativeName } from './kinds/decision/model.ts';

/** A record that another one names. */
export interface Reference extends Located {
  readonly kind: RecordKind;
  /** The key that names it. */
  readonly key: string;
}

/**
 * The references of a record, except those with their own rules: a decision's parents, a task's dependencies and
 * blocked tasks, an acknowledgement's payload, and the skills and folders of a payload.
 */
export function referencesOf(facts: Facts): readonly Reference[] {
  switch (facts.kind) {
    case 'session':
      return [
        ...named('thread', 'thread', facts.thread),
        ...named('session', 'resumes', facts.resumes),
        ...named('session', 'forked_from', facts.forkedFrom),
      ];
    case 'resume':
      return ownThread(facts);
    case 'decision':
      return [
        ...ownThread(facts),
        ...facts.supersedes.flatMap((one) => named('decision', 'supersedes', one)),
        ...facts.relatedTo.flatMap((one) => named('decision', 'related_to', one)),
        ...facts.reopens.flatMap((one) => named('decision', 'reopens', decisionOf(one))),
        ...named('session', 'session', facts.session),
        ...named('task', 'task', facts.task),
      ];
    case 'handoff':
      return named('handoff', 'meta.parent', facts.parent);
    default:
      return [];
  }
}

/** The decision of a reopened alternative; `thread/reopens` reports what names none. */
function decisionOf(one: Located): Located | undefined {
  const name = alternativeName(one.value);
  return name && { ...one, value: name.decision };
}

/** `thread/decision-immutable` reports a thread that is not that of the folder. */
function ownThread({
  thread,
  folder,
}: {
  readonly thread: Located | undefined;
  readonly folder: string | undefined;
}) {
  return thread?.value === (folder ?? thread?.value) ? named('thread', 'thread', thread) : [];
}

function named(kind: RecordKind, key: string, at: Located | undefined): Reference[] {
  return at === undefined || at.value.trim() === '' ? [] : [{ ...at, kind, key }];
}
