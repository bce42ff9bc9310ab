import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BatonErrorCode } from '../../src/errors.ts';

/** Complete by its type. */
const codes: Readonly<Record<BatonErrorCode, true>> = {
  usage: true,
  config: true,
  'not-a-repository': true,
  git: true,
  unverifiable: true,
  unreadable: true,
  refused: true,
  unwritable: true,
  system: true,
};

it('the schema of an error has every code of a failure', () => {
  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../schemas/error.schema.json'), 'utf8'),
  ) as {
    readonly properties: { readonly error: { readonly properties: { readonly code: { enum: string[] } } } };
  };
  expect(schema.properties.error.properties.code.enum).toEqual(
    expect.arrayContaining([...Object.keys(codes), 'bug']),
  );
});
