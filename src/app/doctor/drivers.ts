import { BatonError } from '../../errors.ts';
import type { Repository } from '../../git/setup/repository.ts';
import type { Check } from '../../render/checks.ts';
import { hasDrivers, registerDrivers } from '../init/drivers.ts';

/** Whether the drivers that are registered here are those of this version. */
export async function checkDrivers(repository: Repository, folder: string): Promise<Check[]> {
  // Those that attributes name and that are not registered are reported there.
  if (!(await hasDrivers(repository)) || (await repository.config('merge.baton.driver')) === undefined)
    return [];
  const name = 'drivers';
  try {
    const edits = await registerDrivers(repository, folder);
    if (edits.every(({ before, after }) => before === after)) return [];
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
    return [{ name, status: 'problem', message: error.message, help: error.help ?? 'run `baton init`' }];
  }
  const message = 'The registered merge and diff drivers differ from those of this version';
  return [{ name, status: 'problem', message, help: 'run `baton init`' }];
}
