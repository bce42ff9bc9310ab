import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { renderJunit } from '../../../src/render/reporters/junit.ts';
import { at, finding, findingsOf, hostile, hostileFinding, path } from '../../support/findings.ts';

interface Seen {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  text: string;
}

/** Every element, read by a strict parser. */
function read(xml: string): Seen[] {
  const seen: Seen[] = [];
  const open: Seen[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const one = { name, attributes, text: '' };
    seen.push(one);
    open.push(one);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return seen;
}

const text = 'outcome: complete\n';

describe('renderJunit', () => {
  it('has a passed case where nothing was found', () => {
    const [all, suite, one] = read(renderJunit(findingsOf([], undefined, undefined, 12)));
    expect(all?.attributes).toEqual({ name: 'baton lint', tests: '1', failures: '0', errors: '0' });
    expect(suite?.attributes).toMatchObject({ tests: '1', failures: '0' });
    expect(one).toMatchObject({ name: 'testcase', attributes: { name: 'records checked: 12' } });
  });

  it('has a suite for each file, and fails for errors only', () => {
    const seen = read(
      renderJunit(
        findingsOf([
          finding({ at: at(text, 'complete'), help: 'write `completed`' }),
          finding({ severity: 'warning', related: [{ at: at(text, 'outcome'), message: 'First' }] }),
          finding({ severity: 'info', at: { path: 'other.md', side: 'after' } }),
        ]),
      ),
    );
    expect(seen.map(({ name }) => name).join(' ')).toBe(
      'testsuites testsuite testcase failure testcase system-out testsuite testcase system-out',
    );
    expect(seen[0]?.attributes).toMatchObject({ tests: '3', failures: '1' });
    expect(seen[1]?.attributes).toMatchObject({ name: path, tests: '2', failures: '1' });
    expect(seen[2]?.attributes).toEqual({ name: 'record/schema 1:10', classname: path });
    expect(seen[3]?.attributes).toEqual({
      message: 'Unexpected value `complete`, expected `completed`',
      type: 'record/schema',
    });
    expect(seen[3]?.text).toContain('help: write `completed`');
    expect(seen[5]?.text).toContain(`note: First (${path} 1:1)`);
  });

  it('is well formed whatever a record holds', () => {
    const seen = read(renderJunit(findingsOf([hostileFinding(), finding()], hostile)));
    expect(seen).toHaveLength(7);
    expect(seen[3]?.text).toContain('</failure> ]]> <![CDATA[ <?x?> & " \'');
    expect(seen[3]?.text).toContain('\\x00\\x07\\x85\\u{2028}\\u{FEFF}\\u{FFFF}\\u{D800}');
    expect(seen[3]?.attributes.message).toContain('\n');
  });
});
