import { describe, expect, it } from 'vitest';
import type { CrossFinding } from '../../../src/review/finding.ts';
import type { CheckFinding, RecordReview } from '../../../src/review/reasoning-diff.ts';
import { totalsOf } from '../../../src/review/totals.ts';

const path = '.agents/tasks/task-001.md';
const claim: CrossFinding = {
  type: 'claim',
  severity: 'warning',
  record: 'task-001',
  path,
  claim: {
    path: 'a.ts',
    said: 'created',
    lines: null,
    verdict: 'missing',
    added: null,
    removed: null,
    length: null,
  },
};

function checked(check: Partial<CheckFinding>): RecordReview {
  const finding: CheckFinding = {
    rule: 'claims/file-exists',
    severity: 'warning',
    message: 'Missing file `a.ts`, which the handoff says was created',
    path,
    line: 3,
    ...check,
  };
  return {
    kind: 'task',
    id: 'task-001',
    title: null,
    path,
    paths: [path],
    change: 'modified',
    details: [],
    check: [finding],
  };
}

describe('the totals of a review', () => {
  it.each<[string, Partial<CheckFinding>, number]>([
    ['the same claim', {}, 1],
    ['a claim of another file', { message: 'Missing file `aa.ts`, which the handoff says was created' }, 2],
    ['a claim of another record', { path: '.agents/tasks/task-002.md' }, 2],
    ['something else', { rule: 'record/placeholder' }, 2],
  ])('count once what a check and the review both say: a check of %s', (_, check, warnings) => {
    expect(totalsOf([checked(check)], [claim])).toMatchObject({ errors: 0, warnings });
  });
});
