import { writeFileSync } from 'node:fs';
import { openRepository } from '../../../src/git/process/open.ts';
import { indexSnapshot } from '../../../src/git/tree/snapshots.ts';

/** Run by hooks of the tests: writes what Baton sees from there to the file that PROBE_OUTPUT names. */
const repository = await openRepository(process.cwd(), process.env);
const index = indexSnapshot(repository);
const entries = await index.list('');
const sources = await index.read(entries);
const files: Record<string, string> = {};
for (const { path } of entries) {
  const source = sources.get(path);
  files[path] = source?.ok ? source.text : (source?.reason ?? 'no answer');
}
const seen = {
  topLevel: repository.topLevel,
  head: (await repository.head())?.commit,
  mergeHeads: await repository.mergeHeads(),
  // Through simple-git, which must see the same repository.
  resolved: await repository.resolveCommit('HEAD').catch((error: Error) => error.message),
  hooks: await repository.hooksPath(),
  files,
};
writeFileSync(process.env.PROBE_OUTPUT ?? '', JSON.stringify(seen));
