import { describe, expect, it } from 'vitest';
import { Agent, commandsIn, tokensOf, withBaton } from '../support/agent.ts';
import { repoOf } from '../support/cli.ts';

const sentence = (name: string, at: number) =>
  `- ${name} ${at}: the token is read before the cookie is set, see \`src/login.ts:${at}\`.`;
const points = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => sentence(name, at + 1)).join('\n');

/** What the agent puts down, by step. */
const found: Readonly<Record<string, string>> = {
  '1': `Logging in keeps working after a minute.\n\n${points('Meaning', 24)}`,
  '2': `The cookie expires too early.\n\n${points('Fact', 24)}`,
  '3': 'Keep the cookie, or keep the token. The cookie.',
  '5': 'Both ways lead to the cookie.',
  '6': "Who says it's the cookie? `$(date)` in the log does.",
  '7': 'No rule is broken.',
  '8': 'Set the expiry of the cookie to a day. Confidence 0.8.',
};

/** A text as one word of a shell. */
const word = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Puts words in place of the placeholders, as the agent has to. */
function filled(command: string, words: Readonly<Record<string, string>> = {}): string {
  let text = command.replaceAll("'TEXT'", () => word(words.TEXT ?? 'It\'s $(false) `false` "quoted"'));
  text = text.replaceAll("'TAG'", "'auth'").replace(/\bID\b/, words.ID ?? 'ID');
  if (words.ask !== undefined) text = text.replace('ask: []', () => words.ask ?? '');
  return text
    .replaceAll(/^( *)…[^\n]*/gm, (_, indent: string) =>
      (words.found ?? 'Found.').replaceAll(/^(?=.)/gm, indent),
    )
    .replaceAll(': …', ': fixer');
}

// Some sixty processes one after the other.
const timeout = 480_000;

describe('a conversation with a halt, an answer and a compaction', () => {
  it(
    'tells the model at each point what comes next, in commands that run as they are printed',
    async () => {
      await using repo = await repoOf({ '.agents/baton.yaml': 'claim: all\n' });
      const agent = new Agent(repo, await withBaton(repo), '7f2c9a10-conversation');
      const transcript: string[] = [];
      let total = 0;
      const show = (title: string, text: string, given = '') => {
        if (given === '') total += tokensOf(text);
        const counted = text === '' ? 'nothing' : `about ${tokensOf(text)} tokens`;
        const body = text === '' ? '' : `\n~~~text\n${text.trimEnd()}\n~~~\n`;
        transcript.push(`## ${title}: ${counted}\n${given === '' ? '' : `\n~~~sh\n${given}\n~~~\n`}${body}`);
        return text;
      };
      /** Runs all that a text prints: the last one goes on, the others are tried in a copy. */
      const run = async (text: string, words: Parameters<typeof filled>[1] = {}, at = -1) => {
        const printed = commandsIn(text);
        const chosen = printed.at(at) ?? '';
        expect(chosen, text).not.toBe('');
        for (const other of printed.filter((one) => one !== chosen)) {
          await using copy = await repo.copy();
          const ran = await agent.in(copy).run(filled(other, words));
          expect(ran, other).toMatchObject({ code: 0, stderr: '' });
        }
        const command = filled(chosen, words);
        const { code, stderr, stdout } = await agent.run(command);
        expect({ code, stderr }, command).toEqual({ code: 0, stderr: '' });
        total += tokensOf(stdout);
        return show('The agent runs', stdout, command);
      };
      const prompt = async (text: string) => show(`The user says “${text}”`, (await agent.prompt(text)).told);

      let told = await prompt('Fix the login, it drops people after a minute');
      const [, first = ''] = /session step (\S+) 0 /.exec(told) ?? [];
      const ask = 'ask:\n  - question: Which page?\n  - question: Since when?';
      told = await run(told, { ask, found: 'A fix of the login.' });
      expect(told).toContain('1. Which page?\n2. Since when?\n');
      told = await run(told, {}, 0);
      expect(told).toContain('Ask the user');
      expect(show('The agent stops', (await agent.hook('stop', { stop_hook_active: false })).told)).toBe('');

      told = await prompt("The new one, $HOME's page; since Monday");
      const [, second = ''] = /session step (\S+) 0 /.exec(told) ?? [];
      expect(second).not.toBe(first);
      expect(told).toContain(
        `Session ${first}, “Fix the login, it drops people after a minute”, halted with questions. Session ${second} resumes it`,
      );
      expect(told).toContain('A fix of the login.');
      const text = await repo.read(`.agents/sessions/${second}.md`);
      expect(text).toContain(`resumes: ${first}`);
      expect(text.match(/answer: "?The new one, \$HOME's page; since Monday/g)).toHaveLength(2);
      const answers =
        'ask:\n  - { question: Which page?, answer: The new one }\n  - { question: Since when?, answer: Monday }';
      told = await run(told, { ask: answers, found: 'A fix of the new page.' });
      for (const step of ['1', '2']) {
        expect(told).toContain(`session step ${second} ${step} --output -`);
        told = await run(told, { found: found[step] ?? '' });
      }

      const compact = await agent.hook('session-start', { source: 'compact' });
      told = show('The conversation is compacted', compact.told);
      expect(told).toContain(`Session ${second}: “The new one`);
      expect(told).toContain(`Resumes ${first}: “Fix the login, it drops people after a minute”`);
      expect(told).toContain(points('Fact', 24));
      expect(told).toMatch(/Step 1 Semantic Understanding:\n```text\nLogging in keeps working/);
      expect(told).toContain('Cut to about 1000 tokens');
      const head = told.slice(0, told.indexOf('# Step 3: '));
      expect(tokensOf(head)).toBeLessThan(1100);
      const resumed = await agent.run(`baton resume ${second}`);
      expect(`${resumed.stdout}`.trimEnd()).toBe(told.trimEnd());
      told = await run(told, { found: found['3'] ?? '' });
      told = show('The agent stops', (await agent.hook('stop', { stop_hook_active: false })).told);
      for (const step of ['3b', '4', '5', '6', '7', '8']) {
        expect(told).toContain(`session step ${second} ${step} --output -`);
        told = await run(told, { found: found[step] ?? 'One skill covers it.' });
      }
      expect(told).toContain(`baton session loop-back ${second} --reason 'TEXT'`);
      told = await run(told);
      told = await run(told);
      expect(told).toContain('    skill-orchestration fixer\n');

      told = await prompt('Thanks. Write the changelog now');
      expect(told).toContain(`Session ${second} is completed, but nobody has acknowledged its dispatch`);
      expect(told).toContain('was started for this prompt');
      told = await run(told, {}, 0);
      expect(told).toContain('acknowledged');
      expect((await agent.run('baton lint')).code).toBe(0);

      const ids = [...new Set(transcript.join('\n').match(/\b[0-9a-f]{8}-[0-9a-f]{3}\b/g))];
      const stable = ids.reduce(
        (all, id, at) => all.replaceAll(id, `aaaaaaaa-00${at + 1}`),
        transcript.join('\n'),
      );
      await expect(
        `# What the model sees in a conversation with a halt, an answer and a compaction\n\nAbout ${total} tokens in all.\n\n${stable}`,
      ).toMatchFileSnapshot('transcripts/conversation.md');
    },
    timeout,
  );
});
