import { expect, it } from 'vitest';
import { countingGit } from '../../support/count-git.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';

/** So many notes, each in a commit with code that it names. */
async function repoWithNotes(count: number): Promise<GitRepo> {
  const repo = await gitRepo();
  await repo.write('src/all.ts', 'export {};\n');
  await repo.commitAll('begin');
  for (let at = 0; at < count; at++) {
    await repo.write(`src/part-${at}.ts`, `export const part = ${at};\n`);
    await repo.write('src/all.ts', `export {};\n${'export const all = 1;\n'.repeat(at + 1)}`);
    const lines = [`- added src/part-${at}.ts`, '- changed src/all.ts', '', '## Next', '', '- test it', ''];
    await repo.write(`notes/note-${at}.md`, [`# Part ${at}`, '', '## Done', '', ...lines].join('\n'));
    await repo.commitAll(`part ${at}`);
  }
  return repo;
}

it('asks git as often for many notes as for few', async () => {
  await using few = await repoWithNotes(2);
  await using many = await repoWithNotes(9);
  for (const [mode, most] of [
    ['--json', 8],
    ['--check', 6],
    ['--write', 14],
  ] as const) {
    const [a, b] = [
      await countingGit(few, ['migrate', 'notes', mode]),
      await countingGit(many, ['migrate', 'notes', mode]),
    ];
    // Those that run side by side come in any order.
    expect(b.commands.toSorted()).toEqual(a.commands.toSorted());
    expect(b.code).toBe(a.code);
    expect(b.commands.length).toBeLessThanOrEqual(most);
  }
});

it('still knows what each note changed', async () => {
  await using repo = await repoWithNotes(3);
  const { stdout } = await countingGit(repo, ['migrate', 'notes', '--json']);
  expect(stdout.match(/"lines": "\d+-\d+"/g)).toEqual(['"lines": "2-2"', '"lines": "3-3"', '"lines": "4-4"']);
});

it('asks for the branches only where git has the note', async () => {
  await using repo = await repoWithNotes(1);
  await repo.write('notes/new.md', '# New\n\n- changed src/all.ts\n');
  const committed = await countingGit(repo, ['migrate', 'notes/note-0.md']);
  const fresh = await countingGit(repo, ['migrate', 'notes/new.md']);
  const asksBranches = (commands: readonly string[]) => commands.some((one) => one.includes('for-each-ref'));
  expect([committed, fresh].map(({ commands }) => asksBranches(commands))).toEqual([true, false]);
  expect(committed.commands.length).toBeLessThanOrEqual(10);
});
