import { describe, expect, it } from 'vitest';
import { recordKinds } from '../../../src/core/document.ts';
import type { YamlNode } from '../../../src/core/node.ts';
import { minimalExample, type ValidatedKind, validateNode } from '../../../src/records/schema/validate.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';
import { schemaExample } from '../../support/records-handoff.ts';

function rootOf(text: string): YamlNode {
  const { root, problems } = parseYaml(text);
  if (root === undefined) throw new Error(`no YAML: ${JSON.stringify(problems)}`);
  return root;
}

/** What a person sees: the text underlined, the message, the help. */
function check(kind: ValidatedKind, text: string): string[][] {
  return validateNode(kind, rootOf(text)).map(({ extent, message, help }) => [
    text.slice(extent.from, extent.to),
    message,
    help ?? '',
  ]);
}

const decision = `id: dec_001
thread: thread_pr94
agent: code-reviewer
date: 2026-11-27T11:42:00Z
decision: F030 must not ship before F032
confidence: 0.4
`;
const session = `session_id: fbcd4d0d-3a1
user_query: Fix the login bug
query_timestamp: 2026-11-27T20:40:26Z
fsm: { history: [INITIALIZED], state: INITIALIZED, is_final: false }
status: initialized
`;
const payload = (rest: string) => `handoff:
  version: "2.0"
  timestamp: 2026-02-04T19:30:00Z
  source: { skill: perspective-swarm, session_path: /tmp/x/ }
  target: { skill: lit-pm }
  context: { original_prompt: Should we?, problem_type: strategic }
${rest}`;

const conventionSession = `schema: baton/session@1
session_id: fbcd4d0d-3a1
user_query: Fix the login bug
query_timestamp: 2026-11-27T20:40:26Z
metadata: { is_agent_session: false }
thread: thread_pr94                      # optional
resumes: 1c2d3e4f-5a6                    # optional: the halted session whose questions this one answers
forked_from: 0a1b2c3d-4e5                # optional: see merges
abandoned: { at: 2026-11-27T21:00:00Z, by: emerson, reason: superseded }   # optional: a session that will never be finished; closes it without a state
iteration_count: 1
contradiction_detected: true
preliminary_routes:
  - { iteration: 0, route: skill-orchestration, justification: matches develop-skill, timestamp: 2026-11-27T20:44:01Z }
  - { iteration: 1, route: null, justification: "LOOP-BACK: step 7 contradicts the route", timestamp: 2026-11-27T20:49:10Z }
routing_decision: null                   # skill-orchestration | dynamic-skill-sequencing
routing_justification: null
halt_reason: null
clarification_questions: []
dispatch_pending: null                   # {route, session_id, directive_command, context, created_at}
step_timestamps:
  "0": { started_at: 2026-11-27T20:40:26Z, completed_at: 2026-11-27T20:41:02Z }
fsm:
  history:
    - INITIALIZED
    - JOHARI_DISCOVERY
    - SEMANTIC_UNDERSTANDING
    - CHAIN_OF_THOUGHT
    - TREE_OF_THOUGHT
    - SKILL_DETECTION
    - TASK_ROUTING
  state: TASK_ROUTING
  is_final: false
status: in_progress                      # initialized | in_progress | halted | completed: derived from state
`;

const conventionThread = `schema: baton/thread@1
id: thread_pr94
title: "PR #94 Architecture"
started_by: emerson
created_at: 2026-11-27T09:00:00Z
status_history:
  - { status: active, at: 2026-11-27T09:00:00Z, by: emerson }
  - { status: paused, at: 2026-11-27T10:00:00Z, by: emerson, note: waiting for the benchmark }
status: paused                           # the last entry's; on the line after the history
`;

