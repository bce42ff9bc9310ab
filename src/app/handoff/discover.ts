import { menuOf, type RankedSkill, rankSkills } from '../../knowledge/discovery.ts';
import type { Context } from '../workspace/context.ts';
import { openRecords } from '../workspace/find-record.ts';
import { briefOf, parseContext, readContext } from './context.ts';
import type { TargetSkill } from './found-skill.ts';
import { eligibleSkills } from './skills.ts';

export interface DiscoverRequest {
  /** A file with what is handed off; left out, nothing is known of the work. */
  readonly context?: string | undefined;
  readonly problemType?: string | undefined;
  readonly stdin: () => Promise<string>;
}

/** The skills that could take the work, best first, three to five of them (commands, "Discovery scores"). */
export async function discover(
  context: Context,
  request: DiscoverRequest,
): Promise<readonly (RankedSkill & TargetSkill)[]> {
  const records = await openRecords(context);
  const skills = await eligibleSkills(context, records);
  const sections =
    request.context === undefined
      ? {}
      : parseContext(await readContext(context.cwd, request.context, request.stdin)).sections;
  const brief = briefOf(sections);
  const ranked = rankSkills(skills, { ...brief, problemType: request.problemType ?? brief.problemType });
  return menuOf(ranked).flatMap((one) => {
    const skill = skills.find(({ name }) => name === one.name);
    return skill ? [{ ...skill, ...one }] : [];
  });
}
