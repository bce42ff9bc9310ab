import { describe, expect, it } from 'vitest';
import { lintFiles, readFiles } from '../../../src/check/check-files.ts';
import { defaultConfig } from '../../../src/core/config.ts';
import { createPathRules } from '../../../src/records/record-paths.ts';
import { ProseRedactions, parseLinePlace } from '../../../src/records/redact/prose-redaction.ts';
import { redactLine } from '../../../src/records/redact/redact-line.ts';
import { hashOfValue } from '../../../src/records/redact/redaction.ts';
import { rules } from '../../../src/rules/index.gen.ts';
import { renderSession, sessionPath, stageOf } from '../../support/records-session.ts';

const note = { at: '2026-11-28T10:00:00Z', by: 'emerson', reason: 'held a token' };
const now = '2026-12-01T00:00:00Z';

const decisionPath = '.agents/threads/thread_t/dec_a1.md';
const decision = `---
schema: baton/decision@1
id: dec_a1
thread: thread_t
agent: code-reviewer
date: 2026-01-01T00:00:00Z
decision: ship # a comment
confidence: 0.5
reasons: [{ type: analysis, text: it works }]
---

Intro 🙂 with TOKEN-1 and TOKEN-2.
The password is TOKEN-3  
- [x] An item with TOKEN-1.
`;
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
const intro = lineOf(decision, 'Intro');

function take(path: string, text: string, place: string) {
  const [doc] = readFiles({ [path]: text }, createPathRules(defaultConfig));
  const at = parseLinePlace(place);
  if (!doc || !at) throw new Error('no record, or no place');
  return redactLine(doc, at, note);
}

/** What the rules refuse in a change of a committed record, beyond what they refuse in the record itself. */
function errors(path: string, before: string, after: string): readonly string[] {
  const found = (old: string) =>
    lintFiles(rules, { before: { [path]: old }, after: { [path]: after }, committed: true, now })
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, message }) => `${rule}: ${message}`);
  const known = new Set(found(after));
  return found(before).filter((one) => !known.has(one));
}

/** The text after a redaction, which every rule accepts as a change of a committed record. */
function taken(path: string, text: string, place: string): string {
  const result = take(path, text, place);
  if (!result.ok) throw new Error(result.why);
  expect(errors(path, text, result.text)).toEqual([]);
  return result.text;
}

const entry = (place: string, value: string) =>
  `${place.replace(', ', '\n    ')}\n    at: ${note.at}\n    by: emerson\n    reason: held a token\n    sha256: ${hashOfValue(value)}`;

