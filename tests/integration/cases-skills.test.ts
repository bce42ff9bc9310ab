import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSnapshot } from '../../src/app/version/check-snapshot.ts';
import { defaultConfig } from '../../src/core/config.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { memorySnapshot } from '../../src/core/memory-snapshot.ts';
import type { Rule } from '../../src/core/rule.ts';
import type { Source } from '../../src/core/snapshot.ts';
import { applyEdits } from '../../src/core/text-edit.ts';
import { listingOf } from '../../src/git/tree/listed.ts';
import { createPathRules } from '../../src/records/record-paths.ts';

const cases = new URL('../cases/skills/', import.meta.url);
const rulesFolder = new URL('../../src/rules/skill/', import.meta.url);

const rules: readonly Rule[] = await Promise.all(
  readdirSync(rulesFolder)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map(async (name) => ((await import(new URL(name, rulesFolder).href)) as { default: Rule }).default),
);

interface Case {
  readonly name: string;
  readonly verdict: string;
  readonly path: string;
  readonly source: Source;
}

const rows = readFileSync(new URL('EXPECTED.tsv', cases), 'utf8').trim().split('\n').slice(1);

const all: readonly Case[] = rows.map((row) => {
  const [name = '', verdict = ''] = row.split('\t');
  const folder = only(new URL(`${name}/`, cases));
  const file = only(new URL(`${name}/${encodeURIComponent(folder)}/`, cases));
  const bytes = readFileSync(new URL(`${name}/${encodeURIComponent(folder)}/${file}`, cases));
  return { name, verdict, path: `.agents/skills/${folder}/${file}`, source: decode(bytes) };
});

function only(folder: URL): string {
  const names = readdirSync(folder);
  expect(names).toHaveLength(1);
  return names[0] ?? '';
}

function decode(bytes: Buffer): Source {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ok: true, text, size: bytes.length };
  } catch {
    return { ok: false, reason: 'not-utf8', latin1: bytes.toString('latin1'), size: bytes.length };
  }
}

async function check(path: string, source: Source): Promise<readonly Diagnostic[]> {
  const now = '2026-11-27T12:00:00Z';
  const after = { ...memorySnapshot({ [path]: source }), label: { type: 'index' } } as const;
  const { diagnostics, records } = await checkSnapshot({
    rules,
    pathRules: createPathRules(defaultConfig),
    after,
    listing: await listingOf(after),
    bases: [],
    scope: 'all',
    isAsked: () => true,
    clock: now,
    baseDate: now,
  });
  expect(records).toBe(1);
  return diagnostics;
}

const severities: Readonly<Record<string, string>> = {
  error: 'error',
  warn: 'warning',
  warning: 'warning',
  info: 'info',
  pass: 'pass',
};

/** The severities that a verdict allows as the worst. */
function allowed(verdict: string): readonly (string | undefined)[] {
  const [words = ''] = verdict.split(/[ ,]/);
  if (words.startsWith('pass+')) return [severities[words.slice('pass+'.length)]];
  return words.split('/').flatMap((word) => (word === 'pass' ? ['pass', 'info'] : [severities[word]]));
}

function worst(found: readonly Diagnostic[]): string {
  return (
    ['error', 'warning', 'info'].find((severity) => found.some((one) => one.severity === severity)) ?? 'pass'
  );
}

