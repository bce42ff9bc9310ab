/** The path of a skill. */
export function skillPath(name = 'demo', root = '.agents'): string {
  return `${root}/skills/${name}/SKILL.md`;
}

/** The two fields that every skill has. */
export const fields = 'name: demo\ndescription: Shows a demo';

/** A SKILL.md with the given front matter. */
export function skillText(frontMatter = fields, body = '# Demo\n'): string {
  return `---\n${frontMatter}\n---\n\n${body}`;
}

/** One skill `demo` with the given front matter, as the files of a case. */
export function skill(frontMatter?: string, body?: string): Record<string, string> {
  return { [skillPath()]: skillText(frontMatter, body) };
}

/** One skill `demo` with further fields below its name and description. */
export function skillWith(more: string): Record<string, string> {
  return skill(`${fields}\n${more}`);
}

/** A `handoff:` block that is complete, with further lines below. */
export function handoffBlock(...lines: readonly string[]): string {
  const block = [
    'accepts_handoff: true',
    'handoff_categories: [research]',
    'handoff_description: Deep research',
  ];
  return ['handoff:', ...[...block, ...lines].map((line) => `  ${line}`)].join('\n');
}

/** A payload for a skill, made at 11:30 of the day that tests live in. */
export function payload(target: string, ...lines: readonly string[]): string {
  return `handoff:
  version: "2.0"
  timestamp: 2026-11-27T11:30:00Z
${lines.map((line) => `  ${line}\n`).join('')}  source: { skill: perspective-swarm, workflow_id: w1, session_path: /tmp/w1/ }
  target: { skill: ${target} }
  context: { original_prompt: Should we expand?, problem_type: strategic }
`;
}
