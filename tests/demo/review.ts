/**
 * Shows the reasoning diff: a repository with one pull request that holds everything a reviewer may have to see. Prints all four
 * formats; `npm run demo:review -- --out folder` writes them there instead. Exit code 1 where one does not come out.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { baton, repoOf } from '../support/cli.ts';
import { storyAfter, storyBefore } from '../support/review-story.ts';

const out = process.argv[process.argv.indexOf('--out') + 1];
const folder = process.argv.includes('--out') && out ? resolve(out) : undefined;
const formats = { text: 'txt', markdown: 'md', json: 'json', html: 'html' } as const;

await using repo = await repoOf(storyBefore);
await repo.commitAll('The shop as it was');
await repo.git('switch', '--quiet', '--create', 'token-refresh');
for (const [path, text] of Object.entries(storyAfter)) await repo.write(path, text);
for (const path of Object.keys(storyBefore)) if (!(path in storyAfter)) await rm(join(repo.path, path));
await repo.commitAll('Add token refresh');

const faults: string[] = [];
if (folder) await mkdir(folder, { recursive: true });
for (const [format, extension] of Object.entries(formats)) {
  const command = ['review', 'main..HEAD', '--format', format];
  const colour = format === 'text' && process.stdout.isTTY && !folder ? ['--color'] : [];
  const { code, stdout, stderr } = await baton(repo, [...colour, ...command]);
  if (code !== 0 || stdout === '') faults.push(`${format} ended with ${code}: ${stderr}`);
  if (folder) await writeFile(join(folder, `review.${extension}`), stdout);
  else process.stdout.write(`━━ baton ${command.join(' ')} ━━\n\n${stdout}\n`);
}
process.stdout.write(
  faults.length === 0
    ? `✔ one pull request, four formats${folder ? ` in ${folder}` : ''}\n`
    : `✖ not as it should be:\n${faults.map((one) => `  ${one}\n`).join('')}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
