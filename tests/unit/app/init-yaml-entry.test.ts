import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { installedHooks } from '../../../src/app/init/hooks.ts';
import { entryFormat, type FileManager, scriptsOf } from '../../../src/app/init/manager-files.ts';
import { putEntry } from '../../../src/app/init/yaml-entry.ts';
import { defaultConfig } from '../../../src/core/config.ts';
import { takeBlock } from '../../../src/store/marked-block.ts';
import fc, { runs } from '../../support/property.ts';

const script = '.agents/baton-pre-commit.sh';
const one = installedHooks.filter(({ name }) => name === 'pre-commit').map((gate) => ({ gate, script }));
const put = (text: string | undefined, manager: FileManager) => putEntry(text, entryFormat(manager, one));
/** All gates, not the first alone. */
const putAll = (text: string | undefined, manager: FileManager, isOld = false) =>
  putEntry(text, entryFormat(manager, scriptsOf(manager, defaultConfig), isOld));

describe('an entry of lefthook', () => {
  it('is a section of its own where there is not one', () => {
    expect(put('pre-push:\n  parallel: true\n', 'lefthook')).toBe(
      [
        'pre-push:',
        '  parallel: true',
        '# >>> baton 1 >>>',
        'pre-commit:',
        '  commands:',
        '    baton:',
        `      files: echo ${script}`,
        '      run: sh {files}',
        '# <<< baton 1 <<<',
        '',
      ].join('\n'),
    );
    expect(parse(put(undefined, 'lefthook') ?? '')).toEqual({
      'pre-commit': { commands: { baton: { files: `echo ${script}`, run: 'sh {files}' } } },
    });
  });

  it('joins the commands that are there, as deep as they stand', () => {
    expect(
      put(
        'pre-commit:\n    commands: # all\n        # lint\n        lint:\n            run: x\n',
        'lefthook',
      ),
    ).toBe(
      [
        'pre-commit:',
        '    commands: # all',
        '        # >>> baton 1 >>>',
        '        baton:',
        `          files: echo ${script}`,
        '          run: sh {files}',
        '        # <<< baton 1 <<<',
        '        # lint',
        '        lint:',
        '            run: x',
        '',
      ].join('\n'),
    );
  });

  it('joins the jobs that are there, and a section that has neither', () => {
    expect(put('pre-commit:\n  jobs:\n  - run: x\n', 'lefthook')).toContain('\n  - name: baton\n    files:');
    expect(parse(put('pre-commit:\n  parallel: true\n', 'lefthook') ?? '')).toMatchObject({
      'pre-commit': { parallel: true, commands: { baton: {} } },
    });
  });

  it.each([
    ['flow style', 'pre-commit: {}\n'],
    ['flow style at the top', '{}\n'],
    ['nothing below the key', 'pre-commit:\n'],
    ['a list at the top', '- x\n'],
    ['two documents', 'a: 1\n---\nb: 1\n'],
    ['the end of a document', 'a: 1\n...\n'],
    ['a command of that name', 'pre-commit:\n  commands:\n    baton:\n      run: x\n'],
    ['a section that another one shares', 'pre-commit: &all\n  parallel: true\npre-push:\n  <<: *all\n'],
    ['a fault', 'a: [\n'],
    ['a byte order mark', '\uFEFFa: 1\n'],
  ])('is not put into %s', (_what, text) => expect(put(text, 'lefthook')).toBeUndefined());

  it('is replaced where it is not as it should be, and stays where it was moved to', () => {
    const text = put('pre-commit:\n  commands:\n    lint:\n      run: x\n', 'lefthook') ?? '';
    expect(put(text.replace('sh {files}', 'true'), 'lefthook')).toBe(text);
    const moved = `${takeBlock(text, 'yaml')}${text.slice(text.indexOf('    # >>>'), text.indexOf('    lint:'))}`;
    expect(put(moved, 'lefthook')).toBe(moved);
  });
});

