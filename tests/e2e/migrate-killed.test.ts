import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baton } from '../support/cli.ts';
import { gitRepo } from '../support/git-repo.ts';
import { killedAt, writeKiller } from '../support/kill.ts';

const folder = '.agents/tasks';

function note(id: string): string {
  return `# Task ${id}: Search across notebooks

## Metadata

| Field | Value |
| --- | --- |
| Status | in_progress |

### Handoff Notes

**Outcome:** partial. Ranking is missing.

**Watch out**
- The tokenizer drops words of one letter

**Next**
- [ ] Rank by field
`;
}

describe('baton migrate --write', () => {
  it('leaves the old task or the whole new one when it is killed, and goes on the next time', async () => {
    await using repo = await gitRepo();
    await repo.write('kill.cjs', writeKiller);
    const names = ['task-001.md', 'task-002.md'];
    const paths = names.map((name) => join(folder, name));
    const old = names.map((name) => note(name.replace('.md', '')));
    const args = ['migrate', ...paths, '--write'];
    const read = () => Promise.all(paths.map((path) => repo.read(path)));
    const reset = () => Promise.all(paths.map((path, index) => repo.write(path, old[index] ?? '')));
    await reset();
    await repo.commitAll('Write tasks');
    expect(await baton(repo, args)).toMatchObject({ code: 0 });
    const whole = await read();
    for (const text of whole) expect(text).toContain('outcome: partial');

    const written = new Set<number>();
    for (let step = 1; ; step++) {
      await reset();
      const { code } = await baton(repo, args, { env: killedAt(repo, step) });
      const left = await read();
      left.forEach((text, index) => {
        expect([old[index], whole[index]]).toContain(text);
      });
      written.add(left.filter((text, index) => text === whole[index]).length);
      expect((await baton(repo, args)).code).toBe(0);
      expect(await read()).toEqual(whole);
      if (code === 0) break;
    }
    // Killed before the first task, between the two, and after both.
    expect([...written].sort()).toEqual([0, 1, 2]);
    // A killed run leaves its temporary files, which are no records.
    const records = (await readdir(join(repo.path, folder))).filter((name) => name.endsWith('.md'));
    expect(records.sort()).toEqual(names);
    expect(await baton(repo, ['lint'])).toMatchObject({ code: 0 });
  }, 180_000);
});
