import { expect, it } from 'vitest';
import { parseTrailers } from '../../../src/records/trailers.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import fc, { runsWithGit } from '../../support/property.ts';

const line = fc.constantFrom(
  '',
  '',
  ' ',
  'Baton-Session: a',
  'Baton-Thread:b',
  'Key with blank : c',
  'A: ',
  'A:',
  ' continued',
  '\tcontinued: too',
  'some words',
  'x y: z',
  '-a: b',
  ': nothing',
  'Signed-off-by: A <a@example.com>',
  '(cherry picked from commit 0123)',
  '# a comment',
  '#Baton-Session: no',
  'Conflicts:',
  '\ta/path',
  '---',
  '# ------------------------ >8 ------------------------',
  'é: ü',
  'A: 🙂  \r',
);
const message = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.boolean())
  .map(([lines, isEnded]) => `Title\n${lines.join('\n')}${isEnded ? '\n' : ''}`);

/** What git reads out of each message, in one start of a shell. */
async function askGit(repo: GitRepo, messages: readonly string[]): Promise<string[][]> {
  for (const [index, text] of messages.entries()) await repo.write(`${index}.txt`, text);
  const script =
    'i=0; while [ -f $i.txt ]; do git interpret-trailers --parse --no-divider $i.txt; echo @@; i=$((i+1)); done';
  const { stdout } = await repo.run('sh', ['-c', script]);
  return stdout
    .split('@@\n')
    .slice(0, -1)
    .map((part) => part.split('\n').filter((text) => text !== ''));
}

/** How spaces are joined over continuation lines is nobody's concern. */
function spaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

it('reads trailers where git does, whatever the message', async () => {
  await using repo = await gitRepo();
  const messages = fc.sample(message, { numRuns: runsWithGit(400), seed: 7 });
  const said = await askGit(repo, messages);
  const ours = messages.map((text) =>
    parseTrailers(text).map(({ key, value }) => spaced(`${key}: ${value}`)),
  );
  const theirs = said.map((lines) => lines.map((text) => spaced(text)));
  expect(theirs.filter((lines) => lines.length > 0).length).toBeGreaterThan(runsWithGit(400) / 10);
  const wrong = messages.flatMap((text, index) =>
    JSON.stringify(ours[index]) === JSON.stringify(theirs[index])
      ? []
      : [{ text, ours: ours[index], theirs: theirs[index] }],
  );
  expect(wrong).toEqual([]);
});
