const unknown = '\uFFFD';
const unknownBytes = Buffer.from(unknown);

/**
 * The name that bytes stand for. Git takes any bytes; one that is not UTF-8 becomes U+FFFD and its value in hex, so
 * that no two names fall together and one record hides another.
 */
export function decodeName(bytes: Buffer): string {
  let name = '';
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOfCharacter(bytes, at);
    const part = bytes.subarray(at, at + Math.max(length, 1));
    // A U+FFFD of the name's own, where hex digits behind it would make it look like a byte.
    const isMistakable = part.equals(unknownBytes) && isHex(bytes.toString('latin1', at + 3, at + 5));
    name += length === 0 || isMistakable ? `${unknown}${part.toString('hex')}` : part.toString('utf8');
    at += part.length;
  }
  return name;
}

/** The bytes that a name stands for, as `decodeName` gives it. */
export function encodeName(name: string): Buffer {
  if (!name.includes(unknown)) return Buffer.from(name);
  // Every U+FFFD with hex digits behind it stands for bytes: one, or those of a U+FFFD that such digits follow.
  const parts = name.split(/(\uFFFD(?:efbfbd(?=[0-9a-f]{2})|[0-9a-f]{2}))/);
  return Buffer.concat(
    parts.map((part, at) => (at % 2 === 1 ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part))),
  );
}

/** Of the UTF-8 character that begins at an offset; 0 if none does. */
function lengthOfCharacter(bytes: Buffer, at: number): number {
  for (let length = 1; length <= 4 && at + length <= bytes.length; length++) {
    const part = bytes.subarray(at, at + length);
    if (part.equals(unknownBytes) || !part.toString('utf8').includes(unknown)) return length;
  }
  return 0;
}

function isHex(digits: string): boolean {
  return /^[0-9a-f]{2}$/.test(digits);
}
