import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import schema from '../../../schemas/config.schema.json' with { type: 'json' };

// The tables of docs/spec/convention.md on the configuration say the same as its schema.

const page = readFileSync('docs/spec/convention.md', 'utf8');
const rowsBelow = (heading: string) => {
  const [, text = ''] = page.split(`### ${heading}\n`);
  const [section = ''] = text.split(/^#/m);
  return [...section.matchAll(/^\| (`.+?`) \| (.*) \|$/gm)].map(([, key = '', rest = '']) => ({
    keys: [...key.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name),
    rest,
  }));
};

describe('the page on the configuration', () => {
  const keys = Object.keys(schema.properties);
  const rows = rowsBelow('Keys of the configuration');
  const meaningOf = (key: string) => rows.find((row) => row.keys.includes(key))?.rest ?? '';

  it('has a row for each key, in the order of the schema', () => {
    expect(rows.flatMap((row) => row.keys)).toEqual(keys);
  });

  it('names each value where only some are taken', () => {
    const { agents, claim, clients, profile } = schema.properties;
    const words = [
      ...Object.entries(agents.properties).map(
        ([name, { enum: values }]) => ['agents', name, values] as const,
      ),
      ['claim', '', claim.enum] as const,
      ['profile', '', profile.enum] as const,
      ['clients', '', clients.items.enum] as const,
    ];
    for (const [key, name, values] of words) {
      for (const word of [name, ...values]) expect(meaningOf(key), `${key} ${word}`).toContain(word);
    }
  });

  it('says what is loosening of keys that exist', () => {
    const loosened = rowsBelow('What is loosening').flatMap((row) => row.keys);
    expect(loosened.length).toBeGreaterThan(9);
    expect(loosened.filter((key) => !keys.includes(key.split('.')[0] ?? ''))).toEqual([]);
  });
});
