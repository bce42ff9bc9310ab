import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { task } from './gate.ts';
import { type GitRepo, gitRepo } from './git-repo.ts';
import { payloadV1, sealedPayload } from './records-handoff.ts';
import { storyAfter, storyBefore } from './review-story.ts';

/** A command line, and what it is to be run with. */
export interface Verb {
  readonly args: readonly string[];
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const waiting = 'hnd_20261128_w4t1ng7m';
const older = 'hnd_20261128_01d3rv1x';
const note = '# Task task-009: Search\n\n## Status\n\nDone.\n\n## Next steps\n\n- Rank by field\n';
const madr =
  '# Use a queue\n\n## Considered Options\n\n* A queue\n\n## Decision Outcome\n\nChosen option: "A queue"\n';
const bad = 'task-007';

/** The ids of commits that a verb may name. */
export interface Story {
  readonly repo: GitRepo;
  readonly before: string;
  readonly bad: string;
}

/**
 * A repository in which every verb has work to do: `main` is pushed, `topic` has two commits more, of which the last one breaks
 * rules, as does what is staged and what lies in the work tree.
 */
export async function story(): Promise<Story> {
  const repo = await gitRepo();
  const commit = async (files: Readonly<Record<string, string>>, message: string) => {
    for (const [path, text] of Object.entries(files)) await repo.write(path, text);
    return repo.commitAll(message);
  };
  const server = join(dirname(repo.path), 'server.git');
  await mkdir(server);
  await repo.git('init', '--quiet', '--bare', server);
  await repo.git('remote', 'add', 'origin', '../server.git');
  const before = await commit(storyBefore, 'Before');
  await repo.git('push', '--quiet', 'origin', 'main');
  await repo.git('remote', 'set-head', 'origin', 'main');
  await repo.git('switch', '--quiet', '-c', 'topic');
  const payload = sealedPayload({
    timestamp: '2026-11-28T01:50:00Z',
    expires: '2026-11-28T03:50:00Z',
    target: '{ skill: lit-pm, category: research }',
    meta: 'handoff_chain: [perspective-swarm]',
  });
  await commit(
    {
      ...storyAfter,
      [`.agents/handoffs/${waiting}.yaml`]: payload,
      'docs/note.md': note,
      'docs/0001-queue.md': madr,
    },
    'After',
  );
  const wrong = await commit({ [`.agents/tasks/${bad}.md`]: task(bad, false) }, 'Break a rule');
  await repo.write('.agents/tasks/task-008.md', task('task-008', false));
  await repo.git('add', '--all');
  await repo.write(`.agents/handoffs/${older}.yaml`, payloadV1.replace('2026-02-04', '2026-11-28'));
  await repo.write('src/app.ts', 'export const app = 3;\n');
  return { repo, before, bad: wrong };
}

const deliberate = ['--thread', 'thread_pr94', '--agent', 'ada'];

/** Every verb that asks git, by name. */
export function verbs({ before, bad: wrong, repo }: Story): Readonly<Record<string, Verb>> {
  const push = `refs/heads/topic ${wrong} refs/heads/topic ${'0'.repeat(40)}\n`;
  const received = `${before} ${wrong} refs/heads/main\n`;
  // The server holds `main`; what is pushed lies beside it until it is taken, as git does it.
  const server = {
    GIT_DIR: join(dirname(repo.path), 'server.git'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: join(repo.path, '.git', 'objects'),
  };
  const sent = (more: object) =>
    JSON.stringify({ session_id: 'c1', cwd: repo.path, prompt: 'Fix it', ...more });
  const of = (text: string, more: Partial<Verb> = {}): Verb => ({ args: text.split(' '), ...more });
  return {
    lint: of('lint'),
    'lint --staged': of('lint --staged'),
    'lint --rev': of('lint --rev HEAD'),
    'lint --since': of('lint --since main'),
    'lint --stdin': of('lint --stdin --path .agents/tasks/task-008.md', { input: task('task-008', false) }),
    'lint --fix': of('lint --fix'),
    'lint --write-baseline': of('lint --write-baseline'),
    'lint --print-config': of('lint --print-config'),
    'audit a range': of('audit main..HEAD'),
    'audit --since': of('audit --since=2025-01-01 HEAD'),
    'audit --merge-into': of('audit --merge-into main'),
    review: of('review'),
    'review --staged': of('review --staged --fail-on error'),
    'review --worktree': of('review --worktree main --fail-on error'),
    'hook pre-commit': of('hook pre-commit'),
    'hook pre-merge-commit': of('hook pre-merge-commit', { env: { [`GITHEAD_${before}`]: 'main' } }),
    'hook commit-msg': of('hook commit-msg ../message'),
    'hook prepare-commit-msg': of('hook prepare-commit-msg ../message squash'),
    'hook post-merge': of('hook post-merge 0'),
    'hook post-checkout': of(`hook post-checkout ${before} ${wrong} 1`),
    'hook pre-push': of('hook pre-push origin ../server.git', { input: push }),
    'hook pre-receive': of('hook pre-receive', { input: received, env: server }),
    'hook update': of(`hook update refs/heads/main ${before} ${wrong}`, { env: server }),
    'session start': { args: ['session', 'start', 'Fix the login', '--stage'] },
    'session show': of('session show fbcd4d0d-3a1'),
    'session learn': of('session learn fbcd4d0d-3a1 --gotcha Slow --stage'),
    'session list': of('session list'),
    'session step': of('session step fbcd4d0d-3a1 8 --output -', { input: 'proceed\n' }),
    'session route': {
      args: ['session', 'route', 'fbcd4d0d-3a1', 'skill-orchestration', '--justification', 'fits'],
    },
    'session loop-back': of('session loop-back fbcd4d0d-3a1 --reason contradiction'),
    'session halt': of('session halt fbcd4d0d-3a1 --reason unclear --question Which?'),
    'session complete': of('session complete fbcd4d0d-3a1'),
    'session dispatch': of('session dispatch fbcd4d0d-3a1 --ack'),
    'session abandon': of('session abandon fbcd4d0d-3a1 --reason elsewhere'),
    'session fork': of('session fork fbcd4d0d-3a1'),
    'thread create': of('thread create Title --id thread_new --stage'),
    'thread pause': of('thread pause thread_pr94 --stage'),
    'thread resume': of('thread resume thread_pr94 --agent ada --stage'),
    'thread status': of('thread status thread_pr94'),
    'thread block': of('thread block thread_pr94 --stage'),
    'thread complete': of('thread complete thread_pr94 --stage'),
    'thread join': {
      args: ['thread', 'join', ...deliberate.slice(1), '--decision', 'Both', '--confidence', '0.9'],
    },
    'thread show': of('thread show thread_pr94'),
    'thread export': of('thread export thread_pr94'),
    'thread list': of('thread list'),
    'decision record': {
      args: ['decision', 'record', ...deliberate, '--decision', 'Ship', '--confidence', '0.9', '--stage'],
    },
    'decision review': of('decision review dec_20261127_a1b2c3d4 --outcome success --stage'),
    'decision show': of('decision show dec_20261127_a1b2c3d4'),
    'handoff discover': of('handoff discover --problem-type strategic'),
    'handoff create': of(
      'handoff create --from perspective-swarm --to lit-pm --context - --session src/auth --stage',
      { input: 'original_prompt: Expand?\nproblem_type: strategic\n' },
    ),
    'handoff verify': of(`handoff verify ${waiting}`),
    'handoff accept': of(`handoff accept ${waiting} --stage`),
    'handoff reject': of(`handoff reject ${waiting} --reason late --stage`),
    'handoff upgrade': of(`handoff upgrade ${older} --stage`),
    'handoff show': of(`handoff show ${waiting}`),
    'handoff list': of('handoff list'),
    'task new': of('task new Search --id task-010 --stage'),
    'task handoff': of('task handoff task-006 --outcome completed --stage'),
    'task status': of('task status task-006 in_progress --stage'),
    'task show': of('task show task-006'),
    'task list': of('task list'),
    show: of('show task-006'),
    status: of('status'),
    'resume a thread': of('resume thread_pr94'),
    'resume a task': of('resume task-006'),
    context: of('context task-006'),
    'before-edit': of('before-edit src/auth.ts'),
    'context --all-refs': of('context task-006 --all-refs'),
    journal: of('journal'),
    graph: of('graph --rev HEAD'),
    timeline: of('timeline thread_pr94'),
    'serve --export': of('serve --export ../site'),
    query: of('query decisions --all-refs'),
    stats: of('stats'),
    migrate: of('migrate docs/note.md'),
    'migrate --write': of('migrate docs/note.md --write'),
    'migrate --since': of('migrate docs/note.md --since main'),
    export: of('export payload hnd_20261128_w4t1ng7m'),
    import: { args: ['import', 'madr', 'docs/0001-queue.md', '--agent', 'ada'] },
    archive: of('archive task-001 --stage'),
    redact: of('redact dec_20261127_a1b2c3d4 --field next_steps.0 --reason private'),
    doctor: of('doctor'),
    init: of('init'),
    'init --drivers': of('init --drivers'),
    'agent-hook user-prompt': of('agent-hook user-prompt', { input: sent({}) }),
    'agent-hook session-start': of('agent-hook session-start', { input: sent({}) }),
    'agent-hook stop': of('agent-hook stop', { input: sent({}) }),
    'agent-hook pre-edit': of('agent-hook pre-edit', { input: sent({ file_path: 'src/auth.ts' }) }),
    'agent-hook post-edit': of('agent-hook post-edit', {
      input: sent({ file_path: '.agents/tasks/task-006.md' }),
    }),
    'agent-hook subagent-stop': of('agent-hook subagent-stop', { input: sent({}) }),
    'merge-driver': of('merge-driver ../base ../ours ../theirs .agents/tasks/task-001.md'),
    why: of('why src/app.ts:1 --rev HEAD'),
    'why of a file': of('why src/app.ts'),
    serve: of('serve --port 0'),
    'session record': of('session record fbcd4d0d-3a1 --file -', { input: '## Step 8\n\nproceed\n' }),
  };
}

/** Commands that start no git, `mcp`, whose calls are those of other commands, and `complete`, which offers what it can at a key and reports nothing. */
export const withoutGit: readonly string[] = [
  'agent-help',
  'complete',
  'completion',
  'explain',
  'mcp',
  'rules',
  'schema',
  'textconv',
];
