import type { RecordKind } from '../../core/document.ts';

/** The prefix of ids that have a day and a random part, by kind (convention, section 2). */
const prefixes = {
  thread: 'thread',
  decision: 'dec',
  resume: 'res',
  handoff: 'hnd',
} as const satisfies Partial<Record<RecordKind, string>>;
export type DatedKind = keyof typeof prefixes;

/** Crockford's base 32, in lower case: no letter that looks like another or like a digit. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz';

/** How many random bytes an id takes. */
export const idBytes = 8;

/**
 * A new id: `dec_20261127_k3v9qx7m`.
 *
 * @param now RFC 3339; its day in UTC
 * @param random `idBytes` random bytes
 */
export function newId(kind: DatedKind, now: string, random: Uint8Array): string {
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '');
  // 256 is a multiple of 32: every digit has the same probability.
  const part = [...random].map((byte) => digits[byte % digits.length]).join('');
  return `${prefixes[kind]}_${day}_${part}`;
}

/** True for what can be an id of a record (convention, section 2). */
export function isRecordId(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text);
}
