import type { Config } from '../../core/config.ts';
import type { EligibleSkill, SkillScope } from '../../knowledge/discovery.ts';

/** A skill that accepts handoffs, with what is needed to hand off to it. */
export interface TargetSkill extends EligibleSkill {
  /** From the top of the repository; of a skill at home it begins with `~`. */
  readonly path: string;
  readonly requires: readonly string[];
  /** A command that says whether the skill is ready; never run unasked. */
  readonly healthCheck: string | undefined;
}

/** A SKILL.md that a discovery looks at. */
export interface FoundSkill {
  readonly scope: SkillScope;
  /** As `TargetSkill` has it. */
  readonly path: string;
  readonly text: string;
  /** Its effective configuration; undefined at home, where no configuration of a repository is in effect. */
  readonly config: Config | undefined;
}
