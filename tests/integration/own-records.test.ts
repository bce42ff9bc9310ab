import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/records/config-file.ts';
import { rules } from '../../src/rules/index.gen.ts';
import { lintFiles } from '../../src/rules/lint-files.ts';

const decisions = readdirSync('.agents/threads', { recursive: true, encoding: 'utf8' })
  .filter((path) => /dec_\w+\.md$/.test(path))
  .map((path) => join('.agents/threads', path));

describe('the records of this repository', () => {
  it('are clean', () => {
    const paths = readdirSync('.agents', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const after = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
    const parsed = parseConfig(
      after['.agents/baton.yaml'] ?? '',
      '.agents/baton.yaml',
      rules.map(({ id }) => id),
    );
    if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
    const found = lintFiles(rules, {
      after,
      config: parsed.config,
      committed: true,
      now: '2026-11-28T23:59:59Z',
    });
    expect(found).toEqual([]);
    expect(paths.length).toBeGreaterThan(decisions.length + 2);
  });

  it.each(decisions)('%s names a test that guards it, and files that exist', (path) => {
    const text = readFileSync(path, 'utf8');
    const guard = /^Guarded by `([^`]+)`\.$/m.exec(text)?.[1] ?? '';
    const files = /^files: \[(.*)\]$/m.exec(text)?.[1]?.split(', ') ?? [];
    for (const named of [guard, ...files]) expect(existsSync(named), named).toBe(true);
  });
});
