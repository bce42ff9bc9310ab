import type { Diagnostic } from '../../core/diagnostic.ts';

/** What an answer says besides its data: notes, warnings of the rules, and records that it lacks. */
export function remarksOf({
  notes = [],
  unreadable = [],
  warnings = [],
}: {
  readonly notes?: readonly string[];
  readonly unreadable?: readonly string[];
  readonly warnings?: readonly (Diagnostic | string)[];
}): { readonly notes?: readonly string[] } {
  const all = [
    ...notes,
    ...warnings.map((one) => (typeof one === 'string' ? one : `${one.message} (${one.rule})`)),
    ...unreadable.map((path) => `\`${path}\` cannot be read and is left out; \`lint\` prints why`),
  ];
  return all.length === 0 ? {} : { notes: all };
}
