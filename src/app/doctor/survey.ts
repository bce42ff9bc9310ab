import type { Host } from '../../agents/event.ts';
import { hostSetups } from '../../agents/setup/hosts.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { numberedFile, numberedFolders } from '../../records/numbered.ts';
import { isSkillFile, type PathRules } from '../../records/record-paths.ts';
import type { Check } from '../../render/checks.ts';
import { plural } from '../../render/count.ts';
import { shellWord } from '../../text/shell-word.ts';
import type { FoundHosts } from '../init/agents/plan-agents.ts';
import { notesHeld } from '../migrate/held-notes.ts';
import type { Context } from '../workspace/context.ts';
import { openRecords } from '../workspace/find-record.ts';

/** What is known of a work tree. */
export interface Surveyed {
  readonly entries: readonly SnapshotEntry[];
  readonly pathRules: PathRules;
  /** What lint reports today. */
  readonly findings: readonly Diagnostic[];
  readonly hosts: FoundHosts;
  /** The folders that `numbered` of the configuration names. */
  readonly numbered: readonly string[];
}

/** Names that people and agents give to notes about work that goes on. */
const note =
  /(?:^|\/)(?:[^/]*[-_ ])?(?:hand-?offs?|handover|session[-_ ]?(?:notes?|log|summary)|work[-_ ]?log|progress)(?:[-_ .][^/]*)?\.(?:md|txt)$/i;
const inNoteFolder = /(?:^|\/)(?:hand-?offs?|session[-_ ]?notes)\/[^/]+\.(?:md|txt)$/i;
const noNote = /(?:^|\/)(?:readme|changelog|template)[^/]*$|(?:^|\/)(?:src|lib|tests?|node_modules)\//i;

/** Files of other tools whose tasks and decisions `baton import` reads. */
const tools: readonly (readonly [tool: string, file: RegExp])[] = [
  ['Backlog.md', /^(backlog)\/tasks\/[^/]+\.md$/],
  ['beads', /^(\.beads)\/[^/]+\.jsonl$/],
  ['OpenSpec', /^(openspec\/changes)\/[^/]+\/tasks\.md$/],
  ['spec-kit', /^(specs)\/\d{3}[^/]*\/tasks\.md$/],
  ['HumanLayer', /^(thoughts\/shared\/handoffs)\/.+\.md$/],
];

/**
 * What a repository has that Baton can work with, and what to do with it (agents, section 6): skills, notes, decision records of
 * another form, files of agent programs and of other tools. What does not exist has no row, nor a note that a task holds as it is.
 */
export async function survey(context: Context, found: Surveyed): Promise<Check[]> {
  const notes = notesIn(found);
  const held = notes.length === 0 ? undefined : await notesHeld(await openRecords(context), notes);
  return [
    ...skills(found),
    ...notesRow(notes.filter((path) => !held?.has(path))),
    ...decisions(found),
    ...programs(found.hosts),
    ...others(found),
  ];
}

function row(name: string, message: string, help: string): Check {
  return { name, status: 'note', message, help };
}

function skills({ entries, findings, pathRules }: Surveyed): Check[] {
  const all = entries.filter(
    ({ path, type }) => type === 'file' && isSkillFile(path) && !pathRules.isIgnored(path),
  );
  if (all.length === 0) return [];
  const faulty = new Set(
    findings
      .filter(({ at, severity }) => severity === 'error' && isSkillFile(at.path))
      .map(({ at }) => at.path),
  );
  if (faulty.size === 0)
    return [{ name: 'skills', status: 'ok', message: `${plural(all.length, 'skill')} without an error` }];
  const help = '`baton lint` prints them; `baton lint --write-baseline` skips each until its value changes';
  return [row('skills', `${plural(all.length, 'skill')}, ${faulty.size} with errors`, help)];
}

function notesIn({ entries, pathRules }: Surveyed): readonly string[] {
  return entries.flatMap(({ path, type }) =>
    type === 'file' &&
    (note.test(path) || inNoteFolder.test(path)) &&
    !noNote.test(path) &&
    !/(?:^|\/)\.agents\//.test(path) &&
    pathRules.classify(path) === undefined &&
    !pathRules.isIgnored(path)
      ? [path]
      : [],
  );
}

function notesRow(paths: readonly string[]): Check[] {
  const [first] = paths;
  if (first === undefined) return [];
  const can = `${paths.length === 1 ? 'a note' : plural(paths.length, 'note')} that could become ${paths.length === 1 ? 'a handoff' : 'handoffs'}, \`${first}\``;
  const message = paths.length === 1 ? can : `${can} first`;
  return [row('notes', message, `\`baton migrate ${shellWord(first)}\` prints what would be written`)];
}

function decisions({ entries, numbered }: Surveyed): Check[] {
  const paths = entries.filter(({ type }) => type === 'file').map(({ path }) => path);
  return numberedFolders(paths).map((folder) => {
    const count = paths.filter((path) => numberedFile(path, [folder])).length;
    const isNamed = numbered.some((one) => one.replace(/^\.\/|\/+$/g, '') === folder);
    const imports = `\`baton import --dry-run auto ${shellWord(folder)}\` prints what would be imported`;
    return row(
      'decisions',
      `${plural(count, 'decision record')} in \`${folder}\`${isNamed ? ', whose numbers are checked' : ''}`,
      isNamed
        ? imports
        : `add \`numbered: [${JSON.stringify(folder)}]\` to the configuration, and two of one number are reported; ${imports}`,
    );
  });
}

function programs({ setUp, used }: FoundHosts): Check[] {
  const left = used.filter((host) => !setUp.includes(host));
  return [
    ...(setUp.length > 0
      ? [
          {
            name: 'agents',
            status: 'ok' as const,
            message: `${listed(setUp)} ${setUp.length === 1 ? 'calls' : 'call'} Baton`,
          },
        ]
      : []),
    ...(left.length > 0
      ? [
          row(
            'agents',
            `files of ${listed(left)}`,
            `\`baton init --agent ${left.join(',')}\` makes ${left.length === 1 ? 'it' : 'them'} call Baton`,
          ),
        ]
      : []),
  ];
}

function listed(hosts: readonly Host[]): string {
  const titles = hosts.map((host) => hostSetups[host].title);
  const last = titles.pop() ?? '';
  return titles.length === 0 ? last : `${titles.join(', ')} and ${last}`;
}

function others({ entries }: Surveyed): Check[] {
  return tools.flatMap(([tool, file]) => {
    const folder = entries.map(({ path }) => file.exec(path)?.[1]).find((one) => one !== undefined);
    if (folder === undefined) return [];
    const help = `\`baton import --dry-run auto ${shellWord(folder)}\` prints what would be imported`;
    return [row('other tools', `files of ${tool} in \`${folder}\``, help)];
  });
}
