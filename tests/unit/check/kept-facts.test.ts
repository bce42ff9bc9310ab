import { expect, it } from 'vitest';
import { FactsKeeper } from '../../../src/check/kept-facts.ts';
import { defaultConfig } from '../../../src/core/config.ts';
import type { DecisionFacts, Facts } from '../../../src/core/facts.ts';
import { factsOf } from '../../../src/records/facts.ts';
import { createPathRules } from '../../../src/records/record-paths.ts';
import { readAll } from '../../support/check-memory.ts';
import { manyRecords } from '../../support/many-records.ts';

const facts = readAll(manyRecords(3, 4), createPathRules(defaultConfig)).map(factsOf);
const json = (all: readonly Facts[]) => JSON.parse(JSON.stringify(all)) as Facts[];

it('keeps of each record what its facts say', () => {
  const keeper = new FactsKeeper();
  expect(facts.map((one) => keeper.copy(one))).toEqual(json(facts));
  expect(json(facts).map((one) => keeper.shrink(one, one.path))).toEqual(json(facts));
});

it('keeps what two records have in common once', () => {
  const keeper = new FactsKeeper();
  const decisions = facts.filter((one): one is DecisionFacts => one.kind === 'decision');
  const [a, b] = decisions.slice(0, 2).map((one) => keeper.copy(one) as DecisionFacts);
  expect(a?.supersedes).toEqual([]);
  expect(b?.supersedes).toBe(a?.supersedes);
  expect(a?.idSpan).toBeDefined();
  expect(b?.idSpan).toBe(a?.idSpan);
});

it('tells spans apart that begin and end at the same offsets', () => {
  const keeper = new FactsKeeper();
  const at = (line: number) => ({ line, column: 10 - line, offset: 9 });
  const [first] = json(facts.filter(({ kind }) => kind === 'task'));
  if (!first) throw new Error('no task');
  const spans = [1, 2, 1].map((line) => ({ start: at(line), end: { ...at(line), offset: 12 } }));
  const kept = spans.map((idSpan) => keeper.shrink({ ...first, idSpan }, first.path).idSpan);
  expect(kept).toEqual(spans);
});
