/**
 * True where work comes back to a skill: the target has sent it on before, or a skill has twice (convention, section 6).
 *
 * @param chain the skills that have sent the work on, the source last
 */
export function isLoop(chain: readonly string[], target: string): boolean {
  return chain.includes(target) || new Set(chain).size < chain.length;
}
