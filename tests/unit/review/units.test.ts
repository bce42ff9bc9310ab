import { describe, expect, it } from 'vitest';
import { isMentioned, searchable } from '../../../src/review/mention.ts';
import { ack, ackPath, handoffPath, payload, sealedPayload } from '../../support/records-handoff.ts';
import { example } from '../../support/records-record.ts';
import { renderSession, sessionPath, sessionRun, stageOf } from '../../support/records-session.ts';
import { skillPath, skillText } from '../../support/records-skill.ts';
import { taskPath, taskText } from '../../support/records-task.ts';
import { decision, decisionPath, thread, threadPath } from '../../support/records-thread.ts';
import { reviewMemory } from '../../support/review-memory.ts';
import type { Files } from '../../support/review-story.ts';

const detailsOf = (before: Files, after: Files, now?: string) =>
  reviewMemory(before, after, now).records.flatMap(({ details }) => details);
const changeOf = (before: Files, after: Files) => reviewMemory(before, after).records[0]?.change;

describe('what becomes of a record', () => {
  const task = { [taskPath]: taskText() };
  it.each<[string, Files, Files, string]>([
    ['new', {}, task, 'added'],
    ['gone', task, {}, 'deleted'],
    ['no longer a record', task, { [taskPath]: 'Call Ada back.\n' }, 'unclaimed'],
    ['moved', task, { '.agents/tasks/task-005-refresh.md': taskText() }, 'moved'],
    ['archived', task, { '.agents/archive/tasks/task-005.md': taskText() }, 'archived'],
    ['back', { '.agents/archive/tasks/task-005.md': taskText() }, task, 'restored'],
    ['unreadable', task, { [taskPath]: taskText({ handoff: 'outcome: [' }) }, 'unreadable'],
    ['rewrapped', task, { [taskPath]: taskText().replaceAll('\n\n', '\n\n\n') }, 'reformatted'],
    ['reworded', task, { [taskPath]: taskText({ body: 'Words.' }) }, 'modified'],
  ])('is told: %s', (_, before, after, change) => {
    expect(changeOf(before, after)).toBe(change);
  });
});

