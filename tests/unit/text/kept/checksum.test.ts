import { describe, expect, it } from 'vitest';
import { checksum } from '../../../../src/text/kept/checksum.ts';
import fc from '../../../support/property.ts';

const character = fc.integer({ min: 0, max: 255 });

describe('a checksum', () => {
  it('is another one where one character is another one', () => {
    fc.assert(
      fc.property(fc.array(character, { minLength: 1 }), fc.nat(), character, (codes, at, other) => {
        const index = at % codes.length;
        fc.pre(codes[index] !== other);
        const [text, damaged] = [codes, codes.with(index, other)].map((all) => String.fromCharCode(...all));
        expect(checksum(damaged ?? '')).not.toBe(checksum(text ?? ''));
      }),
    );
  });

  it('goes on from that of what stands before', () => {
    expect(checksum('xabcdx', 3, 5, checksum('ab'))).toBe(checksum('abcd'));
  });
});
