import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GitContext } from '../../git/process/environment.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { indexHolds } from '../../git/tree/index-holds.ts';
import { openWorkspace, type Workspace } from '../workspace/workspace.ts';

/** Where an agent event happened. */
export interface Home {
  readonly workspace: Workspace;
  readonly repository: Repository;
  /** Absolute: the top of the work tree. */
  readonly top: string;
}

/**
 * The repository that an agent works in, where records are kept in it, or are to be: nobody else asked for them. Walks no tree
 * (agents, section 3).
 *
 * @returns undefined outside of a repository with a work tree, and in one without a folder of records and without a configuration
 * @throws BatonError for a folder that does not exist, and for what git refuses
 */
export async function homeOf(context: GitContext): Promise<Home | undefined> {
  const workspace = await openWorkspace(context);
  const { repository } = workspace;
  const top = repository?.topLevel;
  if (!repository || top === undefined) return undefined;
  const isSetUp = ['.agents', '.baton.yaml'].some((name) => existsSync(join(top, name)));
  if (isSetUp || (await indexHolds(repository, ':(top,glob)**/.agents/**')))
    return { workspace, repository, top };
  return undefined;
}
