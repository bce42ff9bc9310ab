import type { Diagnostic } from '../../core/diagnostic.ts';
import type { UnreadRecords } from '../workspace/unread.ts';

/** What an answer says besides its data: notes, and warnings of the rules. */
export function remarksOf({
  notes = [],
  warnings = [],
}: {
  readonly notes?: readonly string[];
  readonly warnings?: readonly (Diagnostic | string)[];
}): { readonly notes?: readonly string[] } {
  const all = [
    ...notes,
    ...warnings.map((one) => (typeof one === 'string' ? one : `${one.message} (${one.rule})`)),
  ];
  return all.length === 0 ? {} : { notes: all };
}

/** The data of an answer with the records that it lacks: their paths as data, and a note for each. */
export function withUnread(data: object, unread: UnreadRecords): object {
  if (unread.isEmpty) return data;
  const { notes = [] } = data as { readonly notes?: readonly string[] };
  return { ...data, notes: [...notes, ...unread.notes], unreadable: unread.paths };
}
