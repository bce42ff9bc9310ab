import { describe, expect, it } from 'vitest';
import { agentReasoning, reasoning } from '../../../../src/machines/reasoning.ts';
import {
  NoPlaceError,
  SessionEditor,
  stateAfter,
  stepHeadingOf,
} from '../../../../src/records/kinds/session/edit.ts';
import { parseRecord } from '../../../../src/records/read/parse-record.ts';
import { renderSession, sessionPath } from '../../../support/records-session.ts';

const now = '2026-11-28T03:00:00Z';
const later = '2026-11-28T04:00:00Z';

function edit(text: string): SessionEditor {
  const reread = (own: string) => parseRecord(sessionPath, own);
  const doc = reread(text);
  if (!doc) throw new Error('no record');
  return new SessionEditor(doc, reread);
}

describe('SessionEditor', () => {
  it('enters a state with all that follows from it, and touches nothing else', () => {
    const before = renderSession({ times: { '1': [now, now] } });
    const { text, states } = edit(before).enter(reasoning, 'JOHARI_DISCOVERY', now);
    expect(states).toEqual(['INITIALIZED', 'JOHARI_DISCOVERY']);
    const lines = (own: string) => own.split('\n');
    const added = lines(text).filter((line) => !lines(before).includes(line));
    expect(added).toEqual([
      `  "0": { started_at: ${now}, completed_at: null }`,
      '    - JOHARI_DISCOVERY',
      '  state: JOHARI_DISCOVERY',
      'status: in_progress',
    ]);
    expect(text).toMatch(
      / {4}- JOHARI_DISCOVERY\n {2}state: JOHARI_DISCOVERY\n {2}is_final: false\nstatus: /,
    );
  });

  it('closes a session in a final state, and starts no step there', () => {
    const text = renderSession({ history: ['INITIALIZED', 'JOHARI_DISCOVERY'] });
    const after = edit(text).enter(reasoning, 'HALTED', now).text;
    expect(after).toContain('is_final: true\nstatus: halted\n');
    expect(after).not.toContain('started_at');
  });

  it('completes the latest run through a step, and keeps when it began', () => {
    const times = { '3b': [now, null] as const };
    const done = edit(renderSession({ times })).complete('3b', later).text;
    expect(done).toContain(`"3b": { started_at: ${now}, completed_at: ${later} }`);
    const other = edit(renderSession({ times }).replace('"3b"', '"3.2"')).complete('3b', later).text;
    expect(other).toContain(`"3.2": { started_at: ${now}, completed_at: ${later} }`);
    expect(other).not.toContain('"3b"');
    expect(edit(renderSession()).complete('1', now).text).toContain(
      `started_at: ${now}, completed_at: ${now}`,
    );
  });

  it('sets values, makes maps on the way, and leaves out what is null already', () => {
    const text = renderSession().replace('halt_reason: null', 'halt_reason: null # why');
    const editor = edit(text).set(['halt_reason'], 'Nobody knows: ask');
    expect(editor.text).toContain('halt_reason: "Nobody knows: ask" # why\n');
    expect(edit(text).set(['strange'], null).text).toBe(text);
    const made = edit(text).set(['dispatch_pending', 'route'], 'x').text;
    expect(made).toContain('dispatch_pending: { route: x }');
  });

  it('writes a step below its heading, anew where an unfinished run wrote it, before what comes after', () => {
    const sections = [
      ['Step 4: Task Routing', 'First.'],
      ['Step 4: Task Routing (iteration 1)', 'Draft.'],
      ['Notes', 'Kept.'],
    ] as const;
    const { text } = edit(renderSession({ sections })).writeStep('4', 1, ' Second.\r\nLine. \n');
    expect(text).toContain(
      '## Step 4: Task Routing\n\nFirst.\n\n## Step 4: Task Routing (iteration 1)\n\nSecond.\nLine.\n\n## Notes\n\nKept.\n',
    );
    expect(text).not.toContain('Draft.');
    const fresh = edit(text).writeStep('5', 1, 'Third.').text;
    expect(fresh).toMatch(/Kept\.\n\n## Step 5: Self Consistency \(iteration 1\)\n\nThird\.\n$/);
  });

  it('keeps CRLF', () => {
    const text = renderSession({ sections: [['Step 0: Johari Window Discovery', 'Clear.']] });
    const editor = edit(text.replaceAll('\n', '\r\n'))
      .enter(reasoning, 'JOHARI_DISCOVERY', now)
      .writeStep('1', 0, 'One.\nTwo.')
      .append('learnings', { kind: 'gotcha', text: 'x', at: now });
    expect(editor.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(editor.text).toContain('learnings:\r\n  - { kind: gotcha');
  });

  it('says where there is no place for a value', () => {
    const text = renderSession()
      .replace('fsm:\n', 'fsm: &it\n')
      .replace('halt_reason: null', 'halt_reason: *it');
    expect(() => edit(text).set(['halt_reason'], 'x')).toThrow(NoPlaceError);
  });
});

describe('the heading of a step', () => {
  it('counts the loop-backs before it', () => {
    expect(stepHeadingOf('3b', 0)).toBe('## Step 3b: Skill Detection');
    expect(stepHeadingOf('4', 2)).toBe('## Step 4: Task Routing (iteration 2)');
  });
});

describe('the state after a step', () => {
  it.each([
    [reasoning, 'JOHARI_DISCOVERY', 'SEMANTIC_UNDERSTANDING'],
    [reasoning, 'SKILL_DETECTION', 'TASK_ROUTING'],
    [agentReasoning, 'SKILL_DETECTION', 'SELF_CONSISTENCY'],
    [reasoning, 'KNOWLEDGE_TRANSFER', undefined],
    [agentReasoning, 'KNOWLEDGE_TRANSFER', undefined],
    [reasoning, 'COMPLETED', undefined],
  ] as const)('is told by the machine', (machine, state, next) => {
    expect(stateAfter(machine, state)).toBe(next);
  });
});
