import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import reviewSchema from '../../../schemas/review.schema.json' with { type: 'json' };
import { reviewKinds } from '../../../src/review/reasoning-diff.ts';

// The tables of docs/spec/review.md say the same as the review.

const page = readFileSync('docs/spec/review.md', 'utf8');
const section = (title: string) => page.split(/^## /m).find((one) => one.startsWith(title)) ?? '';

/** What the table calls each type of a cross-record row. */
const names: Readonly<Record<string, string>> = {
  'handoff-lost': 'handoff lost',
  'payload-broken': 'payload broken',
  'rests-on-fallen': 'rests on a fallen decision',
  'rejected-returns': 'rejected idea comes back',
  'raised-without-reason': 'confidence raised without a reason',
  declined: 'declined',
  'lost-on-the-way': 'lost on the way',
  claim: 'claim',
  'criteria-weakened': 'criterion removed or weakened',
  'blocker-dropped': 'blocker dropped',
  'question-skipped': 'question skipped',
  unacknowledged: 'not acknowledged',
  inherits: 'inherits',
};

describe('the page on the reasoning diff', () => {
  it('has a row for each type of a cross-record row', () => {
    const types = reviewSchema.$defs.finding.oneOf.map(({ properties }) => properties.type.const);
    const rows = [...section('Cross-record rows').matchAll(/^\| ([a-z][^|]*) \|/gm)].map(([, name]) => name);
    expect(types.map((type) => names[type]).sort()).toEqual(rows.filter((name) => name !== 'row').sort());
  });

  it('says of each kind of row what it shows', () => {
    const headings = [...section('What each record shows').matchAll(/^### (.*)$/gm)].map(([, kind]) => kind);
    expect(headings.sort()).toEqual([...reviewKinds].sort());
  });
});
