import { expect, it } from 'vitest';
import { fatesOf } from '../../../src/git/history/renames.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { gitRepo } from '../../support/git-repo.ts';

const text = (name: string) => Array.from({ length: 20 }, (_, line) => `${name} ${line}\n`).join('');

it('follows a path through renames with changes, and names the commit that deleted one', async () => {
  await using repo = await gitRepo();
  for (const name of ['a', 'b', 'c', 'odd\nname']) await repo.write(`${name}.ts`, text(name));
  const start = await repo.commitAll('begin');
  await repo.git('mv', 'a.ts', 'one.ts');
  await repo.write('one.ts', `import x;\n${text('a')}`);
  await repo.git('mv', 'odd\nname.ts', 'plain.ts');
  await repo.commitAll('move');
  await repo.git('mv', 'one.ts', 'two.ts');
  await repo.commitAll('move again');
  await repo.git('mv', 'b.ts', 'gone.ts');
  await repo.commitAll('move the other');
  await repo.remove('gone.ts');
  const deletedBy = await repo.commitAll('delete');
  const repository = await openRepository(repo.path, repo.env);
  expect(Object.fromEntries(await fatesOf(repository, `${start}..HEAD`))).toEqual({
    'a.ts': { path: 'two.ts' },
    'one.ts': { path: 'two.ts' },
    'odd\nname.ts': { path: 'plain.ts' },
    'b.ts': { deletedBy },
    'gone.ts': { deletedBy },
  });
});
