import { describe, expect, it } from 'vitest';
import { checkSnapshot } from '../../src/app/version/check-snapshot.ts';
import { loadReferences, referenceKeys } from '../../src/app/version/references.ts';
import { SnapshotSource } from '../../src/app/version/snapshot-source.ts';
import { readFiles } from '../../src/check/check-files.ts';
import { defaultConfig } from '../../src/core/config.ts';
import { EntryListing } from '../../src/core/listing.ts';
import { memorySnapshot } from '../../src/core/memory-snapshot.ts';
import type { Snapshot } from '../../src/core/snapshot.ts';
import type { PathChange } from '../../src/git/diff/diff.ts';
import { listingOf } from '../../src/git/tree/listed.ts';
import { factsOf } from '../../src/records/facts.ts';
import { createPathRules } from '../../src/records/record-paths.ts';
import { rules } from '../../src/rules/index.gen.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { findings, lintRepo, revision, staged } from '../support/lint-repo.ts';
import { ack, payload } from '../support/records-handoff.ts';
import { continues, hnd, hndPath, hop, target, willing } from '../support/records-handoff-tree.ts';
import { renderSession, sessionPath } from '../support/records-session.ts';
import { threadPath } from '../support/records-thread.ts';
import { dec, decPath, following, graph } from '../support/records-thread-graph.ts';

type Files = Readonly<Record<string, string>>;

const forever = { expires: '2099-01-01T00:00:00Z' };
const taskFile = (id: string, dependsOn = 'none', path = `.agents/tasks/${id}.md`): Files => ({
  [path]: `# Task ${id}: T\n\n## Metadata\n\n- Status: pending\n- Depends On: ${dependsOn}\n`,
});
const ackFile = (letter: string): Files => ({
  [hndPath(letter).replace('.yaml', '.ack.yaml')]: ack({ handoff: hnd(letter) }),
});

async function write(repo: GitRepo, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
}

/** A repository with some files committed and others staged upon them. */
async function stagedRepo(before: Files, change: Files, removed: readonly string[] = []): Promise<GitRepo> {
  const repo = await gitRepo();
  await write(repo, before);
  await repo.commitAll('before');
  await write(repo, change);
  for (const path of removed) await repo.remove(path);
  await repo.git('add', '--all');
  return repo;
}

describe('a staged record is compared with what it names', () => {
  const cases: readonly (readonly [
    name: string,
    before: Files,
    change: Files,
    expected: readonly string[],
  ])[] = [
    [
      'a decision with its parent in the same thread',
      graph({ a: {}, b: following('a') }),
      graph({ c: following('b') }),
      [],
    ],
    [
      'a decision whose parent is nowhere',
      graph({ a: {} }),
      graph({ b: { continues_decision: `[${dec('a')}, dec_gone]` } }),
      [`thread/decision-parent ${decPath('b')}:9`],
    ],
    [
      'a fork',
      graph({ a: {}, b: following('a') }),
      graph({ c: following('a') }),
      [`thread/multiple-heads ${threadPath}:3`],
    ],
    [
      'a fork that was there',
      graph({ a: {}, b: following('a'), c: following('a') }),
      graph({ d: following('b') }),
      [],
    ],
    [
      'a thread that is completed',
      graph({ a: { open_questions: '[{ question: Why?, blocking: true }]' } }),
      { [threadPath]: graph({}, ['active', 'completed'])[threadPath] ?? '' },
      [`thread/completed-with-blocking-question ${threadPath}:9`],
    ],
    [
      'an answer',
      graph({ a: { open_questions: '[Why?]' } }),
      graph({ b: { ...following('a'), resolves_questions: '[why?, How?]' } }),
      [`thread/question-resolved-nowhere ${decPath('b')}:10`],
    ],
    ['a task that depends on another', taskFile('task-001'), taskFile('task-002', 'task-001'), []],
    [
      'a task whose file has more behind its id',
      taskFile('task-001', 'none', '.agents/tasks/task-001-login.md'),
      taskFile('task-002', 'task-001, task-404'),
      ['task/depends-on .agents/tasks/task-002.md:6'],
    ],
    [
      'an id that another root has',
      taskFile('task-001', 'none', '.agents/tasks/task-001-login.md'),
      taskFile('task-001', 'none', 'packages/x/.agents/tasks/task-001.md'),
      ['record/unique-id packages/x/.agents/tasks/task-001.md:1'],
    ],
    [
      'a session of a thread',
      graph({ a: {} }),
      { [sessionPath]: renderSession({ extra: ['thread: thread_pr94'] }) },
      [],
    ],
    [
      'a session of a thread that is nowhere',
      graph({ a: {} }),
      { [sessionPath]: renderSession({ extra: ['thread: thread_gone'] }) },
      [`record/reference ${sessionPath}:7`],
    ],
    ['an acknowledgement', hop('a', 'perspective-swarm', 'x'), ackFile('a'), []],
    [
      'an acknowledgement of nothing',
      {},
      ackFile('a'),
      [`handoff/ack ${hndPath('a').replace('.yaml', '.ack.yaml')}:2`],
    ],
    [
      'a payload whose parents, a loop, are in the repository',
      {
        ...target(willing, 'perspective-swarm'),
        ...target(willing, 'b'),
        ...hop('a', 'perspective-swarm', 'b'),
        ...hop('b', 'b', 'c', continues('a', '[perspective-swarm, b]')),
      },
      hop('c', 'c', 'perspective-swarm', continues('b', '[c]')),
      [`handoff/chain-parent ${hndPath('c')}:6`, `handoff/chain-parent ${hndPath('c')}:10`],
    ],
  ];

  it.each(cases)('%s', async (_name, before, change, expected) => {
    await using repo = await stagedRepo(before, change);
    expect(await findings(repo, staged)).toEqual(expected);
  });
});

