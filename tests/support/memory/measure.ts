import { RecordReader } from '../../../src/app/knowledge/record-reader.ts';
import { checkRecord } from '../../../src/check/check-record.ts';
import { FactsKeeper } from '../../../src/check/kept-facts.ts';
import { defaultConfig } from '../../../src/core/config.ts';
import { memorySnapshot } from '../../../src/core/memory-snapshot.ts';
import { recordKnowledge } from '../../../src/knowledge/kept/record-knowledge.ts';
import { factsOf } from '../../../src/records/facts.ts';
import { readDocument } from '../../../src/records/read/document.ts';
import { createPathRules } from '../../../src/records/record-paths.ts';
import { rules } from '../../../src/rules/index.gen.ts';
import { benchSession, benchTask } from '../../bench/corpus.ts';

/** Started with `--expose-gc`: prints as JSON which share of what is made for records outlives collections of the young generation, and what is kept of them. */

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

/** Bytes of memory that the result takes for each of so many records with a long text. */
async function bytesOf(keep: (files: readonly (readonly [string, string])[]) => unknown): Promise<number> {
  const long = files.map(([path, text]): [string, string] => [
    path,
    `${text}\n${'A word. '.repeat(2_000)}\n`,
  ]);
  await keep(long);
  gc?.();
  gc?.();
  const before = process.memoryUsage().heapUsed;
  const kept = await keep(long.map(([path, text]) => [path, Buffer.from(text).toString()]));
  gc?.();
  gc?.();
  const bytes = (process.memoryUsage().heapUsed - before) / files.length;
  if (kept === undefined) throw new Error('nothing was kept');
  return bytes;
}

const outlived = Object.entries(work).map(([name, each]) => [name, shareOf(each)]);
const keeper = new FactsKeeper();
const kept = {
  facts: await bytesOf((all) => all.map((file) => keeper.copy(factsOf(read(file))))),
  knowledge: await bytesOf((all) => {
    const snapshot = memorySnapshot(Object.fromEntries(all));
    const entries = all.map(([path]) => ({ path, type: 'file' }) as const);
    return new RecordReader({ build: undefined }, undefined).read(snapshot, entries, pathRules, false);
  }),
};
process.stdout.write(JSON.stringify({ outlived: Object.fromEntries(outlived), kept }));
