import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const { devDependencies: ranges } = JSON.parse(read('package.json')) as {
  devDependencies: Readonly<Record<string, string>>;
};
const lock = JSON.parse(read('package-lock.json')) as {
  packages: Readonly<
    Record<string, { version?: string; devDependencies?: Readonly<Record<string, string>> }>
  >;
};

/** The packages that the shipped source imports, those of types alone left out. */
const bundled = [
  ...new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.m?ts$|\.mjs$/.test(path) && !path.startsWith('dev/'))
      .flatMap((path) => {
        const names = read(join('src', path)).matchAll(
          /^(?:import|export) (?!type\b)[^;'"]* from '([^']+)'|^(?!\s*\/).*\bimport\('([^']+)'\)/gm,
        );
        return [...names].map(([, name = '', lazy = name]) => lazy);
      })
      .filter((name) => !/^(?:\.|node:)/.test(name))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
  ),
].sort();

describe('what is bundled', () => {
  it('has a line in docs/dependencies.md that says why', () => {
    const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| (\S.*) \|$/gm)];
    expect(rows.map(([, name]) => name)).toEqual(bundled);
    expect(bundled.length).toBeGreaterThan(15);
  });

  it('has one exact version, the one that is installed', () => {
    const versions = bundled.map((name) => [name, lock.packages[`node_modules/${name}`]?.version]);
    expect(bundled.map((name) => [name, ranges[name]])).toEqual(versions);
  });
});

describe('package-lock.json', () => {
  it('agrees with package.json', () => {
    expect(lock.packages['']?.devDependencies).toEqual(ranges);
  });
});