describe('the entries of all gates', () => {
  it('join the sections of lefthook that are there, and come at the end for the others', () => {
    const text = 'commit-msg:\n  commands:\n    words:\n      run: x {1}\npre-commit:\n  parallel: true\n';
    const all = putAll(text, 'lefthook') ?? '';
    expect(all.match(/# >>> baton/g)).toHaveLength(3);
    const content = parse(all) as Record<string, { commands: Record<string, { run: string }> }>;
    expect(content['commit-msg']?.commands).toMatchObject({
      words: { run: 'x {1}' },
      baton: { files: 'echo .agents/baton-commit-msg.sh', run: 'sh {files} "{1}"' },
    });
    expect(content['post-checkout']?.commands.baton?.run).toBe('sh {files} "{1}" "{2}" "{3}"');
    expect(Object.keys(content).sort()).toEqual(installedHooks.map(({ name }) => name).sort());
    expect(takeBlock(all, 'yaml')).toBe(text);
    expect(putAll(all, 'lefthook')).toBe(all);
  });

  it('take the place of the one that an older version wrote', () => {
    const text = 'pre-commit:\n  commands:\n    lint:\n      run: x\n';
    expect(putAll(put(text, 'lefthook'), 'lefthook')).toBe(putAll(text, 'lefthook'));
    const repos = 'repos:\n  - repo: meta\n    hooks:\n      - id: identity\n';
    expect(putAll(put(repos, 'pre-commit'), 'pre-commit')).toBe(putAll(repos, 'pre-commit'));
  });

  it('name the stages of pre-commit as its version does, and stay as they are under another', () => {
    const repos = 'repos:\n  - repo: meta\n    hooks:\n      - id: identity\n';
    const [young, old] = [putAll(repos, 'pre-commit') ?? '', putAll(repos, 'pre-commit', true) ?? ''];
    expect(young).toContain('stages: [pre-merge-commit]');
    expect(old).toContain('stages: [merge-commit]');
    expect(putAll(old, 'pre-commit')).toBe(old);
    expect(putAll(young, 'pre-commit', true)).toBe(young);
  });
});

describe('an entry of pre-commit', () => {
  it('keeps the style of the lists', () => {
    expect(put('# mine\nrepos:\n- repo: meta\n  hooks:\n  - id: identity\n', 'pre-commit')).toBe(
      [
        '# mine',
        'repos:',
        '# >>> baton 1 >>>',
        '- repo: local',
        '  hooks:',
        '  - id: baton',
        '    name: baton',
        `    entry: sh ${script}`,
        '    language: system',
        '    stages: [pre-commit]',
        '    pass_filenames: false',
        '    always_run: true',
        '# <<< baton 1 <<<',
        '- repo: meta',
        '  hooks:',
        '  - id: identity',
        '',
      ].join('\n'),
    );
    expect(put('repos:\n  - repo: meta\n    hooks:\n      - id: identity\n', 'pre-commit')).toContain(
      '\n  - repo: local\n    hooks:\n      - id: baton\n        name: baton\n',
    );
    expect(put('repos:\n-   repo: meta\n    hooks:\n    -   id: identity\n', 'pre-commit')).toContain(
      '\n- repo: local\n  hooks:\n  - id: baton\n',
    );
  });

  it.each(['repos: []\n', 'x: 1\n', '', 'repos: &r\n'])('is not put into %j', (text) =>
    expect(put(text, 'pre-commit')).toBeUndefined(),
  );
});

describe('taking an entry out', () => {
  const eol = fc.constantFrom('\n', '\r\n');
  const comment = fc.constantFrom('# x', '  # >> baton', '', '      # deep é🙂');
  const comments = fc.array(comment, { maxLength: 3 });
  const indent = fc.constantFrom('', '  ', '    ');
  const lefthook = fc
    .record({
      head: comments,
      before: comments,
      after: comments,
      keys: fc.constantFrom(
        ['pre-commit:', '  commands:', '    lint:', '      run: x'],
        ['pre-commit:', '  jobs:', '  - run: x'],
        ['pre-commit: # c', '   skip: [merge]'],
        ['pre-push:', '  commands:', '    t:', '      run: |', '        x'],
        [],
      ),
    })
    .map(({ head, keys, before, after }) => [
      ...head,
      ...keys.slice(0, 2),
      ...before,
      ...keys.slice(2),
      ...after,
    ]);
  const preCommit = fc
    .record({ head: comments, outer: indent, inner: indent, after: comments })
    .map(({ head, outer, inner, after }) => [
      ...head,
      'repos:',
      `${outer}- repo: meta`,
      `${outer}  hooks:`,
      ...after,
      `${outer}  ${inner}- id: identity`,
    ]);
  const text = (lines: fc.Arbitrary<string[]>) =>
    fc.tuple(lines, eol, fc.boolean()).map(([all, end, isEnded]) => all.join(end) + (isEnded ? end : ''));

  it.each([
    ['lefthook', text(lefthook)],
    ['pre-commit', text(preCommit)],
  ] as const)('gives back every file of %s byte for byte, however often it was put', (manager, texts) => {
    let written = 0;
    fc.assert(
      fc.property(texts, (before) => {
        const once = putAll(before, manager);
        if (once === undefined) return;
        written += 1;
        expect(putAll(once, manager)).toBe(once);
        expect(takeBlock(once, 'yaml')).toBe(before);
      }),
    );
    expect(written).toBeGreaterThan(runs(100) / 2);
  });
});
