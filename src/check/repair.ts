import type { Change } from '../core/change.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { Document } from '../core/document.ts';
import { type CheckEnvironment, type Rule, scopesOf } from '../core/rule.ts';
import { namedDifferences } from '../records/compare/named-differences.ts';
import { factsOf } from '../records/facts.ts';
import { readDocument } from '../records/read/document.ts';
import { checkDocument, finishFile } from './run.ts';

/**
 * Whether a change repairs a record, so that a waiver counts for it (convention, section 10): the version before has an error
 * of a document rule, the version after has none, and only what the errors name differs.
 *
 * @param env the configuration of protected history: settings of a branch must not create an error in the version before
 */
export function isRepair(rules: readonly Rule[], change: Change, env: CheckEnvironment): boolean {
  if (change.type !== 'modified') return false;
  const { before, after } = change;
  if (before.kind !== after.kind || before.archived !== after.archived) return false;
  const errors = errorsOf(rules, before, env);
  if (errors.length === 0 || errorsOf(rules, after, env).length > 0) return false;
  const faults = errors.flatMap(({ at, message }) => {
    const { span } = at;
    return span ? [{ at: { from: span.start.offset, to: span.end.offset }, message }] : [];
  });
  const differs = namedDifferences(before, after, faults);
  if (!differs.data) return false;
  return differs.text || (differs.textOnlyGrew && isTextNeeded(rules, before, after, env));
}

/** Whether the record has an error without its new text, for example a new section of a step. */
function isTextNeeded(
  rules: readonly Rule[],
  before: Document,
  after: Document,
  env: CheckEnvironment,
): boolean {
  if (!before.frontMatter || !after.frontMatter) return false;
  const text =
    after.text.slice(0, after.frontMatter.extent.to) + before.text.slice(before.frontMatter.extent.to);
  const source = { ok: true, text, size: new TextEncoder().encode(text).length } as const;
  const { archived, kind, path, root } = after;
  const without = readDocument(path, { archived, kind, root }, source);
  return without !== undefined && errorsOf(rules, without, env).length > 0;
}

function errorsOf(rules: readonly Rule[], doc: Document, env: CheckEnvironment): readonly Diagnostic[] {
  const documentRules = rules.filter((rule) => scopesOf(rule).includes('document'));
  const found = checkDocument(documentRules, doc, env);
  const left = finishFile(documentRules, doc.path, found, factsOf(doc).suppressions ?? [], env);
  return left.filter(({ severity }) => severity === 'error');
}
