/**
 * Shows the dashboard on a month of three agents' work: forks, a join, loop-backs, a lost uncertainty, and a rejected idea that
 * comes back. The repository is removed at the end.
 */
import { gitRepo } from '../support/git-repo.ts';
import { writeMonth } from './month.ts';

await using repo = await gitRepo();
await writeMonth(repo);
process.stdout.write(`${repo.path}\n`);
if (process.argv.includes('--keep')) await new Promise(() => setTimeout(() => {}, 2 ** 30));
