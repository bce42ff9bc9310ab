import { describe, expect, it } from 'vitest';
import { expectTaken, type PushGate, pushGate } from '../support/push.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';
import { fakeSecrets } from '../support/secrets.ts';

const token = fakeSecrets.github ?? '';
const body = `\nF032 guards what F030 sends.\nThe job logs in with ${token}, for now.\nNothing else.\n`;

/** A clone whose server has a decision with a token in its text since before it checked anything. */
async function leaked(): Promise<PushGate> {
  const gate = await pushGate({ hook: false });
  await gate.commit({ [threadPath]: thread(), [decisionPath]: decision({}, body) }, 'Decide');
  await gate.git('push', '--quiet', 'origin', 'main');
  await gate.serve('pre-receive');
  expect(await gate.gate.baton('init')).toMatchObject({ code: 0 });
  await gate.git('add', '.agents', '.gitattributes', '.gitignore', 'AGENTS.md');
  await gate.git('commit', '--quiet', '--no-verify', '-m', 'Adopt Baton');
  await gate.git('push', '--quiet', '--no-verify', 'origin', 'main');
  return gate;
}

const commit = ({ gate }: PushGate, ...args: readonly string[]) =>
  gate.run('git', ['commit', '--quiet', '-m', 'Take the token out', ...args]);

describe('a token in the text of a committed decision', () => {
  it('is taken out by the command that the finding names, and every gate accepts that', async () => {
    await using gate = await leaked();
    const { stdout } = await gate.gate.baton('lint');
    const command = /baton (redact \S+ --line \d+:\d+-\d+ --reason) …/.exec(
      stdout.replace(/\s*\n\s*/g, ' '),
    )?.[1];
    expect(command, stdout).toBeDefined();
    const made = await gate.gate.baton(...(command ?? '').split(' '), 'held a token');
    expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('redacted `line ') });
    const text = await gate.gate.repo.read(decisionPath);
    expect(text).toContain('The job logs in with [redacted], for now.\n');
    expect(text).not.toContain(token);
    expect(await gate.gate.baton('lint')).toMatchObject({ code: 0 });

    await gate.git('add', decisionPath);
    expect(await commit(gate)).toMatchObject({ code: 0 });
    expect(await gate.gate.baton('audit', 'HEAD~1..HEAD')).toMatchObject({ code: 0 });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    expect((await gate.gate.baton('review', 'HEAD~1..HEAD')).stdout).toMatch(/redacted.*line \d+:\d+-\d+/);
  }, 240_000);

  it.each([
    ['another change beside it', (text: string) => text.replace('Nothing else.', 'Something else.')],
    ['a hash that is not that of the text', (text: string) => text.replace(/sha256: ../, 'sha256: 00')],
  ])(
    'is not taken out with %s: every gate refuses',
    async (_, spoil) => {
      await using gate = await leaked();
      const line =
        decision({}, body)
          .split('\n')
          .findIndex((one) => one.includes(token)) + 1;
      expect(
        await gate.gate.baton('redact', decisionPath, '--line', `${line}`, '--reason', 'x'),
      ).toMatchObject({
        code: 0,
      });
      await gate.gate.stage(decisionPath, spoil(await gate.gate.repo.read(decisionPath)));
      const refused = { code: 1, stderr: expect.stringContaining('thread/decision-immutable') };
      expect(await commit(gate)).toMatchObject(refused);
      expect(await commit(gate, '--no-verify')).toMatchObject({ code: 0 });
      expect((await gate.gate.baton('audit', 'HEAD~1..HEAD')).stdout).toContain('thread/decision-immutable');
      expect(await gate.push(['origin', 'main'])).toMatchObject(refused);
      expect(await gate.push(['--no-verify', 'origin', 'main'])).toMatchObject(refused);
    },
    240_000,
  );
});