const conventionDecision = `schema: baton/decision@1
id: dec_20261127_k3v9qx7m
thread: thread_pr94                      # equals its folder
agent: code-reviewer
date: 2026-11-27T11:42:00Z
continues_decision: dec_001              # an id, or a list where it joins several heads; absent for a root
alternatives: [{ option: ship both, rejected_because: doubles the migration }]
pre_decision: { query_run: true, similar_found: 2, guardrails_checked: 3, guardrails_passed: true }
decision: F030 must not ship before F032
confidence: 0.4                          # 0..1
category: architecture                   # architecture process integration tooling security declined
stakes: medium                           # low medium high critical
status: pending                          # pending reviewed; with outcome success partial failure abandoned
reasons: [{ type: analysis, text: It reads the tables, strength: 0.8 }]
open_questions: [{ question: Who owns the migration?, blocking: true }]   # a plain string is read as { question }; an id (\`q-\` + 8 hex, made as in section 7) is derived from the text
resolves_questions: [Should F030 integrate with F032?]                   # by id or by text (NFC, case and blanks folded)
next_steps: [Spike the F032 guard]
supersedes: dec_000                        # optional; also related_to, session, task, pr, tags, files
deliberation:                            # inputs, steps and their convergence; all optional
  inputs: [{ id: i1, text: It reads the tables, source: docs/f032.md }]
  steps: [{ step: 1, thought: The guard comes first, inputs_used: [i1], type: analysis, conclusion: true }]
  convergence_point: 1
thoughts: [Checked the scaling results first]
`;

describe('missing keys', () => {
  it.each<[string, ValidatedKind, string, string[]]>([
    [
      'at the top: the first key',
      'decision',
      decision.replace(/^decision: .*\n/m, ''),
      ['id', 'Missing key `decision`', 'add `decision: F030 must not ship before F032`'],
    ],
    [
      'in a map: its key',
      'handoff',
      payload('').replace(', session_path: /tmp/x/', ''),
      [
        'source',
        'Missing key `handoff.source.session_path`',
        'add `session_path: /tmp/swarm-session-20260204-183000-a1b2c3d4/`',
      ],
    ],
    [
      'in an item: its first key',
      'task',
      'outcome: completed\nfiles_created:\n  - purpose: x\n    lines: all\n',
      ['purpose', 'Missing key `files_created[0].path`', 'add `path: src/auth/jwt.ts`'],
    ],
    [
      'in an item without keys: the item',
      'task',
      'outcome: completed\ngotchas: [{}]\n',
      [
        '{}',
        'Missing key `gotchas[0].issue`',
        'add `issue: API rate limit is 100/min, not 1000/min as documented`',
      ],
    ],
    [
      'in a list of decisions’ reasons',
      'decision',
      `${decision}reasons: [{ type: analysis }]\n`,
      ['type', 'Missing key `reasons[0].text`', 'add `text: F030 reads tables that F032 creates`'],
    ],
    [
      'change_type of a modified file',
      'task',
      'outcome: completed\nfiles_modified:\n  - path: a.ts\n',
      ['path', 'Missing key `files_modified[0].change_type`', 'add `change_type: modify`'],
    ],
    [
      'the payload itself',
      'ack',
      'by: lit-pm\nat: 2026-11-27T20:40:26Z\nstatus: accepted\n',
      ['by', 'Missing key `handoff`', 'add `handoff: hnd_20261127_k3v9qx7m`'],
    ],
  ])('%s', (_, kind, text, expected) => {
    expect(check(kind, text)).toEqual([expected]);
  });

  it('are reported one by one, in the order of the schema', () => {
    expect(check('thread', 'id: thread_pr94\n').map(([at, message]) => `${at}: ${message}`)).toEqual(
      ['title', 'started_by', 'created_at', 'status_history', 'status'].map(
        (key) => `id: Missing key \`${key}\``,
      ),
    );
  });

  it.each<[ValidatedKind, string[]]>([
    ['session', ['session_id', 'user_query', 'query_timestamp', 'fsm', 'status']],
    ['resume', ['id', 'thread', 'by', 'at']],
    ['decision', ['id', 'thread', 'agent', 'date', 'decision', 'confidence']],
    ['handoff', ['handoff']],
    ['ack', ['handoff', 'by', 'at', 'status']],
    ['task', ['outcome']],
    ['config', []],
  ])('of an empty %s: %j', (kind, keys) => {
    expect(validateNode(kind, rootOf('{}')).map(({ path }) => path)).toEqual(keys.map((key) => [key]));
  });
});

