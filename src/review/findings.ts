import type { Document } from '../core/document.ts';
import { nodeAt, stringOf, stringsOf } from '../core/node.ts';
import { filledItems, handoffLosses } from '../records/kinds/handoff/loss.ts';
import { acknowledged } from '../records/kinds/handoff/time.ts';
import { foldedQuestion } from '../records/kinds/question.ts';
import { askedQuestions } from '../records/kinds/session/body.ts';
import { outcomeOf } from '../records/kinds/task/handoff.ts';
import { declinedRequests } from './declined.ts';
import type { Claim, Detail } from './detail.ts';
import { restingOnFallen } from './fallen.ts';
import type { CrossFinding } from './finding.ts';
import { weakenedCriteria } from './kinds/criteria.ts';
import { expiryAt } from './kinds/handoff.ts';
import { brokenPayloads } from './kinds/skill.ts';
import { gotchasForHeirs } from './kinds/task.ts';
import { raisedWithoutReason } from './raised.ts';
import type { ReviewKind } from './reasoning-diff.ts';
import { returnedIdeas } from './returned.ts';
import type { Context } from './sides.ts';

/** A row before its findings are known: the versions of its main document, and what changed in it. */
export interface Row {
  readonly kind: ReviewKind;
  readonly id: string;
  readonly path: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
  readonly details: readonly Detail[];
}

/** What of a row only several records, or records and code together, can tell (review, "Cross-record rows"). */
export function findingsOf(row: Row, context: Context): readonly CrossFinding[] {
  switch (row.kind) {
    case 'session':
      return skippedQuestions(row, context);
    case 'thread':
      return [restingOnFallen, returnedIdeas, raisedWithoutReason, declinedRequests].flatMap((find) =>
        find(row.id, row.path, context),
      );
    case 'handoff':
      return [...lost(row), ...unacknowledged(row, context)];
    case 'task':
      return [
        ...lostHandoff(row),
        ...lostCriteria(row),
        ...claims(row),
        ...droppedBlockers(row),
        ...inherited(row),
      ];
    case 'skill':
      return brokenPayloads(row.before, row.after, context).map(({ handoff, path, reasons }) => ({
        type: 'payload-broken',
        severity: 'error',
        record: row.id,
        path,
        handoff,
        reasons,
      }));
  }
}

/** Questions of the halted session that the session that resumes it does not mention. */
function skippedQuestions({ id, path, before, after }: Row, { after: side }: Context): CrossFinding[] {
  const resumed = stringOf(nodeAt(after?.data, 'resumes'));
  const old = side.named('session', resumed);
  if (!after || !old || resumed === undefined || before) return [];
  const taken = new Set(askedQuestions(after).map(({ question }) => foldedQuestion(question)));
  const questions = stringsOf(nodeAt(old.data, 'clarification_questions'))
    .map(({ value }) => value)
    .filter((question) => !taken.has(foldedQuestion(question)));
  if (questions.length === 0) return [];
  return [{ type: 'question-skipped', severity: 'warning', record: id, path, session: resumed, questions }];
}

function lost({ id, path, details }: Row): CrossFinding[] {
  return details.flatMap((one) =>
    one.type === 'lost'
      ? [
          {
            type: 'lost-on-the-way',
            severity: 'warning',
            record: id,
            path,
            parent: one.parent,
            uncertainties: one.uncertainties,
            questions: one.questions,
          },
        ]
      : [],
  );
}

/** A payload of this change that nobody has accepted; one that expired can no longer be. */
function unacknowledged({ id, path, before, after }: Row, context: Context): CrossFinding[] {
  if (!after || before || after.kind !== 'handoff' || after.archived) return [];
  if (acknowledged(context.after.tree).has(id)) return [];
  const expiry = expiryAt(after, context.now);
  const expired = expiry?.expired ?? false;
  const severity = expired ? 'warning' : 'info';
  return [{ type: 'unacknowledged', severity, record: id, path, expired, expires: expiry?.at ?? null }];
}

const quiet: ReadonlySet<Claim['verdict']> = new Set(['in-change', 'earlier']);

function claims({ id, path, details }: Row): CrossFinding[] {
  return details.flatMap((one) =>
    one.type === 'claims'
      ? one.claims
          .filter(({ verdict }) => !quiet.has(verdict))
          .map((claim) => ({ type: 'claim', severity: 'warning', record: id, path, claim }) as const)
      : [],
  );
}

/** A handoff that lost its outcome, or all blockers or steps under the same outcome. */
function lostHandoff({ id, path, before, after }: Row): CrossFinding[] {
  const losses = before && after ? handoffLosses(before, after) : [];
  const isWhole = losses.some(({ type }) => type !== 'list');
  const itemsOf = (list: string) => {
    if (!before || (isWhole && after && filledItems(after, list).length > 0)) return [];
    const isLost = isWhole || losses.some((one) => one.type === 'list' && one.list === list);
    return isLost ? filledItems(before, list) : [];
  };
  const [blockers, steps] = [itemsOf('blockers'), itemsOf('suggested_next_steps')];
  const outcome = isWhole && before ? (outcomeOf(before)?.outcome ?? null) : null;
  if (outcome === null && blockers.length === 0 && steps.length === 0) return [];
  return [{ type: 'handoff-lost', severity: 'error', record: id, path, outcome, blockers, steps }];
}

/** Acceptance criteria that were removed or say less now. */
function lostCriteria({ id, path, before, after }: Row): CrossFinding[] {
  if (!before || !after) return [];
  const { removed, weakened } = weakenedCriteria(before, after);
  if (removed.length === 0 && weakened.length === 0) return [];
  return [{ type: 'criteria-weakened', severity: 'warning', record: id, path, removed, weakened }];
}

function droppedBlockers(row: Row): CrossFinding[] {
  const { id, path, details } = row;
  // Said once, with all that was lost.
  if (lostHandoff(row).some((one) => one.type === 'handoff-lost' && one.blockers.length > 0)) return [];
  return details.flatMap((one) =>
    one.type === 'blockers'
      ? one.removed
          .filter(({ mentioned }) => !mentioned)
          .map(
            ({ blocker }) =>
              ({ type: 'blocker-dropped', severity: 'warning', record: id, path, blocker }) as const,
          )
      : [],
  );
}

function inherited({ id, path, before, after, details }: Row): CrossFinding[] {
  const gotchas = after ? gotchasForHeirs(before, after) : [];
  if (gotchas.length === 0) return [];
  return details.flatMap((one) =>
    one.type === 'heirs'
      ? one.heirs.map(
          ({ task }) =>
            ({ type: 'inherits', severity: 'info', record: task, path, from: id, gotchas }) as const,
        )
      : [],
  );
}
