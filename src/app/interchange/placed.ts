import { nodeAt, plainValue } from '../../core/node.ts';
import { applyEdits } from '../../core/text-edit.ts';
import { BatonError } from '../../errors.ts';
import { isSame, listOf } from '../../interchange/read-file.ts';
import type { ImportedRecord, ThreadAddition } from '../../interchange/types.ts';
import { appendValue } from '../../records/append-value.ts';
import type { YamlData } from '../../records/write-yaml.ts';
import { type RecordDraft, rootForNew } from '../create-record.ts';
import { documentOf, type WorktreeRecords } from '../find-record.ts';
import type { Write } from '../judge-writes.ts';
import type { KnownRecords } from './known-records.ts';

/** Where a new record goes: a decision beside its thread, everything else below the root for new records. */
export function placed(
  records: WorktreeRecords,
  known: KnownRecords,
  { kind, path }: ImportedRecord,
): string {
  const [, thread = '', file] = path.split('/');
  const there = kind === 'decision' ? known.pathOf('thread', thread) : undefined;
  return there === undefined
    ? `${rootForNew(records)}/${path}`
    : `${there.slice(0, there.lastIndexOf('/'))}/${file}`;
}

/**
 * What is to be written with what is added to threads: into the text of one that is new, else as a change of its file.
 * What a thread says already is not said twice.
 */
export async function withAdditions(
  records: WorktreeRecords,
  known: KnownRecords,
  drafts: readonly RecordDraft[],
  changes: readonly Write[],
  additions: readonly ThreadAddition[],
): Promise<{ readonly drafts: readonly RecordDraft[]; readonly changes: readonly Write[] }> {
  const texts = new Map(drafts.map(({ path, text }) => [path, text]));
  const changed = new Map(changes.map((change) => [change.path, change]));
  for (const { key, thread, value } of additions) {
    const there = known.pathOf('thread', thread);
    const path = there ?? drafts.find((draft) => draft.path.endsWith(`/threads/${thread}/thread.md`))?.path;
    if (path === undefined) continue;
    const before = there === undefined ? undefined : await textOf(records, path);
    const text = changed.get(path)?.after ?? texts.get(path) ?? before ?? '';
    const after = added(records, path, text, key, value);
    if (before !== undefined && after !== text) changed.set(path, { path, before, after });
    else if (before === undefined) texts.set(path, after);
  }
  return {
    drafts: drafts.map((draft) => ({ ...draft, text: texts.get(draft.path) ?? draft.text })),
    changes: [...changed.values()],
  };
}

function added(
  records: WorktreeRecords,
  path: string,
  text: string,
  key: string,
  value: ThreadAddition['value'],
): string {
  const { data } = documentOf(records, path, text);
  if (listOf(plainValue(nodeAt(data, key))).some((one) => isSame(one, value))) return text;
  const edit = data && appendValue(text, data, key, value as YamlData, ['status_history', 'status']);
  if (edit) return applyEdits(text, [edit]);
  throw new BatonError('refused', `\`${path}\` has no place for \`${key}\``, {
    help: 'write its front matter as a block of lines, and import again',
  });
}

async function textOf({ snapshot }: WorktreeRecords, path: string): Promise<string> {
  const source = (await snapshot.read([{ path, type: 'file' }])).get(path);
  return source?.ok ? source.text : '';
}
