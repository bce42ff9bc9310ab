/** A format of another tool that can be recognised by its words. */
interface ForeignFormat {
  readonly looks: string;
  /** What `baton import` calls it; undefined where it does not read it. */
  readonly format?: string;
  readonly extension: RegExp;
  /** What is looked for in the first 16 KiB of a file. */
  readonly marks: readonly RegExp[];
}

const md = /\.(?:md|markdown|txt)$/i;
const yaml = /\.ya?ml$/i;
const json = /\.json$/i;
const jsonl = /\.jsonl$/i;

const formats: readonly ForeignFormat[] = [
  {
    looks: 'a state of the reasoning protocol',
    format: 'reasoning-state',
    extension: json,
    marks: [/"(?:protocol_name|session_id)"\s*:/, /"(?:step_outputs|fsm)"\s*:/],
  },
  {
    looks: 'a HumanLayer handoff',
    format: 'humanlayer',
    extension: md,
    marks: [/^researcher:/m, /^git_commit:/m],
  },
  {
    looks: 'a Continuous-Claude handoff',
    format: 'continuous-claude',
    extension: yaml,
    marks: [/^session:/m, /^(?:goal|now|done_this_session):/m],
  },
  { looks: 'an AgDR decision', format: 'agdr', extension: md, marks: [/^id: *["']?AgDR-/m] },
  {
    looks: 'a MADR decision',
    format: 'madr',
    extension: md,
    marks: [/^#+ Context and Problem Statement *\r?$/m, /^#+ Decision Outcome *\r?$/m],
  },
  {
    looks: 'a decision record',
    format: 'madr',
    extension: md,
    marks: [/^#+ Context *\r?$/m, /^#+ Decision *\r?$/m, /^#+ Consequences *\r?$/m],
  },
  { looks: 'a CSTP bundle', format: 'cstp-bundle', extension: json, marks: [/"cstp-bundle\/v1"/] },
  {
    looks: 'a CSTP bundle',
    format: 'cstp-bundle',
    extension: yaml,
    marks: [/^format: *["']?cstp-bundle\/v1/m],
  },
  {
    looks: 'a CSTP decision',
    format: 'cstp-decision',
    extension: yaml,
    marks: [/^decision:/m, /^(?:stakes|confidence):/m, /^(?:summary|status):/m],
  },
  {
    looks: 'a Backlog.md task',
    format: 'backlog',
    extension: md,
    marks: [/^id: *["']?[\w-]+-\d/m, /^title:/m, /^(?:assignee|dependencies):/m, /^status:/m],
  },
  {
    looks: 'a change of OpenSpec',
    format: 'openspec',
    extension: /(?:^|\/)tasks\.md$/i,
    marks: [/^[ \t]*[-*] \[[ xX]\] \d+\.\d+/m],
  },
  {
    looks: 'a list of tasks of spec-kit',
    format: 'spec-kit',
    extension: /(?:^|\/)tasks\.md$/i,
    marks: [/^[ \t]*[-*] \[[ xX]\] (?:\*\*)?T\d{3,}/m],
  },
  {
    looks: 'a list of beads issues',
    format: 'beads',
    extension: jsonl,
    marks: [/"id"\s*:/, /"title"\s*:/, /"(?:issue_type|priority)"\s*:/, /"status"\s*:/],
  },
  {
    looks: 'a transcript of Claude Code',
    format: 'transcript',
    extension: jsonl,
    marks: [/"sessionId"\s*:/, /"(?:isSidechain|parentUuid)"\s*:/],
  },
  {
    looks: 'a checkpoint of Entire',
    extension: json,
    marks: [/"checkpoint_id"\s*:/, /"files_touched"\s*:/],
  },
  { looks: 'a handoff payload', format: 'payload', extension: yaml, marks: [/^handoff:[ \t]*\r?$/m] },
  { looks: 'a handoff payload', format: 'payload', extension: json, marks: [/^\s*\{\s*"handoff"\s*:/] },
];

const head = 16_384;

/**
 * What a file without a claim looks like to a person: `a HumanLayer handoff`. It uses only a few words, so it is for
 * a list, not for a check.
 *
 * @returns undefined where it looks like nothing that is known
 */
export function foreignFormat(path: string, text: string): string | undefined {
  return recognise(path, text)?.looks;
}

/** The same with what `baton import` calls it, where it reads it. */
export function recognise(path: string, text: string): Pick<ForeignFormat, 'looks' | 'format'> | undefined {
  const start = text.slice(0, head);
  return formats.find(
    ({ extension, marks }) => extension.test(path) && marks.every((mark) => mark.test(start)),
  );
}

/** What `baton import` calls a format that a list names by its looks. */
export function importNameOf(looks: string): string | undefined {
  return formats.find((one) => one.looks === looks)?.format;
}
