import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../../src/migrate/sections/blocks.ts';
import { readHeading } from '../../../src/migrate/sections/heading-class.ts';
import { labelOf, splitLabels } from '../../../src/migrate/sections/labels.ts';
import { flatten } from '../../../src/migrate/sections/section.ts';
import { readSections } from '../../../src/migrate/sections/sections.ts';
import { languagesOf, languagesToLoad } from '../../../src/migrate/words/language.ts';
import type { LanguageWords } from '../../../src/migrate/words/words.ts';
import { allWords, vocabularyOf } from '../../support/words.ts';

describe('readHeading', () => {
  it.each([
    ['🚀 3. Next Steps:', ['next']],
    ['Questions / Blockers', ['questions', 'blockers']],
    ['⚠️ Zeitzonen', ['gotchas']],
    ['已知问题', ['gotchas']],
    ['次にやること', ['next']],
    ['Подводные камни', ['gotchas']],
    ['Files to read', ['read']],
    ['Notes for the next agent', ['mixed']],
    ['Next experiments', ['next']],
    ['Known weirdness', ['gotchas']],
    ['次の実験', ['next']],
    ['Deployment gotchas', ['gotchas']],
    ['Operational notes', ['mixed']],
    ['Once the certificate is there', ['next']],
    ['When to use it', []],
    ['Active Decisions and Considerations', ['patterns']],
    ['Evolution of Project Decisions', ['patterns']],
    ['Optional Next Step', ['next']],
    ['遗留问题', ['next', 'questions']],
    ['Ruled out', ['done']],
    ['Test plan', ['none']],
    ['Zephyr', []],
  ])('reads %j', (text, classes) => {
    expect(readHeading(text, vocabularyOf(text)).classes).toEqual(classes);
  });
});

describe('languagesOf', () => {
  const english = allWords.get('en') as LanguageWords;

  it.each([
    ['two headings of one language', '## Tehtud\n\n- a\n\n## Järgmised sammud\n\n- b\n', ['en', 'et']],
    ['one heading of one', '## Tehtud\n\n- a\n', ['en']],
    ['headings that are English too', '## Note\n\n- a\n\n## Test\n\n- b\n', ['en']],
  ])('reads %s', (_, text, languages) => {
    expect([...languagesOf(text, allWords)].sort()).toEqual(languages);
  });

  it.each([
    ['English headings', '## Done\n\n- a\n\n## Next steps\n\n- b\n', ['en']],
    ['one heading of another language', '## Tehtud\n\n- a\n', ['en']],
    ['a script that only one language has', '## Done\n\n- Готово\n', ['en', 'ru']],
    ['common words', '## Zephyr\n\nDie Uhr ist nicht im Haus und geht auf.\n\n## Quux\n', ['de', 'en']],
  ])('needs no words but those of %s', (_, text, languages) => {
    expect([...languagesToLoad(text, english)].sort()).toEqual(languages);
  });

  it('needs the words of all languages where two headings are not English', () => {
    expect(languagesToLoad('## Tehtud\n\n- a\n\n## Järgmised sammud\n', english).size).toBe(allWords.size);
  });
});

describe('labels', () => {
  const label = (text: string) => labelOf(text, { from: 0, to: text.length }, vocabularyOf(text));

  it.each([
    ['**Watch out:** the clock', 'Watch out', 'the clock'],
    ['**Watch out** — the clock', 'Watch out', 'the clock'],
    ['Next: read it', 'Next', 'read it'],
    ['下一步：读', '下一步', '读'],
  ])('are read from %j', (text, words, rest) => {
    const found = label(text);
    expect([found?.text, found && text.slice(found.rest.from, found.rest.to)]).toEqual([words, rest]);
  });

  it.each(['Mind you: nothing here', 'https://next.example', 'It says next: a lot of words. And more'])(
    'are not read from %j',
    (text) => {
      expect(label(text)).toBeUndefined();
    },
  );

  it('split a paragraph before each line that begins with one', () => {
    const text = 'Intro\n**Next:** a\nstill a\n> Blockers: none';
    const parts = splitLabels(text, { from: 0, to: text.length }, vocabularyOf(text));
    expect(parts.map(({ from, to }) => text.slice(from, to))).toEqual([
      'Intro',
      '**Next:** a\nstill a',
      'Blockers: none',
    ]);
  });
});

