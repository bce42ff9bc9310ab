import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GitHook, gitHooks, installedHooks } from '../../../src/app/init/hooks.ts';
import { generateStubs, hookTable } from '../../../src/dev/hook-stubs.ts';

const hooks: readonly GitHook[] = gitHooks;
const parts = 'src/githooks/stubs';
const stubs = await generateStubs(parts);

describe('the table of git hooks', () => {
  it('has a stub for each hook, and no other file is in `hooks/` but the driver and `where`', () => {
    const names = hooks.map(({ name }) => name);
    expect([...stubs.keys()].sort()).toEqual([...names, 'agent', 'driver', 'where'].sort());
    expect(readdirSync('hooks').sort()).toEqual([...stubs.keys()].sort());
  });

  it('leaves no hole in a stub, and uses every part', () => {
    for (const [name, text] of stubs) expect(text.match(/@[a-z]+@/g) ?? [], name).toEqual([]);
    const always = [
      'agent',
      'driver',
      'find',
      'lock',
      'own-path',
      'path',
      'server',
      'start',
      'template',
      'where',
    ];
    const own = hooks.flatMap(({ stub }) => [
      ...stub.guards,
      ...(stub.isSecond ? ['noted', 'passed'] : stub.guards.includes('staged') ? ['listing'] : []),
    ]);
    const used = new Set([...always, ...own]);
    expect(readdirSync(parts).sort()).toEqual([...used].map((part) => `${part}.sh`).sort());
  });

  it.each(hooks)('has $name call itself with what git passes, and end as it should', (hook) => {
    const text = stubs.get(hook.name) ?? '';
    const args = { none: '', all: ' "$@"', three: ' "$1" "$2" "$3"' };
    const given = hook.args === 0 ? 'none' : hook.isInstalled ? 'all' : 'three';
    expect(text).toContain(`"$cli" hook ${hook.name}${args[given]}\n`);
    expect(text.includes('exit 0\n  }')).toBe(hook.refuses === undefined);
    if (hook.refuses !== undefined) expect(text).toContain(`baton: ${hook.refuses} refused:`);
  });

  it('is in README and docs/hooks.md, hook by hook', () => {
    const section =
      readFileSync('README.md', 'utf8').split('## What each hook does')[1]?.split('\n## ')[0] ?? '';
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)]);
    const installed = installedHooks.map(({ name }) => name).sort();
    expect(named.map(([, name]) => name).sort()).toEqual(installed);
    expect(hookTable().split('\n')).toHaveLength(2 + installed.length);
  });
});
