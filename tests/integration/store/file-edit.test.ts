import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyEdit } from '../../../src/store/file-edit.ts';

let folder = '';
let path = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baton-test-'));
  path = join(folder, 'a.md');
  await writeFile(path, 'old');
});

afterEach(() => rm(folder, { recursive: true }));

const lock = () => join(folder, '.a.md.baton.lock');

function edit(after: string | undefined): Promise<void> {
  return applyEdit({ path, ground: { top: folder }, before: 'old', after, isProgram: false, note: '' });
}

describe('applyEdit', () => {
  it('lets one of several that read the same text go through, and tells the others', async () => {
    const texts = ['one', 'two', 'three', 'four'];
    const results = await Promise.allSettled(texts.map(edit));
    const done = texts.filter((_, index) => results[index]?.status === 'fulfilled');
    expect(done).toEqual([await readFile(path, 'utf8')]);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'unwritable' });
    }
    expect(await readdir(folder)).toEqual(['a.md']);
  });

  it('waits for nobody: it names the lock of a run that is at work', async () => {
    await writeFile(lock(), `${process.pid}\n`);
    await expect(edit('new')).rejects.toMatchObject({
      code: 'unwritable',
      message: expect.stringContaining('another run'),
      help: expect.stringContaining(lock()),
    });
    expect(await readFile(path, 'utf8')).toBe('old');
  });

  it('takes over the lock of a run that was killed', async () => {
    // No process has a number this high.
    await writeFile(lock(), '2147483646\n');
    await edit('new');
    expect(await readFile(path, 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['a.md']);
  });

  it('leaves no lock where the file changed meanwhile, or is taken away', async () => {
    await writeFile(path, 'newer');
    await expect(edit('new')).rejects.toMatchObject({ message: expect.stringContaining('changed while') });
    expect(await readdir(folder)).toEqual(['a.md']);
    await writeFile(path, 'old');
    await edit(undefined);
    expect(await readdir(folder)).toEqual([]);
  });
});
