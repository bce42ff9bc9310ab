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

/** Enough common words that a short note is read in its language. */
export const commonWords = {
  en: 'The rest is in the list with the other names of the people.',
  de: 'Der Rest steht in der Liste, die mit den anderen Namen und dem Ort bei uns auch nicht weit ist.',
  fr: 'Le reste est dans la liste qui se trouve avec les autres noms des personnes dans le dossier.',
  es: 'Lo demás se ve en la lista que está en el otro sitio con los nombres de las personas.',
  pt: 'O resto está na lista que não fica com os outros nomes das pessoas para os dois.',
  it: 'Il resto è nella lista che si trova con gli altri nomi delle persone che sono qui.',
  ja: '',
  zh: '',
  ko: '',
  ru: '',
} as const;