describe('wrong values', () => {
  it.each<[ValidatedKind, string, string[]]>([
    [
      'decision',
      decision.replace('dec_001', '7'),
      ['7', 'Expected a string for `id`, found the number `7`', 'quote it: `id: "7"`'],
    ],
    [
      'decision',
      `${decision}tags: [auth, 1.10]\n`,
      ['1.10', 'Expected a string for `tags[1]`, found the number `1.10`', 'quote it: `- "1.10"`'],
    ],
    [
      'decision',
      `${decision}task: true\n`,
      ['true', 'Expected a string for `task`, found `true`', 'quote it: `task: "true"`'],
    ],
    [
      'decision',
      decision.replace('code-reviewer', '"  "'),
      ['"  "', 'Unexpected blank text for `agent`', 'see `baton schema decision`'],
    ],
    [
      'decision',
      `${decision}tags: auth\n`,
      ['auth', 'Expected a list for `tags`, found the string `auth`', 'write `tags: [auth]`'],
    ],
    [
      'decision',
      `${decision}tags: none\n`,
      ['none', 'Expected a list for `tags`, found the string `none`', 'write `tags: []`'],
    ],
    [
      'decision',
      `${decision}thoughts:\n`,
      ['', 'Expected a list for `thoughts`, found nothing', 'write `thoughts: []`'],
    ],
    [
      'decision',
      decision.replace('0.4', '"0.4"'),
      ['"0.4"', 'Expected a number for `confidence`, found the string `0.4`', 'write `confidence: 0.4`'],
    ],
    [
      'decision',
      decision.replace('0.4', 'high'),
      ['high', 'Expected a number for `confidence`, found the string `high`', 'write `confidence: 0.4`'],
    ],
    [
      'decision',
      decision.replace('0.4', '1.4'),
      ['1.4', 'Unexpected number `1.4` for `confidence`, expected at most `1`', 'write `confidence: 0.4`'],
    ],
    [
      'decision',
      decision.replace('0.4', '-1'),
      ['-1', 'Unexpected number `-1` for `confidence`, expected at least `0`', 'write `confidence: 0.4`'],
    ],
    [
      'decision',
      decision.replace('0.4', '.nan'),
      ['.nan', 'Unexpected number `.nan` for `confidence`, expected at most `1`', 'write `confidence: 0.4`'],
    ],
    [
      'decision',
      `${decision}status: reviewd\n`,
      [
        'reviewd',
        'Unexpected value `reviewd` for `status`, expected `pending` or `reviewed`, did you mean `reviewed`',
        'write `status: reviewed`',
      ],
    ],
    [
      'decision',
      `${decision}status: Pending\n`,
      [
        'Pending',
        'Unexpected value `Pending` for `status`, expected `pending` or `reviewed`, did you mean `pending`',
        'write `status: pending`',
      ],
    ],
    [
      'decision',
      `${decision}status: done\n`,
      [
        'done',
        'Unexpected value `done` for `status`, expected `pending` or `reviewed`',
        'see `baton schema decision`',
      ],
    ],
    [
      'decision',
      `${decision}status: 7\n`,
      [
        '7',
        'Unexpected value `7` for `status`, expected `pending` or `reviewed`',
        'see `baton schema decision`',
      ],
    ],
    [
      'decision',
      `${decision}status: [pending]\n`,
      [
        '[pending]',
        'Unexpected list for `status`, expected `pending` or `reviewed`',
        'see `baton schema decision`',
      ],
    ],
    [
      'decision',
      `${decision}status:\n`,
      ['', 'Missing value for `status`, expected `pending` or `reviewed`', 'see `baton schema decision`'],
    ],
    [
      'decision',
      `${decision}continues_decision: { id: dec_001 }\n`,
      [
        'id',
        'Expected a string or a list for `continues_decision`, found a map',
        'write `continues_decision: dec_001`',
      ],
    ],
    [
      'decision',
      `${decision}open_questions: [5]\n`,
      ['5', 'Expected a string or a map for `open_questions[0]`, found the number `5`', 'quote it: `- "5"`'],
    ],
    [
      'decision',
      `${decision}pre_decision: { query_run: yes }\n`,
      [
        'yes',
        'Expected `true` or `false` for `pre_decision.query_run`, found the string `yes`',
        'write `query_run: true`',
      ],
    ],
    [
      'decision',
      `${decision}pre_decision: { similar_found: 2.5 }\n`,
      [
        '2.5',
        'Expected a whole number for `pre_decision.similar_found`, found the number `2.5`',
        'write `similar_found: 2`',
      ],
    ],
    [
      'decision',
      decision.replace('2026-11-27T11:42:00Z', 'yesterday'),
      [
        'yesterday',
        'Unexpected time `yesterday` for `date`, expected ISO 8601 such as `2026-11-27T20:40:26Z`',
        'write `date: 2026-11-27T20:40:26Z`',
      ],
    ],
    [
      'decision',
      decision.replace('2026-11-27T11:42:00Z', '20261127'),
      [
        '20261127',
        'Expected a time for `date`, found the number `20261127`',
        'write `date: 2026-11-27T20:40:26Z`',
      ],
    ],
    [
      'decision',
      `${decision}next_steps: >\n  Spike it,\n  then ship\n`,
      [
        '>',
        'Expected a list for `next_steps`, found the string `Spike it, then ship`',
        'write `next_steps: [Spike the F032 guard]`',
      ],
    ],
    [
      'session',
      session.replace('Fix the login bug', '{ a: 1,\n  b: 2 }'),
      ['a', 'Expected a string for `user_query`, found a map', 'write `user_query: Fix the login bug`'],
    ],
    [
      'session',
      session.replace('Fix the login bug', '\n  - one\n  - two'),
      ['one', 'Expected a string for `user_query`, found a list', 'write `user_query: Fix the login bug`'],
    ],
    [
      'session',
      `step_timestamps: { 3b: { started_at: now } }\n${session}`,
      [
        'now',
        'Unexpected time `now` for `step_timestamps.3b.started_at`, expected ISO 8601 such as `2026-11-27T20:40:26Z`',
        'write `started_at: 2026-11-27T20:40:26Z`',
      ],
    ],
    [
      'session',
      `routing_decision: skill-orchestrtion\n${session}`,
      [
        'skill-orchestrtion',
        'Unexpected value `skill-orchestrtion` for `routing_decision`, expected `skill-orchestration` or `dynamic-skill-sequencing`, did you mean `skill-orchestration`',
        'write `routing_decision: skill-orchestration`',
      ],
    ],
    [
      'task',
      'outcome: done\n',
      [
        'done',
        'Unexpected value `done` for `outcome`, expected `completed`, `partial`, `failed` or `blocked`',
        'see `baton schema task`',
      ],
    ],
    [
      'task',
      'outcome: null\n',
      [
        'null',
        'Missing value for `outcome`, expected `completed`, `partial`, `failed` or `blocked`',
        'see `baton schema task`',
      ],
    ],
    [
      'task',
      'outcome: completed\nfiles_created: src/a.ts\n',
      [
        'src/a.ts',
        'Expected a list for `files_created`, found the string `src/a.ts`',
        'write `files_created: [{ path: src/auth/jwt.ts, purpose: JWT token generation and validation, lines: 1-150 }]`',
      ],
    ],
    [
      'task',
      '- outcome: completed\n',
      ['outcome', 'Expected a map at the top, found a list', 'see `baton schema task`'],
    ],
    [
      'handoff',
      payload('').replace('"2.0"', '2.0'),
      [
        '2.0',
        'Expected a string for `handoff.version`, found the number `2.0`',
        'quote it: `version: "2.0"`',
      ],
    ],
    [
      'handoff',
      payload('  meta: { convergence_level: hgh }\n'),
      [
        'hgh',
        'Unexpected value `hgh` for `handoff.meta.convergence_level`, expected `high`, `medium`, `low` or `none`, did you mean `high`',
        'write `convergence_level: high`',
      ],
    ],
    [
      'handoff',
      payload('').replace('lit-pm', "''"),
      ["''", 'Unexpected blank text for `handoff.target.skill`', 'see `baton schema handoff`'],
    ],
    [
      'config',
      'rules: { record/schema: warn }\n',
      [
        'warn',
        'Unexpected value `warn` for `rules.record/schema`, expected `error`, `warning`, `info` or `off`, did you mean `warning`',
        'write `record/schema: warning`',
      ],
    ],
    [
      'config',
      'since: 1234567\n',
      [
        '1234567',
        'Expected a string for `since`, found the number `1234567`',
        'quote it: `since: "1234567"`',
      ],
    ],
  ])('%s, row %#', (kind, text, expected) => {
    expect(check(kind, text)).toEqual([expected]);
  });

  it('carry what was found and what was expected', () => {
    const [problem] = validateNode('decision', rootOf(`${decision}status: reviewd\n`));
    expect(problem).toMatchObject({
      keyword: 'enum',
      path: ['status'],
      actual: 'reviewd',
      expected: ['pending', 'reviewed'],
    });
  });

  it('stand at their place in the file', () => {
    const yaml = parseYaml('outcome: done\n', (offset) => offset + 100);
    const root = yaml.root as YamlNode;
    expect(validateNode('task', root).map(({ extent }) => extent)).toEqual([{ from: 109, to: 113 }]);
  });

  it('come in the order of the file', () => {
    const text = 'gotchas: 1\nfiles_created: [{ path: 2 }]\noutcome: 3\n';
    expect(validateNode('task', rootOf(text)).map(({ path }) => path)).toEqual([
      ['gotchas'],
      ['files_created', 0, 'path'],
      ['outcome'],
    ]);
  });

  it('are shortened to one line in a message', () => {
    const [problem] = validateNode(
      'decision',
      rootOf(decision.replace(/date: .*/, `date: "a \`b\` ${'c'.repeat(80)}"`)),
    );
    expect(problem?.message).toBe(
      `Unexpected time \`a 'b' ${'c'.repeat(53)}…\` for \`date\`, expected ISO 8601 such as \`2026-11-27T20:40:26Z\``,
    );
  });
});

