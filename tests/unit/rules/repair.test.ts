import { describe, expect, it } from 'vitest';
import { isRepair } from '../../../src/check/repair.ts';
import { defaultConfig } from '../../../src/core/config.ts';
import type { Document } from '../../../src/core/document.ts';
import { readDocument } from '../../../src/records/read/document.ts';
import { createPathRules } from '../../../src/records/record-paths.ts';
import { rules } from '../../../src/rules/index.gen.ts';
import { renderSession, type SessionParts, sessionPath, stageOf } from '../../support/records-session.ts';
import { decision, decisionPath } from '../../support/records-thread.ts';

const pathRules = createPathRules(defaultConfig);
const env = { config: defaultConfig, committed: true, blob: true, now: '2026-12-01T00:00:00Z' };

function read(path: string, text: string): Document {
  const place = pathRules.classify(path);
  const source = { ok: true, text, size: text.length } as const;
  const doc = place && readDocument(path, place, source);
  if (!doc) throw new Error(`no record:\n${text}`);
  return doc;
}

function repairs(path: string, before: string, after: string): boolean {
  const change = {
    type: 'modified',
    before: read(path, before),
    after: read(path, after),
    moved: false,
  } as const;
  return isRepair(rules, change, env);
}

describe('a repair of a decision', () => {
  const wrong = decision({ confidence: '7' });
  it.each([
    ['the value that the error names', wrong, decision({ confidence: '0.7' }), true],
    ['it with a comment', wrong, decision({ confidence: '0.7 # as it was meant' }), true],
    ['another value as well', wrong, decision({ confidence: '0.7', agent: 'other' }), false],
    ['the text as well', wrong, decision({ confidence: '0.7' }, '\nOther words.\n'), false],
    ['a new key as well', wrong, decision({ confidence: '0.7', status: 'active' }), false],
    ['a value that stays wrong', wrong, decision({ confidence: '8' }), false],
    ['a value where nothing was wrong', decision(), decision({ confidence: '0.7' }), false],
    ['a missing key', decision({ agent: undefined }), decision(), true],
    ['a missing key and another', decision({ agent: undefined }), decision({ confidence: '0.9' }), false],
    [
      'an error that a comment suppresses',
      wrong.replace(
        'confidence:',
        '# baton-disable-next-line record/schema handoff/ranges -- it is so\nconfidence:',
      ),
      decision({ confidence: '0.7' }),
      false,
    ],
  ])('changes %s', (_, before, after, expected) => {
    expect(repairs(decisionPath, before, after)).toBe(expected);
  });
});

describe('a repair of a session', () => {
  const parts = stageOf({}, 'CHAIN_OF_THOUGHT');
  const session = (change: Partial<SessionParts>) => renderSession({ ...parts, ...change });
  const [first = '', second = '', third = '', fourth = ''] = parts.history;
  it.each([
    ['an entry that is put between', session({ history: [first, second, fourth] }), session({}), true],
    [
      'an entry that is taken out',
      session({ history: [first, second, fourth, third, fourth] }),
      session({}),
      true,
    ],
    [
      'an entry and the question',
      session({ history: [first, second, fourth] }),
      session({}).replace('Fix the login bug\nquery', 'Fix it\nquery'),
      false,
    ],
    ['a section that a step had not', session({ sections: parts.sections.slice(0, -1) }), session({}), true],
    [
      'a section that a step had not, and another',
      session({ sections: parts.sections.slice(0, -1) }),
      session({ sections: parts.sections.map(([heading, text]) => [heading, `${text} More.`] as const) }),
      false,
    ],
  ])('changes %s', (_, before, after, expected) => {
    expect(repairs(sessionPath, before, after)).toBe(expected);
  });
});
