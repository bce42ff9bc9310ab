import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout, which is the folder of the package. */
export const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** The built command line. */
export const cli = join(packageFolder, 'dist', 'cli.js');
