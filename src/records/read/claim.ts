import type { MarkdownDocument, RecordKind } from '../../core/document.ts';
import { recordKinds } from '../../core/document.ts';
import { nodeAt, stringOf, type YamlMap, type YamlNode } from '../../core/node.ts';
import { handoffFences, taskHeading } from '../kinds/task/model.ts';

/** How a file claims to be a record: as which kind, and whether by marker. */
export interface Claim {
  readonly kind: RecordKind;
  readonly marked: boolean;
}

const markerValue = /^baton\/([a-z]+)@\S*$/;

/**
 * Whether a readable file at the path of a kind claims to be a record: by the marker `schema: baton/<kind>@1`, or by
 * its kind's shape (convention, section 2). A marker for another kind has priority over the path.
 */
export function claimOf(
  place: RecordKind,
  data: YamlNode | undefined,
  markdown: MarkdownDocument | undefined,
): Claim | undefined {
  if (place === 'skill') return { kind: 'skill', marked: false };
  const marker = markerValue.exec(stringOf(nodeAt(data, 'schema')) ?? '')?.[1];
  if (marker !== undefined) return { kind: kindNamed(marker) ?? place, marked: true };
  if (place === 'task' && markdown) {
    return taskHeading(markdown) || handoffFences(markdown).length > 0
      ? { kind: 'task', marked: false }
      : undefined;
  }
  return data?.type === 'map' && hasShape(place, data) ? { kind: place, marked: false } : undefined;
}

function kindNamed(name: string): RecordKind | undefined {
  return recordKinds.find((kind) => kind === name && kind !== 'skill');
}

function hasShape(kind: RecordKind, data: YamlMap): boolean {
  const id = stringOf(nodeAt(data, 'id')) ?? '';
  switch (kind) {
    case 'session':
      // A state file of the protocol itself has the same keys and is importable, no session.
      return (
        nodeAt(data, 'session_id') !== undefined &&
        nodeAt(data, 'fsm') !== undefined &&
        nodeAt(data, 'protocol_name') === undefined
      );
    case 'thread':
      return id.startsWith('thread_');
    case 'decision':
      return id.startsWith('dec_');
    case 'resume':
      return id.startsWith('res_');
    case 'handoff':
    case 'ack':
      return nodeAt(data, 'handoff') !== undefined;
    default:
      return false;
  }
}

const textShapes: Readonly<Partial<Record<RecordKind, readonly RegExp[]>>> = {
  session: [/^session_id[ \t]*:/m, /^fsm[ \t]*:/m, /^(?![\s\S]*\nprotocol_name[ \t]*:)/],
  thread: [/^id[ \t]*:[ \t]*["']?thread_/m],
  decision: [/^id[ \t]*:[ \t]*["']?dec_/m],
  resume: [/^id[ \t]*:[ \t]*["']?res_/m],
  handoff: [/^handoff[ \t]*:/m],
  ack: [/^handoff[ \t]*:/m],
};

/**
 * The same for a file whose YAML or bytes cannot be read: found by the lines with the marker or the shape's keys, so
 * that a broken record is a finding and a broken foreign note is not.
 *
 * @param head the text in which the keys would stand: front matter or YAML, as far as it could be decoded
 */
export function claimOfText(place: RecordKind, head: string): Claim | undefined {
  if (place === 'skill') return { kind: 'skill', marked: false };
  const marker = /^schema[ \t]*:[ \t]*["']?baton\/([a-z]+)@/m.exec(head)?.[1];
  if (marker !== undefined) return { kind: kindNamed(marker) ?? place, marked: true };
  if (place === 'task') {
    const claims =
      /^# Task [^:\n]+:/m.test(head) ||
      (/^#{2,3} [^\p{L}\n]*Handoff\b/mu.test(head) && /^ {0,3}```ya?ml/m.test(head));
    return claims ? { kind: 'task', marked: false } : undefined;
  }
  const shape = textShapes[place];
  return shape?.every((pattern) => pattern.test(head)) ? { kind: place, marked: false } : undefined;
}
