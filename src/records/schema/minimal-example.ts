import type { RecordKind } from '../../core/document.ts';

const minimal: Readonly<Record<RecordKind, string>> = {
  session: `---
schema: baton/session@1
session_id: fbcd4d0d-3a1
user_query: Fix the login bug
query_timestamp: 2026-11-27T20:40:26Z
fsm:
  history:
    - INITIALIZED
    - JOHARI_DISCOVERY
  state: JOHARI_DISCOVERY
  is_final: false
status: in_progress
---

# Fix the login bug
`,
  thread: `---
schema: baton/thread@1
id: thread_pr94
title: "PR #94 Architecture"
started_by: emerson
created_at: 2026-11-27T09:00:00Z
status_history:
  - { status: active, at: 2026-11-27T09:00:00Z, by: emerson }
status: active
---

# PR #94 Architecture
`,
  resume: `schema: baton/resume@1
id: res_20261127_k3v9qx7m
thread: thread_pr94
by: code-reviewer
at: 2026-11-27T11:00:00Z
`,
  decision: `---
schema: baton/decision@1
id: dec_20261127_k3v9qx7m
thread: thread_pr94
agent: code-reviewer
date: 2026-11-27T11:42:00Z
decision: F030 must not ship before F032
confidence: 0.4
---

# F030 must not ship before F032
`,
  handoff: `schema: baton/handoff@1
handoff:
  version: "2.0"
  timestamp: 2026-02-04T19:30:00Z
  source:
    skill: perspective-swarm
    workflow_id: swarm-session-20260204-183000-a1b2c3d4
    session_path: /tmp/swarm-session-20260204-183000-a1b2c3d4/
  target:
    skill: lit-pm
  context:
    original_prompt: Should we expand into the European market?
    problem_type: strategic
`,
  ack: `schema: baton/ack@1
handoff: hnd_20261127_k3v9qx7m
by: lit-pm
at: 2026-11-27T20:40:26Z
status: accepted
`,
  task: `# Task task-005: Add token refresh

## Handoff

\`\`\`yaml
outcome: completed
files_created:
  - path: src/auth/jwt.ts
    purpose: JWT token generation and validation
    lines: 1-150
\`\`\`
`,
  skill: `---
name: lit-pm
description: Runs a literature review. Use when a claim needs sources.
---

# Literature review
`,
};

/** A minimal right record of a kind, as the text of its file: what the help of an unreadable one shows. */
export function minimalExample(kind: RecordKind): string {
  return minimal[kind];
}
