import { basename } from 'node:path';
import { branchName, type Root } from '../mcp/roots.ts';

/** What is served, for the head of each page: the name of the folder, and the branch. */
export function servedName({ branch, worktree }: Root): string {
  return `${basename(worktree)}, ${branchName(branch)}`;
}
