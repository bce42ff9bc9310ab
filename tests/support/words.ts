import { loaders } from '../../src/app/migrate/loaders.gen.ts';
import { migrateNote } from '../../src/migrate/migrate.ts';
import type { MigrateOptions, Migration } from '../../src/migrate/types.ts';
import { languagesOf } from '../../src/migrate/words/language.ts';
import { indexWords, Vocabulary, type WordsByLanguage } from '../../src/migrate/words/words.ts';

/** The words of every language. */
export const allWords: WordsByLanguage = new Map(
  await Promise.all(
    Object.values(loaders).map(async (load) => {
      const words = indexWords((await load()).words);
      return [words.language, words] as const;
    }),
  ),
);

/** Reads a note with the words of every language at hand. */
export function readNote(text: string, options: Partial<MigrateOptions> = {}): Migration {
  return migrateNote(text, { words: allWords, ...options });
}

/** The vocabulary of a note. */
export function vocabularyOf(text: string): Vocabulary {
  return new Vocabulary(languagesOf(text, allWords), allWords);
}
