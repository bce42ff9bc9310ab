import { createRequire } from 'node:module';
import Ajv from 'ajv';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import type { Findings } from '../../../src/render/reporters/findings.ts';
import { renderSarif } from '../../../src/render/reporters/sarif.ts';
import { rawControl } from '../../support/cli.ts';
import { at, finding, findingsOf, hostile, hostileFinding, path } from '../../support/findings.ts';

const {
  $schema: _draft,
  id: _id,
  ...schema
} = createRequire(import.meta.url)('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json') as Record<
  string,
  unknown
>;
const legal = /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\dA-F]{2})*$/;
const validate = new Ajv.default({
  strict: false,
  unicodeRegExp: false,
  formats: {
    uri: (text: string) => legal.test(text) && URL.canParse(text),
    'uri-reference': (text: string) => legal.test(text) && URL.canParse(text, 'https://example.com/'),
    'date-time': true,
  },
}).compile(schema);

const rules = [
  { id: 'record/parse', summary: 'A record can be read', severity: 'error' },
  { id: 'record/schema', summary: 'A record follows its schema', severity: 'warning' },
] as const;

/** Renders, validates against the schema, and gives the one run. */
function run(findings: Findings) {
  const log = JSON.parse(renderSarif(findings, { version: '1.2.3', rules })) as Log;
  validate(log);
  expect(validate.errors).toBeNull();
  const [only] = log.runs;
  if (!only) throw new Error('no run');
  return { ...only, results: only.results ?? [] };
}

const text = '\uFEFFoutcome: 完了😀 complete\r\nlines: 9-3\r\n';

describe('renderSarif', () => {
  it('is valid where nothing was found', () => {
    const { results, tool } = run(findingsOf([]));
    expect(results).toEqual([]);
    expect(tool.driver).toMatchObject({ name: 'Baton', semanticVersion: '1.2.3', rules: [] });
  });

  it('describes the rules that found something, with help', () => {
    const { results, tool } = run(findingsOf([finding({ severity: 'info' })]));
    expect(tool.driver.rules).toMatchObject([
      {
        id: 'record/schema',
        shortDescription: { text: 'A record follows its schema' },
        helpUri: 'https://example.com/record/schema.md',
        defaultConfiguration: { level: 'warning' },
      },
    ]);
    expect(tool.driver.rules?.[0]?.help?.text).toContain('baton explain record/schema');
    expect(results[0]).toMatchObject({ ruleId: 'record/schema', ruleIndex: 0, level: 'note' });
  });

  it('counts columns in UTF-16 units, a byte order mark in none', () => {
    const { columnKind, results } = run(findingsOf([finding({ at: at(text, 'complete') })], text));
    expect(columnKind).toBe('utf16CodeUnits');
    expect(results[0]?.locations?.[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: path, uriBaseId: '%SRCROOT%' },
      region: { startLine: 1, startColumn: 15, endLine: 1, endColumn: 23 },
    });
  });

  it('tells what explains a finding, and no place of the version before', () => {
    const one = finding({
      at: at(text, '9-3', { side: 'before' }),
      message: 'Gone',
      related: [{ at: at(text, 'lines'), message: 'Here' }],
    });
    const [result] = run(findingsOf([one], text, text)).results;
    expect(result?.message.text).toBe('Gone (2:8 in the version before)');
    expect(result?.locations?.[0]?.physicalLocation?.region).toBeUndefined();
    expect(result?.relatedLocations).toEqual([
      {
        id: 0,
        message: { text: 'Here' },
        physicalLocation: {
          artifactLocation: { uri: path, uriBaseId: '%SRCROOT%' },
          region: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 6 },
        },
      },
    ]);
  });

  it('gives fixes as replacements, but none that takes the byte order mark away', () => {
    const edits = [
      { extent: { from: text.indexOf('9'), to: text.indexOf('9') + 3 }, text: '3-9' },
      { extent: { from: text.length, to: text.length }, text: 'x' },
      { extent: { from: 1, to: 2 }, text: '' },
    ];
    const fix = { kind: 'safe', title: 'swap', edits } as const;
    const bom = { ...fix, edits: [{ extent: { from: 0, to: 1 }, text: '' }] };
    const [one, two] = run(findingsOf([finding({ fix }), finding({ fix: bom })], text)).results;
    expect(one?.fixes).toEqual([
      {
        description: { text: 'swap' },
        artifactChanges: [
          {
            artifactLocation: { uri: path, uriBaseId: '%SRCROOT%' },
            replacements: [
              {
                deletedRegion: { startLine: 2, startColumn: 8, endLine: 2, endColumn: 11 },
                insertedContent: { text: '3-9' },
              },
              {
                deletedRegion: { startLine: 3, startColumn: 1, endLine: 3, endColumn: 1 },
                insertedContent: { text: 'x' },
              },
              { deletedRegion: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 } },
            ],
          },
        ],
      },
    ]);
    expect(two?.fixes).toBeUndefined();
  });

  it('keeps its fingerprints while lines move, and tells equal findings apart', () => {
    const prints = (source: string) =>
      run(
        findingsOf(
          [
            finding({ at: at(source, 'complete') }),
            finding({ at: at(source, '9-3') }),
            finding({ at: at(source, '9-3') }),
            finding({ at: { path: 'other.md', side: 'after' } }),
          ],
          source,
        ),
      ).results.map(({ partialFingerprints }) => partialFingerprints?.['batonFinding/v1']);
    const first = prints(text);
    expect(new Set(first).size).toBe(4);
    expect(first[0]).toMatch(/^[\da-f]{64}$/);
    expect(prints(`# a\n\nb: c\n${text.slice(1).replaceAll('\r', '')}`)).toEqual(first);
    expect(prints(text.replace('complete', 'completed'))).toEqual(first);
    expect(prints(text.replace('9-3', '9-3 '))).toEqual(first);
  });

  it('is valid whatever a record holds, and shows it as text', () => {
    const one = hostileFinding();
    const [result] = run(
      findingsOf([one, finding({ at: { path: 'a b/ü%:#?[1]|\\', side: 'after' } })], hostile),
    ).results;
    const shown = `${result?.message.text}${result?.relatedLocations?.[0]?.message?.text}`;
    expect(shown.replaceAll('\n', '')).not.toMatch(rawControl);
    expect(shown).not.toMatch(/(?<!\\)\[[^\]\n]*\]\(/);
    expect(shown).not.toMatch(/(?<!\{)\{\d\}/);
  });

  it('writes every path as a URI', () => {
    const odd = 'a b/ü%:#?[1]|\\"\'.md';
    const [result] = run(findingsOf([finding({ at: { path: odd, side: 'after' } })])).results;
    const uri = result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '';
    expect(uri).toBe('a%20b/%C3%BC%25%3A%23%3F%5B1%5D%7C%5C%22%27.md');
    expect(decodeURIComponent(uri)).toBe(odd);
  });
});
