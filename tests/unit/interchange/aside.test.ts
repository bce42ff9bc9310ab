import { describe, expect, it } from 'vitest';
import { leaveAside } from '../../../src/interchange/aside.ts';
import { imported } from '../../support/interchange.ts';

const adr = (title: string) => `# ${title}\n\n## Context\n\nx\n\n## Decision\n\ny\n`;
const aside = (files: Readonly<Record<string, string>>) =>
  leaveAside(
    Object.entries(files).map(([name, text]) => ({ name, text, format: 'madr', folder: 'docs' })),
    ({ name, text }) => imported('madr', { [name]: text }),
  );
const named = (files: Readonly<Record<string, string>>) => aside(files).files.map(({ name }) => name);

describe('leaveAside', () => {
  it('leaves READMEs, indexes and templates aside that are no decisions, and tells it', () => {
    const { files, remarks } = aside({
      'docs/adr/README.md': '# Decisions\n\nWe keep them here.\n',
      'docs/adr/0001-a.md': adr('A'),
      'docs/adr/index.md': '# Index\n',
      'docs/adr/adr-template.md': '---\nstatus: {proposed | accepted}: x\n---\n\n# T\n',
      'docs/adr/templates/long.md': '# Long\n',
    });
    expect(files.map(({ name }) => name)).toEqual(['docs/adr/0001-a.md']);
    expect(remarks[0]).toEqual({
      file: 'docs/adr/README.md',
      what: 'left out',
      field: 'file',
      detail: 'a README, index or template, not a file of the format',
    });
    expect(remarks).toHaveLength(4);
  });

  it.each([
    '{short title, representative of solved problem and found solution}',
    '[short title of solved problem and solution]',
    'ADR-0000: [Title]',
    'NUMBER. TITLE',
    'Title',
    '1. Title',
  ])('leaves a template aside whose title is `%s`', (title) => {
    const { files, remarks } = aside({ 'docs/0000-template.md': adr(title), 'docs/1.md': adr('A') });
    expect(files.map(({ name }) => name)).toEqual(['docs/1.md']);
    expect(remarks.map(({ detail }) => detail)).toEqual(['an empty template']);
  });

  it('takes a decision that only has the name of a template', () => {
    const files = {
      'docs/0007-email-template.md': adr('Write one template for mail'),
      'docs/1.md': adr('A'),
    };
    expect(named(files)).toEqual(Object.keys(files));
  });

  it('takes everything that has another name, and a file that is named alone', () => {
    const others = { 'docs/notes.md': '# Notes\n', 'docs/1.md': adr('[Title]') };
    expect(named(others)).toEqual(Object.keys(others));
    expect(named({ 'docs/README.md': '# x\n' })).toEqual(['docs/README.md']);
  });

  it('lets every other fault through', () => {
    const fault = () => {
      throw new Error('no disk');
    };
    const files = ['README.md', 'a.md'].map((name) => ({ name, text: '', format: 'madr', folder: '' }));
    expect(() => leaveAside(files, fault)).toThrow('no disk');
  });
});
