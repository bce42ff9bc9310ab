import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Hook managers that are no dependency of Baton's: tests that run one are skipped where it is not on PATH. */
export const hasLefthook = isOnPath('lefthook');
export const hasPreCommit = isOnPath('pre-commit');

function isOnPath(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
