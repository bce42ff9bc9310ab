import type { HandoffFacts } from '../core/facts.ts';

/**
 * True where work returns to a skill: the target has passed it on before, or a skill has done so twice (convention,
 * section 6).
 *
 * @param chain the skills that have sent the work on, the source last
 */
export function isLoop(chain: readonly string[], target: string): boolean {
  return chain.includes(target) || new Set(chain).size < chain.length;
}

/**
 * The skills that have passed a payload on, over all payloads that it continues, so that a shortened chain hides nothing.
 *
 * @param parentOf the payload that one continues, where it is there
 * @returns the path, and whether the payloads lead back to one of them
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
