import { describe, expect, it } from 'vitest';
import { BatonError } from '../../../src/errors.ts';
import { putBlock, takeBlock } from '../../../src/store/marked-block.ts';
import fc from '../../support/property.ts';

describe('putBlock', () => {
  it('makes a file of the block alone', () => {
    expect(putBlock(undefined, ['a'], 'hash', 'end')).toBe('# >>> baton 1 >>>\na\n# <<< baton 1 <<<\n');
    expect(putBlock(undefined, ['a'], 'html', 'end')).toBe(
      '<!-- >>> baton 1 >>> -->\na\n<!-- <<< baton 1 <<< -->\n',
    );
  });

  it('goes after a shebang, so that an early exit does not skip it', () => {
    expect(putBlock('#!/bin/sh\nexit 0\n', ['a'], 'hash', 'start')).toBe(
      '#!/bin/sh\n# >>> baton 1 >>>\na\n# <<< baton 1 <<<\nexit 0\n',
    );
    expect(putBlock('exit 0\n', ['a'], 'hash', 'start')).toBe(
      '# >>> baton 1 >>>\na\n# <<< baton 1 <<<\nexit 0\n',
    );
  });

  it('replaces a block of any version where it stands, with the line breaks of the file', () => {
    const text = 'x\r\n# >>> baton 12 >>>\r\nold\r\n# <<< baton 12 <<<\r\ny\r\n';
    expect(putBlock(text, ['new'], 'hash', 'end')).toBe(
      'x\r\n# >>> baton 1 >>>\r\nnew\r\n# <<< baton 1 <<<\r\ny\r\n',
    );
  });

  it.each([
    '# >>> baton 1 >>>\n',
    '# <<< baton 1 <<<\n',
    '# <<< baton 1 <<<\n# >>> baton 1 >>>\n',
    '# >>> baton 1 >>>\n# >>> baton 1 >>>\n# <<< baton 1 <<<\n',
  ])('refuses markers that do not pair: %j', (text) => {
    expect(() => putBlock(text, [], 'hash', 'end')).toThrow(BatonError);
    expect(() => takeBlock(text, 'hash')).toThrow(BatonError);
  });

  it('does not take a mention for a marker', () => {
    expect(takeBlock('see `# >>> baton 1 >>>`\n # >>> baton 1 >>>\n', 'hash')).toBeUndefined();
  });
});

describe('takeBlock', () => {
  const texts = fc
    .array(fc.constantFrom('#!/bin/sh', '\n', '\r\n', 'é🙂', 'exit 0', ' ', '\uFEFF'))
    .map((parts) => parts.join(''));

  it('gives back every text byte for byte, however often the block was put', () => {
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom('hash', 'html'),
        fc.constantFrom('start', 'end'),
        (text, style, place) => {
          const once = putBlock(text, ['a', 'b'], style, place);
          expect(putBlock(once, ['a', 'b'], style, place)).toBe(once);
          expect(takeBlock(putBlock(once, ['c'], style, place), style)).toBe(text);
        },
      ),
    );
  });

  it('finds nothing where there is nothing', () => expect(takeBlock('x\n', 'html')).toBeUndefined());
});
