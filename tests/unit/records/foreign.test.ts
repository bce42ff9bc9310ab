import { describe, expect, it } from 'vitest';
import { importers } from '../../../src/interchange/formats.ts';
import { foreignFormat, importNameOf, recognise } from '../../../src/records/foreign.ts';
import { ownedByOthers, unclaimed } from '../../support/foreign-files.ts';

const told: Readonly<Record<string, string>> = {
  '.agents/handoffs/2026-01-08_13-55-22_login.md': 'a HumanLayer handoff',
  '.agents/handoffs/current.yaml': 'a Continuous-Claude handoff',
  '.agents/sessions/reasoning-fbcd4d0d-3a1.json': 'a state of the reasoning protocol',
  '.agents/tasks/task-12 - Reset-mail.md': 'a Backlog.md task',
  '.agents/threads/login/0001-use-passkeys.md': 'a MADR decision',
  '.agents/threads/login/2026-01-08-decision-1a2b3c4d.yaml': 'a CSTP decision',
  '.agents/threads/login/AgDR-0007-token-store.md': 'an AgDR decision',
};

describe('foreignFormat', () => {
  it.each(Object.entries({ ...unclaimed, ...ownedByOthers }))('%s', (path, text) => {
    expect(foreignFormat(path, text)).toBe(told[path]);
  });

  it.each([
    ['a.md', '# Use X\r\n\r\n## Context\r\n\r\n## Decision\r\n\r\n## Consequences\r\n', 'a decision record'],
    ['a.json', '{"format": "cstp-bundle/v1"}', 'a CSTP bundle'],
    ['a.txt', 'researcher: a\ngit_commit: b\n', 'a HumanLayer handoff'],
    ['a.yaml', 'researcher: a\ngit_commit: b\n', undefined],
    ['a.md', `${' '.repeat(20_000)}\nresearcher: a\ngit_commit: b\n`, undefined],
    ['a.md', '', undefined],
  ])('%s %j is %s', (path, text, format) => {
    expect(foreignFormat(path, text)).toBe(format);
  });
});

describe('recognise', () => {
  it.each([
    ['a.yaml', 'format: cstp-bundle/v1\ndecisions: []\n', 'cstp-bundle'],
    ['a.yaml', 'handoff:\n  version: "1.1"\n', 'payload'],
    ['a.json', '{ "handoff": {} }', 'payload'],
    ['a.md', '---\nid: task-1\nassignee: []\nstatus: x\n---\n', undefined],
  ])('%s %j is what import calls %s', (path, text, format) => {
    expect(recognise(path, text)?.format).toBe(format);
  });

  it('gives each look the importer that reads it', () => {
    for (const looks of new Set(Object.values(told))) {
      expect(Object.keys(importers)).toContain(importNameOf(looks));
    }
  });
});
