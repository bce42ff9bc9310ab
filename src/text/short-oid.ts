/** An object's id as a person reads it and a command takes it. */
export function shortOid(oid: string): string {
  return oid.slice(0, 10);
}
