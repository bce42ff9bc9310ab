/** Formats of other tools that a reader can tell by their words: what is looked for in the first 16 KiB of a file. */
const formats: readonly (readonly [name: string, kind: 'md' | 'yaml' | 'json', marks: readonly RegExp[]])[] =
  [
    [
      'a state of the reasoning protocol',
      'json',
      [/"(?:protocol_name|session_id)"\s*:/, /"(?:step_outputs|fsm)"\s*:/],
    ],
    ['a HumanLayer handoff', 'md', [/^researcher:/m, /^git_commit:/m]],
    ['a Continuous-Claude handoff', 'yaml', [/^session:/m, /^(?:goal|now|done_this_session):/m]],
    ['an AgDR decision', 'md', [/^id: *["']?AgDR-/m]],
    ['a MADR decision', 'md', [/^#+ Context and Problem Statement *\r?$/m, /^#+ Decision Outcome *\r?$/m]],
    ['a decision record', 'md', [/^#+ Context *\r?$/m, /^#+ Decision *\r?$/m, /^#+ Consequences *\r?$/m]],
    ['a CSTP decision', 'yaml', [/^decision:/m, /^(?:stakes|confidence):/m, /^(?:summary|status):/m]],
    ['a CSTP bundle', 'json', [/"cstp-bundle\/v1"/]],
    ['a Backlog.md task', 'md', [/^id: *["']?[\w-]+-\d/m, /^assignee:/m, /^status:/m]],
  ];

const extensions = { md: /\.(?:md|markdown|txt)$/i, yaml: /\.ya?ml$/i, json: /\.json$/i } as const;
const head = 16_384;

/**
 * What a file that claims to be no record looks like to a person: `a HumanLayer handoff`. For a list, not for a judgement:
 * it goes by a few words.
 *
 * @returns undefined where it looks like nothing that is known
 */
export function foreignFormat(path: string, text: string): string | undefined {
  const start = text.slice(0, head);
  return formats.find(
    ([, kind, marks]) => extensions[kind].test(path) && marks.every((mark) => mark.test(start)),
  )?.[0];
}
