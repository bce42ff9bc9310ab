import { describe, expect, it } from 'vitest';
import { forCommandMessage, forCommandProperty } from '../../../src/render/neutralise/github.ts';
import { forLog } from '../../../src/render/neutralise/log.ts';
import {
  forMarkdown,
  forMarkdownBlock,
  forMarkdownCell,
  forMarkdownCellCode,
  forMarkdownCode,
} from '../../../src/render/neutralise/markdown.ts';
import { forSarif } from '../../../src/render/neutralise/sarif.ts';
import { forJson, forTerminal, forTerminalLine } from '../../../src/render/neutralise/terminal.ts';
import { forXml, forXmlAttribute } from '../../../src/render/neutralise/xml.ts';
import { quoteLines, quoteName } from '../../../src/render/quote.ts';
import { renderGithub } from '../../../src/render/reporters/github.ts';
import { renderJson } from '../../../src/render/reporters/json.ts';
import { renderJunit } from '../../../src/render/reporters/junit.ts';
import { renderMarkdown } from '../../../src/render/reporters/markdown.ts';
import { renderPretty } from '../../../src/render/reporters/pretty.ts';
import { renderRdjson } from '../../../src/render/reporters/rdjson.ts';
import { renderSarif } from '../../../src/render/reporters/sarif.ts';
import { findingsOf, hostileFinding } from '../../support/findings.ts';

/** Characters that take no room and show nothing, by what they are. */
const invisible: readonly (readonly [name: string, char: string])[] = [
  ['soft hyphen', '\u00ad'],
  ['combining grapheme joiner', '\u034f'],
  ['Arabic letter mark', '\u061c'],
  ['Hangul filler', '\u115f'],
  ['Khmer inherent vowel', '\u17b4'],
  ['Mongolian variation selector', '\u180b'],
  ['Mongolian vowel separator', '\u180e'],
  ['zero-width space', '\u200b'],
  ['zero-width joiner', '\u200d'],
  ['left-to-right mark', '\u200e'],
  ['line separator', '\u2028'],
  ['bidi override', '\u202e'],
  ['word joiner', '\u2060'],
  ['invisible times', '\u2062'],
  ['unassigned and ignorable', '\u2065'],
  ['bidi isolate', '\u2066'],
  ['deprecated format character', '\u206f'],
  ['Hangul filler of compatibility', '\u3164'],
  ['variation selector after a letter', '\ufe0f'],
  ['byte order mark', '\ufeff'],
  ['halfwidth Hangul filler', '\uffa0'],
  ['unassigned special', '\ufff0'],
  ['annotation anchor', '\ufff9'],
  ['shorthand format control', '\u{1bca0}'],
  ['musical begin beam', '\u{1d173}'],
  ['language tag', '\u{e0001}'],
  ['tag letter', '\u{e0041}'],
  ['variation selector 17', '\u{e0100}'],
  ['the last ignorable', '\u{e0fff}'],
];

const neutralisers: Readonly<Record<string, (text: string) => string>> = {
  forTerminal,
  forTerminalLine,
  forLog,
  forCommandMessage,
  forCommandProperty,
  forMarkdown,
  forMarkdownBlock,
  forMarkdownCell,
  forMarkdownCellCode,
  forMarkdownCode,
  forSarif,
  forXml,
  forXmlAttribute,
  quoteLines: (text) => quoteLines(text).join('\n'),
  quoteName,
};

describe.each(Object.entries(neutralisers))('%s', (_name, neutralise) => {
  it.each(invisible)('shows a %s', (_what, char) => {
    const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase();
    const shown = neutralise(`a${char}b`);
    expect(shown).not.toContain(char);
    // Markdown and workflow commands write the marks of the escape in their own way.
    expect(shown).toContain(code);
  });
});

describe('forJson', () => {
  it.each(invisible)('escapes a %s, and keeps the value', (_what, char) => {
    const json = JSON.stringify([`a${char}b`]);
    expect(forJson(json)).not.toContain(char);
    expect(JSON.parse(forJson(json))).toEqual([`a${char}b`]);
  });
});

describe.each(
  Object.entries({
    ...{ renderGithub, renderJson, renderJunit, renderMarkdown, renderRdjson },
    renderPretty: (findings: ReturnType<typeof findingsOf>) =>
      renderPretty(findings, { colour: false, width: 80 }),
    renderSarif: (findings: ReturnType<typeof findingsOf>) =>
      renderSarif(findings, { version: '1.0.0', rules: [] }),
  }),
)('%s', (_name, render) => {
  it('prints none of them, wherever a finding has them', () => {
    const text = invisible.map(([, char]) => `x${char}`).join('');
    const found = hostileFinding(text);
    const at = { path: text, side: 'after' as const };
    const shown = render(findingsOf([{ ...found, at, related: [{ at, message: text }] }], text, text));
    for (const [name, char] of invisible) expect(shown.includes(char), name).toBe(false);
  });
});

describe('a variation selector', () => {
  it.each([
    ['\u26a0\ufe0f', 'an emoji'],
    ['1\ufe0f\u20e3', 'a keycap'],
    ['\u2229\ufe00', 'a sign of mathematics'],
    ['\u82a6\ufe00', 'a Han character'],
  ])('stays in %s, %s', (text) => expect(forTerminal(text)).toBe(text));

  it.each([
    ['\u26a0\ufe0f\ufe0e', '\u26a0\ufe0f\\u{FE0E}'],
    ['a\ufe0f', 'a\\u{FE0F}'],
    [' \ufe01', ' \\u{FE01}'],
    ['\ufe02', '\\u{FE02}'],
    ['\u3000\ufe02', '\u3000\\u{FE02}'],
  ])('is shown in %j', (text, shown) => expect(forTerminal(text)).toBe(shown));
});
