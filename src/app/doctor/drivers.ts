import type { Repository } from '../../git/repository.ts';
import type { Check } from '../../render/checks.ts';
import { hasDrivers, registerDrivers } from '../init/drivers.ts';

/** Whether the drivers that are registered here are those of this version. */
export async function checkDrivers(repository: Repository, folder: string): Promise<Check[]> {
  if (!(await hasDrivers(repository))) return [];
  const edits = await registerDrivers(repository, folder);
  if (edits.every(({ before, after }) => before === after)) return [];
  return [
    {
      name: 'drivers',
      status: 'problem',
      message: 'The merge and diff drivers are registered here as another version of Baton does it',
      help: 'run `baton init`',
    },
  ];
}