/** The message that must tell each fault: the expected reason of the table, in the words of the rules. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'cr-only': ['skill/frontmatter carriageReturn'],
  'colon-desc': ['skill/yaml colon'],
  'tab-indent': ['skill/yaml unreadable'],
  'dup-key-nested': ['skill/yaml unreadable'],
  'dup-key-quoted': ['skill/yaml unreadable'],
  'dashes-col0-in-quoted': ['skill/yaml unreadable'],
  'closer-dots': ['skill/frontmatter dots'],
  'leading-blank': ['skill/frontmatter notFirst'],
  'leading-comment': ['skill/frontmatter notFirst'],
  empty: ['skill/frontmatter missing'],
  'empty-frontmatter': ['skill/description missing', 'skill/name missing'],
  'list-frontmatter': ['skill/frontmatter notMap'],
  'scalar-frontmatter': ['skill/frontmatter notMap'],
  toml: ['skill/frontmatter toml'],
  'json-fm': ['skill/yaml flow'],
  'fence-yaml-lang': ['skill/frontmatter language'],
  'name-number': ['skill/name type'],
  'name-bool': ['skill/name type'],
  'name-yes': ['skill/yaml differs'],
  'name-null': ['skill/name missing'],
  'name-empty': ['skill/name missing'],
  'name-date': ['skill/yaml differs'],
  'name-float': ['skill/name type'],
  'name-octal': ['skill/name type'],
  'name-hex': ['skill/name type'],
  'name-map': ['skill/name type'],
  'name-space-pad': ['skill/name character'],
  'name-underscore': ['skill/name character'],
  'name-double-hyphen': ['skill/name hyphen'],
  'name-mismatch': ['skill/name folder'],
  'name-cjk': ['skill/name nonAscii'],
  'name-accent-nfc': ['skill/name nonAscii'],
  'name-fullwidth': ['skill/name normalization'],
  'name-cyrillic-homoglyph': ['skill/name confusable'],
  'name-zwsp': ['skill/name character'],
  'name-nbsp': ['skill/yaml space'],
  'name-sharp-s': ['skill/name nonAscii'],
  'name-arabic-digit': ['skill/name nonAscii'],
  'desc-1025': ['skill/description length'],
  'desc-empty': ['skill/description blank'],
  'desc-blank': ['skill/description blank'],
  'desc-number': ['skill/description type'],
  'desc-list': ['skill/description type'],
  'desc-control': ['skill/characters escaped'],
  'raw-control': ['skill/characters raw'],
  latin1: ['skill/characters raw'],
  utf16: ['skill/characters raw'],
  'alias-bomb': ['skill/yaml unreadable'],
  'merge-key': ['skill/yaml mergeKey'],
  'tag-python': ['skill/yaml unreadable'],
  'non-string-key': ['skill/unknown-field key', 'skill/unknown-field key', 'skill/unknown-field key'],
  'complex-key': ['skill/unknown-field key'],
  'allowed-tools-list': ['skill/field-type tools'],
  'allowed-tools-glob': ['skill/yaml unquoted'],
  'metadata-nested': ['skill/field-type metadataValue'],
  'metadata-string': ['skill/field-type metadata'],
  'metadata-null': ['skill/field-type empty'],
  'compat-501': ['skill/field-type compatibility'],
  'compat-empty': ['skill/field-type compatibility'],
  'license-map': ['skill/field-type string'],
  'cc-argument-hint-two': ['skill/yaml unquoted'],
  'typo-field': ['skill/description misspelt'],
  'unknown-field': ['skill/unknown-field unknown'],
  'lowercase-file': ['skill/file name'],
  'md-upper-ext': ['skill/file name'],
  bidi: ['skill/characters bidi'],
  'handoff-accepts-string': ['skill/handoff accepts'],
  'handoff-accepts-yes': ['skill/handoff accepts'],
  'handoff-no-category': ['skill/handoff noCategory'],
  'handoff-category-string': ['skill/handoff categories'],
  'handoff-trigger-unquoted': ['skill/handoff string'],
  'deep-nest': ['skill/yaml unreadable'],
};

/** What the hints in brackets must say. */
const hints: Readonly<Record<string, RegExp>> = {
  toml: /TOML/,
  utf16: /UTF-16/,
  'typo-field': /did you mean `description`/,
  'name-cyrillic-homoglyph': /`о` \(U\+043E\)/,
  'tab-indent': /tab/,
  'dup-key-nested': /Duplicate key `a`/,
  'tag-python': /tag/,
  'alias-bomb': /Aliases/,
  'deep-nest': /64 levels/,
  'name-nbsp': /U\+00A0/,
};

describe('the cases of skills', () => {
  it('has a folder for each row and a row for each folder', () => {
    const folders = readdirSync(cases).filter((name) => !name.includes('.'));
    expect(folders.sort()).toEqual(all.map(({ name }) => name).sort());
  });

  it.each(all)('checks $name: $verdict', async ({ name, verdict, path, source }) => {
    const found = await check(path, source);
    const told = found.map(({ rule, messageId }) => `${rule} ${messageId}`);
    expect(allowed(verdict), told.join(', ')).toContain(worst(found));
    expect(told.sort()).toEqual([...(reasons[name] ?? [])].sort());
    for (const { message, help } of found) {
      expect(message).not.toMatch(/\{\w+\}|undefined|\.$/);
      expect(help).toBeTruthy();
    }
    const hint = hints[name];
    if (hint) expect(found.map(({ message, help }) => `${message} ${help}`).join('\n')).toMatch(hint);
  });

  it.each(all.filter(({ verdict }) => verdict.includes('fixable')))(
    'fixes $name',
    async ({ path, source }) => {
      if (!source.ok) throw new Error('a case to fix is text');
      const fixes = (await check(path, source)).flatMap(({ severity, fix }) =>
        severity === 'error' && fix ? [fix] : [],
      );
      expect(fixes.map(({ kind }) => kind)).toEqual(['safe']);
      const text = applyEdits(
        source.text,
        fixes.flatMap(({ edits }) => edits),
      );
      const left = await check(path, { ok: true, text, size: Buffer.byteLength(text) });
      expect(left.filter(({ severity }) => severity !== 'info')).toEqual([]);
    },
  );
});
