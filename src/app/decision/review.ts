import type { Diagnostic } from '../../core/diagnostic.ts';
import { applyEdits, type TextEdit } from '../../core/text-edit.ts';
import { type DecisionState, decisionState } from '../../knowledge/thread-state.ts';
import { decisionKeys } from '../../records/create/new-decision.ts';
import { setValue } from '../../records/yaml/set-value.ts';
import type { YamlValue } from '../../records/yaml/write.ts';
import type { Context } from '../workspace/context.ts';
import { documentOf, findOfKind, openRecords } from '../workspace/find-record.ts';
import { refusal, refusing } from '../workspace/refused.ts';
import { changeRecord, nameOfAuthor } from '../write/change-record.ts';
import { stager } from '../write/create-record.ts';

export interface ReviewDecisionRequest {
  /** An id or a path. */
  readonly decision: string;
  /** Its outcome. */
  readonly outcome: string;
  /** Default: the author as git knows it. */
  readonly by?: string | undefined;
  readonly actualResult?: string | undefined;
  readonly lessons: readonly string[];
  readonly notes: readonly string[];
}

/** A decision that was reviewed. */
export interface ReviewedDecision {
  readonly state: DecisionState;
  readonly warnings: readonly Diagnostic[];
}

/**
 * Writes down the outcome of a decision: the review fields, the only ones that may change (convention, section 5).
 *
 * @throws BatonError `usage` for what is not a decision; `refused` if a rule would
 */
export async function reviewDecision(
  context: Context,
  request: ReviewDecisionRequest,
): Promise<ReviewedDecision> {
  const { now } = context;
  const { outcome, lessons, notes } = request;
  const records = await openRecords(context);
  const stage = stager(records, context.stage);
  const doc = await findOfKind(records, request.decision, 'decision');
  const subject = `The decision \`${doc.id}\` cannot be reviewed`;
  const fields: Readonly<Record<string, YamlValue | undefined>> = {
    status: 'reviewed',
    outcome,
    reviewed_at: now,
    reviewed_by: await nameOfAuthor(records.workspace, context.env, request.by),
    actual_result: request.actualResult,
    lessons: oneOrMore(lessons),
    review_notes: oneOrMore(notes),
  };
  const write = async () => {
    const edits: TextEdit[] = [];
    for (const [key, value] of Object.entries(fields)) {
      if (value === undefined || !doc.data) continue;
      const below = decisionKeys.slice(decisionKeys.indexOf(key) + 1);
      const edit = setValue(doc.text, doc.data, key, value, below);
      if (!edit) {
        throw refusal(
          `the key \`${key}\` cannot be added to its front matter`,
          'write the front matter as a block of `key: value` lines without anchors',
        );
      }
      edits.push(edit);
    }
    const text = applyEdits(doc.text, edits);
    const warnings = await changeRecord(records, doc, text, now);
    await stage([doc.path]);
    return { state: decisionState(documentOf(records, doc.path, text)), warnings };
  };
  return refusing(subject, write, ({ help }) => help);
}

/** One text as it is, several as a list. */
function oneOrMore(texts: readonly string[]): YamlValue | undefined {
  return texts.length > 1 ? texts : texts[0];
}
