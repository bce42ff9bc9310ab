import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../src/app/secrets/secrets.ts';
import { rules } from '../../src/rules/index.gen.ts';
import { checkMemory, type MemoryCase } from '../support/check-memory.ts';
import { readRulePage } from '../support/rule-page.ts';

const ids = rules.map(({ id }) => id);
const show = (found: ReturnType<typeof checkMemory>) =>
  found.map(({ rule, at, message }) => `${rule} ${at.path}:${at.span?.start.line ?? '-'} ${message}`);

/** Checks with every rule; the detector is asynchronous, so it looks first. */
async function checkWithSecrets(input: MemoryCase) {
  const found = Object.entries(input.after).map(async ([path, text]) => [path, await findSecrets(text)]);
  return checkMemory(rules, { ...input, secrets: Object.fromEntries(await Promise.all(found)) });
}

describe('every rule', () => {
  it('has a distinct id', () => expect(new Set(ids).size).toBe(ids.length));

  it.each(ids)('%s has a page, a test, a README row and a summary in our form', (id) => {
    expect(existsSync(`src/rules/${id}.md`)).toBe(true);
    expect(existsSync(`tests/unit/rules/${id}.test.ts`)).toBe(true);
    expect(readFileSync('README.md', 'utf8')).toContain(`[\`${id}\`]`);
    expect(rules.find((rule) => rule.id === id)?.summary).toMatch(/^[A-Z`].*[^.]$/);
  });

  it.each(ids)('%s overrides only rules that exist', (id) => {
    for (const other of rules.find((rule) => rule.id === id)?.overrides ?? []) expect(ids).toContain(other);
  });
});

describe.each(ids)('the page of %s', (id) => {
  const page = readRulePage(readFileSync(`src/rules/${id}.md`, 'utf8'), ids);

  it('has its headings in order', () => {
    expect(page.title).toBe(id);
    expect(page.headings).toEqual(['What', 'Why', 'Wrong', 'Right', 'Fix', 'Options']);
  });

  it('shows a wrong example that exactly this rule reports', async () => {
    const found = await checkWithSecrets(page.wrong);
    expect(new Set(found.map(({ rule }) => rule)), show(found).join('\n')).toEqual(new Set([id]));
  });

  it('shows a right example that nothing reports', async () => {
    expect(
      Object.keys(page.right.after).length + Object.keys(page.right.before ?? {}).length,
    ).toBeGreaterThan(0);
    expect(show(await checkWithSecrets(page.right))).toEqual([]);
  });
});