describe('a session', () => {
  it('that halts is told with its reason and questions', () => {
    const before = { [sessionPath]: stagesText('KNOWLEDGE_TRANSFER done', 'step 8') };
    const after = { [sessionPath]: stagesText('HALTED', 'step 8') };
    expect(detailsOf(before, after)).toContainEqual({
      type: 'halt',
      reason: 'the query fits two pages',
      questions: ['Which browser?'],
    });
  });

  it('whose completed step was rewritten is told so, and the checks call it an error', () => {
    const parts = stageOf({}, 'KNOWLEDGE_TRANSFER');
    const sections = parts.sections.map(
      ([heading, text]) => [heading, text.replace('step 2', 'nobody')] as const,
    );
    const diff = reviewMemory(
      { [sessionPath]: renderSession(parts) },
      { [sessionPath]: renderSession({ ...parts, sections }) },
    );
    expect(diff.records[0]?.details).toEqual([{ type: 'steps-rewritten', steps: ['2'] }]);
    expect(diff.records[0]?.check).toMatchObject([{ rule: 'session/step-rewritten', severity: 'error' }]);
  });

  it('is told with the first sentence of each step that was completed in this change, the rest apart', () => {
    const [short, long] = [stageOf({}, 'TREE_OF_THOUGHT'), stageOf({}, 'TASK_ROUTING')];
    const sections = long.sections.map(
      ([heading, text]) =>
        [heading, text.replace('step 3 found.', 'step 3 found.\nThe cookie is late.')] as const,
    );
    const details = detailsOf(
      { [sessionPath]: renderSession(short) },
      { [sessionPath]: renderSession({ ...long, sections }) },
    );
    expect(details.filter(({ type }) => type === 'thinking')).toEqual([
      {
        type: 'thinking',
        thoughts: [
          { step: '3', iteration: 0, finding: 'What step 3 found.', rest: 'The cookie is late.' },
          { step: '3b', iteration: 0, finding: 'What step 3b found.', rest: '' },
        ],
      },
    ]);
  });

  it('that ran a step again is told with the pass that contradicted and the pass after it', () => {
    const stages = sessionRun({ loopBacks: 1 });
    const before = stages.find(({ name }) => name === 'KNOWLEDGE_TRANSFER');
    const details = detailsOf(
      { [sessionPath]: before?.text ?? '' },
      { [sessionPath]: renderSession(stageOf({ loopBacks: 1 }, 'COMPLETED')) },
    );
    const [thinking] = details.flatMap((one) => (one.type === 'thinking' ? [one.thoughts] : []));
    expect(thinking?.map(({ step, iteration }) => [step, iteration])).toEqual([
      ['8', 0],
      ['4', 1],
      ['5', 1],
      ['6', 1],
      ['7', 1],
      ['8', 1],
    ]);
  });

  it('that lost states is told what was withdrawn', () => {
    const [long, short] = [stageOf({}, 'TASK_ROUTING'), stageOf({}, 'TREE_OF_THOUGHT')];
    const details = detailsOf(
      { [sessionPath]: renderSession(long) },
      { [sessionPath]: renderSession(short) },
    );
    expect(details).toContainEqual({
      type: 'states',
      from: 'TREE_OF_THOUGHT',
      passed: [],
      withdrawn: ['SKILL_DETECTION', 'TASK_ROUTING'],
    });
  });

  it('that resumes another is told which questions it answers and which it does not mention', () => {
    const old = {
      [sessionPath]: stagesText('HALTED', 'step 8').replace(
        '- Which browser?',
        '- Which browser?\n  - Which page?',
      ),
    };
    const next = renderSession({
      ...stageOf({ asks: true }, 'SEMANTIC_UNDERSTANDING'),
      id: 'aaaaaaaa-111',
      extra: ['resumes: fbcd4d0d-3a1'],
    });
    const diff = reviewMemory(old, { ...old, '.agents/sessions/aaaaaaaa-111.md': next });
    expect(diff.records[0]?.details).toContainEqual({
      type: 'asked',
      opened: [],
      answered: [{ question: 'Which browser?', answer: 'Firefox' }],
      session: 'fbcd4d0d-3a1',
    });
    expect(diff.findings).toMatchObject([{ type: 'question-skipped', questions: ['Which page?'] }]);
  });

  function stagesText(name: string, halt: 'step 8'): string {
    return sessionRun({ halt }).find((stage) => stage.name === name)?.text ?? '';
  }
});

