import { type PayloadParts, payload } from './records-handoff.ts';

/** A time at which the builder's payload is pending, and one at which it is over. */
export const pending = { now: '2026-02-04T20:00:00Z' };
export const over = { now: '2026-02-04T21:00:00Z' };

/** A skill with further lines of its `handoff:` block; none for a skill without one. */
export function target(
  lines: readonly string[] | null,
  name = 'lit-pm',
  root = '.agents',
): Record<string, string> {
  const block = lines === null ? [] : ['handoff:', ...lines.map((line) => `  ${line}`)];
  return {
    [`${root}/skills/${name}/SKILL.md`]: ['---', `name: ${name}`, 'description: d', ...block, '---', ''].join(
      '\n',
    ),
  };
}

/** One that takes handoffs of the category `research`. */
export const willing = [
  'accepts_handoff: true',
  'handoff_categories: [research, analysis]',
  'handoff_description: Deep research',
];

/** The path of a payload by its letter: `hnd_20260204_a0000000`. */
export function hndPath(letter: string): string {
  return `.agents/handoffs/${hnd(letter)}.yaml`;
}

export function hnd(letter: string): string {
  return `hnd_20260204_${letter.padEnd(8, '0')}`;
}

/** A payload from one skill to another: `hop('a', 'x', 'y', 'parent: …')`. */
export function hop(
  letter: string,
  from: string,
  to: string,
  meta?: string,
  parts: PayloadParts = {},
): Record<string, string> {
  const source = `{ skill: ${from}, workflow_id: w, session_path: /tmp/s/ }`;
  return { [hndPath(letter)]: payload({ source, target: `{ skill: ${to} }`, meta, ...parts }) };
}

/** The lines of `meta` that name a parent and a chain. */
export function continues(letter: string, chain?: string): string {
  return [`parent: ${hnd(letter)}`, ...(chain === undefined ? [] : [`handoff_chain: ${chain}`])].join('\n');
}
