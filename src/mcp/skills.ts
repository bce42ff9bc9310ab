import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { maskText } from '../app/secrets/hide-secrets.ts';
import { openWorkspace } from '../app/workspace/workspace.ts';
import { BatonError } from '../errors.ts';
import { realPathOf } from '../store/ground.ts';
import { protocolError } from './answers.ts';
import type { ServerPlace } from './roots.ts';
import {
  type McpServer,
  nodeSkillFiles,
  type Skill,
  SkillCatalogError,
  type SkillFiles,
  type SkillSource,
  SkillsExtension,
} from './sdk.ts';

const scheme = 'skill://';
const markdown = 'text/markdown';
/** Skills in one answer to a list; the list of resources, which has no pages, has as many. */
export const skillsPerPage = 100;

/**
 * Serves the skills of `.agents/skills` by the skills extension of the protocol (agents, section 7). They are those of the
 * folder that the server was started in, as they are on disk at the time of the call: a client compares each file with the
 * digest in the entry of its skill.
 */
export function addSkills(server: McpServer, place: ServerPlace): void {
  new SkillsExtension({ source: skillSource(place) }).attach(server);
}

function skillSource(place: ServerPlace): SkillSource {
  return {
    list: ({ cursor }) => answered(async () => pageAfter(cursor, await skillsOf(await filesOf(place)))),
    get: (uri) => answered(async () => skillAt(uri, await skillsOf(await filesOf(place), folderIn(uri)))),
    read: (uri) =>
      answered(async () => {
        const files = await filesOf(place);
        if (!files || !isServed(uri, await skillsOf(files, folderIn(uri)))) return undefined;
        const bytes = await files.read(pathIn(uri));
        const text = textOf(bytes);
        const type = uri.endsWith('.md') ? { mimeType: markdown } : {};
        if (text === undefined) return { bytes };
        if ((await maskText(text)) === text) return { ...type, text };
        throw new BatonError('refused', `\`${uri}\` holds a secret`, {
          help: '`lint` prints where; a person has to take it out',
        });
      }),
    listResources: () =>
      answered(async () => {
        const skills = await skillsOf(await filesOf(place));
        return skills.slice(0, skillsPerPage).map(({ frontmatter, uri }) => {
          const { description, name } = frontmatter;
          return { uri, name, description, mimeType: markdown };
        });
      }),
  };
}

async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw await protocolError(error);
  }
}

/** Undefined where the folder has no skills. */
async function filesOf(place: ServerPlace): Promise<SkillFiles | undefined> {
  const { top } = await openWorkspace(place);
  const folder = await realPathOf(join(top, '.agents', 'skills'), { top }, 'read');
  return existsSync(folder) ? nodeSkillFiles(folder) : undefined;
}

/**
 * The skills of a folder, by their URI. What the SDK warns of, the rules of skills report: it is left out here.
 *
 * @param only the folder directly below, of which alone the skills are read
 * @throws BatonError `unreadable`
 */
async function skillsOf(files: SkillFiles | undefined, only?: string): Promise<readonly Skill[]> {
  if (!files) return [];
  const some: SkillFiles = {
    read: (path) => files.read(path),
    list: async (folder) => {
      const found = await files.list(folder);
      return folder === '' && only !== undefined ? found.filter(({ name }) => name === only) : found;
    },
  };
  try {
    return (await SkillsExtension.load(some, { onWarning: () => {} })).entries;
  } catch (error) {
    if (!SkillCatalogError.isInstance(error)) throw error;
    const problems = error.problems.map(({ message, path }) => `\`.agents/skills/${path}\` ${message}`);
    throw new BatonError('unreadable', problems.join('; '), {
      help: 'make it readable for the user who runs the server',
      cause: error,
    });
  }
}

function pageAfter(cursor: string | undefined, all: readonly Skill[]) {
  const at = cursor === undefined ? 0 : all.findIndex(({ uri }) => uri === cursor) + 1;
  if (cursor !== undefined && at === 0) {
    throw new BatonError('usage', `Unexpected cursor \`${cursor}\``, {
      help: 'send the `nextCursor` of the last answer, or none for the beginning',
    });
  }
  const skills = all.slice(at, at + skillsPerPage);
  const last = skills.at(-1);
  return at + skillsPerPage < all.length && last ? { skills, nextCursor: last.uri } : { skills };
}

function skillAt(uri: string, skills: readonly Skill[]): Skill | undefined {
  const { href } = new URL(uri);
  return skills.find((skill) => skill.uri === href);
}

function isServed(uri: string, skills: readonly Skill[]): boolean {
  return skills.some(({ resources }) => resources !== 'dynamic' && resources.some((one) => one.uri === uri));
}

/** The path below the folder of skills that a URI names. @throws BatonError `usage` */
function pathIn(uri: string): string {
  try {
    return uri.slice(scheme.length).split('/').map(decodeURIComponent).join('/');
  } catch (error) {
    throw new BatonError('usage', `\`${uri}\` is not the address of a file of a skill`, {
      help: '`skills/list` has them',
      cause: error,
    });
  }
}

function folderIn(uri: string): string {
  return pathIn(uri).split('/')[0] ?? '';
}

/** @returns undefined for bytes that are not UTF-8 text */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
