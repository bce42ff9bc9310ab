import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventNames, hosts } from '../../../src/agents/event.ts';

// The lists of docs/spec/agents.md and of the user's page say the same as the code.

const spec = readFileSync('docs/spec/agents.md', 'utf8');
const guide = readFileSync('docs/agents.md', 'utf8');

/** The first cells of the rows of the table below a head. */
function firstCells(page: string, head: string): readonly string[] {
  const [, table = ''] = page.split(`| ${head}`);
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| ([a-z][^|]*?) \|/gm)].map(([, cell = '']) => cell);
}

describe('the pages on agents', () => {
  it.each([
    ['docs/spec/agents.md', spec, 'event | answer |'],
    ['docs/agents.md', guide, 'event | what happens |'],
    ['the table of hosts', guide, 'event | Claude Code |'],
  ])('%s has each event that is answered', (_, page, head) => {
    expect(firstCells(page, head).flatMap((cell) => cell.split(', '))).toEqual(eventNames);
  });

  it('name each host that `init --agent` sets up', () => {
    const [, inCommand] = /baton init --agent ([a-z,]+)`/.exec(spec) ?? [];
    expect(inCommand?.split(',')).toEqual(hosts);
    const [, inOption] = /--host ([a-z|]+)/.exec(guide) ?? [];
    expect(inOption?.split('|')).toEqual(hosts);
  });
});