/** A session with a secret in the text of two completed steps. */
const sessionIn = (state: 'COMPLETED' | 'KNOWLEDGE_TRANSFER') =>
  renderSession(stageOf({}, state)).replaceAll(
    /(## Step [12]: [^\n]*\n\n?)/g,
    '$1The key is TOKEN-1.\nAnd more.\n',
  );
const completed = sessionIn('COMPLETED');
const running = sessionIn('KNOWLEDGE_TRANSFER');

describe('redactLine', () => {
  it('takes a line out and keeps every other character', () => {
    expect(taken(decisionPath, decision, `${intro + 1}`)).toBe(
      decision
        .replace('The password is TOKEN-3  \n', '[redacted]  \n')
        .replace(
          'it works }]\n',
          `it works }]\nredactions:\n  - ${entry(`line: ${intro + 1}`, 'The password is TOKEN-3')}\n`,
        ),
    );
  });

  it('takes columns out, counted in UTF-16 as editors do, both ends included', () => {
    const column = 'Intro 🙂 with '.length + 1;
    const place = `${intro}:${column}-${column + 6}`;
    const text = taken(decisionPath, decision, place);
    expect(text).toContain('Intro 🙂 with [redacted] and TOKEN-2.\n');
    expect(text).toContain(entry(`line: ${intro}, columns: ${column}-${column + 6}`, 'TOKEN-1'));
  });

  it('takes several places out, one after the other or in one change', () => {
    const second = decision.split('\n')[intro - 1]?.indexOf('TOKEN-2') ?? 0;
    const once = taken(decisionPath, decision, `${intro}:${second + 1}-${second + 7}`);
    const line = lineOf(once, 'Intro');
    const first = once.split('\n')[line - 1]?.indexOf('TOKEN-1') ?? 0;
    const twice = taken(decisionPath, once, `${line}:${first + 1}-${first + 7}`);
    const thrice = taken(decisionPath, twice, `${lineOf(twice, 'The password')}`);
    expect(thrice).toContain(
      'Intro 🙂 with [redacted] and [redacted].\n[redacted]  \n- [x] An item with TOKEN-1.',
    );
    expect(errors(decisionPath, decision, thrice)).toEqual([]);
  });

  it('keeps CRLF', () => {
    const text = taken(decisionPath, decision.replaceAll('\n', '\r\n'), `${intro + 1}`);
    expect(text).toContain('[redacted]  \r\n- [x]');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it.each([
    ['of a completed session', completed],
    ['of a completed step of one that goes on', running],
  ])('takes a line out %s', (_, text) => {
    const after = taken(sessionPath, text, `${lineOf(text, 'The key is')}`);
    expect(after.match(/TOKEN-1/g)).toHaveLength(1);
    expect(after.indexOf('redactions:')).toBeLessThan(after.indexOf('\nfsm:'));
  });

  it('takes a line of a task out, and notes it in its handoff', () => {
    const path = '.agents/tasks/task-1.md';
    const text =
      '# Task task-1: A\n\nThe key is TOKEN-1.\n\n## Handoff\n\n```yaml\noutcome: failed\nblockers:\n  - blocker: Ada is away\n```\n';
    const after = taken(path, text, '3');
    expect(after).toContain('\n[redacted]\n');
    expect(after).toContain(`redactions:\n  - ${entry('line: 3', 'The key is TOKEN-1.')}\n\`\`\``);
    expect(take(path, text, '10')).toEqual({ ok: false, why: 'data', field: 'blockers.0.blocker' });
  });

  it('says what it does not take out', () => {
    expect(take(decisionPath, decision, '9')).toEqual({ ok: false, why: 'data', field: 'reasons.0.type' });
    expect(take(decisionPath, decision, '7:17-26')).toEqual({ ok: false, why: 'data' });
    expect(take(decisionPath, decision, '1')).toEqual({ ok: false, why: 'data' });
    expect(take(decisionPath, decision, '99')).toEqual({ ok: false, why: 'unknown' });
    expect(take(decisionPath, decision, `${intro}:30-99`)).toEqual({ ok: false, why: 'unknown' });
    // In the middle of a character.
    expect(take(decisionPath, decision, `${intro}:8-9`)).toEqual({ ok: false, why: 'unknown' });
    expect(take(decisionPath, decision, `${intro}:7-7`)).toEqual({ ok: false, why: 'unknown' });
    expect(take(decisionPath, decision, `${intro - 1}`)).toEqual({ ok: false, why: 'empty' });
    const once = taken(decisionPath, decision, `${intro}`);
    expect(take(decisionPath, once, `${lineOf(once, '\n[redacted]') + 1}`)).toEqual({
      ok: false,
      why: 'already',
    });
    expect(take(sessionPath, completed, `${lineOf(completed, '## Step 1')}`)).toEqual({
      ok: false,
      why: 'structure',
    });
    const silenced = decision.replace('Intro', '<!-- baton-disable-next-line x -- TOKEN -->\nIntro');
    expect(take(decisionPath, silenced, `${intro}`)).toEqual({ ok: false, why: 'structure' });
  });
});

describe('the rules about history', () => {
  const redacted = taken(decisionPath, decision, `${intro + 1}`);
  const inSession = taken(sessionPath, completed, `${lineOf(completed, 'The key is')}`);

  it.each([
    ['another line changed', redacted.replace('An item', 'One item')],
    ['the rest of the line changed', redacted.replace('[redacted]  ', '[redacted]!')],
    ['a line that came', redacted.replace('[redacted]  ', '[redacted]\n\nMore.')],
    ['a line that went', redacted.replace('- [x] An item with TOKEN-1.\n', '')],
    ['another line that has no entry', redacted.replace('- [x] An item with TOKEN-1.', '[redacted]')],
    ['another hash', redacted.replace(/sha256: ../, 'sha256: 00')],
    ['a line without its entry', redacted.replace(/redactions:\n(?: .*\n)+/, '')],
    ['an entry of a field', redacted.replace(/line: \d+/, 'field: line')],
    ['a text that is no redaction', redacted.replace('[redacted]  ', 'REDACTED')],
    ['other columns', redacted.replace(/(line: \d+)/, '$1\n    columns: 1-5')],
    ['columns that nobody can read', redacted.replace(/(line: \d+)/, '$1\n    columns: all')],
  ])('refuse %s of a decision', (_, after) => {
    expect(after).not.toBe(redacted);
    expect(errors(decisionPath, decision, after).join('\n')).toMatch(/thread\/decision-immutable: .*text/);
  });

  it('refuse a redaction that is taken back or changed', () => {
    const back = decision.replace('it works }]\n', 'it works }]\nredactions: []\n');
    expect(errors(decisionPath, redacted, back).join('\n')).toContain('thread/decision-immutable');
    const changed = redacted.replace('held a token', 'no reason');
    expect(errors(decisionPath, redacted, changed).join('\n')).toContain('thread/decision-immutable');
  });

  it('refuse in a closed session what they refuse in a decision', () => {
    for (const after of [
      inSession.replace('And more.', 'And less.'),
      inSession.replace('[redacted]', '[redacted] once'),
      inSession.replace(/sha256: ../, 'sha256: 00'),
    ]) {
      expect(errors(sessionPath, completed, after).join('\n')).toMatch(/session\/final: .*text/);
    }
  });

  it('refuse in a completed step what they refuse in a decision, and one entry for two steps', () => {
    const first = taken(sessionPath, running, `${lineOf(running, 'The key is')}`);
    for (const after of [
      first.replace('And more.', 'And less.'),
      first.replace(/sha256: ../, 'sha256: 00'),
      first.replace('The key is TOKEN-1.', '[redacted]'),
    ]) {
      expect(after).not.toBe(first);
      expect(errors(sessionPath, running, after).join('\n')).toContain('session/step-rewritten');
    }
    const both = taken(sessionPath, first, `${lineOf(first, 'The key is')}`);
    expect(errors(sessionPath, running, both)).toEqual([]);
  });

  it('let one entry explain one line', () => {
    const twin = decision.replace('- [x] An item with TOKEN-1.', 'The password is TOKEN-3');
    const once = taken(decisionPath, twin, `${intro + 1}`);
    expect(errors(decisionPath, twin, once.replace('The password is TOKEN-3', '[redacted]'))).toHaveLength(1);
    const both = taken(decisionPath, once, `${lineOf(once, 'The password')}`);
    expect(errors(decisionPath, twin, both)).toEqual([]);
  });

  it('accept a line that moved since, and one beside a new suppression', () => {
    const moved = redacted.replace(
      'Intro',
      '<!-- baton-disable-next-line privacy/secret -- false -->\nIntro',
    );
    expect(errors(decisionPath, decision, moved).filter((one) => one.includes('immutable'))).toEqual([]);
  });

  it('ask for a field or a line of each entry', () => {
    const after = redacted.replace(/line: \d+\n +/, '');
    expect(errors(decisionPath, after, after)).toEqual([]);
    const all = lintFiles(rules, { after: { [decisionPath]: after }, committed: true, now });
    expect(all.map(({ rule, message }) => `${rule}: ${message}`)).toContain(
      'record/schema: Missing key `redactions[0].field`',
    );
  });
});

describe('ProseRedactions', () => {
  it('explains nothing where more entries came than anybody writes', () => {
    const entryOf = (text: string) => ({ columns: undefined, sha256: hashOfValue(text) ?? '' });
    const few = Array.from({ length: 1000 }, (_, index) => entryOf(`line ${index}`));
    expect(new ProseRedactions(few).explains('line 7', '[redacted]')).toBe(true);
    expect(new ProseRedactions([...few, entryOf('x')]).explains('line 7', '[redacted]')).toBe(false);
  });
});

describe('parseLinePlace', () => {
  it.each([
    ['12', { line: 12 }],
    ['12:5-44', { line: 12, columns: [5, 44] }],
    ['12:5-5', { line: 12, columns: [5, 5] }],
    ['0', undefined],
    ['12:', undefined],
    ['12:5', undefined],
    ['12:0-5', undefined],
    ['12:6-5', undefined],
    ['a', undefined],
    ['1-2', undefined],
  ])('%s', (text, place) => {
    expect(parseLinePlace(text)).toEqual(place);
  });
});
