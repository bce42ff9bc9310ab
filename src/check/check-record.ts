import type { Document } from '../core/document.ts';
import type { Rule, Secret } from '../core/rule.ts';
import { factsInTree } from '../records/facts.ts';
import type { PathRules } from '../records/record-paths.ts';
import { checkDocument } from './run.ts';
import type { RunEnvironment, VersionRecord } from './version.ts';

/** What checks of records share. */
export interface RecordChecks {
  readonly rules: readonly Rule[];
  readonly pathRules: PathRules;
  /** Whether the version has a path. */
  readonly holds: (path: string) => boolean;
}

/** Runs the document rules over a record. */
export function checkRecord(
  { rules, pathRules, holds }: RecordChecks,
  doc: Document,
  env: RunEnvironment,
  secrets?: readonly Secret[],
): Required<Pick<VersionRecord, 'facts' | 'found'>> {
  const config = pathRules.configOf(doc.path);
  const found = checkDocument(rules, doc, { ...env, config, ...(secrets && { secrets }) });
  return { facts: factsInTree(doc, holds), found };
}
