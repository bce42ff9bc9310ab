import type { RecordKind } from '../core/document.ts';
import { importAgdr } from './agdr.ts';
import { importContinuousClaude } from './continuous-claude.ts';
import { importBundles } from './cstp-bundle.ts';
import { importCstpDecisions } from './cstp-decision.ts';
import { importHumanLayer } from './humanlayer.ts';
import { importMadr } from './madr.ts';
import { importPayloads } from './payload-in.ts';
import { importStates } from './reasoning-state-in.ts';
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
};

/** Formats whose files go together: which of them is imported, and which are read with it. */
export const companionsOf: Readonly<
  Record<string, { readonly main: string; readonly others: readonly string[] }>
> = {};

/** Formats that are read of the messages of commits. */
export const readsCommits: readonly string[] = [];

/** The kinds of records whose threads a user can name. */
export const takesThread: readonly string[] = [
  'reasoning-state',
  'cstp-decision',
  'cstp-bundle',
  'madr',
  'agdr',
];

/** What can be written in a format: the kinds of records, and how it is written. */
export const exporters: Readonly<
  Record<string, { readonly kinds: readonly RecordKind[]; readonly as: 'json' | 'yaml' }>
> = {
  'reasoning-state': { kinds: ['session'], as: 'json' },
  'cstp-decision': { kinds: ['decision'], as: 'yaml' },
  'cstp-bundle': { kinds: ['thread', 'decision'], as: 'json' },
  payload: { kinds: ['handoff'], as: 'json' },
};
