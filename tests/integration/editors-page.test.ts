import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { renderGithub } from '../../src/render/reporters/github.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'editors.md'), 'utf8');

function block(name: string): unknown {
  const text = new RegExp(`<!-- ${name} -->\n\`\`\`json\n([^]*?)\n\`\`\``).exec(page)?.[1];
  return JSON.parse(text ?? '');
}

const ids = readdirSync(join(root, 'schemas')).map(
  (file) => (JSON.parse(readFileSync(join(root, 'schemas', file), 'utf8')) as { $id: string }).$id,
);

describe('the page on editors', () => {
  it('names schemas by the ids that they have', () => {
    const named = [...page.matchAll(/https:\/\/unpkg\.com\/[\w./-]+/g)].map(([url]) => url);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((url) => !ids.includes(url))).toEqual([]);
  });

  it.each([
    ['.agents/baton.yaml', 'config'],
    ['packages/x/.agents/baton.yaml', 'config'],
    ['.agents/handoffs/20261127.yaml', 'handoff'],
    ['.agents/archive/handoffs/20261127.yaml', 'handoff'],
    ['.agents/handoffs/20261127.ack.yaml', 'ack'],
    ['.agents/threads/login/res_1.yaml', 'resume'],
    ['.agents/threads/login/thread.md', undefined],
    ['src/handoffs/x.yaml', undefined],
  ])('ties one schema at most to a file: %s', (path, kind) => {
    const { 'yaml.schemas': schemas } = block('settings') as { 'yaml.schemas': Record<string, string[]> };
    const tied = Object.entries(schemas).filter(([, globs]) => {
      const not = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
      const yes = globs.filter((glob) => !glob.startsWith('!'));
      return picomatch.isMatch(path, yes, { dot: true }) && !picomatch.isMatch(path, not, { dot: true });
    });
    expect(tied.map(([id]) => id)).toEqual(
      kind ? [`https://unpkg.com/git-baton/schemas/${kind}.schema.json`] : [],
    );
  });

  it('reads the lines that `--format github` prints', () => {
    interface Tasks {
      readonly tasks: readonly {
        readonly problemMatcher: { readonly pattern: { readonly regexp: string } };
      }[];
    }
    const pattern = new RegExp((block('tasks') as Tasks).tasks[0]?.problemMatcher.pattern.regexp ?? '');
    const diagnostic: Diagnostic = {
      rule: 'task/tags',
      messageId: 'form',
      severity: 'error',
      at: {
        path: '.agents/tasks/task-001.md',
        side: 'after',
        span: { start: { line: 10, column: 3, offset: 0 }, end: { line: 10, column: 9, offset: 6 } },
      },
      message: 'Unexpected tag `A B`',
      help: 'write:\n`a-b`',
      related: [],
      docs: '',
    };
    const line = renderGithub({ diagnostics: [diagnostic], records: 1, textOf: () => undefined }).trim();
    expect(pattern.exec(line)?.slice(1)).toEqual([
      'error',
      '.agents/tasks/task-001.md',
      '10',
      '3',
      'task/tags',
      'Unexpected tag `A B`',
    ]);
  });
});
