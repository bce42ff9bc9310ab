import { indexWords, languagesToLoad } from '../../migrate/migrate.ts';
import type { LanguageWords, WordsByLanguage } from '../../migrate/words/words.ts';
import { loaders } from './loaders.gen.ts';

const loaded = new Map<string, Promise<LanguageWords>>();

/** Loads the words that a note is read with: English and its own language, each language once in a run. */
export async function wordsFor(text: string): Promise<WordsByLanguage> {
  const needed = languagesToLoad(text, await load('en'));
  const words = await Promise.all([...needed].map(load));
  return new Map(words.map((one) => [one.language, one]));
}

function load(language: string): Promise<LanguageWords> {
  const known = loaded.get(language);
  if (known) return known;
  const words = read(language);
  loaded.set(language, words);
  return words;
}

async function read(language: string): Promise<LanguageWords> {
  const loader = loaders[language];
  if (!loader) throw new Error(`no words of the language ${language}`);
  return indexWords((await loader()).words);
}
