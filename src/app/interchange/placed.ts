import { lineBreakOf } from '../../core/text-edit.ts';
import type { ImportedRecord, ThreadAddition } from '../../interchange/types.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import type { Write } from '../write/check-writes.ts';
import { type RecordDraft, rootForNew } from '../write/create-record.ts';
import type { KnownRecords } from './known-records.ts';

/** Where a new record goes: a decision next to its thread, everything else below the root for new records. */
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
  for (const { section, thread } of additions) {
    const there = known.pathOf('thread', thread);
    const path = there ?? drafts.find((draft) => draft.path.endsWith(`/threads/${thread}/thread.md`))?.path;
    if (path === undefined) continue;
    const before = there === undefined ? undefined : await textOf(records, path);
    const text = changed.get(path)?.after ?? texts.get(path) ?? before ?? '';
    const after = withSection(text, section);
    if (before !== undefined && after !== before) changed.set(path, { path, before, after });
    else if (before === undefined) texts.set(path, after);
  }
  return {
    drafts: drafts.map((draft) => ({ ...draft, text: texts.get(draft.path) ?? draft.text })),
    changes: [...changed.values()],
  };
}

function withSection(text: string, section: string): string {
  const eol = lineBreakOf(text);
  const added = section.replaceAll('\n', eol);
  return text.includes(added) ? text : `${text.trimEnd()}${eol}${eol}${added}${eol}`;
}

async function textOf({ snapshot }: WorktreeRecords, path: string): Promise<string> {
  const source = (await snapshot.read([{ path, type: 'file' }])).get(path);
  return source?.ok ? source.text : '';
}
