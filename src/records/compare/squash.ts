import type { Trailer } from '../../core/rule.ts';
import { parseTrailers } from '../trailers.ts';

/** How `git merge --squash` writes a commit: this line, then headers, then the message indented by four. */
const start = /^commit [0-9a-f]{40,64}$/;
const indent = '    ';

/**
 * The `Baton-` trailers of the commits in a SQUASH_MSG, each once, in the order of the history: the newest is first
 * there.
 */
export function squashedTrailers(text: string): Pick<Trailer, 'key' | 'value'>[] {
  const messages: string[][] = [];
  for (const line of text.split('\n')) {
    if (start.test(line)) messages.push([]);
    else if (line.startsWith(indent)) messages.at(-1)?.push(line.slice(indent.length));
    // Git ends no line in spaces, so that an empty line of a message may not be indented.
    else if (line === '' && (messages.at(-1)?.length ?? 0) > 0) messages.at(-1)?.push('');
  }
  const found = new Map<string, Pick<Trailer, 'key' | 'value'>>();
  for (const lines of messages.reverse()) {
    for (const { key, value } of parseTrailers(`${lines.join('\n')}\n`)) {
      if (/^baton-/i.test(key) && value !== '') found.set(`${key.toLowerCase()}: ${value}`, { key, value });
    }
  }
  return [...found.values()];
}