describe('a pending payload is checked again', () => {
  const waiting = hop('a', 'perspective-swarm', 'lit-pm', undefined, forever);
  const skill = Object.keys(target(willing))[0] ?? '';

  it('where its target changes what it takes', async () => {
    await using repo = await stagedRepo(
      { ...target(willing), ...waiting },
      target([...willing, 'requires: [insights.uncertainties]']),
    );
    expect(await findings(repo, staged)).toEqual([`handoff/target-requires ${hndPath('a')}:7`]);
    await write(repo, target(['accepts_handoff: false']));
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([`handoff/target-skill ${hndPath('a')}:7`]);
  });

  it('but not where something else of the skill changes', async () => {
    await using repo = await stagedRepo({ ...target(['accepts_handoff: false']), ...waiting }, {});
    const { [skill]: text = '' } = target(['accepts_handoff: false']);
    await repo.write(skill, text.replace('description: d', 'description: e'));
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([]);
  });

  it('and a target that goes is one finding, told by the skill', async () => {
    await using repo = await stagedRepo({ ...target(willing), ...waiting }, {}, [skill]);
    const expected = [`skill/removed-target ${skill}`];
    expect(await findings(repo, staged)).toEqual(expected);
    expect(await findings(repo)).toEqual(expected);
  });

  it('where the session that it names goes to the archive', async () => {
    const halted = renderSession({ history: ['INITIALIZED', 'JOHARI_DISCOVERY', 'HALTED'] });
    const source = `{ skill: perspective-swarm, workflow_id: w, session_path: ${sessionPath} }`;
    await using repo = await gitRepo();
    await write(repo, {
      ...target(willing),
      [sessionPath]: halted,
      [hndPath('a')]: payload({ ...forever, source }),
    });
    await repo.commitAll('before');
    await write(repo, { [sessionPath.replace('.agents/', '.agents/archive/')]: halted });
    await repo.remove(sessionPath);
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toContain(`handoff/session-path ${hndPath('a')}:6`);
  });
});

