import { describe, expect, it } from 'vitest';
import { type Config, defaultConfig } from '../../../src/core/config.ts';
import type { Severity } from '../../../src/core/diagnostic.ts';
import { effectiveSeverity, isEnabled } from '../../../src/core/severity.ts';
import { tighten, tighterPathRules } from '../../../src/records/config/tighten.ts';
import { createPathRules } from '../../../src/records/record-paths.ts';
import { rules } from '../../../src/rules/index.gen.ts';

const of = (config: Partial<Config>): Config => ({ ...defaultConfig, path: '.agents/baton.yaml', ...config });
const combined = (landed: Partial<Config>, added: Partial<Config>) => tighten(of(landed), of(added));
const ruleOf = (id: string) => {
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(id);
  return rule;
};

describe('a configuration with what another adds', () => {
  type Given = Severity | 'off' | undefined;
  it.each<[Given, Given, Severity | 'off']>([
    ['error', 'off', 'error'],
    ['error', 'warning', 'error'],
    ['off', 'error', 'error'],
    ['warning', 'error', 'error'],
    ['off', 'info', 'info'],
    ['off', 'off', 'off'],
    // By default an error.
    [undefined, 'off', 'error'],
    ['off', undefined, 'error'],
    ['info', undefined, 'error'],
  ])('has the stricter severity: %s and %s is %s', (landed, added, expected) => {
    const rule = ruleOf('task/lines');
    const rulesOf = (given: Given) => (given === undefined ? {} : { rules: { [rule.id]: given } });
    const config = combined(rulesOf(landed), rulesOf(added));
    expect(isEnabled(rule, config)).toBe(expected !== 'off');
    if (expected !== 'off') expect(effectiveSeverity(rule, 'error', undefined, config)).toBe(expected);
  });

  it('has the stricter profile, for each severity', () => {
    const warned = ruleOf('task/acceptance-criteria');
    for (const [landed, added] of [
      ['strict', 'seed'],
      ['seed', 'strict'],
    ] as const) {
      const config = combined({ profile: landed }, { profile: added });
      expect(config.profile).toBe('strict');
      expect(effectiveSeverity(warned, 'warning', undefined, config)).toBe('error');
    }
    expect(combined({ profile: 'recommended' }, { profile: 'seed' }).profile).toBe('recommended');
  });

  it('raises for a client that either lists', () => {
    const rule = ruleOf('skill/link');
    const severity = (landed: Config['clients'], added: Config['clients']) =>
      effectiveSeverity(rule, 'warning', ['codex'], combined({ clients: landed }, { clients: added }));
    expect(severity(['codex'], [])).toBe('error');
    expect(severity(undefined, ['codex'])).toBe('error');
    expect(severity(undefined, undefined)).toBe('warning');
    expect(combined({ clients: ['codex'] }, { clients: ['copilot'] }).clients).toEqual(['codex', 'copilot']);
  });

  it.each<[string, Partial<Config>, Partial<Config>, Partial<Config>]>([
    ['claim loosened', { claim: 'all' }, { claim: 'marked' }, { claim: 'all' }],
    ['claim added', { claim: 'marked' }, { claim: 'all' }, { claim: 'all' }],
    [
      'sources and revisits',
      { handoffs: { sources: ['a', 'b'], maxRevisits: 1 } },
      { handoffs: { sources: ['b', 'c'], maxRevisits: 3 } },
      { handoffs: { sources: ['b'], maxRevisits: 1 } },
    ],
    [
      'fewer revisits',
      { handoffs: { sources: ['a'], maxRevisits: 3 } },
      { handoffs: { sources: ['a'], maxRevisits: 1 } },
      { handoffs: { sources: ['a'], maxRevisits: 1 } },
    ],
    ['protect fewer', { protect: ['main', 'x'] }, { protect: ['x'] }, { protect: ['main', 'x'] }],
    ['protect by default', {}, { protect: ['x'] }, { protect: ['main', 'master', 'release/*', 'x'] }],
    ['protect nowhere', {}, {}, { protect: undefined }],
    ['since new', {}, { since: '2026-01-01' }, { since: undefined }],
    ['since gone', { since: '2026-01-01' }, {}, { since: undefined }],
    ['since later', { since: '2026-01-01' }, { since: '2026-06-01' }, { since: '2026-01-01' }],
    ['since earlier', { since: '2026-06-01' }, { since: '2026-01-01' }, { since: '2026-01-01' }],
    ['since a commit', { since: '4f2a9c1' }, { since: '2026-01-01' }, { since: '4f2a9c1' }],
  ])('%s', (_, landed, added, expected) => {
    expect(combined(landed, added)).toMatchObject(expected);
  });

  it('keeps a machine to the edges that it had, and takes a new one', () => {
    const machine = (edges: Config['machines'][string]['edges'], final = ['C']) => ({
      initial: 'A',
      final,
      edges,
    });
    const landed = { m: machine({ A: ['B'], B: ['C'] }), gone: machine({ A: ['C'] }) };
    const added = {
      m: machine({ A: ['B', 'C'], B: ['C'], D: ['C'] }, ['B', 'C']),
      more: machine({ A: ['C'] }),
    };
    const { machines } = combined({ machines: landed }, { machines: added });
    expect(machines.m).toEqual(machine({ A: ['B'], B: ['C'], D: [] }));
    expect(machines.more).toEqual(added.more);
    expect(machines.gone).toBeUndefined();
  });

  it('covers what either covers: a path that is ignored, moved or no longer named stays covered', () => {
    const places = (config: Partial<Config>) => createPathRules(of(config));
    const path = '.agents/tasks/task-001.md';
    expect(tighterPathRules(places({}), places({ ignore: ['.agents/**'] })).classify(path)?.kind).toBe(
      'task',
    );
    expect(tighterPathRules(places({ ignore: ['.agents/**'] }), places({})).isIgnored(path)).toBe(false);
    const moved = tighterPathRules(places({}), places({ root: 'docs' }));
    expect([moved.classify(path)?.kind, moved.classify('docs/tasks/a.md')?.kind]).toEqual(['task', 'task']);
    const named = { kinds: { task: ['notes/*.md'] } };
    expect(tighterPathRules(places(named), places({})).classify('notes/a.md')?.kind).toBe('task');
    expect(tighterPathRules(places({}), places(named)).isWatched('notes/a.md')).toBe(true);
    const both = places({ ignore: ['.agents/**'] });
    expect(tighterPathRules(both, places({ ignore: ['.agents/**'] })).classify(path)).toBeUndefined();
  });
});