describe('unexpected keys of the configuration', () => {
  it.each<[string, string[]]>([
    ['profil: strict\n', ['profil', 'Unexpected key `profil`, did you mean `profile`', 'write `profile`']],
    [
      'kinds: { tasks: [] }\n',
      ['tasks', 'Unexpected key `kinds.tasks`, did you mean `task`', 'write `task`'],
    ],
    [
      'kinds: { decision: [] }\n',
      [
        'decision',
        'Unexpected key `kinds.decision`, expected `session`, `thread`, `handoff`, `task` or `skill`',
        'see `baton schema config`',
      ],
    ],
    [
      'machines: { m: { initial: A, edges: {}, finals: [] } }\n',
      ['finals', 'Unexpected key `machines.m.finals`, did you mean `final`', 'write `final`'],
    ],
    [
      'waivers:\n  - { rule: r, record: x, reason: y, by: z, untill: 2027-01-01 }\n',
      ['untill', 'Unexpected key `waivers[0].untill`, did you mean `until`', 'write `until`'],
    ],
    [
      'steps: { 9: a.md }\n',
      [
        '9',
        'Unexpected key `steps.9`, expected `0`, `1`, `2`, `3`, `4`, `5`, `6`, `7`, `8` or `3b`',
        'see `baton schema config`',
      ],
    ],
  ])('%s', (text, expected) => {
    expect(check('config', text)).toEqual([expected]);
  });
});

