/**
 * Whether a revision is a whole id or the name of a ref, which git looks up without a search. Of a short id `cat-file` does not
 * say why it is not clear, and it ends at a name such as `main@{9}` where the log is shorter.
 */
export function isFullName(revision: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64}|HEAD|(?![0-9a-f]*$)[A-Za-z][\w/-]*)$/.test(revision);
}
