import { join } from 'node:path';
import type { Repository } from './repository.ts';

/** Where git looks for hooks. */
export interface HooksPlace {
  /** Absolute. */
  readonly folder: string;
  /** The repository's own folder, which git uses where `core.hooksPath` is not set. Absolute. */
  readonly own: string;
  /** True where `core.hooksPath` names another folder. */
  readonly isMoved: boolean;
}

/** Asks git for the folder of hooks, which linked worktrees share unless `core.hooksPath` is relative. */
export async function hooksPlace(repository: Repository): Promise<HooksPlace> {
  const folder = (await repository.hooksPath()).replace(/(?<=.)\/+$/, '');
  const own = join(repository.commonDir, 'hooks');
  return { folder, own, isMoved: folder !== own };
}
