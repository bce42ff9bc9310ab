import { describe, expect, it } from 'vitest';
import { countWork } from '../../support/count-work.ts';
import { readNote } from '../../support/words.ts';

const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

/** Notes of one paragraph that grow with `n`. */
const shapes: Readonly<Record<string, (n: number) => string>> = {
  addresses: (n) => times(n, () => 'www.a '),
  'addresses with a scheme': (n) => times(n, (at) => `https://a.example/${at} `),
  'addresses of mail': (n) => times(n, () => 'me@example.com '),
  'one long word': (n) => 'a'.repeat(10 * n),
  'one long address': (n) => `www.${'a.'.repeat(5 * n)}`,
};

describe('migrateNote is linear', () => {
  it.each(Object.keys(shapes))('in a paragraph of %s', (shape) => {
    const make = shapes[shape];
    if (!make) throw new Error(shape);
    const workAt = (n: number) => countWork(() => readNote(make(n)));
    const [once, twice] = [workAt(400), workAt(800)];
    expect(twice).toBeLessThan(2.2 * once + 20_000);
  });
});
