import { nodeAt } from '../../core/node.ts';
import { payloadDigest } from '../../records/canonical.ts';
import { isLacked, lackedPaths, payloadPath } from '../../records/kinds/handoff-paths.ts';
import { renderYaml, type YamlData } from '../../records/write-yaml.ts';
import { parseYaml } from '../../records/yaml.ts';
import { mapAt } from './context.ts';
import { HandoffFailure } from './failure.ts';
import type { TargetSkill } from './skills.ts';

/** The text of a payload, with the hash and the size of what it says (convention, section 6). */
export function sealed(handoff: YamlData): string {
  const bare = renderYaml({ schema: 'baton/handoff@1', handoff });
  const node = nodeAt(parseYaml(bare).root, 'handoff');
  const digest = node?.type === 'map' ? payloadDigest(node) : undefined;
  if (!digest?.ok) return bare;
  const meta = { ...mapAt(handoff, 'meta'), payload_hash: digest.hash, payload_size_bytes: digest.size };
  return renderYaml({ schema: 'baton/handoff@1', handoff: { ...handoff, meta } });
}

/** Fields without which no payload is one (handoff schema, "Required Fields"). */
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
    { help: isSession ? 'name the session or folder with `--session PATH`' : help },
  );
}