describe('a thread', () => {
  const second = (keys: Record<string, string>) => ({
    '.agents/threads/thread_pr94/dec_20261128_b2c3d4e5.md': decision({
      id: 'dec_20261128_b2c3d4e5',
      continues_decision: 'dec_20261127_k3v9qx7m',
      ...keys,
    }),
  });
  const base = { [threadPath]: thread(), [decisionPath]: decision({ confidence: '0.8' }) };

  it('tells of a review, and of what rests on a decision that failed', () => {
    const before = { ...base, ...second({}) };
    const failed = decision({
      confidence: '0.8',
      status: 'reviewed',
      outcome: 'failure',
      reviewed_by: 'ada',
    });
    const diff = reviewMemory(before, { ...before, [decisionPath]: failed });
    expect(diff.records[0]?.details).toMatchObject([
      { type: 'reviewed', before: null, after: 'failure', by: 'ada' },
    ]);
    expect(diff.findings).toMatchObject([
      {
        type: 'rests-on-fallen',
        decision: 'dec_20261128_b2c3d4e5',
        fall: { type: 'outcome', after: 'failure' },
      },
    ]);
  });

  it('tells of no fall where a decision was confirmed', () => {
    const before = { ...base, ...second({}) };
    const good = decision({ confidence: '0.8', status: 'reviewed', outcome: 'success' });
    expect(reviewMemory(before, { ...before, [decisionPath]: good }).findings).toEqual([]);
  });

  it.each([
    [{ continues_decision: 'dec_20261127_k3v9qx7m' }, []],
    [{ supersedes: '[dec_20261127_k3v9qx7m]' }, ['dec_20261128_b2c3d4e5']],
  ])('a newer decision with %j and less confidence is a fall of the older one for %j', (keys, told) => {
    const before = { ...base, ...second({}) };
    const newer = (id: string, own: Record<string, string>) => ({
      [`.agents/threads/thread_pr94/${id}.md`]: decision({ id, confidence: '0.1', ...own }),
    });
    const { findings, totals } = reviewMemory(before, {
      ...before,
      ...newer('dec_20261129_c3d4e5f6', keys),
      ...newer('dec_20261130_d4e5f6a7', { continues_decision: 'dec_20261129_c3d4e5f6' }),
    });
    const resting = findings.flatMap((one) => (one.type === 'rests-on-fallen' ? [one.decision] : []));
    expect(resting).toEqual(told);
    expect(totals.doubted).toBe(told.length);
  });

  it('tells of a committed decision that was edited, and which way its confidence went', () => {
    const details = detailsOf(base, {
      ...base,
      [decisionPath]: decision({ confidence: '0.3', decision: 'No' }),
    });
    expect(details).toContainEqual({
      type: 'rewritten',
      what: 'dec_20261127_k3v9qx7m',
      fields: ['decision', 'confidence'],
    });
    expect(details).toContainEqual({
      type: 'confidence',
      id: 'dec_20261127_k3v9qx7m',
      before: 0.8,
      after: 0.3,
      crosses: 'down',
    });
  });

  it('of which only a decision is new is one row with the title of the thread', () => {
    const { records } = reviewMemory(base, { ...base, ...second({}) });
    expect(records.map(({ kind, id, title, change }) => [kind, id, title, change])).toEqual([
      ['thread', 'thread_pr94', 'PR #94 Architecture', 'modified'],
    ]);
  });
});