describe('times', () => {
  it.each([
    '2026-11-27T20:40:26Z',
    '2026-11-27T20:40:26.123456+00:00',
    '2026-11-27t20:40:26z',
    '2026-11-27 20:40:26Z',
    '2026-11-27T20:40',
    '2026-11-27T20:40:26+0100',
    '2026-11-27',
    '20261127T204026Z',
    '2026-W48-5',
    '2026-331',
    '2026-11-27T20',
    '2026-11-27T20:40:26,5-05',
    '2026-11-27T23:59:60Z',
  ])('%s is ISO 8601', (time) => {
    expect(check('decision', decision.replace('2026-11-27T11:42:00Z', `"${time}"`))).toEqual([]);
  });

  it.each([
    '',
    'now',
    '27.11.2026',
    '2026-13-01',
    '2026-11-32',
    '2026/11/27',
    '2026-11-27T25:00',
    '2026-11-27T20:61',
    '2026-11-27Z',
    '2026-11-27T20:40:26 +01:00',
  ])('%j is not', (time) => {
    expect(check('decision', decision.replace('2026-11-27T11:42:00Z', `"${time}"`))).toHaveLength(1);
  });
});

describe('what other rules bear', () => {
  it.each<[string, ValidatedKind, string]>([
    [
      'numbers of a payload out of range',
      'handoff',
      payload(
        '  insights: { convergent: [{ theme: x, confidence_score: -3 }], divergent: [{ archetype: a, insight: b, confidence: 9.5 }] }\n',
      ),
    ],
    ['another version', 'handoff', payload('').replace('2.0', '9.9')],
    ['states that no machine knows', 'session', session.replace('[INITIALIZED]', '[NOWHERE]')],
    ['an outcome without what it needs', 'task', 'outcome: blocked\n'],
    [
      'spelling of tags and lines',
      'task',
      'outcome: completed\nfiles_created: [{ path: /abs, lines: 9-1 }]\npatterns_discovered: [{ pattern: x, applies_to: [Not A Tag] }]\n',
    ],
    ['lines that are a number', 'task', 'outcome: completed\nfiles_created: [{ path: a, lines: 5 }]\n'],
    ['unknown keys', 'decision', `${decision}x-other: { a: [1] }\n__proto__: 1\n`],
    [
      'a migrated note without outcome or change type',
      'task',
      'outcome: null\nmigrated_from: HANDOFF.md\nfiles_modified: [{ path: a }]\n',
    ],
    [
      'a question as text',
      'decision',
      `${decision}open_questions: [Who?]\ncontinues_decision: [dec_001, dec_002]\n`,
    ],
  ])('%s', (_, kind, text) => {
    expect(check(kind, text)).toEqual([]);
  });
});

