import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Words that make prose of different length and content, the same at every run. */
const words =
  'the guard reads what a record claims and checks it before the commit so that no agent starts cold'.split(
    ' ',
  );

function prose(seed: number, count: number): string {
  return Array.from({ length: count }, (_, at) => words[(seed * 7 + at * 3) % words.length]).join(' ');
}

const base32 = '0123456789abcdefghjkmnpqrstvwxyz';

function suffix(seed: number): string {
  let out = '';
  for (let left = seed * 2_654_435_761 + 97, at = 0; at < 8; at++) {
    out += base32[Math.abs(left) % 32];
    left = Math.floor(left / 32) + seed * (at + 3);
  }
  return out;
}

const day = (seed: number) =>
  `2026-${String((seed % 12) + 1).padStart(2, '0')}-${String((seed % 28) + 1).padStart(2, '0')}`;

function task(seed: number): [string, string] {
  const id = `task-${String(seed).padStart(6, '0')}`;
  return [
    `.agents/tasks/${id}-bench.md`,
    `# Task ${id}: ${prose(seed, 4)}

## Metadata

| Field | Value |
| --- | --- |
| Status | completed |
| Priority | high |

## Objective

${prose(seed, 40)}

## Acceptance Criteria

- [x] ${prose(seed + 1, 8)}
- [x] ${prose(seed + 2, 8)}

## Execution Log

${Array.from({ length: 4 }, (_, at) => `- 10:0${at} ${prose(seed + at, 18)}`).join('\n')}

## Handoff

\`\`\`yaml
outcome: completed

files_created:
  - path: src/auth/jwt-${seed}.ts
    purpose: ${prose(seed, 6)}
    lines: 1-150

files_modified:
  - path: src/config/database.ts
    lines: 45-67
    change_type: modify
    description: ${prose(seed + 5, 9)}

patterns_discovered:
  - pattern: ${prose(seed + 6, 8)}
    location: src/context/auth.ts
    applies_to: [auth, user-state]

gotchas:
  - issue: ${prose(seed + 7, 9)}
    discovered_in: integration
    mitigation: ${prose(seed + 8, 7)}
    severity: medium

dependencies_for_next:
  - file: src/auth/jwt-${seed}.ts
    reason: ${prose(seed + 9, 7)}

suggested_next_steps:
  - step: ${prose(seed + 10, 6)}
    priority: high
    depends_on: []
\`\`\`
`,
  ];
}

const perThread = 50;
const threadOf = (seed: number) => `thread_bench${Math.floor(seed / perThread)}`;
const decisionId = (seed: number) => `dec_${day(seed).replaceAll('-', '')}_${suffix(seed)}`;

function threadFile(seed: number): [string, string] {
  const id = threadOf(seed);
  return [
    `.agents/threads/${id}/thread.md`,
    `---
schema: baton/thread@1
id: ${id}
title: ${prose(seed, 4)}
started_by: emerson
created_at: 2026-01-01T09:00:00Z
status_history:
  - { status: active, at: 2026-01-01T09:00:00Z, by: emerson }
status: active
---

${prose(seed, 20)}
`,
  ];
}

const skill: [string, string] = [
  '.agents/skills/lit-pm/SKILL.md',
  `---
name: lit-pm
description: Reads the literature on a question and reports what it says.
handoff:
  accepts_handoff: true
  handoff_categories: [research]
  handoff_description: Deep literature research
---

# Literature
`,
];

function decision(seed: number): [string, string] {
  const thread = threadOf(seed);
  const id = decisionId(seed);
  const previous = [seed - 1, seed - 2, seed - 4].find((one) => makers[one % makers.length] === decision);
  const continues =
    previous !== undefined && previous > 0 && threadOf(previous) === thread
      ? `\ncontinues_decision: ${decisionId(previous)}`
      : '';
  return [
    `.agents/threads/${thread}/${id}.md`,
    `---
schema: baton/decision@1
id: ${id}
thread: ${thread}
agent: code-reviewer
date: ${day(seed)}T11:42:00Z${continues}
alternatives:
  - option: ${prose(seed, 3)}
    rejected_because: ${prose(seed + 1, 6)}
decision: ${prose(seed + 2, 9)}
confidence: 0.${(seed % 9) + 1}
category: architecture
stakes: medium
status: pending
reasons:
  - { type: analysis, text: ${prose(seed + 3, 8)}, strength: 0.8 }
open_questions:
  - question: ${prose(seed + 4, 7)}
    blocking: false
next_steps: [${prose(seed + 5, 4)}]
---

# ${prose(seed, 5)}

${prose(seed + 6, 60)}

${prose(seed + 7, 45)}
`,
  ];
}

