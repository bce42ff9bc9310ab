import { describe, expect, it } from 'vitest';
import { gitRepo } from '../../support/git-repo.ts';
import { run } from '../../support/migrate.ts';

const note = `# Clock

Status: done

## Files changed
- \`clock.ts\`: reads the time twice
- \`src/zone.ts\`
- \`src/old.ts\` removed

## Key files
- \`docs/clock.md\`
`;
const lines = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => `line ${from + at}\n`).join('');

async function read(repo: Awaited<ReturnType<typeof gitRepo>>, ...more: string[]) {
  const { code, stdout, stderr } = await run(repo, ['migrate', 'NOTE.md', '--json', ...more]);
  expect(code, stderr).toBe(0);
  const handoff = JSON.parse(stdout);
  const paths = (list: { path: string; lines?: string }[]) => list.map(({ path, lines }) => [path, lines]);
  return { created: paths(handoff.files_created), modified: paths(handoff.files_modified) };
}

describe('the history of a note', () => {
  it('completes names, and decides what was created, what modified, and where', async () => {
    await using repo = await gitRepo();
    await repo.write('src/clock.ts', lines(20));
    await repo.write('src/old.ts', 'x\n');
    await repo.write('docs/clock.md', 'x\n');
    await repo.commitAll('start');
    await repo.write('src/clock.ts', lines(4) + lines(1, 100) + lines(12, 6) + lines(3, 200));
    await repo.write('src/zone.ts', 'new\n');
    await repo.remove('src/old.ts');

    const expected = {
      created: [['src/zone.ts', 'all']],
      modified: expect.arrayContaining([['src/clock.ts', '5-20']]),
    };
    await repo.write('NOTE.md', note);
    expect(await read(repo)).toEqual(expected);
    await repo.commitAll('work and note');
    expect(await read(repo)).toEqual(expected);

    await repo.write('src/clock.ts', 'changed later, by somebody else\n');
    await repo.commitAll('later');
    expect(await read(repo)).toEqual(expected);
  });

  it.each<readonly [string, (repo: Awaited<ReturnType<typeof gitRepo>>) => Promise<unknown>]>([
    ['changed', async () => {}],
    ['staged', (repo) => repo.git('add', 'NOTE.md')],
    ['no longer tracked', (repo) => repo.git('rm', '-q', '--cached', 'NOTE.md')],
  ])('goes on in the working tree where the committed note is %s', async (_, change) => {
    await using repo = await gitRepo();
    await repo.write('src/clock.ts', lines(3));
    await repo.commitAll('start');
    await repo.write('NOTE.md', note);
    await repo.commitAll('note');
    await repo.write('src/clock.ts', lines(5));
    expect((await read(repo)).modified).not.toContainEqual(['src/clock.ts', '4-5']);
    await repo.write('NOTE.md', `${note}\nMore\n`);
    await change(repo);
    expect((await read(repo)).modified).toContainEqual(['src/clock.ts', '4-5']);
  });

  it('begins where somebody says, and is empty in a first commit', async () => {
    await using repo = await gitRepo();
    await repo.write('src/clock.ts', lines(3));
    await repo.write('src/zone.ts', lines(3));
    const start = await repo.commitAll('start');
    await repo.write('src/clock.ts', lines(4));
    await repo.commitAll('work');
    await repo.write('NOTE.md', note);
    await repo.commitAll('note');
    expect((await read(repo)).modified).not.toContainEqual(['src/clock.ts', '4-4']);
    expect((await read(repo, '--since', start)).modified).toContainEqual(['src/clock.ts', '4-4']);

    await using first = await gitRepo();
    await first.write('src/zone.ts', lines(3));
    await first.write('NOTE.md', note);
    await first.commitAll('all of it');
    expect((await read(first)).created).not.toContainEqual(['src/zone.ts', 'all']);
  });
});
