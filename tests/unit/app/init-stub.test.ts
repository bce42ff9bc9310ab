import { describe, expect, it } from 'vitest';
import { configuredPathspecs, folderIn, stubLines } from '../../../src/app/init/stub.ts';
import { type Config, defaultConfig } from '../../../src/core/config.ts';
import { BatonError } from '../../../src/errors.ts';

const config = (part: Partial<Config>): Config => ({ ...defaultConfig, ...part });

describe('configuredPathspecs', () => {
  it('adds none for the default places', () => expect(configuredPathspecs(defaultConfig)).toEqual([]));

  it('takes a moved root literally', () =>
    expect(configuredPathspecs(config({ root: 'docs/[own]' }))).toEqual([':(top,literal)docs/[own]']));

  it.each([
    ['docs/adr', 'docs/adr/**'],
    ['./docs/adr/', 'docs/adr/**'],
    ['docs/[ab]', 'docs/**'],
  ])('asks for all files in %j, a folder of numbered decision records', (folder, expected) =>
    expect(configuredPathspecs(config({ numbered: [folder] }))).toEqual([`:(top,glob)${expected}`]),
  );

  it.each([
    ['docs/tasks/**/*.md', 'docs/tasks/**/*.md'],
    ['.claude/skills/*/SKILL.md', '.claude/skills/*/SKILL.md'],
    ['docs/{a,b}/*.md', 'docs/**'],
    ['docs/task-?.md', 'docs/**'],
    ['docs/[ab]/x.md', 'docs/**'],
    ['!docs/x.md', '**'],
    ['docs/@(a|b).md', 'docs/**'],
    ['docs/a\\*b.md', 'docs/**'],
    ['docs/a\n# <<< baton 1 <<<', 'docs/**'],
  ])('asks for at least what %j matches', (glob, expected) =>
    expect(configuredPathspecs(config({ kinds: { task: [glob] } }))).toEqual([`:(top,glob)${expected}`]),
  );
});

describe('stubLines', () => {
  const stub = "#!/bin/sh\n# >>> baton 1 >>>\nset -- ':(top).baton.yaml'\n# <<< baton 1 <<<\n";

  it('quotes for a shell', () => {
    const kinds = { task: ["it's/$(x)/*.md", "it's/`y`/*.md"] };
    expect(stubLines(config({ kinds }), 'pre-commit', '', stub)).toEqual([
      "set -- ':(top).baton.yaml' ':(top,glob)it'\\''s/**' ':(top,glob)it'\\''s/`y`/*.md'",
    ]);
  });

  it('asks for payloads in their own places only', () => {
    const text = stub.replace(':(top).baton.yaml', ':(top,glob)**/.agents/handoffs/**');
    const kinds = { handoff: ['sent/*.yaml'], task: ['work/*.md'] };
    expect(stubLines(config({ root: 'notes', kinds, numbered: ['adr'] }), 'pre-commit', '', text)).toEqual([
      "set -- ':(top,glob)**/.agents/handoffs/**' ':(top,literal)notes/handoffs' ':(top,glob)sent/*.yaml'",
    ]);
  });

  it.each([
    ['web', "  folder='web/'"],
    ["it's $(x)/`y`", "  folder='it'\\''s $(x)/`y`/'"],
  ])('names the folder %j for a shell, and it is read back', (folder, line) => {
    const text = "#!/bin/sh\n# >>> baton 1 >>>\n  folder=''\n# <<< baton 1 <<<\n";
    const lines = stubLines(defaultConfig, 'pre-commit', folder, text);
    expect(lines).toEqual([line]);
    expect(folderIn(lines.join('\n'))).toBe(folder);
  });

  it('refuses a stub that it does not know', () =>
    expect(() => stubLines(defaultConfig, 'pre-commit', '', 'x')).toThrow(BatonError));
});
