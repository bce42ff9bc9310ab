import { describe, expect, it } from 'vitest';
import { splitCommand } from '../../../src/records/split-command.ts';

describe('a command line', () => {
  it.each<[string, readonly string[]]>([
    ['lit-pm --health', ['lit-pm', '--health']],
    ["  node -e 'process.exit(3)'  ", ['node', '-e', 'process.exit(3)']],
    ['node -e "console.log(\\"a b\\")"', ['node', '-e', 'console.log("a b")']],
    ['a "" \'\'', ['a', '', '']],
    ["a'b c'd", ['ab cd']],
    ['a\\ b c\\|d', ['a b', 'c|d']],
    ['a "c:\\dir" "\\\\"', ['a', 'c:\\dir', '\\']],
    ["a '$HOME | x'", ['a', '$HOME | x']],
    ['a "$(x)'.replace('"$(x)', '"x|y"'), ['a', 'x|y']],
    ['a\tb\nc', ['a', 'b', 'c']],
    ['a --x=1,2 ./b@c:d%e+f', ['a', '--x=1,2', './b@c:d%e+f']],
  ])('is split: %s', (line, words) => {
    expect(splitCommand(line)).toEqual(words);
  });

  it.each([
    '',
    '   ',
    "''",
    "a 'b",
    'a "b',
    'a b\\',
    'a && b',
    'a | b',
    'a; b',
    'a > b',
    'a $HOME',
    'a "$HOME"',
    'a `b`',
    'a "`b`"',
    'a *.ts',
    'a ~/b',
    '(a)',
    'a # b',
    'a {b,c}',
  ])('is not one without a shell: %s', (line) => {
    expect(splitCommand(line)).toBeUndefined();
  });
});
