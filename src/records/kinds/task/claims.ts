import type { Change } from '../../../core/change.ts';
import type { ClaimEvidence } from '../../../core/claims.ts';
import type { Document } from '../../../core/document.ts';
import { memoize } from '../../../core/memoize.ts';
import { nodeAt, stringOf, type YamlNode } from '../../../core/node.ts';
import type { PathIndex } from '../../../core/path-index.ts';
import { isJournal, type PathRules } from '../../record-paths.ts';
import { redactedValue } from '../../redact/redaction.ts';
import { isTemplateText } from '../placeholder.ts';
import { handoffItems, isMigrated } from './handoff.ts';

/** What a handoff says about one file (convention, section 7). */
export interface Claim {
  readonly type: 'created' | 'modified' | 'deleted' | 'needed';
  /** From the top, without `./` and without a slash at its end. */
  readonly path: string;
  readonly node: YamlNode;
  /** A range `N-M`. */
  readonly lines: { readonly from: number; readonly to: number; readonly node: YamlNode } | undefined;
}

const lists = [
  ['files_created', 'path', 'created'],
  ['files_modified', 'path', 'modified'],
  ['dependencies_for_next', 'file', 'needed'],
] as const;

/** Every claim of a handoff about a file that can be in the repository, in the order of the file. */
export const claimsOf = memoize((doc: Document): readonly Claim[] =>
  lists.flatMap(([list, key, type]) =>
    handoffItems(doc, list).flatMap(({ item }): Claim[] => {
      const node = nodeAt(item, key);
      const path = node && pathIn(stringOf(node) ?? '');
      if (!node || path === undefined) return [];
      const isGone = type === 'modified' && stringOf(nodeAt(item, 'change_type')) === 'delete';
      return [{ type: isGone ? 'deleted' : type, path, node, lines: rangeOf(nodeAt(item, 'lines')) }];
    }),
  ),
);

/** Undefined for what names no single file of the repository: task/relative-path and record/placeholder check that. */
function pathIn(written: string): string | undefined {
  const text = written.trim();
  if (text === redactedValue || isTemplateText(text)) return undefined;
  if (/^(?:[/~]|[a-z][a-z\d+.-]*:)|[\\*\r\n]/i.test(text)) return undefined;
  const steps = text.split('/').filter((step) => step !== '' && step !== '.');
  return steps.length === 0 || steps.includes('..') ? undefined : steps.join('/');
}

function rangeOf(node: YamlNode | undefined): Claim['lines'] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(stringOf(node)?.trim() ?? '') ?? [];
  if (!node || from === undefined || Number(from) > Number(to)) return undefined;
  return { from: Number(from), to: Number(to), node };
}

/** What a claims rule looks at. */
export interface ClaimsContext {
  readonly change: Change;
  readonly claims?: ClaimEvidence | undefined;
}

/** A handoff whose claims are checked. */
export interface CheckedHandoff {
  readonly doc: Document;
  readonly before: Document | undefined;
  readonly evidence: ClaimEvidence;
  /** Its claims that were added or changed. */
  readonly claims: readonly Claim[];
}

/**
 * The handoff of a changed task, with its new claims. Claims of a freeform note are not compared with the repository,
 * and those of an archived record are not either.
 *
 * @returns undefined where nothing is to be checked
 */
export function checkedHandoff({ change, claims: evidence }: ClaimsContext): CheckedHandoff | undefined {
  if (!evidence || (change.type !== 'added' && change.type !== 'modified')) return undefined;
  const doc = change.after;
  if (doc.data === undefined || doc.archived || isMigrated(doc)) return undefined;
  const before = change.type === 'modified' ? change.before : undefined;
  return { doc, before, evidence, claims: newClaims(change) };
}

/** The claims that a change brings. */
const newClaims = memoize((change: Change & { readonly after: Document }): readonly Claim[] => {
  const known = new Set(change.type === 'modified' ? claimsOf(change.before).map(keyOf) : []);
  return claimsOf(change.after).filter((claim) => !known.has(keyOf(claim)));
});

function keyOf({ type, path, lines }: Claim): string {
  return JSON.stringify([type, path, lines?.from, lines?.to]);
}

/**
 * True for a path whose change is work: not a record, a configuration, or a journal, which is computed from records.
 * Skills count as work, like code.
 */
export function isWork(pathRules: PathRules, path: string): boolean {
  if (pathRules.classify(path)?.kind === 'skill') return true;
  return !pathRules.isWatched(path) && !isJournal(path, pathRules.configOf(path).root);
}

/** True for a path in a submodule or behind a link: its file is not in the repository. */
export function isBeyond(tree: PathIndex, path: string): boolean {
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const type = tree.entryAt(path.slice(0, at));
    if (type === 'gitlink' || type === 'symlink') return true;
  }
  return tree.entryAt(path) === 'gitlink';
}

/** Whether a set of changed paths has a path, or a file in the folder that it names. */
export function touches(paths: ReadonlySet<string>, path: string): boolean {
  if (paths.has(path)) return true;
  for (const one of paths) if (one.startsWith(`${path}/`)) return true;
  return false;
}
