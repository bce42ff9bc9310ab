import type { RecordKind } from '../core/document.ts';
import { importAgdr } from './decisions/agdr.ts';
import { importBundles } from './decisions/cstp-bundle.ts';
import { importCstpDecisions } from './decisions/cstp-decision.ts';
import { importLore } from './decisions/lore-in.ts';
import { importMadr } from './decisions/madr.ts';
import { importPayloads } from './payloads/payload-in.ts';
import { importStates } from './sessions/reasoning-state-in.ts';
import { importBacklog } from './tasks/backlog.ts';
import { importBeads } from './tasks/beads.ts';
import { importContinuousClaude } from './tasks/continuous-claude.ts';
import { importHumanLayer } from './tasks/humanlayer.ts';
import { importOpenSpec } from './tasks/openspec.ts';
import { importSpecKit } from './tasks/spec-kit.ts';
import { importTranscripts } from './tasks/transcript.ts';
import type { ForeignFile, ImportContext, Imported } from './types.ts';

type Importer = (files: readonly ForeignFile[], context: ImportContext) => Imported;

/** What reads files of a format. */
export const importers: Readonly<Record<string, Importer>> = {
  'reasoning-state': importStates,
  'cstp-decision': importCstpDecisions,
  'cstp-bundle': importBundles,
  payload: importPayloads,
  'continuous-claude': importContinuousClaude,
  humanlayer: importHumanLayer,
  madr: importMadr,
  agdr: importAgdr,
  lore: importLore,
  backlog: importBacklog,
  beads: importBeads,
  openspec: importOpenSpec,
  'spec-kit': importSpecKit,
  transcript: importTranscripts,
};

/** What stands for the format that each file looks like. */
export const anyFormat = 'auto';

const markdown = /\.(?:md|markdown|txt)$/i;
const yaml = /\.ya?ml$/i;
const data = /\.(?:ya?ml|json)$/i;

/** Which files of a folder can be of a format. */
export const extensionsOf: Readonly<Record<string, RegExp>> = {
  'reasoning-state': /\.json$/i,
  'cstp-decision': data,
  'cstp-bundle': data,
  payload: data,
  'continuous-claude': yaml,
  humanlayer: markdown,
  madr: markdown,
  agdr: markdown,
  backlog: markdown,
  beads: /\.jsonl$/i,
  openspec: /^tasks\.md$/i,
  'spec-kit': /^tasks\.md$/i,
  transcript: /\.jsonl$/i,
};

/** Formats whose files go together: which of them is imported, and which are read with it. */
export const companionsOf: Readonly<
  Record<string, { readonly main: string; readonly others: readonly string[] }>
> = {
  openspec: { main: 'tasks.md', others: ['proposal.md', 'design.md'] },
};

/** Formats that are read of the messages of commits. */
export const readsCommits: readonly string[] = ['lore'];

/** The kinds of records whose threads a user can name. */
export const takesThread: readonly string[] = [
  'reasoning-state',
  'cstp-decision',
  'cstp-bundle',
  'madr',
  'agdr',
  'lore',
];

/** What can be written in a format: the kinds of records, and how it is written. */
export const exporters: Readonly<
  Record<string, { readonly kinds: readonly RecordKind[]; readonly as: 'json' | 'yaml' | 'text' }>
> = {
  'reasoning-state': { kinds: ['session'], as: 'json' },
  'cstp-decision': { kinds: ['decision'], as: 'yaml' },
  'cstp-bundle': { kinds: ['thread', 'decision'], as: 'json' },
  payload: { kinds: ['handoff'], as: 'json' },
  lore: { kinds: ['decision'], as: 'text' },
};
