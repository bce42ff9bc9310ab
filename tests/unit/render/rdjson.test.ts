import { describe, expect, it } from 'vitest';
import { renderRdjson } from '../../../src/render/reporters/rdjson.ts';
import { rawControl } from '../../support/cli.ts';
import { at, finding, findingsOf, hostile, hostileFinding, path } from '../../support/findings.ts';

const text = '\uFEFFa: é完😀 complete\r\nlines: 9-3\r\n';

// biome-ignore lint/suspicious/noExplicitAny: JSON of another tool's format, looked at key by key
const read = (json: string): any => JSON.parse(json);

describe('renderRdjson', () => {
  it('counts columns in bytes, those of a byte order mark included', () => {
    const [one, two] = read(
      renderRdjson(
        findingsOf([finding({ at: at(text, 'complete') }), finding({ at: at(text, '9-3') })], text),
      ),
    ).diagnostics;
    const before = Buffer.byteLength('\uFEFFa: é完😀 ');
    expect(one.location).toEqual({
      path,
      range: { start: { line: 1, column: before + 1 }, end: { line: 1, column: before + 9 } },
    });
    expect(two.location.range).toEqual({ start: { line: 2, column: 8 }, end: { line: 2, column: 11 } });
  });

  it('tells severity, rule, page, help and what explains the finding', () => {
    const result = read(
      renderRdjson(
        findingsOf(
          [
            finding({ severity: 'warning', help: 'do', related: [{ at: at(text, 'a'), message: 'First' }] }),
            finding({ severity: 'info' }),
            finding(),
          ],
          text,
        ),
      ),
    );
    expect(result.source.name).toBe('baton');
    expect(result.diagnostics[0]).toEqual({
      message: 'Unexpected value `complete`, expected `completed`\ndo',
      location: { path },
      severity: 'WARNING',
      code: { value: 'record/schema', url: 'https://example.com/record/schema.md' },
      related_locations: [
        {
          message: 'First',
          location: { path, range: { start: { line: 1, column: 4 }, end: { line: 1, column: 5 } } },
        },
      ],
    });
    expect(result.diagnostics.map(({ severity }: { severity: string }) => severity)).toEqual([
      'WARNING',
      'INFO',
      'ERROR',
    ]);
  });

  it('suggests a fix of one edit, never a part of one', () => {
    const edit = { extent: { from: 1, to: 2 }, text: 'b' };
    const fix = { kind: 'safe', title: 'b', edits: [edit] } as const;
    const both = { ...fix, edits: [edit, { extent: { from: 5, to: 6 }, text: 'c' }] };
    const [one, two, unread] = [
      ...read(renderRdjson(findingsOf([finding({ fix }), finding({ fix: both })], text))).diagnostics,
      ...read(renderRdjson(findingsOf([finding({ fix })]))).diagnostics,
    ];
    expect(one.suggestions).toEqual([
      { range: { start: { line: 1, column: 4 }, end: { line: 1, column: 5 } }, text: 'b' },
    ]);
    expect(two.suggestions).toBeUndefined();
    expect(unread.suggestions).toBeUndefined();
  });

  it('has no range in the checked file for a place in the version before', () => {
    const one = finding({ at: at(text, '9-3', { side: 'before' }), message: 'Gone' });
    const [found] = read(renderRdjson(findingsOf([one], undefined, text))).diagnostics;
    expect(found).toMatchObject({ message: '2:8 in the version before: Gone', location: { path } });
    expect(found.location.range).toBeUndefined();
  });

  it('shows hostile characters as escapes', () => {
    const [one] = read(renderRdjson(findingsOf([hostileFinding()], hostile))).diagnostics;
    expect(one.message.replaceAll('\n', '')).not.toMatch(rawControl);
    expect(one.related_locations[0].message.replaceAll('\n', '')).not.toMatch(rawControl);
  });
});