describe('a record that goes', () => {
  it('is told once, by record/deleted, and leaves what names it to the next whole lint', async () => {
    await using repo = await stagedRepo(graph({ a: {}, b: following('a') }), {}, [decPath('a')]);
    const expected = [`record/deleted ${decPath('a')}`];
    expect(await findings(repo, staged)).toEqual(expected);
    expect(await findings(repo)).toEqual(expected);
    await repo.commitAll('gone');
    expect(await findings(repo, revision('HEAD'))).toEqual(expected);
    expect(await findings(repo)).toEqual([`thread/decision-parent ${decPath('b')}:9`]);
  });

  it('is missed where it may go: a task without a handoff', async () => {
    await using repo = await stagedRepo(
      { ...taskFile('task-001'), ...taskFile('task-002', 'task-001') },
      {},
      ['.agents/tasks/task-001.md'],
    );
    expect(await findings(repo, staged)).toEqual(['task/depends-on .agents/tasks/task-002.md:6']);
  });

  it('is there still when it moved to the archive', async () => {
    const path = '.agents/tasks/task-001.md';
    const done = { [path]: '# Task task-001: T\n\n## Handoff\n\n```yaml\noutcome: completed\n```\n' };
    await using repo = await stagedRepo(
      { ...done, ...taskFile('task-002', 'task-001') },
      { [path.replace('.agents/', '.agents/archive/')]: done[path] ?? '' },
      [path],
    );
    expect(await findings(repo, staged)).toEqual([]);
  });
});

describe('a clean merge that makes an illegal tree', () => {
  async function merged(base: Files, ours: Files, theirs: Files): Promise<GitRepo> {
    const repo = await gitRepo();
    await write(repo, { 'README.md': 'x\n', ...base });
    await repo.commitAll('base');
    await repo.git('switch', '--quiet', '-c', 'topic');
    await write(repo, theirs);
    await repo.commitAll('theirs');
    await repo.git('switch', '--quiet', 'main');
    await write(repo, ours);
    await repo.commitAll('ours');
    await repo.git('merge', '--quiet', '--no-commit', '--no-ff', 'topic');
    return repo;
  }

  it('two heads', async () => {
    await using repo = await merged(
      graph({ a: {} }),
      graph({ b: following('a') }),
      graph({ c: following('a') }),
    );
    expect(await findings(repo, staged)).toEqual([`thread/multiple-heads ${threadPath}:3`]);
  });

  it('one id twice', async () => {
    await using repo = await merged(
      {},
      taskFile('task-001', 'none', '.agents/tasks/task-001-login.md'),
      taskFile('task-001', 'none', '.agents/tasks/task-001-logout.md'),
    );
    expect(await findings(repo, staged)).toEqual(['record/unique-id .agents/tasks/task-001-logout.md:1']);
  });
});

describe('a part of the working tree', () => {
  it('is compared with the rest', async () => {
    await using repo = await stagedRepo({ ...taskFile('task-001'), ...taskFile('task-002', 'task-001') }, {});
    expect(await findings(repo, { paths: ['.agents/tasks/task-002.md'] })).toEqual([]);
    const { records } = await lintRepo(repo, { paths: ['.agents/tasks/task-002.md'] });
    expect(records).toBe(1);
  });
});