describe('redaction', () => {
  const redactions =
    'redactions: [{ field: date, at: 2026-11-27T12:00:00Z, by: emerson, reason: r, sha256: 0a }]\n';
  const taken = decision.replace('2026-11-27T11:42:00Z', '"[redacted]"');

  it('may stand in the place of any value', () => {
    expect(check('decision', taken + redactions)).toEqual([]);
  });

  it('must be noted', () => {
    expect(check('decision', taken).map(([at]) => at)).toEqual(['"[redacted]"']);
  });
});

describe('minimalExample', () => {
  /** The front matter, else the YAML fence, else all of it. */
  const yamlOf = (text: string) =>
    /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? /```yaml\n([\s\S]*?)```/.exec(text)?.[1] ?? text;

  it.each(recordKinds.filter((kind) => kind !== 'skill'))('of a %s follows its schema', (kind) => {
    expect(check(kind, yamlOf(minimalExample(kind)))).toEqual([]);
  });

  it('of a skill has a name and a description', () => {
    expect(yamlOf(minimalExample('skill'))).toMatch(/^name: .+\ndescription: .+$/);
  });
});

describe('the examples of the convention', () => {
  it('a session', () => {
    expect(check('session', conventionSession)).toEqual([]);
  });

  it('a thread', () => {
    expect(check('thread', conventionThread)).toEqual([]);
  });

  it('a decision', () => {
    expect(check('decision', conventionDecision)).toEqual([]);
  });

  it('a payload', () => {
    expect(check('handoff', schemaExample)).toEqual([]);
  });
});
