import { compareText } from '../core/diagnostic.ts';
import { type EligibleSkill, skillScopes } from './discovery.ts';

/** Shorter words are mostly not about the work. */
const shortestWord = 4;
/** So many letters of a word are compared: `tests` and `testing` are alike. */
const stem = 5;

/**
 * Skills by how many words of their name, categories and description are in a text, the most similar first; a word that many skills have
 * counts less, one of the name double. Of the same score the nearest scope, then by name.
 */
export function similarSkills<T extends Omit<EligibleSkill, 'trigger'>>(
  skills: readonly T[],
  text: string,
): readonly T[] {
  const said = stemsOf(text);
  const all = skills.map((skill) => ({
    skill,
    name: stemsOf(skill.name),
    words: stemsOf([skill.name, ...skill.categories, skill.description].join(' ')),
  }));
  const uses = new Map<string, number>();
  for (const { words } of all) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const scored = all.map(({ name, skill, words }) => {
    const shared = [...words].filter((word) => said.has(word));
    const score = shared.reduce((sum, word) => sum + (name.has(word) ? 2 : 1) / (uses.get(word) ?? 1), 0);
    return { skill, score };
  });
  return scored
    .sort(
      (a, b) =>
        b.score - a.score ||
        skillScopes.indexOf(a.skill.scope) - skillScopes.indexOf(b.skill.scope) ||
        compareText(a.skill.name, b.skill.name),
    )
    .map(({ skill }) => skill);
}

function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter(({ length }) => length >= shortestWord).map((word) => word.slice(0, stem)));
}
