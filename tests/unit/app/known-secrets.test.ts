import { describe, expect, it } from 'vitest';
import { KnownSecrets } from '../../../src/app/secrets/known-secrets.ts';
import { countWork } from '../../support/count-work.ts';

function known(...secrets: readonly string[]): KnownSecrets {
  const all = new KnownSecrets();
  for (const secret of secrets) all.add(secret);
  return all;
}

describe('KnownSecrets', () => {
  it('masks each secret, and the beginning of one that was cut', () => {
    expect(known('abcdefghijklmnop').mask('x abcdefghijklmnop y')).toBe(`x ${'*'.repeat(16)} y`);
    expect(known('abcdefghijklmnop').mask('abcdefghijklm…')).toBe(`${'*'.repeat(13)}…`);
    expect(known('abcdefghijklmnop').mask('abcdefghijk…')).toBe('abcdefghijk…');
  });

  it('masks secrets that begin alike, stand in each other or overlap', () => {
    const head = 'abcdefghijkl';
    const alike = known(`${head}mno`, `${head}xy`);
    expect(alike.mask(`(${head}mno) (${head}xy)`)).toBe(`(${'*'.repeat(15)}) (${'*'.repeat(14)})`);
    expect(known(`${head}mnopq`, 'defgh').mask(`${head}mnopq.`)).toBe(`${'*'.repeat(17)}.`);
    expect(known('defgh', `${head}mnopq`).mask(`${head}mnopq defgh`)).toBe(`${'*'.repeat(17)} *****`);
    expect(known('aaabbb', 'bbbccc').mask('aaabbbccc d')).toBe('********* d');
  });

  it('knows a secret in another spelling by its letters', () => {
    expect(known('ab-CD_ef.gh').isSpeltBy('x ABCDEFGH')).toBe(true);
    expect(known('ab-CD_ef.gh').isSpeltBy('ABCDEFG')).toBe(false);
    expect(known().isSpeltBy('anything')).toBe(false);
    expect(known().isEmpty).toBe(true);
    expect(known('----').isSpeltBy('anything')).toBe(false);
  });

  it('takes no longer for a text where there are many', () => {
    const workWith = (count: number) => {
      const all = known(...Array.from({ length: count }, (_, at) => `ghp_${String(at).padStart(12, '0')}`));
      return countWork(() => all.mask('some words and ghp_0 '.repeat(20)));
    };
    expect(workWith(2_000)).toBeLessThan(1.1 * workWith(10) + 100);
  });
});
