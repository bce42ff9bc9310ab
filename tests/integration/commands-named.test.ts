import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';

async function helpOf(...command: readonly string[]): Promise<string> {
  let text = '';
  const output = { write: (part: string) => (text += part) };
  const stdin = (async function* () {})();
  const io = { stdin, stdout: output, stderr: output, cwd: '.', env: {}, now: '2026-11-27T20:40:26Z' };
  expect(await runProgram([...command, '--help'], io)).toBe(0);
  return text;
}

function commandsOf(help: string): readonly string[] {
  const at = help.indexOf('Commands:');
  if (at === -1) return [];
  return [...help.slice(at).matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name = '']) => name);
}

const optionsIn = (text: string) => text.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? [];
/** The options that a command does not run without, by its help. */
const requiredIn = (help: string) =>
  [...help.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)[^\n]*(?:\n {20,}[^\n]*)*?\(required\)$/gm)].map(
    ([, name = '']) => name,
  );
const top = await helpOf();
const names = commandsOf(top);
const optionsOf = new Map<string, ReadonlySet<string>>();
const requiredOf = new Map<string, readonly string[]>();
for (const name of names) {
  const own = name === 'help' ? '' : await helpOf(name);
  const subs = commandsOf(own).filter((sub) => sub !== 'help');
  const below = await Promise.all(subs.map((sub) => helpOf(name, sub)));
  requiredOf.set(name, requiredIn(own));
  subs.forEach((sub, at) => void requiredOf.set(`${name} ${sub}`, requiredIn(below[at] ?? '')));
  optionsOf.set(name, new Set([top, own, ...below].flatMap(optionsIn)));
}

/** The files of a place, those below a folder included. */
function filesOf(place: string): readonly string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const pages = filesOf('src/rules').filter((path) => path.endsWith('.md'));
const schemas = filesOf('schemas');
const files = [
  ...filesOf('src').filter((path) => path.endsWith('.ts') && !path.startsWith(join('src', 'cli'))),
  ...pages,
  ...schemas,
  ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'CHANGELOG.md'],
  ...filesOf('docs').filter((path) => path.endsWith('.md')),
  ...filesOf('.agents/skills'),
].sort();

/** Commands that stand right after a quote or a backtick, escaped or not, or begin a line of a fence. */
const named = /(?:[`'"]|^[ \t]*(?:\$ )?)(?:npx )?(?:git[- ])?baton ([a-z][a-z-]*)([^`\n\\]*)/gm;

function* commandsIn(path: string): Generator<{ command: string; rest: string; place: string }> {
  const text = readFileSync(path, 'utf8');
  for (const { index, 0: whole, 1: command = '', 2: rest = '' } of text.matchAll(named)) {
    const line = text.slice(0, index).split('\n').length;
    yield { command, rest, place: `${path}:${line} ${whole.trim()}` };
  }
}

describe('the commands that texts name', () => {
  const found = files.flatMap((path) => [...commandsIn(path)]);

  it('are found, and so are the registered ones', () => {
    expect(names).toEqual(expect.arrayContaining(['init', 'lint', 'hook', 'explain', 'rules', 'schema']));
    expect(new Set(found.map(({ command }) => command))).toContain('lint');
  });

  it('are registered', () => {
    expect(found.filter(({ command }) => !names.includes(command)).map(({ place }) => place)).toEqual([]);
  });

  it('have the options that are named after them', () => {
    const unknown = found.filter(({ command, rest }) =>
      optionsIn(rest).some((option) => !(optionsOf.get(command)?.has(option) ?? true)),
    );
    expect(unknown.map(({ place }) => place)).toEqual([]);
  });

  it('have the options that they do not run without, where a text gives options', () => {
    expect(requiredOf.get('handoff create')).toEqual(['--from', '--to', '--context']);
    const needs = ({ command, rest }: { command: string; rest: string }) =>
      requiredOf.get(`${command} ${/^ ([a-z-]+)/.exec(rest)?.[1] ?? ''}`) ?? requiredOf.get(command) ?? [];
    const bare = found.filter((one) => {
      const given: readonly string[] = optionsIn(one.rest);
      return given.length > 0 && needs(one).some((option) => !given.includes(option));
    });
    expect(bare.map(({ place }) => place)).toEqual([]);
  });

  it('are each named in the specification', () => {
    const page = readFileSync('docs/spec/commands.md', 'utf8');
    const unnamed = names.filter(
      (name) => name !== 'help' && !new RegExp(`\\bbaton ${name}(?![\\w-])`).test(page),
    );
    expect(unnamed).toEqual([]);
  });

  it('are not built where the specification calls them a target', () => {
    const [, target = ''] = readFileSync('docs/spec/commands.md', 'utf8').split('## Target: not built yet');
    const cells = [...target.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
    expect(cells.flatMap(optionsIn)).toContain('--root');
    const built = cells.flatMap((cell) => {
      const words = [...cell.matchAll(/`([a-z-]+)/g)].map(([, word = '']) => word);
      const named = words.filter((word) => names.includes(word));
      const where = named.length > 0 ? named : names;
      return optionsIn(cell).filter((option) => where.some((name) => optionsOf.get(name)?.has(option)));
    });
    expect(built).toEqual([]);
  });

  it('are not named by their options alone where no command has them', () => {
    const known = new Set([...optionsOf.values()].flatMap((options) => [...options]));
    const unknown = [...pages, ...schemas].flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/`(--[a-z][a-z-]*)/g)]
        .filter(([, option = '']) => !known.has(option))
        .map(([, option]) => `${path} ${option}`),
    );
    expect(unknown).toEqual([]);
  });
});
