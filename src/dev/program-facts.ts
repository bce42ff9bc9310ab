import type { Command } from 'commander';
import { loadCommands } from '../cli/commands.ts';
import { buildProgram } from '../cli/program.ts';
import type { Built } from '../cli/quick/built.ts';
import type { Io } from '../io/io.ts';

/** Widths of terminals. */
const [narrowest, widest] = [40, 400];

/** What the entry says of the program without loading it: its help where most people see it, and the names of its commands. */
export async function programFacts(): Promise<Pick<Built, 'help' | 'commands'>> {
  let text = '';
  const stdout = { write: (part: string) => (text += part) };
  const io: Io = { stdin: noInput(), stdout, stderr: stdout, cwd: '/', env: {}, now: '' };
  const program = buildProgram(await loadCommands(), io, () => {});
  const help: { from: number; to: number; text: string }[] = [];
  for (let width = narrowest; width <= widest; width++) {
    text = '';
    program.configureOutput({ getOutHelpWidth: () => width });
    program.outputHelp();
    const last = help.at(-1);
    if (last?.text === text) last.to = width;
    else help.push({ from: width, to: width, text });
  }
  return {
    // Where it goes to no terminal, and where nothing needs to be broken.
    help: help.filter(({ from, to }) => (from <= 80 && 80 <= to) || to === widest),
    commands: program.commands.map((command: Command) => command.name()),
  };
}

async function* noInput(): AsyncIterable<string> {}
