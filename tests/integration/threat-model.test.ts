import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/threat-model.md', 'utf8');
/** The tables of promises: their second column names tests. */
const promises = page.split(/^(?=## )/m).flatMap((section) =>
  section.includes('| promise | test |')
    ? section.split('\n').flatMap((line) => {
        const [, promise = '', test = ''] = /^\| (.+?) \| (.+) \|$/.exec(line) ?? [];
        return promise === '' || promise === 'promise' || promise === '---' ? [] : [{ promise, test }];
      })
    : [],
);
const named = [...page.matchAll(/`(tests\/[^`]+\.test\.ts)`: “([^”]+)”/g)].map(
  ([, file = '', name = '']) => ({
    file,
    name,
  }),
);

describe('docs/threat-model.md', () => {
  it('names a test for each promise', () => {
    expect(promises.length).toBeGreaterThan(30);
    const bare = promises.filter(({ test }) => !/^`tests\/[^`]+`: “/.test(test));
    expect(bare).toEqual([]);
    // Each file that a row names is followed by the name of a test.
    expect(promises.flatMap(({ test }) => test.match(/tests\//g) ?? [])).toHaveLength(named.length);
  });

  it('names tests that exist', () => {
    const lost = named.filter(({ file, name }) => {
      if (!existsSync(file)) return true;
      const text = readFileSync(file, 'utf8').replace(/\(\s+/g, '(');
      return !["'", '"', '`'].some((quote) => text.includes(`(${quote}${name}${quote},`));
    });
    expect(lost).toEqual([]);
  });
});
