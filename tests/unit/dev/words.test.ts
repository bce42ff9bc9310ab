import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageModule, readWords, termsModule, type WordsFile } from '../../../src/dev/words.ts';

const path = 'words/xx.yaml';

function problems(text: string): readonly string[] {
  const read = readWords(path, text);
  return read.ok ? [] : read.problems;
}

describe('the words of a language', () => {
  it('are read with comments, in the order of the file', () => {
    const text =
      "# Of X.\nheadings:\n  next:\n    - what is left # as in HANDOFF.md\n    - '*todo'\nterms:\n  loudLow: [LOW]\ncommon:\n  - the\n";
    expect(readWords(path, text)).toEqual({
      ok: true,
      words: {
        language: 'xx',
        headings: { next: ['what is left', '*todo'] },
        cues: {},
        terms: { loudLow: ['LOW'] },
        common: ['the'],
      },
    });
  });

  it.each([
    ['heading:\n', 'words/xx.yaml:1 Unexpected key `heading`, did you mean `headings`?'],
    ['cues:\n  gotchas:\n    - trap\n', 'words/xx.yaml:2 Unexpected key `gotchas`, did you mean `gotcha`?'],
    [
      'cues:\n  gotcha:\n    - trap\n    - mine\n    - trap\n',
      'words/xx.yaml:5 Unexpected `trap`, the list has it already',
    ],
    ['cues:\n  gotcha:\n    - a|b\n', 'words/xx.yaml:3 Unexpected character "|" in `a|b`'],
    ['cues:\n  gotcha:\n    - "a\\tb"\n', 'words/xx.yaml:3 Unexpected character "\\t" in `a\tb`'],
    ['cues:\n  gotcha:\n    - "`x`"\n', 'words/xx.yaml:3 Unexpected character "`" in ``x``'],
    ['cues:\n  gotcha:\n    - it’s\n', 'words/xx.yaml:3 Unexpected character "’" in `it’s`'],
    ['cues:\n  gotcha:\n    - Trap\n', 'words/xx.yaml:3 Unexpected capital in `Trap`'],
    ['cues:\n  gotcha:\n    - two  spaces\n', 'words/xx.yaml:3 Unexpected spaces in `two  spaces`'],
    ['cues:\n  gotcha:\n    - "-"\n', 'words/xx.yaml:3 Unexpected `-`, a phrase has a letter or a digit'],
    [
      'cues:\n  gotcha:\n    - null\n',
      'words/xx.yaml:3 Unexpected nothing, write a phrase, in quotes where it is no text',
    ],
    [
      'cues:\n  gotcha:\n    - 12\n',
      'words/xx.yaml:3 Unexpected `12`, write a phrase, in quotes where it is no text',
    ],
    ['cues:\n  gotcha:\n    - [trap]\n', 'words/xx.yaml:3 Expected a phrase'],
    ['cues:\n  gotcha: trap\n', 'words/xx.yaml:2 Expected a list, one phrase a line (`- phrase`)'],
    ['cues:\n  - trap\n', 'words/xx.yaml:2 Expected lists of cues'],
    ['- trap\n', 'words/xx.yaml:1 Expected a map of lists'],
  ])('are refused in %j', (text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });

  it('are refused where YAML is, with the line', () => {
    expect(problems('cues:\n  gotcha:\n    - "trap\n')[0]).toMatch(/^words\/xx\.yaml:\d+ /);
  });

  it('name all problems at once', () => {
    expect(problems('cues:\n  gotcha:\n    - Trap\n    - a|b\n')).toHaveLength(2);
  });
});

describe('the compiled words', () => {
  const words: WordsFile = {
    language: 'xx',
    headings: { done: ['did it', 'did'], next: ['did not', 'forg*'], gotchas: ['注意'] },
    cues: { gotcha: ["can't"] },
    terms: { forNext: ['next', 'later'] },
    common: ['the', 'of'],
  };

  it('have a line for the phrases that begin alike', () => {
    expect(languageModule(words)).toContain(
      "  headings: `\ndid\tdone=did it|did\tnext=did not\nfor*\tnext=forg*\n注\tgotchas=注意\n`,\n  cues: `\ncan't\tgotcha=can't\n`,",
    );
  });

  it('have the terms of all languages together', () => {
    const text = termsModule([words, { ...words, language: 'yy', terms: {}, common: [] }]);
    expect(text).toContain('languages: readonly string[] = ["xx","yy"];');
    expect(text).toContain('  forNext: {\n    xx: "next|later",\n  },\n  detailLabels: {\n  },\n');
    expect(text).toContain('commonWords: Readonly<Record<string, string>> = {\n  xx: "the|of",\n};');
  });
});

describe('the phrases of four words and more', () => {
  it('are no more than the budget of the specification: a word that many notes share serves better', () => {
    const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'migrate', 'words');
    const long = readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => {
        const read = readWords(name, readFileSync(join(folder, name), 'utf8'));
        if (!read.ok) return [];
        const { headings, cues, terms, common } = read.words;
        return [headings, cues, terms, { common }].flatMap((part) => Object.values(part).flat());
      })
      .filter((phrase) => phrase.split(' ').length >= 4);
    expect(long.length).toBeGreaterThan(0);
    const page = readFileSync('docs/spec/migration.md', 'utf8');
    const budget = Number(/at most\s+([\d,]+) are allowed/.exec(page)?.[1]?.replace(',', ''));
    expect(budget).toBeLessThanOrEqual(1_974);
    expect(long.length).toBeLessThanOrEqual(budget);
  });
});
