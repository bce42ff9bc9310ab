import { describe, expect, it } from 'vitest';
import { type Brief, type EligibleSkill, menuOf, rankSkills } from '../../../src/knowledge/discovery.ts';

const skill = (
  name: string,
  categories: readonly string[],
  scope: EligibleSkill['scope'] = 'repository',
): EligibleSkill => ({
  name,
  scope,
  categories,
  description: '',
  trigger: '{payload_path}',
});
const nothing: Brief = { problemType: undefined, uncertainties: 0, summary: '', convergence: undefined };
const scoreOf = (one: EligibleSkill, brief: Partial<Brief>) =>
  rankSkills([one], { ...nothing, ...brief })[0]?.score;

describe('the score of a skill', () => {
  it.each([
    ['strategic', ['research', 'analysis', 'architecture']],
    ['analytical', ['analysis', 'research', 'verification']],
    ['creative', ['creative', 'research', 'analysis']],
    ['decision', ['research', 'analysis', 'verification']],
  ])('is 3 for a category that fits a %s problem', (problemType, fitting) => {
    for (const category of [
      'research',
      'analysis',
      'architecture',
      'verification',
      'creative',
      'implementation',
    ]) {
      expect(scoreOf(skill('x', [category]), { problemType }), category).toBe(
        fitting.includes(category) ? 3 : 0,
      );
    }
  });

  it('counts a fitting category once', () => {
    expect(scoreOf(skill('x', ['research', 'analysis']), { problemType: 'strategic' })).toBe(3);
  });

  it('is 2 more for research where three things are uncertain, and 2 where convergence is low or none', () => {
    const research = skill('x', ['research']);
    expect(scoreOf(research, { uncertainties: 2 })).toBe(0);
    expect(scoreOf(research, { uncertainties: 3 })).toBe(2);
    expect(scoreOf(research, { convergence: 'low' })).toBe(2);
    expect(scoreOf(research, { convergence: 'none', uncertainties: 4 })).toBe(4);
    expect(scoreOf(research, { convergence: 'medium' })).toBe(0);
    expect(scoreOf(skill('x', ['creative']), { convergence: 'none', uncertainties: 4 })).toBe(0);
  });

  it.each(['build', 'implement', 'Create', 'develop', 'code', 'software'])(
    'is 2 more for implementation where the summary says %s',
    (word) => {
      expect(scoreOf(skill('x', ['implementation']), { summary: `We ${word} it` })).toBe(2);
      expect(scoreOf(skill('x', ['research']), { summary: `We ${word} it` })).toBe(0);
    },
  );

  it('is 1 more for a skill of this project', () => {
    expect(scoreOf(skill('x', [], 'project'), {})).toBe(1);
    expect(scoreOf(skill('x', [], 'home'), {})).toBe(0);
  });
});

describe('the scores together', () => {
  it('add up', () => {
    const all: Brief = {
      problemType: 'strategic',
      uncertainties: 3,
      summary: 'Build it',
      convergence: 'none',
    };
    expect(scoreOf(skill('x', ['research', 'implementation'], 'project'), all)).toBe(3 + 2 + 2 + 2 + 1);
    expect(scoreOf(skill('x', ['implementation'], 'home'), all)).toBe(2);
  });

  it('are nothing for a problem type that nobody knows', () => {
    for (const problemType of ['odd', 'constructor', ''])
      expect(scoreOf(skill('x', ['research']), { problemType })).toBe(0);
  });
});

describe('the menu', () => {
  it('has the best first; of the same score the nearest, then by name', () => {
    const ranked = rankSkills(
      [skill('b', ['x'], 'home'), skill('c', ['x']), skill('a', ['x']), skill('z', ['research'], 'home')],
      { ...nothing, problemType: 'decision' },
    );
    expect(ranked.map(({ name }) => name)).toEqual(['z', 'a', 'c', 'b']);
  });

  it('has three to five entries, where there are as many', () => {
    const many = (count: number, category: string) =>
      [...Array(count).keys()].map((index) => skill(`${category}-${index}`, [category]));
    const menu = (skills: readonly EligibleSkill[]) =>
      menuOf(rankSkills(skills, { ...nothing, problemType: 'decision' })).length;
    expect(menu(many(2, 'x'))).toBe(2);
    expect(menu(many(7, 'x'))).toBe(3);
    expect(menu([...many(4, 'research'), ...many(3, 'x')])).toBe(4);
    expect(menu(many(9, 'research'))).toBe(5);
  });

  it('names the category that ranked a skill', () => {
    const [one] = rankSkills([skill('x', ['creative', 'verification'])], {
      ...nothing,
      problemType: 'decision',
    });
    expect(one?.category).toBe('verification');
  });
});
