import { describe, expect, it } from 'vitest';
import type { YamlMap } from '../../../src/core/node.ts';
import { canonicalProblems, emptyHash, payloadDigest } from '../../../src/records/compare/canonical.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';

function mapOf(text: string): YamlMap {
  const { root, problems } = parseYaml(text, (offset) => offset);
  if (root?.type !== 'map') throw new Error(JSON.stringify(problems));
  return root;
}

describe('payloadDigest', () => {
  it('hashes the canonical JSON', () => {
    // {"a":{"b":[1,null,"é"]},"z":true} by hand
    const text = 'z: true\na:\n  b: [1.0, null, "\\u00e9"]\n';
    expect(payloadDigest(mapOf(text))).toEqual({
      ok: true,
      hash: 'sha256:0999bd23ef310a023f31a4ff578912d29321c783f51938110d089c86a34d79e2',
      size: 34,
    });
  });

  it('leaves out the two keys of meta, and only there', () => {
    const bare = payloadDigest(mapOf('meta: { x: 1 }\na: 1\n'));
    expect(payloadDigest(mapOf('a: 1\nmeta: { payload_hash: h, x: 1, payload_size_bytes: .inf }\n'))).toEqual(
      bare,
    );
    expect(payloadDigest(mapOf('a: 1\npayload_hash: h\nmeta: { x: 1 }\n'))).not.toEqual(bare);
  });

  it('keeps a meta that is left empty', () => {
    const withEmpty = payloadDigest(mapOf('meta: {}\n'));
    expect(payloadDigest(mapOf('meta: { payload_hash: h }\n'))).toEqual(withEmpty);
    expect(payloadDigest(mapOf('{}\n'))).not.toEqual(withEmpty);
  });

  it('sorts keys by UTF-16 units and writes numbers as JSON does', () => {
    // RFC 8785: the emoji (surrogates D83D…) comes before U+FB33
    const left = payloadDigest(mapOf('"\\ufb33": 1\n"😀": 1e21\n'));
    const right = payloadDigest(mapOf('"😀": 1000000000000000000000.0\n"\\ufb33": 0x1\n'));
    expect(left).toEqual(right);
    expect(left).toEqual({
      ok: true,
      hash: 'sha256:f8eb82ea6f87284d41f88cf05a136df941283219b1ddda3d16e30e5886c0ffc8',
      size: 22,
    });
  });

  it('gives problems instead of a hash', () => {
    const digest = payloadDigest(mapOf('a: .inf\n'));
    expect(digest).toMatchObject({ ok: false, problems: [{ fault: 'not-finite' }] });
  });
});

describe('canonicalProblems', () => {
  it('tells every fault in the order of the file', () => {
    const root = mapOf(
      'a: [.nan, 9007199254740992, -9007199254740992, 0o7777777777777777777777]\n"\\ud800": "\\udfff"\ntrue: 1\n',
    );
    expect(canonicalProblems(root).map(({ fault }) => fault)).toEqual([
      'not-finite',
      'unsafe-integer',
      'unsafe-integer',
      'unsafe-integer',
      'lone-surrogate',
      'lone-surrogate',
      'key',
    ]);
  });

  it('knows the hash of nothing', () => {
    expect(emptyHash).toBe('sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});
