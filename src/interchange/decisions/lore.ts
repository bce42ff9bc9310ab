/** A trailer of a message. */
export interface LoreTrailer {
  /** As it is written. */
  readonly name: string;
  /** In lower case. */
  readonly key: string;
  readonly value: string;
}

/** The trailers that Lore and the tools like it write, and what a decision has of them. `tells`: no other convention has it. */
export const loreTrailers: Readonly<
  Record<
    string,
    {
      readonly role: 'reason' | 'rejected' | 'confidence' | 'supersedes' | 'follows' | 'kept';
      readonly tells?: true;
    }
  >
> = {
  constraint: { role: 'reason', tells: true },
  limit: { role: 'reason', tells: true },
  rejected: { role: 'rejected', tells: true },
  'ruled-out': { role: 'rejected', tells: true },
  confidence: { role: 'confidence' },
  certainty: { role: 'confidence', tells: true },
  supersedes: { role: 'supersedes' },
  follows: { role: 'follows' },
  'scope-risk': { role: 'kept', tells: true },
  reversibility: { role: 'kept', tells: true },
  directive: { role: 'kept', tells: true },
  tested: { role: 'kept' },
  'not-tested': { role: 'kept', tells: true },
  expires: { role: 'kept' },
  intent: { role: 'kept' },
  related: { role: 'kept' },
  'lore-id': { role: 'kept', tells: true },
};

const line = /^([A-Za-z][A-Za-z0-9-]*):[ \t]+(\S.*)$/;

/**
 * The parts of a message. Trailers are the lines `Key: value` at its end, in one paragraph or several, as tools put a line of their
 * own below those of an agent.
 */
export function splitMessage(message: string): {
  readonly subject: string;
  readonly body: string;
  readonly trailers: readonly LoreTrailer[];
} {
  const [head = '', ...paragraphs] = message
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n[ \t]*\n+/);
  const [subject = '', ...below] = head.split('\n');
  const rest = [...(below.length > 0 ? [below.join('\n')] : []), ...paragraphs];
  const blocks: LoreTrailer[][] = [];
  for (let last = rest.at(-1); last !== undefined; last = rest.at(-1)) {
    const block = trailersOf(last);
    if (!block) break;
    blocks.unshift(block);
    rest.pop();
  }
  return { subject: subject.trim(), body: rest.join('\n\n').trim(), trailers: blocks.flat() };
}

/** The trailers of a paragraph that holds nothing else; undefined for any other. */
function trailersOf(paragraph: string): LoreTrailer[] | undefined {
  const found: LoreTrailer[] = [];
  for (const text of paragraph.split('\n')) {
    const [, name, value] = line.exec(text) ?? [];
    const last = found.pop();
    if (name !== undefined && value !== undefined) {
      if (last) found.push(last);
      found.push({ name, key: name.toLowerCase(), value: value.trim() });
    } else if (last && /^[ \t]+\S/.test(text)) found.push({ ...last, value: `${last.value} ${text.trim()}` });
    else return undefined;
  }
  return found;
}
