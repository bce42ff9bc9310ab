import { afterAll, describe, expect, it } from 'vitest';
import { leaves, runLine } from '../support/command-line.ts';
import { closeWorlds, world } from '../support/world.ts';

afterAll(closeWorlds);

interface Help {
  readonly version: string;
  readonly run: string;
  readonly commands: readonly {
    readonly name: string;
    readonly arguments: readonly { readonly name: string; readonly values?: readonly string[] }[];
    readonly options: readonly { readonly names: readonly string[]; readonly required: boolean }[];
    readonly examples: readonly string[];
  }[];
}

const here = { path: '.', env: {} };
const help = async (...args: string[]) =>
  JSON.parse((await runLine(here, ['agent-help', ...args, '--json'])).stdout) as Help;

describe('baton agent-help', () => {
  it('has every command that --help shows, with its options and examples', async () => {
    const { commands } = await help();
    const shown = leaves().filter(([name]) => name !== 'complete');
    expect(commands.map(({ name }) => name).sort()).toEqual(shown.map(([name]) => name).sort());
    for (const { examples, name, options } of commands) {
      const text = (await runLine(here, [...name.split(' '), '--help'])).stdout;
      for (const { names } of options) for (const one of names) expect(text, name).toContain(one);
      expect(examples.length, name).toBe(text.match(/^ {2}\$ /gm)?.length);
    }
  });

  it('says what a place takes', async () => {
    const { commands } = await help('task', 'status');
    expect(commands).toMatchObject([
      {
        name: 'task status',
        arguments: [
          { name: 'task', required: true, several: false, takes: 'task' },
          { name: 'status', takes: 'words', values: expect.arrayContaining(['pending', 'completed']) },
        ],
      },
    ]);
  });

  it('says what a command does not run without, as its help does', async () => {
    const { commands } = await help('handoff', 'create');
    const [{ options = [] } = {}] = commands;
    const required = options.filter((one) => one.required).flatMap(({ names }) => names);
    expect(required).toEqual(['--from', '--to', '--context']);
    const { stdout: asText } = await runLine(here, ['agent-help', 'handoff', 'create']);
    expect(asText).toContain('--to <text>  the skill that gets the work (required)\n');
    const { stdout } = await runLine(here, ['handoff', 'create', '--help']);
    expect(stdout).toContain('the skill that gets the work (required)\n');
    expect((await runLine(here, ['agent-help', 'before-edit'])).stdout).toContain('before-edit [files...]: ');
    expect((await runLine(here, ['agent-help', 'why'])).stdout).toContain('why <place...>: ');
  });

  it('has examples as they are typed here', async () => {
    await using repo = await world();
    const asked = ['agent-help', 'task', 'list'];
    expect((await runLine(repo, asked)).stdout).toContain('\n  $ baton task list');
    await repo.write('package.json', '{ "devDependencies": { "git-baton": "0.1.0" } }\n');
    const { stdout } = await runLine(repo, asked);
    expect(stdout).toContain('Run it as `npx --no -- git-baton`.');
    expect(stdout).toContain('\n  $ npx --no -- git-baton task list');
    expect(stdout).not.toMatch(/\$ baton/);
  });

  it('names the command that was meant', async () => {
    const { code, stderr } = await runLine(here, ['agent-help', 'sesion', 'start']);
    expect(code).toBe(2);
    expect(stderr).toContain('Unknown command `sesion start`');
    expect(stderr).toContain('session start');
  });
});
