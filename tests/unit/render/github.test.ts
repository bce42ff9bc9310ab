import { describe, expect, it } from 'vitest';
import { renderGithub } from '../../../src/render/reporters/github.ts';
import { at, finding, findingsOf, hostile, hostileFinding, path } from '../../support/findings.ts';

const text = '\uFEFFoutcome: 完了 complete\r\nlines: 9-3\r\n';

describe('renderGithub', () => {
  it('says nothing where nothing was found', () => expect(renderGithub(findingsOf([]))).toBe(''));

  it('gives line, column and title, and what to do next', () => {
    const one = finding({ at: at(text, 'complete'), help: 'write `completed`' });
    expect(renderGithub(findingsOf([one], text))).toBe(
      `::error file=${path},line=1,endLine=1,col=13,endColumn=20,title=record/schema::Unexpected value \`complete\`, expected \`completed\`%0Awrite \`completed\`\n`,
    );
  });

  it('gives an empty place one column, and no columns for several lines', () => {
    const { span } = at(text, '9-3');
    const empty = span && { start: span.start, end: span.start };
    const found = renderGithub(
      findingsOf([
        finding({ at: { path, side: 'after', ...(empty ? { span: empty } : {}) } }),
        finding({ at: at(text, 'complete\r\nlines') }),
        finding({ at: at(text, 'complete\r\n') }),
      ]),
    ).split('\n');
    expect(found[0]).toContain(',line=2,endLine=2,col=8,endColumn=8,title=');
    expect(found[1]).toContain(',line=1,endLine=2,title=');
    expect(found[2]).toContain(',line=1,endLine=1,title=');
  });

  it('puts errors first, then warnings, each in the order of all findings', () => {
    const names = ['b', 'a', 'c', 'd'] as const;
    const severities = { b: 'info', a: 'error', c: 'warning', d: 'error' } as const;
    const all = names.map((message) => finding({ message, severity: severities[message] }));
    expect(
      renderGithub(findingsOf(all))
        .trim()
        .split('\n')
        .map((line) => `${line.slice(2, line.indexOf(' '))} ${line.at(-1)}`),
    ).toEqual(['error a', 'error d', 'warning c', 'notice b']);
  });

  it('names no line of the checked version for a place in the one before', () => {
    const one = finding({ at: at(text, '9-3', { side: 'before' }), message: 'Gone' });
    expect(renderGithub(findingsOf([one], undefined, text))).toBe(
      `::error file=${path},title=record/schema::2:8 in the version before: Gone\n`,
    );
  });

  it('lets no text of a record begin a command or a property', () => {
    const lines = renderGithub(findingsOf([hostileFinding()], hostile)).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe('');
    const [, properties = '', message = ''] = /^::error (.*?)::(.*)$/.exec(lines[0] ?? '') ?? [];
    expect(properties).toMatch(/^file=[^,:]*,title=record\/schema$/);
    expect(message).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u202e\u2066\ufeff]/);
    // GitHub's own reading of the escapes gives the text back, its controls aside.
    expect(decodeURIComponent(message.replace(/%(?!25|0A|0D)/g, '%25'))).toContain('%0A::warning::w');
  });
});
