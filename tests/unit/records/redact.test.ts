import { describe, expect, it } from 'vitest';
import { lintFiles, readFiles } from '../../../src/check/check-files.ts';
import { defaultConfig } from '../../../src/core/config.ts';
import { createPathRules } from '../../../src/records/record-paths.ts';
import { redact } from '../../../src/records/redact/redact.ts';
import { hashOfValue } from '../../../src/records/redact/redaction.ts';
import { rules } from '../../../src/rules/index.gen.ts';
import { renderSession, sessionPath, stageOf } from '../../support/records-session.ts';

const note = { at: '2026-11-28T10:00:00Z', by: 'emerson', reason: 'a name: hers' };
const now = '2026-12-01T00:00:00Z';

function take(path: string, text: string, field: string) {
  const [doc] = readFiles({ [path]: text }, createPathRules(defaultConfig));
  if (!doc) throw new Error('no record');
  return redact(doc, field, note);
}

/** The text after a redaction, which every rule takes as a change of a committed record. */
function taken(path: string, text: string, field: string): string {
  const result = take(path, text, field);
  if (!result.ok) throw new Error(result.why);
  const errors = (before: string, after: string) =>
    lintFiles(rules, { before: { [path]: before }, after: { [path]: after }, committed: true, now }).filter(
      ({ severity }) => severity === 'error',
    );
  expect(errors(text, result.text)).toEqual(errors(text, text));
  return result.text;
}

const entry = (field: string, value: unknown) =>
  `field: ${field}\n    at: ${note.at}\n    by: emerson\n    reason: "a name: hers"\n    sha256: ${hashOfValue(value)}`;

const decisionPath = '.agents/threads/thread_t/dec_a1.md';
const decision = `---
schema: baton/decision@1
id: dec_a1 # kept
thread: thread_t
agent: "code-reviewer"
date: 2026-01-01T00:00:00Z
decision: ship
confidence: 0.5
reasons:
- type: analysis
  text: >-
    Ada Lovelace said
    so   # no comment
  strength: 0.8
- { type: pattern, text: 'it''s hers' }
tags: [a, b]
---

Ada said so.
`;

describe('redact', () => {
  it('takes a folded scalar out and keeps every other character', () => {
    const text = taken(decisionPath, decision, 'reasons[0].text');
    const folded = '>-\n    Ada Lovelace said\n    so   # no comment';
    expect(text).toBe(
      decision
        .replace(folded, '"[redacted]"')
        .replace(
          'tags: [a, b]\n',
          `tags: [a, b]\nredactions:\n  - ${entry('reasons.0.text', 'Ada Lovelace said so   # no comment')}\n`,
        ),
    );
  });

  it.each([
    ['reasons.1.text', "'it''s hers'", "it's hers"],
    ['confidence', '0.5', 0.5],
    ['tags', '[a, b]', ['a', 'b']],
    ['reasons.1', "{ type: pattern, text: 'it''s hers' }", { type: 'pattern', text: "it's hers" }],
  ])('takes %s out', (field, written, value) => {
    const text = taken(decisionPath, decision, field);
    expect(text).toContain('"[redacted]"');
    expect(text).not.toContain(written);
    expect(text).toContain(entry(field, value));
  });

  it('takes a second value out, the line ends being CRLF', () => {
    const crlf = decision.replaceAll('\n', '\r\n');
    const once = taken(decisionPath, crlf, 'agent');
    const twice = taken(decisionPath, once, 'reasons.0.strength');
    const lines = `  - ${entry('agent', 'code-reviewer')}\n  - ${entry('reasons.0.strength', 0.8)}\n`;
    expect(twice).toContain(lines.replaceAll('\n', '\r\n'));
    expect(twice.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('takes a value of a payload out, in YAML and in JSON', () => {
    const path = '.agents/handoffs/hnd_a1';
    const payload = { version: '2.0', context: { original_prompt: 'Ada asks' } };
    const json = JSON.stringify({ handoff: payload }, null, 2);
    for (const [file, text] of [
      [`${path}.yaml`, 'handoff:\n  version: "2.0"\n  context:\n    original_prompt: Ada asks\n'],
      [`${path}.json`, json],
    ] as const) {
      const after = taken(file, text, 'context.original_prompt');
      expect(after).not.toContain('Ada');
      expect(after).toMatch(/field"?: "?handoff\.context\.original_prompt/);
    }
    expect(JSON.parse(taken(`${path}.json`, json, 'handoff.context.original_prompt'))).toMatchObject({
      handoff: { version: '2.0', context: { original_prompt: '[redacted]' } },
      redactions: [{ field: 'handoff.context.original_prompt', by: 'emerson' }],
    });
  });

  it('takes a value of a structured output out, the redactions standing above the machine', () => {
    const text = renderSession(stageOf({ asks: true }, 'COMPLETED'));
    const after = taken(sessionPath, text, 'step_outputs.0.share');
    expect(after).toContain('share: "[redacted]"');
    expect(after.indexOf('redactions:')).toBeLessThan(after.indexOf('\nfsm:'));
    expect(after).toContain(entry('step_outputs.0.share', 'a bug fix'));
  });

  it('takes a value of a task’s fence out', () => {
    const path = '.agents/tasks/task-1.md';
    const text =
      '# Task task-1: A\n\n## Handoff\n\n```yaml\noutcome: failed\nblockers:\n  - blocker: Ada is away\n```\n';
    expect(taken(path, text, 'blockers.0.blocker')).toBe(
      text
        .replace('Ada is away', '"[redacted]"')
        .replace(
          '  - blocker: "[redacted]"\n',
          `  - blocker: "[redacted]"\nredactions:\n  - ${entry('blockers.0.blocker', 'Ada is away')}\n`,
        ),
    );
  });

  it('says what it does not take out', () => {
    expect(take(decisionPath, decision, 'reason.0.text')).toEqual({
      ok: false,
      why: 'unknown',
      near: 'reasons.0.text',
    });
    expect(take(decisionPath, decision, 'zzzzzzzzzzzzzzzz')).toEqual({ ok: false, why: 'unknown' });
    expect(take(decisionPath, decision, 'schema')).toEqual({ ok: false, why: 'own' });
    const once = taken(decisionPath, decision, 'agent');
    expect(take(decisionPath, once, 'agent')).toEqual({ ok: false, why: 'already' });
    expect(take(decisionPath, once, 'redactions.0.by')).toEqual({ ok: false, why: 'own' });
    const anchored = decision.replace('decision: ship', 'decision: &x ship\ncategory: *x');
    expect(take(decisionPath, anchored, 'decision')).toEqual({ ok: false, why: 'written' });
    expect(take(decisionPath, anchored, 'category').ok).toBe(true);
  });
});