describe('a handoff', () => {
  it('has no expiry once somebody answered it', () => {
    const files = { [handoffPath]: sealed };
    const typesOf = (more: Readonly<Record<string, string>>) =>
      detailsOf({}, { ...files, ...more }).map(({ type }) => type);
    expect(typesOf({})).toContain('expiry');
    expect(typesOf({ [ackPath]: ack() })).not.toContain('expiry');
  });

  const sealed = sealedPayload();

  it('can be accepted where its acknowledgement is new', () => {
    const before = { [handoffPath]: sealed };
    const details = detailsOf(before, { ...before, [ackPath]: ack() });
    expect(details).toEqual([
      { type: 'acknowledged', status: 'accepted', by: 'lit-pm', reason: null, change: 'added' },
    ]);
  });

  it('that expired and that nobody accepted is a warning', () => {
    const { findings } = reviewMemory({}, { [handoffPath]: sealed }, '2026-03-01T00:00:00Z');
    expect(findings).toMatchObject([{ type: 'unacknowledged', severity: 'warning', expired: true }]);
  });

  it.each([
    ['differs', 'sha256:0000000000000000000000000000000000000000000000000000000000000000'],
    ['placeholder', 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ])('has a hash that %s', (state, hash) => {
    const text = payload({ meta: `payload_hash: "${hash}"` });
    expect(detailsOf({}, { [handoffPath]: text })).toContainEqual({ type: 'hash', state });
  });

  it('loses nothing that it or a decision mentions', () => {
    const parent = {
      '.agents/handoffs/hnd_1.yaml': payload({
        insights: '{ uncertainties: [True cost of compliance, Reaction of rivals] }',
      }),
    };
    const child = payload({
      meta: 'parent: hnd_1',
      insights: '{ uncertainties: ["Reaction of our rivals"] }',
    });
    const decided = {
      [threadPath]: thread(),
      [decisionPath]: decision({ decision: 'The true cost of compliance is two months' }),
    };
    const diff = reviewMemory(parent, { ...parent, ...decided, [handoffPath]: child });
    expect(diff.findings.filter(({ type }) => type === 'lost-on-the-way')).toEqual([]);
    const lost = reviewMemory(parent, { ...parent, [handoffPath]: child });
    expect(lost.findings).toContainEqual(
      expect.objectContaining({ uncertainties: ['True cost of compliance'] }),
    );
  });
});

describe('a task', () => {
  it('whose handoff lost its outcome, blockers or steps leads the review, and is counted once', () => {
    const handoff =
      'outcome: partial\nblockers:\n  - blocker: No credentials\nsuggested_next_steps:\n  - step: Go on\n';
    const other = { [sessionPath]: renderSession() };
    const before = { [taskPath]: taskText({ status: null, handoff }) };
    const lost = (text: string) => reviewMemory(before, { ...other, [taskPath]: text });
    const stub = lost('# Task task-005: X\n\nStub.\n');
    expect(stub.findings).toEqual([
      {
        type: 'handoff-lost',
        severity: 'error',
        record: 'task-005',
        path: taskPath,
        outcome: 'partial',
        blockers: ['No credentials'],
        steps: ['Go on'],
      },
    ]);
    expect(stub.verdict).toBe('errors');
    const emptied = (list: string) =>
      lost(taskText({ status: null, handoff: handoff.replace(new RegExp(`(${list}:)\\n.*\\n`), '$1 []\n') }));
    expect(emptied('blockers').findings).toMatchObject([
      { type: 'handoff-lost', outcome: null, blockers: ['No credentials'], steps: [] },
    ]);
    expect(emptied('suggested_next_steps').findings).toMatchObject([
      { type: 'handoff-lost', outcome: null, blockers: [], steps: ['Go on'] },
    ]);
    const done = lost(taskText({ status: null, handoff: 'outcome: completed' }));
    expect(done.findings).toMatchObject([{ type: 'blocker-dropped' }]);
  });

  it('says nothing of a blocker that a new line mentions', () => {
    const before = {
      [taskPath]: taskText({
        status: 'blocked',
        handoff:
          'outcome: blocked\nblockers: [{ blocker: No credentials for the provider, blocking_tasks: [] }]',
      }),
    };
    const told = { [taskPath]: taskText({ body: 'The platform team gave us credentials of the provider.' }) };
    expect(reviewMemory(before, told).findings).toEqual([]);
    expect(reviewMemory(before, { [taskPath]: taskText() }).findings).toMatchObject([
      { type: 'blocker-dropped' },
    ]);
  });

  it.each<[string, string, Files, Files, string]>([
    [
      'created and new',
      'files_created: [{ path: a.ts, purpose: x, lines: all }]',
      {},
      { 'a.ts': '1\n' },
      'in-change',
    ],
    [
      'created and there before',
      'files_created: [{ path: a.ts, purpose: x, lines: all }]',
      { 'a.ts': '0\n' },
      { 'a.ts': '1\n' },
      'existed',
    ],
    [
      'modified and untouched',
      'files_modified: [{ path: a.ts, lines: all, change_type: add }]',
      { 'a.ts': '1\n' },
      { 'a.ts': '1\n' },
      'untouched',
    ],
    [
      'modified and nowhere',
      'files_modified: [{ path: a.ts, lines: all, change_type: add }]',
      {},
      {},
      'missing',
    ],
    ['deleted', 'files_modified: [{ path: a.ts, change_type: delete }]', { 'a.ts': '1\n' }, {}, 'in-change'],
    [
      'deleted and there',
      'files_modified: [{ path: a.ts, change_type: delete }]',
      { 'a.ts': '1\n' },
      { 'a.ts': '1\n' },
      'still-there',
    ],
    [
      'beyond the end',
      'files_modified: [{ path: a.ts, lines: 1-3, change_type: add }]',
      { 'a.ts': '1\n' },
      { 'a.ts': '1\n2\n' },
      'out-of-range',
    ],
    [
      'to the last line',
      'files_modified: [{ path: a.ts, lines: 1-2, change_type: add }]',
      { 'a.ts': '1\n' },
      { 'a.ts': '1\n2\n' },
      'in-change',
    ],
  ])('claims a file: %s', (_, list, before, files, verdict) => {
    const after = { ...files, [taskPath]: taskText({ handoff: `outcome: completed\n${list}` }) };
    const claims = detailsOf(before, after).find((one) => one.type === 'claims');
    expect(claims).toMatchObject({ claims: [{ path: 'a.ts', verdict }] });
  });

  it('that was made from a freeform note is not held to its claims', () => {
    const handoff =
      'outcome: completed\nmigrated_from: notes.md\nfiles_modified: [{ path: a.ts, lines: all, change_type: add }]';
    const { findings } = reviewMemory(
      { 'a.ts': '1\n' },
      { 'a.ts': '1\n', [taskPath]: taskText({ handoff }) },
    );
    expect(findings).toEqual([]);
  });
});

describe('a skill', () => {
  const block = (extra: string) =>
    skillText(
      `name: demo\ndescription: Shows\nhandoff:\n  accepts_handoff: true\n  handoff_categories: [research]\n  handoff_description: Shows\n${extra}`.trimEnd(),
    );
  const waiting = {
    [handoffPath]: payload({ timestamp: '2026-01-02T02:00:00Z', target: '{ skill: demo }' }),
  };

  it.each<[string, string | undefined, unknown]>([
    [
      'requires more',
      block('  requires: [insights.uncertainties]'),
      { type: 'requires', path: 'insights.uncertainties' },
    ],
    ['is deleted', undefined, { type: 'gone' }],
    ['accepts no more', skillText('name: demo\ndescription: Shows'), { type: 'not-accepting' }],
  ])('that %s breaks the payloads that wait for it', (_, text, reason) => {
    const before = { ...waiting, [skillPath()]: block('') };
    const after: Files = text === undefined ? waiting : { ...waiting, [skillPath()]: text };
    expect(reviewMemory(before, after).findings).toMatchObject([
      { type: 'payload-broken', reasons: [reason] },
    ]);
    const taken = { [ackPath]: ack() };
    expect(reviewMemory({ ...before, ...taken }, { ...after, ...taken }).findings).toEqual([]);
  });
});

describe('what decides the checks', () => {
  it('tells waivers and keys apart', () => {
    const waiver = 'waivers:\n  - { rule: task/tags, record: task-001, reason: old, by: ada }\n';
    const { notices, verdict } = reviewMemory(
      { '.agents/baton.yaml': 'profile: recommended\nrules: { task/tags: error }\n' },
      { '.agents/baton.yaml': `profile: strict\nrules: { "task/tags": error }\n${waiver}` },
    );
    expect(notices).toEqual([
      {
        type: 'configuration',
        path: '.agents/baton.yaml',
        change: 'modified',
        keys: [{ key: 'profile', before: '"recommended"', after: '"strict"' }],
      },
      {
        type: 'waiver',
        path: '.agents/baton.yaml',
        change: 'added',
        rule: 'task/tags',
        record: 'task-001',
        reason: 'old',
        by: 'ada',
        until: null,
      },
    ]);
    expect(verdict).toBe('clean');
  });
});

describe('a mention', () => {
  it.each([
    ['No credentials for the provider', 'We got credentials of the provider.', true],
    ['No credentials for the provider', 'The provider is fine.', false],
    ['Who owns the migration?', 'who owns THE migration', true],
    ['Cost', 'costly', false],
  ])('%s in %s: %s', (text, inText, expected) => {
    expect(isMentioned(text, searchable(inText), 0.75)).toBe(expected);
  });
});

describe('records of every kind', () => {
  it('are told when they come, each in a row or with the row they belong to', () => {
    const files = Object.assign(
      {},
      ...(['session', 'thread', 'resume', 'decision', 'handoff', 'ack', 'task', 'skill'] as const).map(
        (kind) => example(kind),
      ),
    );
    const { records, totals } = reviewMemory({}, files);
    expect(
      records
        .filter(({ change }) => change === 'added')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['handoff', 'session', 'skill', 'task', 'thread']);
    expect(totals.changed).toEqual({ session: 1, thread: 1, handoff: 1, task: 1, skill: 1 });
  });
});