describe('what is read for a staged record', () => {
  const pathRules = createPathRules(defaultConfig);
  const tree: Files = {
    ...graph({ a: {}, b: following('a') }),
    '.agents/threads/thread_pr95/thread.md': graph({})[threadPath] ?? '',
    [decPath('z', 'thread_pr95')]: graph({ z: {} })[decPath('z')] ?? '',
    ...taskFile('task-001', 'none', '.agents/tasks/task-001-login.md'),
    ...taskFile('task-0010'),
    ...taskFile('task-003', 'task-001'),
    ...target(willing),
    ...hop('a', 'x', 'y'),
    ...hop('b', 'y', 'z', continues('a')),
    ...hop('d', 'y', 'z'),
    ...ackFile('b'),
    ...ackFile('d'),
    [sessionPath]: renderSession(),
  };

  async function read(checked: Files, before: Files = {}): Promise<string[]> {
    const all = memorySnapshot({ ...tree, ...checked });
    const facts = readFiles(checked).map(factsOf);
    const source = new SnapshotSource(pathRules, all, await listingOf(all));
    const loaded = await loadReferences(source, facts, readFiles(before).map(factsOf));
    return loaded.map(({ path }) => path).sort();
  }

  it('is the same whether paths are looked through or an index answers', async () => {
    const entries = await memorySnapshot(tree).list('');
    const open = () => new SnapshotSource(pathRules, memorySnapshot(tree), new EntryListing(entries));
    const asked = entries.flatMap(({ path }) => {
      const kind = pathRules.classify(path)?.kind;
      return kind ? referenceKeys(kind, path).map((key) => ({ kind, key })) : [];
    });
    // One that is new looks through the paths, one that was asked often has an index.
    const first = asked.map(({ kind, key }) => [key, open().find(kind, key)]);
    const busy = open();
    for (const { kind } of asked) for (let at = 0; at < 20; at++) busy.find(kind, `${kind} none-${at}`);
    expect(asked.map(({ kind, key }) => [key, busy.find(kind, key)])).toEqual(first);
    const byKey = new Map<unknown, unknown>(first.map(([key, paths]) => [key, paths]));
    expect(byKey.get('task task-001')).toEqual(['.agents/tasks/task-001-login.md']);
    expect(byKey.get('decision thread_pr95/')).toEqual([decPath('z', 'thread_pr95')]);
  });

  const skill = Object.keys(target(willing))[0] ?? '';
  const ackOf = (letter: string) => Object.keys(ackFile(letter))[0] ?? '';

  it.each<readonly [string, Files, readonly string[]]>([
    [
      'a task: the tasks that it names',
      taskFile('task-002', 'task-001'),
      ['.agents/tasks/task-001-login.md'],
    ],
    [
      'a decision: its thread',
      { [decPath('c')]: graph({ c: following('b') })[decPath('c')] ?? '' },
      [decPath('a'), decPath('b'), threadPath],
    ],
    ['a thread: its decisions', { [threadPath]: tree[threadPath] ?? '' }, [decPath('a'), decPath('b')]],
    [
      'a session: nothing that it does not name',
      { '.agents/sessions/x-1.md': renderSession({ id: 'x-1' }) },
      [],
    ],
    [
      'a session that resumes another',
      { '.agents/sessions/x-1.md': renderSession({ id: 'x-1', extra: ['resumes: fbcd4d0d-3a1'] }) },
      [sessionPath],
    ],
    [
      'a payload: its parents, and the skills',
      hop('c', 'z', 'w', continues('b')),
      [hndPath('a'), hndPath('b'), skill],
    ],
    ['an acknowledgement: its payload', { ...ackFile('a') }, [hndPath('a')]],
  ])('%s', async (_name, checked, expected) => {
    expect(await read(checked)).toEqual([...expected].sort());
  });

  it('a skill: the payloads, where it takes other ones than before', async () => {
    const payloads = [ackOf('b'), ackOf('d'), hndPath('a'), hndPath('b'), hndPath('d')].sort();
    const same = { [skill]: (tree[skill] ?? '').replace('description: d', 'description: e') };
    expect(await read(same, target(willing))).toEqual([]);
    expect(await read(target(null), target(willing))).toEqual(payloads);
  });

  it('a new payload: its skills, and no other payload of either side', async () => {
    const added = hop('c', 'x', 'y');
    const after = memorySnapshot({ ...tree, ...added });
    const paths = new Set<string>();
    const watched = (snapshot: Snapshot): Snapshot => ({
      ...snapshot,
      read(entries) {
        for (const { path } of entries) paths.add(path);
        return snapshot.read(entries);
      },
    });
    const changes = Object.keys(added).map(
      (path): PathChange => ({ path, status: 'A', after: { type: 'file' } }),
    );
    await checkSnapshot({
      rules,
      pathRules,
      after: watched(after),
      listing: await listingOf(after),
      bases: [{ changes, snapshot: watched(memorySnapshot(tree)), source: 'HEAD' }],
      scope: 'changed',
      isAsked: () => true,
      clock: '2026-01-01T00:00:00Z',
      baseDate: '2026-01-01T00:00:00Z',
    });
    expect([...paths].sort()).toEqual([...Object.keys(added), skill].sort());
  });

  it('nothing but tasks and decisions where a task goes', async () => {
    const gone = await read({}, taskFile('task-404'));
    expect(gone.every((path) => /\/(?:tasks|threads)\//.test(path))).toBe(true);
    expect(gone).toContain('.agents/tasks/task-003.md');
  });
});
