import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import { renderUnclaimed } from '../../../src/render/reporters/unclaimed.ts';

const file = (path: string, actual?: string): Diagnostic => ({
  rule: 'record/unclaimed',
  messageId: 'unclaimed',
  severity: 'info',
  at: { path, side: 'after' },
  message: 'Unclaimed file',
  ...(actual === undefined ? {} : { actual }),
  related: [],
  docs: '',
});
const render = (files: readonly Diagnostic[]) =>
  renderUnclaimed(files, { colour: false, width: 80 }, pc.createColors(false)).split('\n');

describe('renderUnclaimed', () => {
  it('lists a few files with what they look like', () => {
    expect(
      render([file('.agents/tasks/a.md'), file('.agents/tasks/long-name.md', 'a MADR decision')]),
    ).toEqual([
      '2 files make no claim to be records and are not checked:',
      '  .agents/tasks/a.md',
      '  .agents/tasks/long-name.md  a MADR decision',
      '  = help: mark what should be a record; move, `ignore:` or keep the others',
      '          (`baton explain record/unclaimed`)',
    ]);
    expect(render([file('a.md')])[0]).toBe('1 file makes no claim to be a record and is not checked:');
  });

  it('names the import where it reads one of them', () => {
    const help = '`baton import madr a.md` makes a record of it';
    expect(render([{ ...file('a.md', 'a MADR decision'), help }]).at(-1)).toContain(
      '`baton import FORMAT FILE`',
    );
  });

  it('lists folders where the files are many', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      file(`.agents/handoffs/${index}.md`, index < 3 ? 'a HumanLayer handoff' : undefined),
    );
    const lines = render([
      ...many,
      file('.agents/tasks/a.md'),
      file('.agents/tasks/b.md', 'a Backlog.md task'),
    ]);
    expect(lines.slice(1, 3)).toEqual([
      '  .agents/handoffs/  12 files, 3 like a HumanLayer handoff',
      '  .agents/tasks/     2 files, 1 like a Backlog.md task',
    ]);
    expect(lines.at(-1)).toContain('`--format json` lists every file');
  });

  it('stays short where the folders are many, and shows names as they are safe to show', () => {
    const many = Array.from({ length: 40 }, (_, index) => file(`.agents/tasks/${index}/\u001b[31m.md`));
    const lines = render(many);
    expect(lines).toHaveLength(1 + 13 + 1 + 2);
    expect(lines[14]).toBe('  … and 27 more folders');
    expect(render([file('\u001b[31mred.md')]).join('')).not.toContain('\u001b');
  });
});