function session(seed: number): [string, string] {
  const hex = (seed * 2_654_435_761).toString(16).padStart(11, '0');
  const id = `${hex.slice(-8)}-${hex.slice(0, 3)}`;
  const states = ['INITIALIZED', 'JOHARI_DISCOVERY', 'SEMANTIC_UNDERSTANDING', 'CHAIN_OF_THOUGHT'];
  return [
    `.agents/sessions/${id}.md`,
    `---
schema: baton/session@1
session_id: ${id}
user_query: ${prose(seed, 6)}
query_timestamp: ${day(seed)}T08:00:00Z
metadata: { is_agent_session: false }
iteration_count: 0
routing_decision: null
halt_reason: null
clarification_questions: []
dispatch_pending: null
step_timestamps:
  "0": { started_at: ${day(seed)}T08:00:00Z, completed_at: ${day(seed)}T08:01:00Z }
  "1": { started_at: ${day(seed)}T08:01:00Z, completed_at: ${day(seed)}T08:02:00Z }
  "2": { started_at: ${day(seed)}T08:02:00Z }
fsm:
  history:
${states.map((state) => `    - ${state}`).join('\n')}
  state: CHAIN_OF_THOUGHT
  is_final: false
status: in_progress
---

# ${prose(seed, 6)}

## Step 0: Johari Window Discovery

${prose(seed, 50)}

## Step 1: Semantic Understanding

${prose(seed + 1, 60)}
`,
  ];
}

function handoff(seed: number): [string, string] {
  const id = `hnd_${day(seed).replaceAll('-', '')}_${suffix(seed + 1_000_000)}`;
  return [
    `.agents/handoffs/${id}.yaml`,
    `schema: baton/handoff@1
handoff:
  version: "2.0"
  timestamp: ${day(seed)}T19:30:00Z
  expires_at: ${day(seed)}T20:30:00Z
  source:
    skill: perspective-swarm
    workflow_id: swarm-session-${seed}
    session_path: /tmp/swarm-session-${seed}/
  target:
    skill: lit-pm
    invocation: "/lit-pm --handoff {payload_path}"
    category: research
  context:
    original_prompt: "${prose(seed, 8)}"
    reframed_challenge: ${prose(seed + 1, 12)}
    problem_type: strategic
    synthesis_summary: |
      ${prose(seed + 2, 14)}
      ${prose(seed + 3, 14)}
  insights:
    convergent:
      - theme: ${prose(seed + 4, 4)}
        confidence_score: 7.2
        contributing_archetypes: [optimist, pragmatist]
        key_evidence:
          - ${prose(seed + 5, 8)}
    uncertainties:
      - ${prose(seed + 6, 8)}
      - ${prose(seed + 7, 7)}
  meta:
    perspectives_completed: 5
    convergence_level: medium
    handoff_chain: [perspective-swarm]
`,
  ];
}

/** The shares of kinds that repositories with agents' records show: mostly tasks and decisions. */
const makers = [task, decision, task, decision, task, session, task, decision, task, handoff];

/** Writes `count` records below a folder, and the threads and the skill that they name; the same ones for the same count. */
export async function writeCorpus(folder: string, count: number): Promise<void> {
  const write = async ([path, text]: [string, string]) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  await write(skill);
  for (let seed = 0; seed < count; seed++) {
    if (seed % perThread === 0) await write(threadFile(seed));
    await write((makers[seed % makers.length] ?? task)(seed));
  }
}

export { session as benchSession, task as benchTask };
