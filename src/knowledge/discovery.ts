import { compareText } from '../core/diagnostic.ts';

/** Where a skill was found, nearest first. */
export const skillScopes = ['project', 'repository', 'home'] as const;
export type SkillScope = (typeof skillScopes)[number];

/** A skill that accepts handoffs. */
export interface EligibleSkill {
  readonly name: string;
  readonly scope: SkillScope;
  readonly categories: readonly string[];
  /** `handoff_description`, what a menu shows. */
  readonly description: string;
  /** `handoff_trigger`, not expanded. */
  readonly trigger: string;
}

/** What is known about the work. */
export interface Brief {
  /** decision, creative, analytical or strategic. */
  readonly problemType: string | undefined;
  readonly uncertainties: number;
  /** The synthesis; blank where there is none. */
  readonly summary: string;
  readonly convergence: string | undefined;
}

/** A skill with how well it fits. */
export interface RankedSkill extends EligibleSkill {
  readonly score: number;
  /** The category that ranked it: the first one that fits the work, else its first one. */
  readonly category: string | undefined;
}

/** Which categories fit a problem type, best first (commands, "Discovery scores"). */
const fitting: Readonly<Record<string, readonly string[]>> = {
  strategic: ['research', 'analysis', 'architecture'],
  analytical: ['analysis', 'research', 'verification'],
  creative: ['creative', 'research', 'analysis'],
  decision: ['research', 'analysis', 'verification'],
};

/** The types of problem that a payload may name. */
export const problemTypes: readonly string[] = Object.keys(fitting);

const building = /\b(?:build|implement|create|develop|code|software)/i;

/** The smallest and largest number of skills in a menu. */
const [fewest, most] = [3, 5] as const;

/**
 * Skills by how well they fit, best first; of the same score the nearest scope, then by name.
 *
 * @param brief what is known of the work
 */
export function rankSkills(skills: readonly EligibleSkill[], brief: Brief): readonly RankedSkill[] {
  return skills
    .map((skill): RankedSkill => {
      const reasons = reasonsFor(skill, brief);
      const score = reasons.reduce((sum, { points }) => sum + points, 0);
      return { ...skill, score, category: reasons.find(({ by }) => by)?.by ?? skill.categories[0] };
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        skillScopes.indexOf(a.scope) - skillScopes.indexOf(b.scope) ||
        compareText(a.name, b.name),
    );
}

/** The best three to five: those with a score, and others up to three. */
export function menuOf(ranked: readonly RankedSkill[]): readonly RankedSkill[] {
  const spokenFor = ranked.filter(({ score }) => score > 0).length;
  return ranked.slice(0, Math.min(most, Math.max(fewest, spokenFor)));
}

function reasonsFor(
  { categories, scope }: EligibleSkill,
  brief: Brief,
): { points: number; by?: string | undefined }[] {
  const { convergence, problemType = '', summary, uncertainties } = brief;
  const own = new Set(categories);
  const fit = (Object.hasOwn(fitting, problemType) ? fitting[problemType] : undefined)?.find((one) =>
    own.has(one),
  );
  const isUnsettled = convergence === 'low' || convergence === 'none';
  return [
    ...(fit === undefined ? [] : [{ points: 3, by: fit }]),
    ...(uncertainties >= 3 && own.has('research') ? [{ points: 2, by: 'research' }] : []),
    ...(building.test(summary) && own.has('implementation') ? [{ points: 2, by: 'implementation' }] : []),
    ...(isUnsettled && own.has('research') ? [{ points: 2, by: 'research' }] : []),
    ...(scope === 'project' ? [{ points: 1 }] : []),
  ];
}
