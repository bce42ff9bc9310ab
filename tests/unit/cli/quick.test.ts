import { describe, expect, it } from 'vitest';
import { commandIn, commandNames, loadCommands } from '../../../src/cli/commands.ts';
import { completionScript } from '../../../src/cli/completion/scripts.ts';
import { buildProgram } from '../../../src/cli/program.ts';
import { commandOf, quickAnswer } from '../../../src/cli/quick/answer.ts';
import { programFacts } from '../../../src/dev/program-facts.ts';

const facts = { version: '1.2.3', ...(await programFacts()) };
const commands = await loadCommands();

/** What the program itself prints, in a terminal of a width. */
function helpOf(width: number | undefined): string {
  let text = '';
  const output = { write: (part: string) => (text += part) };
  const stdin = {
    [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: '' }) as const }),
  };
  const io = { stdin, stdout: output, stderr: output, cwd: '/', env: {}, now: '' };
  const program = buildProgram(commands, io, () => {});
  program.configureOutput({ getOutHelpWidth: () => width ?? 80 });
  program.outputHelp();
  return text;
}

const answer = (argv: readonly string[], width?: number) => quickAnswer(argv, () => width, facts);

describe('what the entry answers without the program', () => {
  it('is the version', () => {
    expect([answer(['--version']), answer(['-V'])]).toEqual(['1.2.3\n', '1.2.3\n']);
    expect(answer(['--version', '--json'])).toBeUndefined();
  });

  it('is the help of the program, as the program lays it out', () => {
    for (const argv of [['--help'], ['-h'], ['help']]) expect(answer(argv)).toBe(helpOf(undefined));
    for (const width of [80, 150, 300]) expect(answer(['--help'], width)).toBe(helpOf(width));
    expect(answer(['--help'], 150)).not.toBe(answer(['--help'], 80));
  });

  it('is no help at a width that it does not know, and of no command', () => {
    expect(answer(['--help'], 100)).toBeUndefined();
    expect(answer(['--help'], 500)).toBeUndefined();
    for (const argv of [['lint', '--help'], ['help', 'lint'], ['--help', 'lint'], []]) {
      expect(answer(argv)).toBeUndefined();
    }
  });

  it('is the completion of a shell', () => {
    expect(answer(['completion', 'zsh'])).toBe(completionScript('zsh'));
    expect(answer(['completion', 'tcsh'])).toBeUndefined();
    expect(answer(['completion'])).toBeUndefined();
  });
});

describe('what is loaded for a command', () => {
  const of = (...argv: string[]) => {
    const { bundle, purpose } = commandOf(argv, facts.commands);
    return `${bundle} ${purpose}`;
  };

  it('is the bundle of the hooks for what a commit waits for, all for a push', () => {
    expect(of('hook', 'pre-commit')).toBe('hook hook-pre-commit');
    expect(of('hook', 'commit-msg', 'file')).toBe('hook hook-commit-msg');
    expect(of('hook', 'post-checkout', 'a', 'b', '1')).toBe('hook hook-post-checkout');
    for (const name of ['pre-push', 'pre-receive', 'update', 'other'])
      expect(of('hook', name)).toBe('main hook');
  });

  it('has code of its own for each command that there is', () => {
    expect(of('lint', '--full')).toBe('main lint');
    expect(of('-C', 'web', 'session', 'step')).toBe('main session');
    expect(of('--no-color', 'audit')).toBe('main audit');
    expect(of('../../escape')).toBe('main other');
    expect(of()).toBe('main other');
  });

  it('sets the flags of V8 for the same commands wherever their name stands', () => {
    expect(commandOf(['-C', 'x', 'audit'], facts.commands).readsMuch).toBe(true);
    expect(commandOf(['lint', 'audit'], facts.commands).readsMuch).toBe(false);
  });
});

describe('the commands that are loaded', () => {
  it('have the names by which they are found, in one order', async () => {
    const output = { write: () => true };
    const io = {
      stdin: (async function* () {})(),
      stdout: output,
      stderr: output,
      cwd: '/',
      env: {},
      now: '',
    };
    expect(buildProgram(commands, io, () => {}).commands.map((one) => one.name())).toEqual(commandNames);
  });

  it.each([
    [['lint', '--full'], 'lint'],
    [['-C', 'lint', '--no-color', 'why', 'x'], 'why'],
    [['lint', 'audit'], 'lint'],
    [['help', 'lint'], undefined],
    [['--help'], undefined],
    [['lnit'], undefined],
    [[], undefined],
  ])('of %j are those of the command that is named', (argv, name) => {
    expect(commandIn(argv)).toBe(name);
  });

  it('are all where a command says something of all', async () => {
    expect(await loadCommands('completion')).toEqual(commands);
    expect(await loadCommands('why')).toHaveLength(1);
  });
});
