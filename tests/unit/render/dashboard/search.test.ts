import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../../src/render/dashboard/page.ts';
import type { Query } from '../../../../src/render/dashboard/site.ts';
import { viewOf } from '../../../../src/render/dashboard/view.ts';
import { boardOfFiles, testSite } from '../../../support/board.ts';
import { taskFiles } from '../../../support/knowledge.ts';
import { decision, decisionPath, thread, threadPath } from '../../../support/records-thread.ts';

const handoff =
  'outcome: blocked\nblockers: [{ blocker: The vendor is away }]\nopen_questions: [{ question: Which cookie? }]\nsuggested_next_steps: [{ step: Call them }]\ndependencies_for_next: [{ file: docs/plan.md, reason: Plan }]\n';
const board = boardOfFiles({
  [threadPath]: thread(),
  [decisionPath]: decision(),
  ...taskFiles({ 'task-001': { name: 'Ship it', handoff } }),
});

/** The text of the results of a search. */
function searched(query: Query): string {
  const view = viewOf({ board, site: testSite }, { view: 'search' }, { query });
  const list = view?.parts.find(({ id }) => id === 'list');
  return list ? renderPart(list).text.replace(/<[^>]+>/g, ' ') : '';
}

describe('the search', () => {
  it.each([
    ['the name', { text: 'ship it' }],
    ['a blocker', { text: 'vendor away' }],
    ['a question', { text: 'cookie' }],
    ['a next step', { text: 'call them' }],
    ['a file to read', { path: 'docs/plan' }],
  ])('finds a task by %s', (_, query) => {
    expect(searched(query)).toMatch(/1 found +Ship it/);
  });

  it('finds what was written on a day, and up to its end', () => {
    expect(searched({ from: '2026-11-27', to: '2026-11-27' })).toContain('2 found');
    expect(searched({ from: '2026-11-28' })).toContain('Nothing found');
  });

  it('says what is no date, and finds nothing by it', () => {
    const text = searched({ from: 'yesterday', text: 'ship' });
    expect(text).toMatch(/No date: +yesterday/);
    expect(text).not.toContain('Ship it');
  });
});
