import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasCheckedWords, wordProblems } from './plain-words.ts';

// Part of `npm run check`: exits 1 where a tracked file has a word of `old-words.ts`.

const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: top, encoding: 'utf8', maxBuffer: 1 << 28 });
const problems: string[] = [];
for (const path of tracked.split('\0').filter(hasCheckedWords)) {
  const content = await readFile(join(top, path), 'utf8').catch(() => undefined); // deleted, not committed yet
  if (content !== undefined) problems.push(...wordProblems(path, content));
}
for (const problem of problems) console.log(problem);
if (problems.length > 0) console.log('docs/glossary.md and src/dev/old-words.ts say which words to use');
process.exitCode = problems.length > 0 ? 1 : 0;
