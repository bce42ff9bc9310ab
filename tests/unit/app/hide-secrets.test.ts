import { describe, expect, it } from 'vitest';
import { hideInChanges, hideSecrets } from '../../../src/app/secrets/hide-secrets.ts';
import { at, finding, path } from '../../support/findings.ts';
import { fakeSecret } from '../../support/secrets.ts';

const token = fakeSecret('github');
const text = `# é😀\r\nkey: ${token}\r\nlines: 9-3\r\n`;
const none: ReadonlyMap<string, string> = new Map();

describe('hideSecrets', () => {
  it('masks the texts of both versions, with every place and line break kept', async () => {
    const key = `a:\n${fakeSecret('privatekey')}\nb: c\n`;
    const shown = await hideSecrets([], new Map([[path, text]]), new Map([[path, key]]));
    expect(shown.textOf(path, 'after')).toBe(text.replace(token, '*'.repeat(token.length)));
    const before = shown.textOf(path, 'before') ?? '';
    expect(before.length).toBe(key.length);
    expect(before).toMatch(/^a:\n\*+\n\*+\n\*+\n\*+\nb: c\n$/);
    expect(shown.textOf('other.md', 'after')).toBeUndefined();
  });

  it('masks what any finding quotes, also the beginning of a secret', async () => {
    const one = finding({
      at: at(text, '9-3'),
      message: `Unexpected value \`${token}\`, not \`${token.slice(0, 20)}…\``,
      help: `write \`${token}\``,
      actual: token,
      expected: ['a', token],
      related: [{ at: at(text, 'key'), message: `First \`${token}\`` }],
    });
    for (const texts of [none, new Map([[path, text]])]) {
      const { diagnostics } = await hideSecrets([{ ...one, message: `\`${token}\`` }], texts, none);
      expect(JSON.stringify(diagnostics)).not.toContain(token.slice(0, 12));
      expect(diagnostics[0]).toMatchObject({ actual: '*'.repeat(token.length), rule: one.rule, at: one.at });
    }
    const { diagnostics } = await hideSecrets([one], new Map([[path, text]]), none);
    expect(JSON.stringify(diagnostics)).not.toContain(token.slice(0, 12));
  });

  it('masks a secret in another spelling that a finding proposes', async () => {
    const near = `${token.slice(0, 3)}-${token.slice(4).toLowerCase()}`;
    const one = finding({
      message: `Unexpected tag \`${token}\`, did you mean \`${near}\``,
      help: `write \`${near}\``,
      expected: [near],
      fix: { kind: 'safe', title: `Write \`${near}\``, edits: [{ extent: { from: 0, to: 1 }, text: near }] },
    });
    const { diagnostics } = await hideSecrets([one], new Map([[path, text]]), none);
    expect(JSON.stringify(diagnostics)).not.toContain(near.slice(0, 12));
    expect(diagnostics[0]?.fix).toBeUndefined();
  });

  it('masks the secrets of changes', async () => {
    const changes = await hideInChanges([{ path, before: text, after: `${text}more\n` }]);
    const masked = text.replace(token, '*'.repeat(token.length));
    expect(changes).toEqual([{ path, before: masked, after: `${masked}more\n` }]);
  });

  it('leaves out a fix that would write a secret, and no other', async () => {
    const fix = (written: string) =>
      ({ kind: 'safe', title: 'quote it', edits: [{ extent: { from: 0, to: 1 }, text: written }] }) as const;
    const { diagnostics } = await hideSecrets(
      [finding({ fix: fix(`"${token}"`) }), finding({ fix: fix('"a"') })],
      new Map([[path, text]]),
      none,
    );
    expect(diagnostics.map((one) => one.fix?.edits[0]?.text)).toEqual([undefined, '"a"']);
  });

  it('leaves everything as it is where there is no secret', async () => {
    const one = finding({ at: at(text, '9-3'), help: 'help', expected: ['a'] });
    const clean = new Map([[path, 'lines: 9-3\n']]);
    const { diagnostics, textOf } = await hideSecrets([one], clean, none);
    expect(diagnostics[0]).toBe(one);
    expect(textOf(path, 'after')).toBe('lines: 9-3\n');
  });
});
