import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changelogProblems } from './changelog.ts';

// Part of `npm run check`: exits 1 where CHANGELOG.md is not as `changelog.ts` says.

const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { version } = JSON.parse(await readFile(join(top, 'package.json'), 'utf8')) as { version: string };
const problems = changelogProblems(await readFile(join(top, 'CHANGELOG.md'), 'utf8'), version);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
