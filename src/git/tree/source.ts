import type { Source } from '../../core/snapshot.ts';

/** Larger files are never read whole: 1 MiB. */
export const maxBytes = 1_048_576;

/** As much of a file over the limit as says whether it claims to be a record. */
export const headBytes = 4096;

const strict = { fatal: true, ignoreBOM: true };
const whole = new TextDecoder('utf-8', strict);

/**
 * The text of a file or blob of at most `maxBytes`. A byte order mark stays, so that offsets are those of the file.
 */
export function sourceOf(bytes: Buffer): Source {
  try {
    return { ok: true, text: whole.decode(bytes), size: bytes.length };
  } catch {
    const latin1 = bytes.toString('latin1');
    return { ok: false, reason: 'not-utf8', detail: firstFault(bytes), latin1, size: bytes.length };
  }
}

/**
 * A file over the limit.
 *
 * @param head its first `headBytes` bytes
 */
export function tooLarge(size: number, head: Buffer): Source {
  return { ok: false, reason: 'too-large', size, latin1: head.toString('latin1') };
}

/** The text of bytes that may end within a character, which is left out. */
function decodeStart(bytes: Buffer): string {
  return new TextDecoder('utf-8', strict).decode(bytes, { stream: true });
}

/**
 * `<characters before it>:<its bytes as hex>`. The longest start that decodes is found by halving: once a start holds a
 * wrong byte, every longer one does.
 */
function firstFault(bytes: Buffer): string {
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (isStartOfText(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  const before = decodeStart(bytes.subarray(0, good));
  const wrong = bytes.subarray(Buffer.byteLength(before), bad);
  return `${before.length}:${wrong.toString('hex')}`;
}

function isStartOfText(bytes: Buffer): boolean {
  try {
    decodeStart(bytes);
    return true;
  } catch {
    return false;
  }
}
