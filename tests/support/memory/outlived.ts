import { checkRecord } from '../../../src/check/check-record.ts';
import { defaultConfig } from '../../../src/core/config.ts';
import { recordKnowledge } from '../../../src/knowledge/kept/record-knowledge.ts';
import { readDocument } from '../../../src/records/read/document.ts';
import { createPathRules } from '../../../src/records/record-paths.ts';
import { rules } from '../../../src/rules/index.gen.ts';
import { benchSession, benchTask } from '../../bench/corpus.ts';

/** Started with `--expose-gc`: prints as JSON which share of what is made for records outlives collections of the young generation. */

const pathRules = createPathRules(defaultConfig);
const checks = { rules, pathRules, holds: () => true };
const env = { committed: true, blob: false, now: '2026-11-27T12:00:00Z' };
const { gc } = globalThis;
if (!gc) throw new Error('`--expose-gc` is missing');

const files = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? benchSession : benchTask)(at));
const read = ([path, text]: readonly [string, string]) => {
  const place = pathRules.classify(path);
  const doc = place && readDocument(path, place, { ok: true, text, size: text.length });
  if (!doc) throw new Error(`no record: ${path}`);
  return doc;
};

const work: Record<string, (file: readonly [string, string]) => unknown> = {
  read: (file) => read(file).markdown?.sections.length,
  check: (file) => checkRecord(checks, read(file), env).found.length,
  know: (file) => recordKnowledge(read(file)).id,
};

function shareOf(each: (file: readonly [string, string]) => unknown): number {
  // What is compiled and made once is no garbage.
  for (let round = 0; round < 3; round++) for (const file of files) each(file);
  gc?.();
  gc?.();
  const before = process.memoryUsage().heapUsed;
  for (const file of files) each(file);
  const made = process.memoryUsage().heapUsed - before;
  // What survives two of them is taken for old.
  gc?.({ type: 'minor' });
  gc?.({ type: 'minor' });
  return (process.memoryUsage().heapUsed - before) / made;
}

const shares = Object.entries(work).map(([name, each]) => [name, shareOf(each)]);
process.stdout.write(JSON.stringify(Object.fromEntries(shares)));
