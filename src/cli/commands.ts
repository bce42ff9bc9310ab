import type { CommandModule } from '../io/io.ts';

/** The commands by name, in the order of the help; some files have two. What a run does not need is not loaded. */
const loaders = {
  init: () => import('./init/command.ts'),
  lint: () => import('./lint/command.ts'),
  audit: () => import('./audit/command.ts'),
  review: () => import('./review/command.ts'),
  show: () => import('./show/command.ts'),
  status: () => import('./show/command.ts'),
  session: () => import('./session/command.ts'),
  thread: () => import('./thread/command.ts'),
  decision: () => import('./decision/command.ts'),
  handoff: () => import('./handoff/command.ts'),
  task: () => import('./task/command.ts'),
  resume: () => import('./resume/command.ts'),
  context: () => import('./context/command.ts'),
  'before-edit': () => import('./before-edit/command.ts'),
  why: () => import('./why/command.ts'),
  journal: () => import('./journal/command.ts'),
  graph: () => import('./graph/command.ts'),
  query: () => import('./query/command.ts'),
  stats: () => import('./stats/command.ts'),
  migrate: () => import('./migrate/command.ts'),
  import: () => import('./import/command.ts'),
  export: () => import('./export/command.ts'),
  archive: () => import('./archive/command.ts'),
  redact: () => import('./redact/command.ts'),
  doctor: () => import('./doctor/command.ts'),
  hook: () => import('./hook/command.ts'),
  'agent-hook': () => import('./agent-hook/command.ts'),
  'agent-help': () => import('./agent-help/command.ts'),
  mcp: () => import('./mcp/command.ts'),
  serve: () => import('./serve/command.ts'),
  timeline: () => import('./timeline/command.ts'),
  'merge-driver': () => import('./drivers/command.ts'),
  textconv: () => import('./drivers/command.ts'),
  explain: () => import('./explain/command.ts'),
  rules: () => import('./rules/command.ts'),
  schema: () => import('./schema/command.ts'),
  completion: () => import('./completion/command.ts'),
  complete: () => import('./completion/command.ts'),
} satisfies Readonly<Record<string, () => Promise<{ readonly command: CommandModule }>>>;

type CommandName = keyof typeof loaders;

export const commandNames = Object.keys(loaders) as readonly CommandName[];

/** These say something of all commands. */
const readingAll: ReadonlySet<CommandName> = new Set(['agent-help', 'completion', 'complete']);

/** @param only left out: all */
export async function loadCommands(only?: CommandName): Promise<readonly CommandModule[]> {
  const names = only === undefined || readingAll.has(only) ? commandNames : [only];
  const modules = await Promise.all(names.map((name) => loaders[name]()));
  return [...new Set(modules.map(({ command }) => command))];
}

/**
 * The command that a command line names; undefined where there may be none, or another is meant: then the program has to say so.
 *
 * @param argv what comes after the program's name
 */
export function commandIn(argv: readonly string[]): CommandName | undefined {
  const word = argv.find((one, at) => !/^(?:-C|--color|--no-color)$/.test(one) && argv[at - 1] !== '-C');
  return commandNames.find((name) => name === word);
}
