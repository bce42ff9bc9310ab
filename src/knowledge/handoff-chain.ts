import type { HandoffFacts } from '../core/facts.ts';

/**
 * True where work comes back to a skill: the target has sent it on before, or a skill has twice (convention, section 6).
 *
 * @param chain the skills that have sent the work on, the source last
 */
export function isLoop(chain: readonly string[], target: string): boolean {
  return chain.includes(target) || new Set(chain).size < chain.length;
}

/**
 * The skills that have sent a payload on, over all payloads that it continues: what a shortened chain leaves out is there.
 *
 * @param parentOf the payload that one continues, where it is there
 * @returns the way, and whether the payloads lead back to one of them
 */
export function wayOf(
  payload: HandoffFacts,
  parentOf: (payload: HandoffFacts) => HandoffFacts | undefined,
): { readonly way: readonly string[]; readonly circles: boolean } {
  const way: string[] = [];
  const seen = new Set<HandoffFacts>();
  let here = payload;
  for (let parent = parentOf(here); parent; parent = parentOf(here)) {
    if (seen.has(here)) return { way, circles: true };
    seen.add(here);
    if (here.sourceSkill) way.unshift(here.sourceSkill.value);
    here = parent;
  }
  return { way: [...here.chain, ...way], circles: false };
}
