import { describe, expect, it } from 'vitest';
import { lintFiles } from '../../../src/check/check-files.ts';
import { fixesOf } from '../../../src/check/fix.ts';
import type { YamlNode } from '../../../src/core/node.ts';
import { applyEdits } from '../../../src/core/text-edit.ts';
import { parseFullYaml } from '../../../src/records/yaml/parse.ts';
import { rules } from '../../../src/rules/index.gen.ts';
import fc from '../../support/property.ts';

const now = '2026-11-28T12:00:00Z';
const key = fc.constantFrom('name', 'description', 'license', 'by', 'reason', 'x-note', 'metadata', 'model');
const value = fc.constantFrom(
  ...[
    'plain',
    'a: b',
    'Use when: it rains',
    'yes',
    '1.10',
    '@at',
    '`code`',
    '*star',
    '[a] b',
    '"a" b',
    "it's: so",
  ],
  ...['text # more', '2026-01-02', '', '{a}: b', '%x', 'goes on\n  over lines: twice', 'goes on\n  plainly'],
);
const indent = fc.constantFrom('', '', '', '  ', '    ', ' ', '- ');
const line = fc.tuple(indent, key, value).map(([before, name, text]) => `${before}${name}: ${text}`);

/** Records whose YAML is what lines make: the front matter of a skill, an acknowledgement, the handoff of a task. */
const recordsOf: Readonly<Record<string, (lines: string) => readonly [path: string, text: string]>> = {
  skill: (yaml) => ['.agents/skills/a/SKILL.md', `---\nname: a\n${yaml}\n---\n# A\n`],
  ack: (yaml) => ['.agents/handoffs/acks/ack-1.yaml', `schema: baton/ack@1\n${yaml}\n`],
  task: (yaml) => [
    '.agents/tasks/task-001.md',
    `# Task task-001: It\n\n## Handoff\n\n\`\`\`yaml\noutcome: failed\n${yaml}\n\`\`\`\n`,
  ],
};

/** The keys that a person sees: a word and a colon at the start of a line, whatever it is indented by. */
function keysSeen(text: string): string[] {
  return [...text.matchAll(/^[ \t]*(?:- +)*([a-z][\w-]*):(?=\s|$)/gm)].map(([, name]) => name ?? '').sort();
}

/** The keys of what YAML makes of a text. */
function keysRead(node: YamlNode | undefined): string[] {
  if (node?.type === 'seq') return node.items.flatMap(keysRead);
  if (node?.type !== 'map') return [];
  return node.entries.flatMap((entry) => [entry.name ?? '', ...keysRead(entry.value)]);
}

function yamlOf(text: string): string {
  return /^(?:---|```yaml)\n([\s\S]*?)\n(?:---|```)$/m.exec(text)?.[1] ?? text;
}

/** What all fixes make of a text, one after the other, none refused. */
function fixed(path: string, text: string): string {
  let out = text;
  for (let pass = 0; pass < 5; pass++) {
    const fixes = fixesOf(
      lintFiles(rules, { after: { [path]: out }, now }),
      ['safe', 'suggested'],
      new Set(),
    );
    if (fixes.length === 0) break;
    out = applyEdits(
      out,
      fixes.flatMap(({ edits }) => edits),
    );
  }
  return out;
}

describe.each(Object.keys(recordsOf))('fixes of the YAML of a record: %s', (kind) => {
  it('take no line that looks like a key into a value', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const make = recordsOf[kind];
        if (!make) throw new Error(kind);
        const [path, text] = make(lines.join('\n'));
        const after = fixed(path, text);
        if (after === text) return;
        const seen = keysSeen(yamlOf(after));
        // Nothing that was a line of its own went away, and nothing of it stands in quotes or in another value.
        expect(seen).toEqual(expect.arrayContaining(keysSeen(yamlOf(text))));
        const { root, problems } = parseFullYaml(yamlOf(after));
        if (problems.length > 0) return;
        const left = keysRead(root);
        for (const name of seen) expect(left, after).toContain(name);
        expect(left.length, after).toBeGreaterThanOrEqual(seen.length);
      }),
      { numRuns: 200 },
    );
  });
});
