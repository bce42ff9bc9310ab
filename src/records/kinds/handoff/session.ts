const outside = /^(?:[/\\~]|[a-z][a-z0-9+.-]*:)/i;

/**
 * The path inside the repository that a payload's `session_path` names.
 *
 * @returns '' for the repository itself; undefined for an absolute path, a URL, and a path that leaves the repository
 */
export function insidePath(path: string | undefined): string | undefined {
  if (path === undefined || path.trim() === '' || outside.test(path)) return undefined;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}
