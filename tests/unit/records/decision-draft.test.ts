import { describe, expect, it } from 'vitest';
import {
  parseDecisionDraft,
  parseYamlText,
  strangeKeys,
} from '../../../src/records/create/decision-draft.ts';
import { decisionText, withOneName } from '../../../src/records/create/new-decision.ts';

describe('parseDecisionDraft', () => {
  it('reads YAML, JSON and markdown alike', () => {
    const fields = { decision: 'b', own: [1] };
    for (const text of [
      'decision: b\nown: [1]\nbody: |\n  Why\n',
      '{"decision": "b", "own": [1], "body": "Why"}',
      '---\ndecision: b\nown: [1]\n---\nWhy\n',
    ]) {
      const draft = parseDecisionDraft(text);
      expect(draft).toMatchObject({ ok: true, fields });
      expect(draft.ok && draft.body.trim()).toBe('Why');
    }
  });

  it.each([
    ['a: 1\na: 2\n', 2, 'Duplicate key'],
    ['---\na: 1\n', 1, 'not closed'],
    ['---\na: 1\nb: [\n---\n', 3, ''],
    ['- a\n', 1, 'Unexpected list'],
    ['just text\n', 1, 'Unexpected text'],
    ['', 1, 'Unexpected text'],
  ])('says what is wrong with %j', (text, line, message) => {
    expect(parseDecisionDraft(text)).toMatchObject({ ok: false, line: expect.any(Number) });
    const draft = parseDecisionDraft(text);
    if (!draft.ok) {
      expect(draft.line).toBeGreaterThanOrEqual(line);
      expect(draft.message).toContain(message);
    }
  });

  it('offers the key that was meant', () => {
    expect(strangeKeys({ open_question: [], zzz: 1, reasons: [] })).toEqual([
      { key: 'open_question', near: 'open_questions' },
    ]);
  });
});

describe('parseYamlText', () => {
  it('reads a value, or says why not', () => {
    expect(parseYamlText('{ steps: [{ step: 1 }] }')).toEqual({ ok: true, value: { steps: [{ step: 1 }] } });
    expect(parseYamlText('{ a')).toMatchObject({ ok: false });
  });
});

describe('decisionText', () => {
  it('writes keys in the order of the convention, unknown ones last, and nothing that says nothing', () => {
    const fields = { own: 1, thoughts: ['x'], reasons: [], id: 'dec_1', agent: 'a', pr: null, confidence: 1 };
    expect(decisionText(fields, '')).toBe(
      '---\nschema: baton/decision@1\nid: dec_1\nagent: a\nconfidence: 1\nstatus: pending\nthoughts: [x]\nown: 1\n---\n',
    );
  });

  it('writes one name for the decision that is continued', () => {
    expect(withOneName({ parentDecisionId: 'dec_1', a: 1 })).toEqual({ a: 1, continues_decision: 'dec_1' });
    expect(withOneName({ a: 1 })).toEqual({ a: 1 });
  });
});
