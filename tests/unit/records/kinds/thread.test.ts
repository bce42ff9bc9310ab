import { describe, expect, it } from 'vitest';
import { statusEntries, threadFolder } from '../../../../src/records/kinds/thread/model.ts';
import { readAll } from '../../../support/check-memory.ts';
import { decision, decisionPath, thread, threadPath } from '../../../support/records-thread.ts';

function read(path: string, text: string) {
  const [doc] = readAll({ [path]: text });
  if (!doc) throw new Error(`${path} was not read`);
  return doc;
}
describe('statusEntries', () => {
  it('gives each entry with its places', () => {
    const doc = read(threadPath, thread(['active', 'paused']));
    const said = statusEntries(doc).map(({ status, at, by }) => [
      status && doc.text.slice(status.node.extent.from, status.node.extent.to),
      at?.value,
      by,
    ]);
    expect(said).toEqual([
      ['active', '2026-11-27T09:00:00Z', 'emerson'],
      ['paused', '2026-11-27T10:00:00Z', 'emerson'],
    ]);
  });
});

describe('threadFolder', () => {
  it.each([
    [decisionPath, 'thread_pr94'],
    ['.agents/archive/threads/thread_pr94/dec_1.md', 'thread_pr94'],
    ['packages/x/.agents/threads/archive/dec_1.md', 'archive'],
    ['.agents/threads/thread_pr94/deeper/dec_1.md', 'thread_pr94'],
    ['.agents/sessions/dec_1.md', undefined],
  ])('of %s is %s', (path, folder) => {
    expect(threadFolder(read(path, decision()))).toBe(folder);
  });
});
