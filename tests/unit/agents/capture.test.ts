import { describe, expect, it } from 'vitest';
import { choiceIn, type LandedCommit } from '../../../src/agents/capture.ts';
import { choices, routine } from '../../support/commits.ts';

const subjects = (commits: readonly LandedCommit[]) => commits.map(({ message }) => message.split('\n')[0]);
const found = (commits: readonly LandedCommit[]) => commits.filter((one) => choiceIn(one) !== undefined);
const missed = (commits: readonly LandedCommit[]) => commits.filter((one) => choiceIn(one) === undefined);

describe('a choice in a commit', () => {
  it('is found with a precision of 0.9 and a recall of 0.6 at least', () => {
    expect([choices.tuned.length, routine.tuned.length]).toEqual([15, 15]);
    const right = found(choices.tuned).length;
    const wrong = found(routine.tuned);
    expect(right / (right + wrong.length), subjects(wrong).join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(right / 15, subjects(missed(choices.tuned)).join('\n')).toBeGreaterThanOrEqual(0.6);
  });

  it('is found in commits that nothing was tuned with, so often', () => {
    expect([choices.untouched.length, routine.untouched.length]).toEqual([15, 15]);
    // What was counted. Another number is no fault, but the words must not be changed for these commits.
    expect({ right: found(choices.untouched).length, wrong: found(routine.untouched).length }).toEqual({
      right: 13,
      wrong: 0,
    });
  });

  const change = (
    path: string,
    removed: readonly string[],
    added: readonly string[],
    status: 'A' | 'D' | 'M' = 'M',
  ) => ({
    path,
    status,
    added,
    removed,
  });
  const dependency = 'a dependency was added, removed or replaced';

  it.each([
    [dependency, [change('package.json', [], ['    "zod": "^3.0.0",'])]],
    [undefined, [change('package.json', ['    "zod": "^3.0.0",'], ['    "zod": "^4.0.0",'])]],
    [undefined, [change('package.json', ['  "version": "1.0.0",'], ['  "version": "1.0.1",'])]],
    [undefined, [change('fixtures/package.json', [], ['    "zod": "^3.0.0",'])]],
    [dependency, [change('go.mod', ['	github.com/a/b v1.0.0'], ['	github.com/c/d v1.0.0'])]],
    [dependency, [change('pom.xml', [], ['      <artifactId>junit</artifactId>'])]],
    [dependency, [change('Cargo.toml', [], ['serde = { version = "1" }'])]],
    [undefined, [change('Cargo.toml', ['version = "0.1.0"'], ['version = "0.2.0"'])]],
    [
      'a public interface changed',
      [change('a.rs', ['pub fn open(path: &str) {'], ['pub fn open(path: &Path) {'])],
    ],
    [undefined, [change('a.rs', ['pub fn open(path: &str) {'], [])]],
    [undefined, [change('a.test.ts', ['export function a() {'], ['export function a(b: 1) {'])]],
    ['a schema changed', [change('schemas/a.schema.json', [], ['  "b": {}'])]],
    ['a configuration changed', [change('Dockerfile', ['FROM node:20'], ['FROM alpine:3'])]],
    [undefined, [change('Dockerfile', ['FROM node:20.1'], ['FROM node:20.2'])]],
    [
      undefined,
      [change('.github/workflows/ci.yml', ['uses: actions/checkout@v4'], ['uses: actions/checkout@v5'])],
    ],
    [
      'a file was removed that others imported',
      [change('src/mail.ts', ['x'], [], 'D'), change('src/a.ts', ["import { send } from './mail.ts';"], [])],
    ],
    [
      undefined,
      [
        change('src/mail.ts', ['x'], [], 'D'),
        change('src/mail/mail.ts', [], ['x'], 'A'),
        change('src/a.ts', ["import './mail.ts';"], ["import './mail/mail.ts';"]),
      ],
    ],
    [undefined, [change('src/mail.ts', ['x'], [], 'D')]],
  ])('is %s', (expected, files) => {
    expect(choiceIn({ message: 'Work', files })).toBe(expected);
  });

  it.each([
    ['Use a list instead of a map', true],
    ['refactor(core): switch to streams', true],
    ['feat!: rename the flag', true],
    ['fix: escape the name, because it may have quotes', false],
    ['Merge the reports instead of the rows', false],
    ['Explain the loop', false],
  ])('is shown by the words of %s', (message, expected) => {
    const files = [change('src/a.ts', ['a'], ['b'])];
    expect(choiceIn({ message, files }) === 'the message gives a reason').toBe(expected);
    expect(choiceIn({ message, files: [] })).toBeUndefined();
  });
});
