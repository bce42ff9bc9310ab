import { plainLog } from '../process/questions.ts';
import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** A text that is part of many messages is looked for in so many of them. */
const mostCandidates = 100;

/** The newest commit of a history whose first line is exactly that; undefined for none. */
export async function commitWithSubject(
  { context }: Repository,
  tip: string,
  subject: string,
): Promise<string | undefined> {
  const args = [...plainLog, '-z', `--max-count=${mostCandidates}`, '--format=%H %s', '-F'];
  const rows = splitNul(await git(context, [...args, `--grep=${subject}`, tip, '--']));
  return rows.find((row) => row.slice(row.indexOf(' ') + 1) === subject)?.split(' ')[0];
}
