import { join } from 'node:path';
import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { mapAt, textAt } from '../../records/create/new-payload.ts';
import { chainOf, payloadOf } from '../../records/kinds/handoff/model.ts';
import type { YamlData } from '../../records/yaml/write.ts';
import { findOfKind, readRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import type { ContextText, HandoffContext } from './context.ts';

/** Where a new payload comes from. */
export interface Lineage {
  /** The skills that have sent the work on, this source last. */
  readonly chain: readonly string[];
  /** The payload that it continues. */
  readonly parent: string | undefined;
  /** What `meta` of the context says and goes on. */
  readonly meta: YamlData;
  /** Whom the payload that it continues went to, where that is not this source. */
  readonly astray: string | undefined;
}

interface LineageRequest {
  readonly from: string;
  readonly parent?: string | undefined;
}

/** What is counted again for each payload. */
const ofOnePayload = ['handoff_chain', 'payload_hash', 'payload_size_bytes'];

/** What a payload says of its own hop only. */
const ofOneHop = [...ofOnePayload, 'handoff_reason', 'loop_reason', 'parent', 'upgraded_from'];

/**
 * The way of the work so far (convention, section 6): the chain of the payload that it continues and this source; if
 * there is none, what the context says; else this source alone. A context that is a payload of the same source is made
 * again; one of another source is continued.
 *
 * @throws BatonError `usage` for a parent that does not exist or no payload
 */
export async function lineageOf(
  records: WorktreeRecords,
  { from, parent: named }: LineageRequest,
  { isPayload, sections }: HandoffContext,
  context: ContextText,
): Promise<Lineage> {
  const given = mapAt(sections, 'meta');
  const source = textAt(mapAt(sections, 'source'), 'skill');
  const isContinued = isPayload && source !== from;
  const meta = without(given, isContinued ? ofOneHop : ofOnePayload);
  const parent =
    named !== undefined
      ? await findOfKind(records, named, 'handoff')
      : isContinued
        ? await recordAt(records, context.path)
        : await parentOf(records, textAt(given, 'parent'));
  if (parent) {
    const handoff = payloadOf(parent.data)?.handoff;
    const before = chainOf(handoff).map(({ value }) => value);
    const target = stringOf(nodeAt(handoff, 'target', 'skill'));
    return {
      chain: [...before, from],
      parent: parent.id,
      meta,
      astray: target === from ? undefined : target,
    };
  }
  const listed = Array.isArray(given.handoff_chain)
    ? given.handoff_chain
    : source && isPayload
      ? [source]
      : [];
  const chain = listed.filter((one) => typeof one === 'string');
  const isOwn = isPayload ? !isContinued : chain.at(-1) === from;
  return {
    chain: isOwn && chain.length > 0 ? chain : [...chain, from],
    parent: undefined,
    meta,
    astray: undefined,
  };
}

function without(data: YamlData, keys: readonly string[]): YamlData {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}

async function parentOf(records: WorktreeRecords, id: string | undefined): Promise<Document | undefined> {
  return id === undefined ? undefined : findOfKind(records, id, 'handoff');
}

/** The payload of the working tree that a file is; undefined for one that is elsewhere. */
async function recordAt(records: WorktreeRecords, path: string | undefined): Promise<Document | undefined> {
  const entries = records.entries.filter((entry) => join(records.workspace.top, entry.path) === path);
  return (await readRecords(records, entries)).find(({ kind }) => kind === 'handoff');
}
