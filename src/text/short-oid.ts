/** A short object id, for people and commands. */
export function shortOid(oid: string): string {
  return oid.slice(0, 10);
}
