import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/core/rule.ts';
import { rules } from '../../../src/rules/index.gen.ts';

// The tables of rules in docs/spec/checks.md say the same as the rules.

const scopes = ['document', 'change', 'tree', 'commit', 'suppression'] as const;

/** A row of a table: its id, and the cells after it. */
const rows = [
  ...readFileSync('docs/spec/checks.md', 'utf8').matchAll(/^\| `([a-z-]+\/[a-z-]+)` \|(.*)\|$/gm),
].map(([, id = '', cells = '']) => ({ id, cells: cells.split(' | ').map((cell) => cell.trim()) }));

function cellsOf({ id }: Rule): readonly string[] {
  return rows.find((row) => row.id === id)?.cells ?? [];
}

describe('the tables of rules in the specification', () => {
  it('have one row for each rule', () => {
    expect(rows.map(({ id }) => id).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  it('name the scopes of each rule where they have a column for them', () => {
    const faults = rules.filter((rule) => {
      const own = scopes.filter((scope) => rule[scope] !== undefined);
      return hasScopes(rule) && cellsOf(rule)[0]?.split(', ').sort().join() !== [...own].sort().join();
    });
    expect(faults.map(({ id }) => id)).toEqual([]);
  });

  it('give each rule its default severity', () => {
    const faults = rules.filter((rule) => !saysSeverity(rule, cellsOf(rule)));
    expect(faults.map(({ id, severity }) => `${id}: ${severity}`)).toEqual([]);
  });
});

/** Skills and claims have other columns. */
function hasScopes({ id }: Rule): boolean {
  return !/^(?:skill|claims)\//.test(id);
}

/** Errors are what no word says; skills have a column for them, and all claims are warnings. */
function saysSeverity({ id, severity }: Rule, cells: readonly string[]): boolean {
  if (id.startsWith('claims/')) return severity === 'warning';
  const [first = '', second = ''] = cells;
  if (id.startsWith('skill/')) return severity === 'error' ? first !== '' : second.includes(severity);
  return (/^(warning|info): /.exec(second)?.[1] ?? 'error') === severity;
}
