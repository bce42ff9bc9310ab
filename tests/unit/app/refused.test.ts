import { describe, expect, it } from 'vitest';
import {
  Refusal,
  RefusedError,
  reasonsOf,
  refusal,
  refusalBy,
  refusing,
} from '../../../src/app/workspace/refused.ts';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import { BatonError } from '../../../src/errors.ts';

const finding = (path: string, message: string, rule = 'task/tags', help = 'add a tag'): Diagnostic => ({
  rule,
  messageId: rule,
  severity: 'error',
  message,
  help,
  at: { path, side: 'after' },
  related: [],
  docs: '',
});

/** What a person reads of a refusal. */
async function shown(...[subject, work, nextOf]: Parameters<typeof refusing>) {
  const error = await refusing(subject, work, nextOf).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof BatonError)) throw error;
  return { code: error.code, message: error.message, help: error.help };
}

const thrown = (error: Error) => () => {
  throw error;
};

describe('a refusal', () => {
  it('gets its subject from the use case', async () => {
    const own = refusal('it has no output', 'add what it found');
    expect(await shown('Step 3 cannot be completed', thrown(own))).toEqual({
      code: 'refused',
      message: 'Step 3 cannot be completed: it has no output',
      help: 'add what it found',
    });
  });

  it('keeps its code', async () => {
    const own = refusal('missing `--reason`', 'add it', 'usage');
    expect((await shown('Session `x` cannot be halted', thrown(own))).code).toBe('usage');
  });

  it('by one rule names it, and its page', async () => {
    const by = refusalBy([finding('a.md', 'Missing `tags`')]);
    expect(await shown('The task cannot be written', thrown(by))).toEqual({
      code: 'refused',
      message: 'The task cannot be written: Missing `tags` (task/tags)',
      help: 'see `baton explain task/tags`',
    });
  });

  it('by several rules lists each once, with every page and next action', async () => {
    const by = refusalBy(
      [
        finding('a.md', 'One'),
        finding('a.md', 'Two', 'task/id', 'choose another id'),
        finding('a.md', 'One'),
      ],
      ({ help }) => help,
    );
    expect(await shown('The task cannot be written', thrown(by))).toEqual({
      code: 'refused',
      message: 'The task cannot be written:\n  One (task/tags)\n  Two (task/id)',
      help: 'add a tag; choose another id; see `baton explain task/tags`, `baton explain task/id`',
    });
  });

  it('names each record where the subject depends on its path', async () => {
    const by = refusalBy([finding('a.md', 'One'), finding('b.md', 'Two')]);
    const { message } = await shown((path) => `\`${path}\` cannot be imported`, thrown(by));
    expect(message).toBe(
      '`a.md` cannot be imported:\n  One (task/tags)\n  `b.md` cannot be imported: Two (task/tags)',
    );
    const exists = new Refusal([{ message: 'it already exists', help: 'read it', path: 'c.md' }]);
    expect((await shown((path) => `\`${path}\``, thrown(exists))).message).toBe('`c.md`: it already exists');
  });

  it('joins what the use case sees and what the rules find', async () => {
    const over = { message: 'the thread is `completed`', help: 'create a new thread' };
    const rules = await reasonsOf(() => Promise.reject(refusalBy([finding('a.md', 'One')])));
    expect(await shown('The decision cannot be recorded', thrown(new Refusal([over, ...rules])))).toEqual({
      code: 'refused',
      message: 'The decision cannot be recorded:\n  the thread is `completed`\n  One (task/tags)',
      help: 'create a new thread; see `baton explain task/tags`',
    });
  });

  it('takes the next action from the use case where that knows it', async () => {
    const by = refusalBy([finding('a.md', 'One')]);
    const { help } = await shown('x', thrown(by), ({ rule }) => `next of ${rule}`);
    expect(help).toBe('next of task/tags; see `baton explain task/tags`');
  });

  it('keeps the findings for programs', async () => {
    const one = finding('a.md', 'One');
    const error: unknown = await refusing('x', thrown(refusalBy([one]))).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toHaveProperty('findings', [one]);
  });

  it('leaves every other error as it is', async () => {
    const other = new BatonError('git', 'git failed');
    await expect(refusing('x', thrown(other))).rejects.toBe(other);
    await expect(refusing('x', () => 3)).resolves.toBe(3);
  });
});
