import { describe, expect, it } from 'vitest';
import { clientsDropping } from '../../../src/records/clients.ts';

describe('clientsDropping', () => {
  it('names every client that drops the skill', () => {
    expect(clientsDropping('unreadable-yaml', { clients: undefined })).toEqual(['codex', 'skills-cli']);
  });

  it('is narrowed by the configuration', () => {
    expect(clientsDropping('unreadable-yaml', { clients: ['claude-code', 'codex'] })).toEqual(['codex']);
    expect(clientsDropping('unreadable-yaml', { clients: [] })).toEqual([]);
  });
});
