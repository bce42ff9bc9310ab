import { describe, expect, it } from 'vitest';
import type { Waiver } from '../../../src/core/config.ts';
import { isWaiverFor, isWaiverOver, waiverLine } from '../../../src/records/config/waiver.ts';

const waiver: Waiver = { rule: 'session/final', record: 'fbcd4d0d-3a1', reason: 'too late', by: 'ada' };
const fault = { rule: 'session/final', record: 'fbcd4d0d-3a1', path: '.agents/sessions/fbcd4d0d-3a1.md' };

describe('a waiver', () => {
  it.each([
    [{}, {}, true],
    [{ record: fault.path }, {}, true],
    [{ rule: 'session/dispatch' }, {}, false],
    [{ record: 'fbcd4d0d' }, {}, false],
    [{}, { record: 'other' }, false],
    [{ rule: 'session/history-append-only' }, { rule: 'session/diverged', isRepair: true }, true],
    [{ rule: 'session/history-append-only' }, { rule: 'session/diverged' }, false],
  ])('%j is for %j: %s', (change, other, isFor) => {
    expect(isWaiverFor({ ...waiver, ...change }, { ...fault, ...other })).toBe(isFor);
  });

  it.each([
    [undefined, '2030-01-01T00:00:00Z', false],
    ['2026-11-28', '2026-11-28T23:59:59Z', false],
    ['2026-11-28', '2026-11-29T00:00:00Z', true],
    ['2026-11-28T12:00:00Z', '2026-11-28T12:00:01Z', true],
  ])('until %s is over at %s: %s', (until, clock, isOver) => {
    expect(isWaiverOver({ ...waiver, ...(until === undefined ? {} : { until }) }, clock)).toBe(isOver);
  });

  it('is written with what is known', () => {
    expect(waiverLine('session/final', 'a "b"', '4f2a9c1')).toBe(
      '  - { rule: session/final, record: "a \\"b\\"", commit: "4f2a9c1", reason: …, by: … }',
    );
    expect(waiverLine('session/final', 'x')).not.toContain('commit');
  });
});
