import { isDeepStrictEqual } from 'node:util';
import { isMap, type YAMLMap } from 'yaml';
import { mapOf } from '../../core/collections/map.ts';
import type { GateScript } from './gate-script.ts';
import { below, type EntryFormat, type Insertion, pairOf } from './yaml-entry.ts';

/**
 * lefthook skips a command when no file is staged that it counts: at the end of a merge, for a change of type. It runs
 * one that names files of its own, here the script itself. What git passes to the hook it puts in for `{1}`; quoted,
 * since the path of a worktree may hold a space. What git writes to the hook it passes on only where that is asked for.
 */
function commandOf({ gate, script }: GateScript): { files: string; run: string; use_stdin?: true } {
  const args = Array.from({ length: gate.args }, (_, index) => ` "{${index + 1}}"`);
  const input = gate.readsInput ? { use_stdin: true as const } : {};
  return { files: `echo ${script}`, run: `sh {files}${args.join('')}`, ...input };
}

function linesOf(one: GateScript): string[] {
  return ['baton:', ...Object.entries(commandOf(one)).map(([key, value]) => `  ${key}: ${value}`)];
}

function sectionOf(one: GateScript): string[] {
  return [`${one.gate.name}:`, '  commands:', ...linesOf(one).map((line) => `    ${line}`)];
}

/** The entry as lines to add by hand. */
export function lefthookByHand(scripts: readonly GateScript[]): string {
  return scripts.flatMap(sectionOf).join('\n');
}

/** A command in the section of each hook. */
export function lefthook(scripts: readonly GateScript[]): EntryFormat {
  return {
    insertionsIn(root, text) {
      const lacking = scripts.filter(({ gate }) => !pairOf(root, gate.name));
      const places: (Insertion | undefined)[] = scripts
        .filter((one) => !lacking.includes(one))
        .map((one) => placeIn(root, text, one));
      if (lacking.length > 0) {
        places.push({ below: undefined, indent: '', lines: lacking.flatMap(sectionOf) });
      }
      const found = places.filter((one) => one !== undefined);
      return found.length < places.length ? undefined : found.sort((a, b) => offsetOf(a) - offsetOf(b));
    },
    withEntry: (content) => scripts.reduce(withCommand, mapOf(content)),
    holds: (content) => scripts.every((one) => holdsCommand(content, one)),
  };
}

function placeIn(root: YAMLMap | undefined, text: string, one: GateScript): Insertion | undefined {
  const hook = pairOf(root, one.gate.name);
  const own = isMap(hook?.value) ? hook.value : undefined;
  const lines = linesOf(one);
  const jobs = pairOf(own, 'jobs');
  if (jobs) return below(jobs, text, ['- name: baton', ...lines.slice(1)]);
  const commands = pairOf(own, 'commands');
  if (commands) return below(commands, text, lines);
  return hook && below(hook, text, ['commands:', ...lines.map((line) => `  ${line}`)]);
}

/** Where a place is in the text; the end comes last. */
function offsetOf({ below }: Insertion): number {
  const key = below?.key;
  const range = typeof key === 'object' && key !== null && 'range' in key ? key.range : undefined;
  return Array.isArray(range) ? Number(range[0]) : Number.POSITIVE_INFINITY;
}

function withCommand(content: Readonly<Record<string, unknown>>, one: GateScript) {
  const hook = mapOf(content[one.gate.name]);
  const command = commandOf(one);
  const more = Array.isArray(hook.jobs)
    ? { jobs: [{ name: 'baton', ...command }, ...hook.jobs] }
    : { commands: { ...mapOf(hook.commands), baton: command } };
  return { ...content, [one.gate.name]: { ...hook, ...more } };
}

function holdsCommand(content: unknown, one: GateScript): boolean {
  const { jobs, commands } = mapOf(mapOf(content)[one.gate.name]);
  const command = commandOf(one);
  const isOurs = (job: unknown) => isDeepStrictEqual(job, { name: 'baton', ...command });
  return isDeepStrictEqual(mapOf(commands).baton, command) || (Array.isArray(jobs) && jobs.some(isOurs));
}
