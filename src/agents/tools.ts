import { lettersOf } from './event-names.ts';

/** What a tool of a host does with files. */
export type ToolKind = 'read' | 'edit';

/** The tools of the hosts, by the letters of their names (docs/agents.md has the sources). */
const tools: Readonly<Record<ToolKind, readonly string[]>> = {
  read: ['read', 'readfile', 'readmanyfiles', 'view', 'notebookread'],
  edit: [
    ...[
      'edit',
      'write',
      'multiedit',
      'notebookedit',
      'applypatch',
      'writefile',
      'replace',
      'create',
      'delete',
    ],
    ...['editfiles', 'createfile', 'inserteditintofile', 'replacestringinfile'],
  ],
};

/** @returns undefined for a tool that neither reads nor writes files by name, such as a shell */
export function toolKind(name: string): ToolKind | undefined {
  const letters = lettersOf(name);
  return (['read', 'edit'] as const).find((kind) => tools[kind].includes(letters));
}

const pathKeys = [
  ...['file_path', 'filePath', 'path', 'absolute_path', 'notebook_path', 'target_file'],
  ...['paths', 'files', 'file_paths', 'include'],
];
const patchKeys = ['command', 'patch', 'input', 'patchText'];

/** More files than one call of a tool names in earnest. */
const mostPaths = 50;

/**
 * The files that a tool is called for.
 *
 * @param input as the host sends it: an object, or a text that is one in JSON or a patch
 * @returns as the host names them, each once
 */
export function pathsOfTool(name: string, input: unknown): readonly string[] {
  const value = typeof input === 'string' ? parsed(input) : input;
  if (lettersOf(name) === 'applypatch') return unique(pathsOfPatch(patchIn(value)));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  return unique(pathKeys.flatMap((key) => texts(fields[key])));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function patchIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const fields = value as Readonly<Record<string, unknown>>;
  return patchKeys.flatMap((key) => texts(fields[key])).join('\n');
}

/** The headers of a patch in the form of `apply_patch`; the program that applies it trims its lines, too. */
function pathsOfPatch(text: string): string[] {
  const header = /^\s*\*\*\* (?:(?:Add|Update|Delete) File|Move to): (.+?)\s*$/gm;
  return [...text.matchAll(header)].map(([, path = '']) => path);
}

function texts(value: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
}

function unique(paths: readonly string[]): readonly string[] {
  return [...new Set(paths)].slice(0, mostPaths);
}
