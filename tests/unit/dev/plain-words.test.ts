import { describe, expect, it } from 'vitest';
import { oldBeginnings, oldIdentifiers, oldPhrases } from '../../../src/dev/old-words.ts';
import { hasCheckedWords, wordProblems } from '../../../src/dev/plain-words.ts';

const forms = oldPhrases.flatMap(({ forms, write }) => forms.map((form) => ({ form, write })));
const names = [
  ...oldIdentifiers,
  ...[...oldBeginnings].map(([name, write]) => [`${name}It`, write] as const),
];

describe('an old word', () => {
  it.each(forms)('is found in a comment, a message and a page: $form', ({ form, write }) => {
    const problem = `Unexpected old word “${form}”, write: ${write}`;
    expect(wordProblems('src/a.ts', `// one ${form} two\n`)).toEqual([`src/a.ts:1 ${problem}`]);
    expect(wordProblems('src/a.ts', `\nexport const help = \`one ${form} \${two}\`;\n`)).toEqual([
      `src/a.ts:2 ${problem}`,
    ]);
    expect(wordProblems('docs/a.md', `# A\n\none ${form} two\n`)).toEqual([`docs/a.md:3 ${problem}`]);
  });

  it.each(forms)('is found at the beginning of a sentence: $form', ({ form }) => {
    const capital = `${form.charAt(0).toUpperCase()}${form.slice(1)}`;
    expect(wordProblems('docs/a.md', `${capital} two\n`)).toHaveLength(1);
  });

  it.each(forms.filter(({ form }) => form.includes(' ')))(
    'is found over the end of a line: $form',
    ({ form }) => {
      const lines = form.replace(' ', '\n * ');
      expect(wordProblems('src/a.ts', `/**\n * one ${lines} two\n */\n`)).toHaveLength(1);
      expect(wordProblems('docs/a.md', `- one ${form.replace(' ', '\n  ')} two\n`)).toHaveLength(1);
    },
  );

  it.each(names)('is found as an identifier: %s', (name, write) => {
    expect(wordProblems('src/a.ts', `export const a = 1;\nexport function ${name}() {}\n`)).toEqual([
      `src/a.ts:2 Unexpected old word “${name}”, write: ${write}`,
    ]);
  });

  it('is found in titles and comments of a test, and not in its data', () => {
    const test = [
      "it('mends one', () => {});",
      'describe.each(all)(`judges %s`, () => {});',
      "const cases = [{ name: 'a mended one', text: 'to mend' }];",
      "expect(found).toBe('mend it'); // mended",
    ].join('\n');
    expect(wordProblems('tests/unit/a.test.ts', test).map((problem) => problem.split(' ', 1)[0])).toEqual([
      'tests/unit/a.test.ts:1',
      'tests/unit/a.test.ts:2',
      'tests/unit/a.test.ts:3',
      'tests/unit/a.test.ts:4',
    ]);
  });
});

describe('no old word', () => {
  it.each([
    'recommended, amend and amended, a judicial, a forbearing',
    'there is none, and where there are none',
    'the next pass; over there; blank lines',
    '`baton:mend-it` and pre-judge',
  ])('is in: %s', (line) => {
    expect(wordProblems('docs/a.md', line)).toEqual([]);
  });

  it('is an id of a message, which is an interface', () => {
    expect(wordProblems('src/a.ts', "  blanks: 'x',\nreport('blanks', {});\n")).toEqual([]);
  });

  it('is a word in a string that only looks like an identifier', () => {
    expect(wordProblems('src/a.ts', "const a = 'Place, wish and drawn';\n")).toEqual([]);
  });

  it('is in the review of an old commit', () => {
    const page = '<!-- generated: review -->\njudged\n<!-- /generated -->\njudged\n';
    expect(wordProblems('README.md', page)).toHaveLength(1);
    expect(wordProblems('README.md', page)[0]).toMatch(/^README\.md:4 /);
  });
});

describe('the files whose words are checked', () => {
  it.each([
    'README.md',
    'src/cli/run.ts',
    'hooks/pre-commit',
    'schemas/task.schema.json',
    'docs/man/git-baton.1',
  ])('hold %s', (path) => expect(hasCheckedWords(path)).toBe(true));

  it.each([
    '.agents/tasks/task-001.md',
    'tests/corpus/clean/README.md',
    'tests/eval/migration/notes/a.md',
    'src/migrate/words/en.yaml',
    'src/rules/index.gen.ts',
    'src/dev/old-words.ts',
    'docs/logo.png',
  ])('leave out %s', (path) => expect(hasCheckedWords(path)).toBe(false));
});
