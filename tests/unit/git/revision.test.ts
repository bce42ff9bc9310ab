import { expect, it } from 'vitest';
import { isFullName } from '../../../src/git/refs/revision.ts';

it.each([
  'HEAD',
  'main',
  'origin/main',
  'refs/heads/topic',
  'ORIG_HEAD',
  'a'.repeat(40),
  '0'.repeat(64),
  'main~2',
  'HEAD^',
  `${'a'.repeat(40)}~1^2^^`,
])('takes %j for a name that git looks up', (revision) => {
  expect(isFullName(revision)).toBe(true);
});

it.each([
  '',
  'abc1234',
  'face',
  'a'.repeat(41),
  'main@{9}',
  'face~2',
  'main^{/text}',
  'main^{commit}',
  'main~-1',
  'main~1234567',
  'main~\n',
  '~1',
  'main..topic',
  'v1.0',
  ':/text',
  'HEAD:file',
  '-x',
  '^main',
  'two words',
  'main\n',
  'main\nother',
])('leaves %j to rev-parse', (revision) => {
  expect(isFullName(revision)).toBe(false);
});
