import { describe, expect, it } from 'vitest';
import { type EventName, hosts } from '../../../src/agents/event.ts';
import { tokensOf } from '../../support/agent.ts';
import { HostConversation } from '../../support/agent-host.ts';
import { baton } from '../../support/cli.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { sealedPayload } from '../../support/records-handoff.ts';
import { renderSession, stageOf } from '../../support/records-session.ts';
import { graph } from '../../support/records-thread-graph.ts';

/** A small repository with decisions about two files, a payload for its skill, and a task whose dependency is done. */
async function shop(): Promise<GitRepo> {
  const repo = await gitRepo();
  const files = {
    ...graph({
      a: {
        files: '[src/login.ts]',
        decision: 'The session id stands in a cookie, not in the address',
        alternatives: '\n  - option: A token in the address\n    rejected_because: It ends up in logs',
      },
      b: { files: '[src/mail.ts]', decision: 'Mail is sent by a queue, never while a request waits' },
    }),
    '.agents/baton.yaml': 'claim: all\n',
    '.agents/skills/reviewer/SKILL.md':
      '---\nname: reviewer\ndescription: Reviews a change of the shop. Use it before a merge.\n---\n\nRead the change.\n',
    '.agents/handoffs/hnd_20261129_k3v9qx7m.yaml': sealedPayload({
      expires: '2099-01-01T00:00:00Z',
      timestamp: '2026-11-29T09:00:00Z',
      target: '{ skill: reviewer }',
    }),
    '.agents/tasks/task-005.md':
      '# Task task-005: Move the cookie\n\n## Metadata\n\n- **Status:** done\n\n## Handoff\n\n```yaml\noutcome: completed\n```\n',
    '.agents/tasks/task-006.md':
      '# Task task-006: Log out everywhere\n\n## Metadata\n\n- **Status:** pending\n- **Depends On:** task-005\n',
    'src/login.ts': 'export const login = 1;\n',
    'src/mail.ts': 'export const mail = 1;\n',
    'src/plain.ts': 'export const plain = 1;\n',
  };
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
  await repo.commitAll('Begin');
  await repo.git('branch', '-M', 'main');
  await repo.git('switch', '-qc', 'work');
  return repo;
}

const faulty = '---\nschema: baton/session@1\nsession_id: aaaaaaaa-009\n---\n';

describe.each(hosts)('a conversation in %s', (host) => {
  it('gives the model this, and nothing else', async () => {
    await using repo = await shop();
    const agent = new HostConversation(host, repo);
    const transcript: string[] = [];
    let total = 0;
    const show = async (
      title: string,
      name: EventName,
      about: Parameters<HostConversation['send']>[1] = {},
    ) => {
      if (!agent.has(name)) {
        transcript.push(`## ${title}: this host has no such event\n`);
        return '';
      }
      const { stderr, text } = await agent.send(name, about);
      expect(stderr).toBe('');
      total += tokensOf(text);
      const counted = text === '' ? 'nothing' : `about ${tokensOf(text)} tokens`;
      transcript.push(`## ${title}: ${counted}\n${text === '' ? '' : `\n~~~text\n${text.trimEnd()}\n~~~\n`}`);
      return text;
    };
    await show('The conversation starts', 'session-start');
    const told = await show('The user says “Fix the login”', 'user-prompt', { prompt: 'Fix the login' });
    await show('The agent reads src/login.ts', 'read', { path: 'src/login.ts' });
    await show('It edits src/login.ts', 'pre-edit', { path: 'src/login.ts' });
    await show('It edits src/mail.ts, which it has not read', 'pre-edit', { path: 'src/mail.ts' });
    await show('It reads src/plain.ts', 'read', { path: 'src/plain.ts' });
    const path = '.agents/sessions/aaaaaaaa-009.md';
    await repo.write(path, faulty);
    await show('It has written a record with faults', 'post-edit', { path });
    await repo.git('clean', '-fdq', path);
    await show('It has written a file that is no record', 'post-edit', { path: 'src/plain.ts' });
    await show('It stops in step 0', 'stop');
    const [, id = ''] = /session step (\S+) 0 /.exec(told) ?? [];
    if (id !== '') {
      const step = (at: string, input: string) =>
        baton(repo, ['session', 'step', id, at, '--output', '-'], { input });
      expect(
        (await step('0', 'share: a fix\nask: []\nacknowledge: the cookie stays\nexplore: logout\n')).code,
      ).toBe(0);
      expect((await step('1', 'Logging in fails after a minute.')).code).toBe(0);
    }
    await show('It stops after step 1', 'stop');
    await show('It stops again', 'stop');
    await repo.write(
      '.agents/sessions/bbbbbbbb-002.md',
      renderSession({ ...stageOf({ agent: true }, 'COMPLETED'), id: 'bbbbbbbb-002', agent: true }),
    );
    await show('A subagent stops, whose session is complete', 'subagent-stop');
    await show('It stops again', 'subagent-stop');
    await show('The conversation is compacted', 'session-start');
    await show('The conversation ends', 'session-end');
    const ids = [
      ...new Set(transcript.join('\n').match(/\b(?!aaaaaaaa|bbbbbbbb)[0-9a-f]{8}-[0-9a-f]{3}\b/g)),
    ];
    const stable = ids.reduce(
      (all, one, at) => all.replaceAll(one, `cccccccc-00${at + 1}`),
      transcript.join('\n'),
    );
    await expect(
      `# What a conversation in ${host} is given\n\nAbout ${total} tokens in all.\n\n${stable}`,
    ).toMatchFileSnapshot(`transcripts/${host}.md`);
  });
});
