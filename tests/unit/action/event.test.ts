import { describe, expect, it } from 'vitest';
import { type Event, planOf } from '../../../src/action/event.ts';

const [a, b] = ['a'.repeat(40), 'b'.repeat(40)];
const zero = '0'.repeat(40);

function push(payload: object): Event {
  const repository = { default_branch: 'main' };
  return {
    name: 'push',
    ref: undefined,
    payload: { ref: 'refs/heads/topic', before: a, after: b, repository, ...payload },
  };
}

describe('what an event asks to be checked', () => {
  it('is the branch of a pull request, never the merge that GitHub checks out', () => {
    const payload = { number: 7, pull_request: { number: 7, base: { sha: a }, head: { sha: b } } };
    const sides = { base: a, head: b };
    expect(planOf({ name: 'pull_request', payload, ref: 'refs/pull/7/merge' })).toEqual({
      revisions: [b, `^${a}`],
      merge: sides,
      review: sides,
      pullRequest: 7,
    });
  });

  it('is what a push adds', () => {
    expect(planOf(push({}))).toEqual({
      revisions: [b, `^${a}`],
      review: { base: a, head: b },
      pushed: { branch: 'topic', before: a, defaultBranch: 'main' },
    });
  });

  it('is what a new branch has beyond the default branch', () => {
    expect(planOf(push({ before: zero }))).toEqual({
      revisions: [b, '^refs/remotes/origin/main'],
      pushed: { branch: 'topic', defaultBranch: 'main' },
    });
  });

  it('is the whole history of a default branch that is pushed first', () => {
    expect(planOf(push({ before: zero, ref: 'refs/heads/main' }))).toEqual({
      revisions: [b],
      pushed: { branch: 'main', defaultBranch: 'main' },
    });
  });

  it('is what a rewritten branch has beyond the default branch, and what it dropped', () => {
    expect(planOf(push({ forced: true }))).toEqual({
      revisions: [b, '^refs/remotes/origin/main'],
      rewritten: { before: a, after: b },
      pushed: { branch: 'topic', before: a, defaultBranch: 'main' },
    });
  });

  it('is what a rewritten default branch has beyond its old tip, and what it dropped', () => {
    expect(planOf(push({ forced: true, ref: 'refs/heads/main' }))).toEqual({
      revisions: [b, `^${a}`],
      rewritten: { before: a, after: b },
      pushed: { branch: 'main', before: a, defaultBranch: 'main' },
    });
  });

  it('is nothing for a branch that was deleted', () => {
    expect(planOf(push({ deleted: true, after: zero }))).toEqual({
      nothing: '`refs/heads/topic` was deleted',
    });
    expect(planOf(push({ after: '0'.repeat(64) }))).toEqual({ nothing: '`refs/heads/topic` was deleted' });
  });

  it('is nothing for a tag', () => {
    expect(planOf(push({ ref: 'refs/tags/v1' }))).toEqual({ nothing: '`refs/tags/v1` is not a branch' });
  });

  it('is the group of a merge queue', () => {
    const payload = { merge_group: { base_sha: a, head_sha: b } };
    expect(planOf({ name: 'merge_group', payload, ref: undefined })).toEqual({
      revisions: [b, `^${a}`],
      review: { base: a, head: b },
    });
  });

  it('is left to the audit for a run that a person or a clock starts', () => {
    expect(planOf({ name: 'workflow_dispatch', payload: {}, ref: 'refs/heads/main' })).toEqual({
      revisions: [],
    });
  });

  it.each([
    ['pull_request', { pull_request: { base: { sha: a } } }, 'pull_request.head.sha'],
    [
      'pull_request',
      { pull_request: { base: { sha: a }, head: { sha: b }, number: '7' } },
      'pull_request.number',
    ],
    ['pull_request', { pull_request: { base: { sha: '--all' }, head: { sha: b } } }, 'pull_request.base.sha'],
    ['push', { after: b, before: a }, 'ref'],
    ['push', { ref: 'refs/heads/x', after: '$(id)', before: a }, 'after'],
    ['merge_group', null, 'merge_group.base_sha'],
  ])('is refused for a %s event without its facts: %j', (name, payload, key) => {
    expect(() => planOf({ name, payload, ref: undefined })).toThrow(`\`${key}\``);
  });
});
