import { describe, expect, it } from 'vitest';
import type { HandoffFacts } from '../../../src/core/facts.ts';
import { isLoop, wayOf } from '../../../src/knowledge/handoff-chain.ts';
import { factsOf } from '../../../src/records/facts.ts';
import { parseRecord } from '../../../src/records/read/parse-record.ts';
import { payload } from '../../support/records-handoff.ts';

describe('a loop', () => {
  it('is a target that had the work, or a skill that had it twice', () => {
    expect(isLoop(['a', 'b'], 'c')).toBe(false);
    expect(isLoop(['a', 'b'], 'a')).toBe(true);
    expect(isLoop(['a', 'b', 'a'], 'c')).toBe(true);
  });
});

describe('the way of the work', () => {
  const facts = (id: string, skill: string, meta: string): HandoffFacts => {
    const text = payload({ source: `{ skill: ${skill}, session_path: /tmp/x }`, meta });
    const doc = parseRecord(`.agents/handoffs/${id}.yaml`, text);
    const found = doc && factsOf(doc);
    if (found?.kind === 'handoff') return found;
    throw new Error('no payload');
  };
  const among = (all: readonly HandoffFacts[]) => (one: HandoffFacts) =>
    all.find(({ id }) => id === one.parent?.value);

  it('is the chain where nothing is continued, or the parent does not exist', () => {
    const one = facts('a', 'pm', 'handoff_chain: [swarm, pm]\nparent: gone');
    expect(wayOf(one, among([one]))).toEqual({ way: ['swarm', 'pm'], circles: false });
  });

  it('is the first chain and each source after it, whatever the later chains leave out', () => {
    const all = [
      facts('a', 'pm', 'handoff_chain: [swarm, pm]'),
      facts('b', 'architect', 'handoff_chain: [architect]\nparent: a'),
      facts('c', 'builder', 'handoff_chain: [builder]\nparent: b'),
    ];
    const last = all[2] as HandoffFacts;
    expect(wayOf(last, among(all))).toEqual({ way: ['swarm', 'pm', 'architect', 'builder'], circles: false });
  });

  it('ends where the payloads lead back to one of them', () => {
    const all = [facts('a', 'pm', 'parent: b'), facts('b', 'architect', 'parent: a')];
    expect(wayOf(all[0] as HandoffFacts, among(all)).circles).toBe(true);
    const own = facts('a', 'pm', 'parent: a');
    expect(wayOf(own, among([own])).circles).toBe(true);
  });
});
