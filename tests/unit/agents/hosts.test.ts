import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Host, hosts } from '../../../src/agents/event.ts';
import { hostSetups } from '../../../src/agents/setup/hosts.ts';
import { putEntries } from '../../../src/agents/setup/json-entries.ts';
import { parseFullMarkdown } from '../../../src/records/markdown/full.ts';

const launcher = '.agents/baton-agent.sh';
const page = readFileSync('docs/agents.md', 'utf8');

/** What a host's file of events says, with a program in the place of the launcher. */
function eventsOf(host: Host): unknown {
  const file = hostSetups[host].files(launcher).find(({ what }) => what.startsWith('events'));
  if (file?.type !== 'json') return undefined;
  const done = putEntries(undefined, file.entries);
  const text = (done.ok && done.text) || '';
  const { mcpServers, ...events } = JSON.parse(
    text.replaceAll(/sh (?:\\"[^"]*\\"|\.agents\/baton-agent\.sh) agent-hook/g, 'git-baton agent-hook'),
  ) as Record<string, unknown>;
  return events;
}

describe('the files of hosts', () => {
  it.each(['claude', 'codex', 'gemini', 'cursor', 'copilot'] as const)(
    'have for %s the events of its page',
    (host) => {
      const path = hostSetups[host].files(launcher).find(({ what }) => what.startsWith('events'))?.paths[0];
      const fence = parseFullMarkdown(page).fences.find(({ meta }) => meta === `file=${path}`);
      expect(eventsOf(host)).toEqual(JSON.parse(fence?.value ?? ''));
    },
  );

  it('name the launcher by a path from the top, and nothing of this machine', () => {
    for (const host of hosts) {
      for (const file of hostSetups[host].files('.baton-agent.sh')) {
        const text = JSON.stringify(file, (_, value: unknown) => value);
        expect(text, host).toContain('.baton-agent.sh');
        expect(text, host).not.toContain('.agents/baton-agent.sh');
        if (file.type === 'json')
          expect(file.entries.entries.every(({ value }) => file.entries.isOurs(value))).toBe(true);
      }
    }
  });

  it('are in the table of the page', () => {
    for (const host of hosts) {
      const row = page.split('\n').find((line) => line.startsWith(`| ${hostSetups[host].title} | \``)) ?? '';
      for (const file of hostSetups[host].files(launcher))
        expect(row, host).toContain(`\`${file.paths[0]}\``);
    }
  });
});
