import { describe, expect, it } from 'vitest';
import {
  continuesKeys,
  continuesOf,
  deliberationSteps,
} from '../../../../src/records/kinds/decision/model.ts';
import { readAll } from '../../../support/check-memory.ts';
import { decision, decisionPath, type Keys } from '../../../support/records-thread.ts';

function read(keys: Keys) {
  const [doc] = readAll({ [decisionPath]: decision(keys) });
  if (!doc) throw new Error('the decision was not read');
  return doc;
}
const parents = (keys: Keys) => continuesOf(read(keys)).map(({ value }) => value);

describe('continuesOf', () => {
  it('reads the relation by each of its names', () => {
    expect(continuesKeys.map((key) => parents({ [key]: 'dec_001' }))).toEqual(
      continuesKeys.map(() => ['dec_001']),
    );
  });
  it('reads a list, the strings of it', () => {
    expect(parents({ continues_decision: '[dec_001, 2, dec_003]' })).toEqual(['dec_001', 'dec_003']);
  });
  it('prefers the name that is written', () => {
    expect(parents({ parentDecisionId: 'dec_002', continues_decision: 'dec_001' })).toEqual(['dec_001']);
  });
  it('has none for a root', () => {
    expect([parents({}), parents({ continues_decision: '' })]).toEqual([[], []]);
  });
});

describe('deliberationSteps', () => {
  it('takes every item, with what can be read of it', () => {
    const doc = read({ deliberation: '{ steps: [{ step: 1, conclusion: true }, { step: one }, text] }' });
    expect(deliberationSteps(doc).map(({ number, concludes }) => [number, concludes])).toEqual([
      [1, true],
      [undefined, false],
      [undefined, false],
    ]);
  });
});
