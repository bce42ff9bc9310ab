import { describe, expect, it } from 'vitest';
import { clientsDropping, clientsMissing, limits, onClients } from '../../../src/records/schema/clients.ts';

const any = { clients: undefined };

describe('clientsDropping', () => {
  it('names every client that drops the skill', () => {
    expect(clientsDropping('unreadable-yaml', any)).toEqual(['codex', 'skills-cli']);
  });

  it('is narrowed by the configuration', () => {
    expect(clientsDropping('unreadable-yaml', { clients: ['claude-code', 'codex'] })).toEqual(['codex']);
    expect(clientsDropping('unreadable-yaml', { clients: [] })).toEqual([]);
  });
});

describe('onClients', () => {
  it('changes no severity where nothing is configured', () => {
    expect(onClients('description-long', any)).toEqual({ clients: ['codex'] });
    expect(onClients('description-long', { clients: [] })).toEqual({ clients: [] });
  });

  it('lowers what every client listed accepts', () => {
    expect(onClients('description-long', { clients: ['claude-code'] })).toEqual({
      clients: [],
      severity: 'warning',
    });
  });

  it('lowers nothing where one of them drops the skill, or is not known to accept it', () => {
    expect(onClients('description-long', { clients: ['claude-code', 'codex'] })).toEqual({
      clients: ['codex'],
    });
    expect(onClients('description-long', { clients: ['claude-code', 'copilot'] })).toEqual({ clients: [] });
    expect(onClients('unreadable-yaml', { clients: ['claude-code'] })).toEqual({ clients: [] });
  });
});

describe('clientsMissing', () => {
  it.each([
    ['.agents', 1, []],
    ['.agents', 2, ['gemini-cli', 'claude-code']],
    ['.agents', 7, ['codex', 'gemini-cli', 'claude-code']],
    ['.claude', 2, ['claude-code']],
    ['.gemini', 2, ['gemini-cli']],
    ['.codex', 6, []],
    ['.codex', 7, ['codex']],
    ['.github', 9, []],
  ] as const)('below %s, %d deep: %j', (owner, depth, clients) => {
    expect(clientsMissing(owner, depth, any)).toEqual(clients);
  });

  it('is narrowed by the configuration', () => {
    expect(clientsMissing('.agents', 2, { clients: ['codex'] })).toEqual([]);
  });
});

describe('limits', () => {
  it.each(Object.entries(limits))(
    '%s names its source and the day it was looked up',
    (_, { source, date }) => {
      expect(source).toMatch(/^https:\/\/\S/);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    },
  );
});
