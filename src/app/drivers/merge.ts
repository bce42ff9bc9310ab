import { resolve } from 'node:path';
import type { Document } from '../../core/document.ts';
import { reasonOf } from '../../errors.ts';
import { conflictInPlace, mergeTexts } from '../../git/diff/merge-file.ts';
import type { GitContext } from '../../git/process/environment.ts';
import { fastForward } from '../../records/merge/fast-forward.ts';
import { uniteLists } from '../../records/merge/unite.ts';
import { readDocument } from '../../records/read/document.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { readExact } from '../../store/file-edit.ts';
import { writeFileAtomic } from '../../store/files.ts';
import { unguarded } from '../../store/ground.ts';
import { ForkChecker } from '../fork/check-fork.ts';
import type { Context } from '../workspace/context.ts';
import { openRecords } from '../workspace/find-record.ts';

/** What git tells a merge driver. */
export interface MergeRequest {
  /** Files with the three versions, relative to `cwd`; the result goes into `ours`. */
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
  /** The file's path in the repository. */
  readonly path: string;
}

/** The result for a file; `why` is for a person. */
export type MergeOutcome = { readonly type: 'merged' } | { readonly type: 'conflict'; readonly why: string };

/**
 * Merges three versions of a record (review, "Diff and merge drivers"): takes the side of a session that goes on from
 * the other, unites what both sides appended to a thread or a decision, and checks what comes out. On any doubt it leaves an
 * ordinary conflict.
 */
export async function mergeRecord(context: Context, request: MergeRequest): Promise<MergeOutcome> {
  const [base, ours, theirs] = [request.base, request.ours, request.theirs].map((file) =>
    resolve(context.cwd, file),
  );
  if (base === undefined || ours === undefined || theirs === undefined)
    throw new Error('three files are needed');
  let why = 'both sides changed the same lines';
  try {
    const [old, own, other] = await Promise.all(
      [base, ours, theirs].map((file) => readExact(file, unguarded)),
    );
    if (old !== undefined && own !== undefined && other !== undefined) {
      const texts = { base: old, ours: own, theirs: other };
      const { pathRules } = await openRecords(context);
      const merged = await mergedText(context, pathRules, request, texts);
      if (typeof merged === 'string') {
        await writeFileAtomic(ours, merged, unguarded);
        return { type: 'merged' };
      }
      if (merged) {
        // Its lines merge clean, but the record is wrong: the conflict is the whole file.
        const both = `<<<<<<< ours\n${ended(own)}=======\n${ended(other)}>>>>>>> theirs\n`;
        await writeFileAtomic(ours, both, unguarded);
        return { type: 'conflict', why: merged.why };
      }
    }
  } catch (error) {
    why = reasonOf(error);
  }
  await conflictInPlace(context, { ours, base, theirs });
  return { type: 'conflict', why };
}

interface Texts {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** The merged text; why it would be wrong where its lines merge clean; undefined for a conflict of lines. */
async function mergedText(
  context: Context,
  pathRules: PathRules,
  { path }: MergeRequest,
  texts: Texts,
): Promise<string | { readonly why: string } | undefined> {
  const checker = new ForkChecker(pathRules, path, context.now);
  const faultOf = (text: string) => checker.fresh([texts.ours, texts.theirs], text, {});
  const united = await structural(context, pathRules, path, texts);
  if (united !== undefined && !faultOf(united)) return united;
  const plain = await mergeTexts(context, texts);
  if (!plain.isClean) return undefined;
  const fault = faultOf(plain.text);
  return fault ? { why: `${fault.message} (${fault.rule})` } : plain.text;
}

/** A merge that knows what a record is; undefined if it cannot tell. */
async function structural(
  context: GitContext,
  pathRules: PathRules,
  path: string,
  texts: Texts,
): Promise<string | undefined> {
  const place = pathRules.classify(path);
  const read = (text: string): Document | undefined => {
    const doc = place && readDocument(path, place, { ok: true, text, size: Buffer.byteLength(text) });
    return doc?.data !== undefined && doc.problems.length === 0 ? doc : undefined;
  };
  const [base, ours, theirs] = [read(texts.base), read(texts.ours), read(texts.theirs)];
  if (!base || !ours || !theirs) return undefined;
  const docs = { base, ours, theirs };
  const forward = fastForward(docs);
  if (forward !== undefined) return forward;
  const united = uniteLists(docs);
  if (!united) return undefined;
  const rest = await mergeTexts(context, united);
  return rest.isClean ? rest.text : undefined;
}

function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
