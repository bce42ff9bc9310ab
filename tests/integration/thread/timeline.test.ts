import { expect, it } from 'vitest';
import { gitRepo } from '../../support/git-repo.ts';
import { run } from '../../support/migrate.ts';
import { thread, threadPath } from '../../support/records-thread.ts';

const broken = threadPath.replace('thread.md', 'dec_20261127_k3v9qx7m.md');

it.each([
  ['`timeline`', ['timeline', 'thread_pr94']],
  ['`serve --export`', ['serve', '--export', '../site']],
])('%s says which decision it leaves out', async (_, args) => {
  await using repo = await gitRepo();
  await repo.write(threadPath, thread());
  await repo.write(broken, '---\nschema: baton/decision@1\nid: [\n---\n');
  const { code, stderr, stdout } = await run(repo, args);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: `baton: \`${broken}\` cannot be read and is left out; \`baton lint ${broken}\` prints why\n`,
  });
  expect(stdout).not.toBe('');
});
