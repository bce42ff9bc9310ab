import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { examplesIn, leaves, runLine } from '../support/command-line.ts';
import { packageFolder } from '../support/gate.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { skillText } from '../support/handoff-team.ts';
import { sessionPath } from '../support/records-session.ts';
import { decision, decisionPath } from '../support/records-thread.ts';
import { closeWorlds, divergedWorld, sessionAt, world, worldFiles } from '../support/world.ts';

// Many runs, each with processes of git's: slow where the machine does other things as well.
vi.setConfig({ testTimeout: 300_000 });
afterAll(closeWorlds);

const sessionIn = (stage: string) => () => world({ [sessionPath]: sessionAt(stage) });

/** The repository that an example runs in, where the common one does not do. */
const places: Readonly<Record<string, () => Promise<GitRepo>>> = {
  'session route': sessionIn('KNOWLEDGE_TRANSFER done'),
  'session loop-back': sessionIn('KNOWLEDGE_TRANSFER done'),
  'session halt': sessionIn('KNOWLEDGE_TRANSFER done'),
  'session complete': sessionIn('KNOWLEDGE_TRANSFER routed'),
  'session dispatch': sessionIn('COMPLETED'),
  'session fork': divergedWorld,
  lint: () =>
    world({
      'my-skill/SKILL.md': skillText('my-skill', 'research'),
      'draft.md': worldFiles['.agents/tasks/task-001-login.md'] ?? '',
    }),
  'decision record': () =>
    world({
      [decisionPath]: decision({
        alternatives: '\n  - { option: Ship both }\n  - { option: Ship behind a flag }',
      }),
    }),
  redact: () =>
    world({
      [decisionPath]: decision({
        reasons: '\n  - { text: Ada Lovelace asked for it }',
        open_questions: '\n  - { id: q1, question: Who owns it?, blocking: true }',
      }),
    }),
  import: async () => {
    const repo = await world();
    const state = ['export', 'reasoning-state', 'fbcd4d0d-3a1'];
    const bundle = ['export', 'cstp-bundle', 'thread_pr94'];
    await repo.write('state/reasoning-fbcd4d0d-3a1.json', (await runLine(repo, state)).stdout);
    await repo.write(
      'thoughts/decisions/0002-json.md',
      '---\nstatus: accepted\ndate: 2026-11-02\n---\n\n# Use JSON\n\n## Context and Problem Statement\n\nHow?\n\n## Considered Options\n\n* JSON\n\n## Decision Outcome\n\nChosen option: "JSON", because it is small.\n',
    );
    await repo.write('bundle.json', (await runLine(repo, bundle)).stdout);
    return repo;
  },
  doctor: async () => {
    const repo = await world();
    expect((await runLine(repo, ['init'])).code).toBe(0);
    return repo;
  },
  'thread create': async () => {
    const repo = await world();
    await repo.remove('.agents/threads');
    return repo;
  },
  'thread join': async () => {
    const repo = await world();
    const decide = ['decision', 'record', '--thread', 'thread_pr94', '--agent', 'a', '--confidence', '0.8'];
    for (const decision of ['One way', 'Another way']) {
      const more = ['--decision', decision, '--continues', 'dec_20261127_k3v9qx7m'];
      expect((await runLine(repo, [...decide, ...more])).code).toBe(0);
    }
    return repo;
  },
  'thread complete': async () => {
    const repo = await world();
    const resolve = ['--agent', 'a', '--confidence', '0.8', '--decision', 'Ada owns it', '--resolves', 'q1'];
    expect((await runLine(repo, ['decision', 'record', '--thread', 'thread_pr94', ...resolve])).code).toBe(0);
    return repo;
  },
};

/** Examples that report something in their repository: a freeform note, a clone without Baton. */
const finds: ReadonlySet<string> = new Set(['migrate --check docs/handoffs', 'doctor', 'doctor --json']);

describe('the examples of --help', () => {
  for (const [name] of leaves()) {
    it(`baton ${name}: shows its own, and they run`, async () => {
      const help = (await runLine({ path: '.', env: {} }, [...name.split(' '), '--help'])).stdout;
      const examples = examplesIn(help);
      expect(examples.length).toBeGreaterThan(0);
      const own = examples.filter(({ words }) => words.join(' ').startsWith(name));
      // A driver is called by git alone: its example is what registers it.
      if (name !== 'merge-driver') expect(own.length, help).toBeGreaterThan(0);
      for (const { words, input, inputFile } of examples) {
        await using fresh = await (places[name] ?? world)();
        if (name === 'session fork' && !words.includes('--from')) await fresh.tryGit(['merge', 'topic']);
        if (name === 'archive') await settle(fresh);
        const text = inputFile === undefined ? (input ?? '') : await fresh.read(inputFile);
        const { code, stderr } = await runLine(fresh, await expanded(fresh, words), { input: text });
        if (finds.has(words.join(' '))) {
          expect(code, words.join(' ')).toBe(1);
          continue;
        }
        expect({ code, stderr: code === 0 ? '' : stderr }, words.join(' ')).toEqual({ code: 0, stderr: '' });
      }
    });
  }
});

/** The words as a shell gives them: a pattern becomes the files of its folder. */
async function expanded(repo: GitRepo, words: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    words.map(async (word) => {
      if (!word.endsWith('/*.md')) return [word];
      const folder = word.slice(0, -'/*.md'.length);
      const names = (await readdir(join(repo.path, folder))).filter((name) => name.endsWith('.md'));
      return names.map((name) => `${folder}/${name}`);
    }),
  );
  return found.flat();
}

/** Closes the records that the examples of `baton archive` move. */
async function settle(repo: GitRepo): Promise<void> {
  await repo.write(sessionPath, sessionAt('COMPLETED acknowledged'));
  const resolve = ['--agent', 'a', '--confidence', '0.8', '--decision', 'Ada owns it', '--resolves', 'q1'];
  await runLine(repo, ['decision', 'record', '--thread', 'thread_pr94', ...resolve]);
  await runLine(repo, ['thread', 'complete', 'thread_pr94', '--by', 'ada']);
  await repo.commitAll('Close');
}

describe('the examples of docs/json.md', () => {
  const page = readFileSync(join(packageFolder, 'docs/json.md'), 'utf8');
  const blocks = [...page.matchAll(/^```console\n\$ baton (.*)\n([\s\S]*?)^```/gm)];

  it('are found', () => {
    expect(blocks.length).toBeGreaterThan(1);
  });

  for (const [, line = '', output] of blocks) {
    it(line, async () => {
      await using repo = await gitRepo();
      expect((await runLine(repo, line.split(' '))).stdout).toBe(output);
    });
  }
});