describe('readSections', () => {
  /** Heading, own classes and units of each section, indented as they nest. */
  function outline(text: string): string[] {
    const root = readSections(text, readBlocks(text), vocabularyOf(text));
    return flatten(root).map(({ heading, classes, over, units }) =>
      [
        heading ? `${heading.kind} ${heading.text}` : 'root',
        classes.join('+'),
        over ? 'over' : '',
        units.length,
      ]
        .filter((part) => part !== '')
        .join(' | '),
    );
  }

  it('nests by level, and passes on what a heading names to those that say nothing', () => {
    expect(outline('# Work\n\n## Gotchas\n\n### Clock\n\n- a\n\n## Other\n\n- b\n')).toEqual([
      'root | 0',
      'heading Work | 0',
      'heading Gotchas | gotchas | 0',
      'heading Clock | gotchas | 1',
      'heading Other | 1',
    ]);
  });

  it('takes lines in capitals for headings, numbered as a list of one or several, with the code between them', () => {
    expect(
      outline(
        '1. WHAT I DID\n\nA clock.\n\n3. HOW IT LOOKS\n\n    $ make\n\n4. WATCH OUT\n\n4.1 It drifts\n4.2 It stops\n',
      ),
    ).toEqual([
      'root | 0',
      'bold WHAT I DID | done | 1',
      'bold HOW IT LOOKS | 1',
      'bold WATCH OUT | gotchas | 2',
    ]);
    expect(outline('WATCH OUT\n\n- It drifts\n')).toEqual(['root | 0', 'bold WATCH OUT | gotchas | 1']);
    expect(outline('1. MUST be wound\n\nDaily.\n')).toEqual(['root | 2']);
  });

  it('takes a short line right before a list for its heading, and a bold line before the lines of its paragraph', () => {
    expect(outline('What I would tell anybody\n\n- a\n')).toEqual([
      'root | 0',
      'label What I would tell anybody | 1',
    ]);
    expect(outline('**Watch out**\n• a\n• b\n')).toEqual(['root | 0', 'label Watch out | gotchas | 2']);
    expect(outline('**Key files**\n`a.ts`, `b.ts`\n')).toEqual(['root | 0', 'label Key files | read | 1']);
    expect(outline('■ Watch out\n・a\n・b\n■ Next steps\n・c\n')).toEqual([
      'root | 0',
      'label ■ Watch out | gotchas | 2',
      'label ■ Next steps | next | 1',
    ]);
    expect(outline('It is done.\n\n- a\n')).toEqual(['root | 2']);
  });

  it('takes a bold sentence that names a list for its heading, and a bold status for none', () => {
    expect(outline('**What I did.** Added a bell.\n')).toEqual(['root | 0', 'label What I did | done | 1']);
    expect(outline('**It drifts.** Daily.\n')).toEqual(['root | 1']);
    expect(outline('**In progress.** The bell rings.\n')).toEqual(['root | 1']);
  });

  it('takes a heading for one without items only where most of it says so', () => {
    expect(outline('# Clock\n\n## Branch\n\n- a\n').at(2)).toBe('heading Branch | none | 1');
    expect(outline('# Clock\n\n## What is in the branch\n\n- a\n').at(2)).toBe(
      'heading What is in the branch | 1',
    );
  });

  it('lets a title speak for the whole note only where it says nothing else, and a log entry for nothing', () => {
    expect(outline('# BLOCKED: bank feed\n\n## What exists\n\n- a\n').at(1)).toBe(
      'heading BLOCKED: bank feed | 0',
    );
    expect(outline('# Open questions\n\n## Clock\n\n- a\n').at(2)).toBe('heading Clock | questions | 1');
    expect(outline('# Clock\n\n## Session 3 — Sunday\n\n- a\n').at(2)).toBe('heading Session 3 — Sunday | 1');
  });

  it('takes a bold line, a label before a list and an item with a list for headings', () => {
    expect(outline('**Next steps**\n\n- a\n\nBlockers:\n- b\n\n- Gotchas:\n  - c\n')).toEqual([
      'root | 0',
      'bold Next steps | next | 1',
      'label Blockers | blockers | 1',
      'item Gotchas: | gotchas | 1',
    ]);
  });

  it('takes a short line in italics before a list for a heading, and no sentence', () => {
    expect(outline('*Next steps*\n\n- a\n\n*Written in a hurry.*\n\n- b\n')).toEqual([
      'root | 0',
      'bold Next steps | next | 3',
    ]);
  });

  it.each([
    ['## Tehtud\n\n- a\n\n## Järgmised sammud\n\n- b\n', 'heading Järgmised sammud | next | 1'],
    ['**Prossimi passi**\n\n- a\n\n**Domande aperte**\n\n- b\n', 'bold Prossimi passi | next | 1'],
  ])('knows the language of a note with nothing but headings: %j', (text, line) => {
    expect(outline(text)).toContain(line);
  });

  it('tells a heading that is over', () => {
    expect(outline('## Clock drift — RESOLVED\n\n- a\n')).toContain(
      'heading Clock drift — RESOLVED | done | over | 1',
    );
  });

  it('sees a list in lines that markdown takes for one paragraph', () => {
    expect(outline('## Next\n\n• a\n• b\n• c\n')).toContain('heading Next | next | 3');
  });
});
