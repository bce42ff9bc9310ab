import { describe, expect, it } from 'vitest';
import { gate } from '../support/installed-gate.ts';
import { expectRefused, pushGate } from '../support/push.ts';
import { continues, hndPath, hop } from '../support/records-handoff-tree.ts';

/** A hands on to B, B to C, and C back to A, each with a chain that leaves out how it began. */
const hops = [
  hop('a', 'pm', 'architect'),
  hop('b', 'architect', 'builder', continues('a', '[architect]')),
  hop('c', 'builder', 'pm', continues('b', '[builder]')),
];
const formatPath = 'pm → architect → builder → pm';

describe('a handoff chain that comes back to where it began', () => {
  it('is found over three files with shortened chains, and drawn', async () => {
    await using repo = await gate();
    for (const files of hops) {
      for (const [path, text] of Object.entries(files)) await repo.stage(path, text);
    }
    const refused = await repo.commit();
    expect(refused.stderr.replace(/\s+/g, ' ')).toContain(formatPath);
    expect(refused).toMatchObject({ code: 1, committed: undefined });
  });

  it('is found at a push, in the commit that closes it', async () => {
    await using gate = await pushGate();
    for (const [at, files] of hops.entries()) await gate.commit(files, `Hop ${at + 1}`);
    const push = await gate.push(['origin', 'main']);
    expectRefused(push, 'Hop 3 (Ada Author)', hndPath('c'));
    expect(push.stderr.replace(/\s+/g, ' ')).toContain(formatPath);
  });
});
