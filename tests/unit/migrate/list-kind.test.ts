import { describe, expect, it } from 'vitest';
import { guessKinds } from '../../../src/migrate/items/list-kind.ts';
import { readBlocks } from '../../../src/migrate/sections/blocks.ts';
import { flatten } from '../../../src/migrate/sections/section.ts';
import { readSections } from '../../../src/migrate/sections/sections.ts';
import { vocabularyOf } from '../../support/words.ts';

/** What the last section of a note is guessed to hold. */
function kindOf(text: string): string | undefined {
  const vocabulary = vocabularyOf(text);
  const blocks = readBlocks(text);
  const sections = flatten(readSections(text, blocks, vocabulary));
  const last = guessKinds(text, sections, vocabulary, blocks.inlines).at(-1);
  return last?.guessed ? last.classes.join('+') : undefined;
}

const list = (...entries: readonly string[]) =>
  `## Clockwork\n\n${entries.map((entry) => `- ${entry}`).join('\n')}\n`;

describe('guessKinds', () => {
  it.each([
    ['gotchas', list('Never stop it', 'It silently loses a second', 'The key is in the drawer')],
    ['patterns', list('Always wind it twice', 'Every wheel must be oiled', 'Never by hand', 'Brass')],
    ['next', list('Write the manual', 'Check the spring, do not touch the wheel', 'The dial')],
    ['next', list('Escrever o manual da torre', 'Ligar a mola que não está no lugar', 'O mostrador')],
    ['questions', list('Who owns it? The town says no.', 'whether it may strike', 'The key')],
    ['done', list('Wrote the manual', 'Fixed the spring', 'The dial')],
    ['done', list('`src/a.ts`: keeps the hour', '`src/b.ts`: strikes it')],
    ['done', list('New dial `src/a.ts`: shows it', '`src/b.ts`: strikes it', 'Removed `src/c.ts`', 'Brass')],
    ['done', '## Queue worker\n\n- Added a second one\n- Fixed the retries\n'],
    ['done', '## Next steps\n\n### Clock\n\n- Added a second one\n- Fixed the retries\n'],
    ['read', list('`docs/a.md`', '`docs/b.md`, the spring')],
    ['read', `## Gotchas\n\n- It drifts\n\n${list('`src/a.ts`', '`src/b.ts`')}`],
    [
      'gotchas',
      '## Clockwork\n\n| What | Where |\n| --- | --- |\n| Never stop it | bell |\n| It fails silently | dial |\n',
    ],
    ['done', '## 手を入れたもの\n\n- `a.ts` を追加\n- `b.ts` を更新(時計)\n'],
  ])('takes a list for %s by what its entries say', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each([
    ['one entry alone', list('Never stop it')],
    ['entries that say nothing', list('The dial', 'The spring', 'The key')],
    ['kinds that are even', list('Never stop it', 'Write the manual', 'Who owns it?')],
    [
      'two kinds of two each',
      list('Write the manual', 'Check the spring', 'Who owns it?', 'Which bell is it?'),
    ],
    [
      'few entries that say anything',
      list('Write the manual', 'Check the spring', 'Dial', 'Face', 'Key', 'Hand'),
    ],
    ['rules among warnings', list('Never stop it', 'It fails silently', 'Always wind it twice')],
    ['what is over', list('~~Write the manual~~', '[x] Check the spring')],
    ['a heading that names its list', '## Open questions\n\n- Never stop it\n- It fails silently\n'],
    ['deeds below a plain heading', '## Next steps\n\n- Added a second one\n- Fixed the retries\n'],
    [
      'a table of states',
      '## Clockwork\n\n| Part | Status |\n| --- | --- |\n| Never stop it | done |\n| It fails silently | done |\n',
    ],
    ['definitions', list('Merge = to put into one', 'Split = to take apart')],
  ])('guesses nothing from %s', (_, text) => {
    expect(kindOf(text)).toBeUndefined();
  });
});
