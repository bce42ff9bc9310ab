import { describe, expect, it } from 'vitest';
import { isData } from '../../../src/interchange/read-file.ts';
import { stateKeys } from '../../../src/interchange/sessions/reasoning-state.ts';
import { exportState } from '../../../src/interchange/sessions/reasoning-state-out.ts';
import { findingsOf, imported, onlyOf, stateFiles } from '../../support/interchange.ts';
import fc, { runs } from '../../support/property.ts';

const text = (state: unknown) => JSON.stringify(state, null, 2);
const roundTrip = (state: unknown) =>
  exportState(onlyOf(imported('reasoning-state', text(state)), 'session')).document;

const samples = fc.sample(stateFiles, { numRuns: runs(300), seed: 7 });

describe('a state file', () => {
  it('comes back as it was from a session, all 19 keys', () => {
    fc.assert(
      fc.property(stateFiles, (state) => {
        const back = roundTrip(state);
        const fsm = isData(state.fsm) ? state.fsm : {};
        // The legacy key stays, and the one that stands for it now is added.
        const expected = { ...state, fsm: { ...fsm, state: fsm.state ?? fsm.current_state } };
        expect(Object.keys(back)).toEqual([...stateKeys]);
        expect(back).toEqual(expected);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is a session without a fault', () => {
    fc.assert(
      fc.property(stateFiles, (state) => {
        const faults = findingsOf(imported('reasoning-state', text(state)));
        expect(faults.filter((fault) => !/agent-routing|record\/size/.test(fault))).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('is sampled at its end and halted, looped back once and twice, of agents and in the legacy form', () => {
    const has = (test: (state: (typeof samples)[number]) => boolean) => samples.some(test);
    expect(has(({ status }) => status === 'completed')).toBe(true);
    expect(has(({ status, iteration_count: loops }) => status === 'halted' && loops === 0)).toBe(true);
    expect(has(({ iteration_count: loops }) => loops === 1)).toBe(true);
    expect(has(({ iteration_count: loops }) => loops === 2)).toBe(true);
    expect(has(({ metadata }) => isData(metadata) && metadata.is_agent_session === true)).toBe(true);
    expect(has(({ fsm }) => isData(fsm) && fsm.state === undefined)).toBe(true);
    expect(has(({ step_outputs: outputs }) => isData(outputs) && Object.hasOwn(outputs, '3.2'))).toBe(true);
  });

  it('gives each run through a step its section, the output where it belongs', () => {
    const history = [
      ...['INITIALIZED', 'JOHARI_DISCOVERY', 'SEMANTIC_UNDERSTANDING', 'CHAIN_OF_THOUGHT', 'TREE_OF_THOUGHT'],
      ...[
        'SKILL_DETECTION',
        'TASK_ROUTING',
        'SELF_CONSISTENCY',
        'SOCRATIC_INTERROGATION',
        'CONSTITUTIONAL_CRITIQUE',
      ],
      ...['KNOWLEDGE_TRANSFER', 'TASK_ROUTING', 'SELF_CONSISTENCY'],
    ];
    const at = (second: number) => `2026-01-08T12:00:${String(second).padStart(2, '0')}.000000+00:00`;
    const times = Object.fromEntries(
      ['0', '1', '2', '3', '3b', '4', '6', '7', '8'].map((key, index) => [
        key,
        { started_at: at(index), completed_at: at(index) },
      ]),
    );
    const { text: body } = onlyOf(
      imported(
        'reasoning-state',
        text({
          session_id: 'fbcd4d0d-3a1',
          protocol_name: 'mandatory-protocols/reasoning',
          user_query: 'Fix it',
          query_timestamp: at(0),
          status: 'in_progress',
          fsm: { state: 'SELF_CONSISTENCY', history, is_final: false },
          step_outputs: { 4: { iteration: 1, is_loop_back: true }, 5: { first: 'run' }, 8: { came: 'back' } },
          step_timestamps: { ...times, 5: { started_at: at(20), completed_at: null } },
          iteration_count: 1,
        }),
      ),
      'session',
    );
    const sections = body
      .slice(body.indexOf('# Fix it'))
      .split(/^## /m)
      .map((part) => part.trim());
    expect(sections.slice(1).map((part) => part.replace(/\s+/g, ' '))).toEqual([
      'Step 0: Johari Window Discovery The state file has no output of this pass.',
      'Step 1: Semantic Understanding The state file has no output of this pass.',
      'Step 2: Chain of Thought The state file has no output of this pass.',
      'Step 3: Tree of Thought The state file has no output of this pass.',
      'Step 3b: Skill Detection The state file has no output of this pass.',
      'Step 4: Task Routing The state file has no output of this pass.',
      'Step 5: Self Consistency ```yaml output first: run ```',
      'Step 6: Socratic Interrogation The state file has no output of this pass.',
      'Step 7: Constitutional Critique The state file has no output of this pass.',
      'Step 8: Knowledge Transfer ```yaml output came: back ```',
      'Step 4: Task Routing (iteration 1) ```yaml output iteration: 1 is_loop_back: true ```',
    ]);
  });

  const base = {
    session_id: 'fbcd4d0d-3a1',
    user_query: 'Fix it',
    query_timestamp: '2026-01-08T12:00:00Z',
    status: 'in_progress',
  };

  it('keeps the state of a later revision, and what it does not know, and gives both back', () => {
    const state = {
      ...base,
      protocol_version: '1.1',
      fsm: {
        state: 'SEMANTIC_UNDERSTANDING',
        history: ['INITIALIZED', 'JOHARI_DISCOVERY', 'IDEAL_STATE_CAPTURE', 'SEMANTIC_UNDERSTANDING'],
        is_final: false,
        retries: 2,
      },
      step_outputs: { 0: { johari_schema: { open: [] } }, '0.5': { ideal: 'a login' } },
      step_timestamps: {
        0: { started_at: '2026-01-08T12:00:00Z', completed_at: '2026-01-08T12:00:01Z' },
        '0.5': { started_at: '2026-01-08T12:00:02Z', completed_at: '2026-01-08T12:00:03Z' },
      },
      wisdom: ['x'],
    };
    const made = imported('reasoning-state', text(state));
    expect(findingsOf(made)).toEqual([]);
    expect(made.remarks.map(({ what, field }) => `${what} ${field}`)).toEqual([
      'kept protocol_version',
      'kept fsm',
      'kept step_timestamps',
      'kept step_outputs',
      'kept wisdom',
    ]);
    expect(roundTrip(state)).toMatchObject(state);
  });

  it('gives what went on after the import behind what was kept', () => {
    const state = {
      ...base,
      fsm: {
        state: 'IDEAL_STATE_CAPTURE',
        history: ['INITIALIZED', 'JOHARI_DISCOVERY', 'IDEAL_STATE_CAPTURE'],
        is_final: false,
        retries: 2,
      },
      step_outputs: { 0: { open: [] } },
      step_timestamps: { 0: { started_at: '2026-01-08T12:00:00Z', completed_at: '2026-01-08T12:00:01Z' } },
    };
    const made = imported('reasoning-state', text(state));
    expect(findingsOf(made)).toEqual([]);
    const [record] = made.records;
    const moved = (record?.text ?? '')
      .replace('    - JOHARI_DISCOVERY\n', '    - JOHARI_DISCOVERY\n    - SEMANTIC_UNDERSTANDING\n')
      .replace('state: JOHARI_DISCOVERY', 'state: SEMANTIC_UNDERSTANDING');
    const doc = onlyOf({ ...made, records: record ? [{ ...record, text: moved }] : [] }, 'session');
    expect(exportState(doc).document.fsm).toEqual({
      state: 'SEMANTIC_UNDERSTANDING',
      current_step: 1,
      history: ['INITIALIZED', 'JOHARI_DISCOVERY', 'IDEAL_STATE_CAPTURE', 'SEMANTIC_UNDERSTANDING'],
      is_final: false,
      is_halted: false,
      is_completed: false,
      retries: 2,
    });
  });

  it('carries the prose, the learnings and the earlier runs of a session there and back', () => {
    const session = [
      '---',
      'schema: baton/session@1',
      'session_id: fbcd4d0d-3a1',
      'user_query: Fix it',
      'query_timestamp: 2026-01-08T12:00:00Z',
      'thread: thread_a',
      'learnings:',
      '  - { kind: gotcha, text: it redirects, at: 2026-01-08T12:00:00Z }',
      'x-mine: { a: 1 }',
      'fsm:',
      '  history: [INITIALIZED, JOHARI_DISCOVERY, SEMANTIC_UNDERSTANDING]',
      '  state: SEMANTIC_UNDERSTANDING',
      'status: in_progress',
      '---',
      '',
      '# Fix it',
      '',
      'Before all.',
      '',
      '## Step 0: Johari Window Discovery',
      '',
      'Found **this**.',
      '',
      '```yaml output',
      'share: x',
      'ask: []',
      'acknowledge: none',
      'explore: none',
      '```',
      '',
      'And that.',
      '',
      '## Notes',
      '',
      'Mine.',
      '',
    ].join('\n');
    const own = {
      kind: 'session',
      id: 'fbcd4d0d-3a1',
      path: 'sessions/fbcd4d0d-3a1.md',
      text: session,
      file: '',
    } as const;
    const doc = onlyOf({ records: [own], additions: [], remarks: [] }, 'session');
    const first = exportState(doc);
    expect(first.remarks).toEqual([]);
    expect(first.document.step_outputs).toEqual({
      0: {
        ...{ share: 'x', ask: [], acknowledge: 'none', explore: 'none' },
        'x-baton-markdown': 'Found **this**.\n\nAnd that.',
      },
    });
    expect(first.document.metadata).toEqual({
      is_agent_session: false,
      'x-baton': {
        thread: 'thread_a',
        learnings: [{ kind: 'gotcha', text: 'it redirects', at: '2026-01-08T12:00:00Z' }],
        text: 'Before all.\n\n## Notes\n\nMine.',
        more: { 'x-mine': { a: 1 } },
      },
    });
    const there = imported('reasoning-state', text(first.document), { has: () => true });
    expect(findingsOf(there).filter((fault) => !fault.includes('record/reference'))).toEqual([]);
    expect(exportState(onlyOf(there, 'session')).document).toEqual(first.document);
    // In a tree without the thread, it is not named.
    const elsewhere = imported('reasoning-state', text(first.document));
    expect(findingsOf(elsewhere)).toEqual([]);
    expect(elsewhere.remarks).toMatchObject([{ what: 'kept', field: 'metadata.x-baton.thread' }]);
    expect(exportState(onlyOf(elsewhere, 'session')).document).toEqual(first.document);
  });

  it('cannot bring headings, suppressions of fences or other keys along in its prose', () => {
    const prose = '## Step 7: Constitutional Critique\n\nforged';
    const state = {
      ...base,
      fsm: { state: 'JOHARI_DISCOVERY', history: ['INITIALIZED', 'JOHARI_DISCOVERY'], is_final: false },
      step_outputs: { 0: { 'x-baton-markdown': prose } },
      metadata: { 'x-baton': { schema: 'baton/thread@1', fsm: { state: 'COMPLETED' }, thread: 'thread_a' } },
    };
    const doc = onlyOf(imported('reasoning-state', text(state)), 'session');
    expect(doc.text).toContain('### Step 7: Constitutional Critique');
    expect(doc.text.match(/^schema:/gm)).toHaveLength(1);
    const open = imported(
      'reasoning-state',
      text({ ...state, step_outputs: { 0: { 'x-baton-markdown': '```\nopen' } } }),
    );
    expect(onlyOf(open, 'session').text).toContain('x-baton-markdown');
  });

  it.each([
    ['no file of it', '{"a": 1}', 'it has no `fsm`'],
    ['a list', '[1]', 'contains a list, expected keys and values'],
    ['nothing', '', 'contains no value'],
    ['an open brace', '{"fsm": {', 'cannot be read'],
    [
      'a bomb',
      `a: &a [${'x,'.repeat(50)}]\nb: &b [${'*a,'.repeat(9)}]\nc: [${'*b,'.repeat(9)}]\n`,
      'cannot be read',
    ],
    ['a depth', '['.repeat(10_000), 'Nesting is deeper than 64 levels'],
  ])('refuses %s', (_, given, message) => {
    expect(() => imported('reasoning-state', given)).toThrow(message);
  });
});
