import { nodeAt } from '../../core/node.ts';
import { isLacked, lackedPaths, payloadPath } from '../../records/kinds/handoff/paths.ts';
import { parseYaml } from '../../records/yaml/parse.ts';
import { HandoffFailure } from './failure.ts';
import type { TargetSkill } from './found-skill.ts';

/** Fields without which no payload is one (convention, section 6, "Fields of a payload"). */
export const requiredFields: readonly string[] = [
  'version',
  'timestamp',
  'source.skill',
  'source.session_path',
  'target.skill',
  'context.original_prompt',
  'context.problem_type',
];

/**
 * @param target whose `requires` is asked for as well
 * @param help the next action where it is not the session path that is missing
 * @throws HandoffFailure `INVALID_PAYLOAD` with every field that the schema or the target needs and the payload lacks
 */
export function refuseLacking(
  text: string,
  target: Pick<TargetSkill, 'name' | 'requires'> | undefined,
  help: string,
): void {
  const lacked = lackedPaths(nodeAt(parseYaml(text).root, 'handoff'));
  const asked = [...new Set([...requiredFields, ...(target?.requires ?? []).map(payloadPath)])];
  const missing = asked.filter((path) => isLacked(lacked, path));
  if (missing.length === 0) return;
  const isOfSchema = missing.every((path) => requiredFields.includes(path)) || !target;
  const names = missing.map((path) => `\`${path}\``).join(', ');
  const isSession = missing.includes('source.session_path');
  throw new HandoffFailure(
    'INVALID_PAYLOAD',
    `${isOfSchema ? 'The payload' : `\`${target.name}\``} needs ${names}`,
    { missing_fields: missing },
    { help: isSession ? 'name the session or the folder with `--session PATH`' : help },
  );
}
