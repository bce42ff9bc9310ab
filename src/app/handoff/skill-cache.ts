import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { nodeAt, plainValue, stringOf } from '../../core/node.ts';
import { type SkillScope, skillScopes } from '../../knowledge/discovery.ts';
import { parseTime } from '../../records/kinds/time.ts';
import { parseYaml } from '../../records/yaml/parse.ts';
import { renderYaml } from '../../records/yaml/write.ts';
import { readTextIfExists, writeWithFolders } from '../../store/files.ts';
import { unguarded } from '../../store/ground.ts';
import type { FoundSkill, TargetSkill } from './found-skill.ts';

/** How long a discovery is good for (formats, "Discovery cache"). */
const minutes = 30;

/** The scopes as the cache names them (formats, "Discovery cache"). */
const cachedScopes: Readonly<Record<SkillScope, string>> = {
  project: 'project',
  repository: 'git-root',
  home: 'global',
};

/** Of everything that a discovery reads. */
export function fingerprintOf(found: readonly FoundSkill[]): string {
  const hash = createHash('sha256');
  for (const { config, scope, path, text } of found) hash.update(JSON.stringify([scope, path, text, config]));
  return hash.digest('hex');
}

/**
 * What is kept of an earlier discovery.
 *
 * @param folder the git folder that all worktrees share; absolute
 * @param print of the files as they are now
 * @returns undefined if it is old, of other files, somebody else's, or cannot be read
 */
export async function readSkillCache(
  folder: string,
  print: string,
  now: string,
): Promise<readonly TargetSkill[] | undefined> {
  const text = await readTextIfExists(pathIn(folder), unguarded).catch(() => undefined);
  const { root, problems } = parseYaml(text ?? '');
  const [made, moment] = [stringOf(nodeAt(root, 'discovery', 'timestamp')), parseTime(now)];
  const age = (moment ?? 0) - (parseTime(made ?? '') ?? Number.NEGATIVE_INFINITY);
  const isGood = problems.length === 0 && age >= 0 && age < minutes * 60_000;
  if (!isGood || stringOf(nodeAt(root, 'discovery', 'fingerprint')) !== print) return undefined;
  const list = plainValue(nodeAt(root, 'workflows'));
  if (!Array.isArray(list)) return undefined;
  const skills = list.map(fromCache);
  return skills.every((skill) => skill !== undefined) ? skills : undefined;
}

function fromCache(value: unknown): TargetSkill | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const one: Readonly<Record<string, unknown>> = { ...value };
  const scope = skillScopes.find((name) => cachedScopes[name] === one.scope);
  const { categories, description, health_check: healthCheck, path, requires, skill, trigger } = one;
  if (
    scope === undefined ||
    typeof skill !== 'string' ||
    typeof path !== 'string' ||
    typeof trigger !== 'string' ||
    typeof description !== 'string' ||
    !(healthCheck === undefined || typeof healthCheck === 'string') ||
    !isStrings(categories) ||
    !isStrings(requires)
  )
    return undefined;
  return { name: skill, scope, path, trigger, description, healthCheck, categories, requires };
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Keeps a discovery. If the cache cannot be written, there is none. */
export async function writeSkillCache(
  folder: string,
  print: string,
  now: string,
  skills: readonly TargetSkill[],
): Promise<void> {
  const workflows = skills.map((skill) => ({
    skill: skill.name,
    scope: cachedScopes[skill.scope],
    priority: skillScopes.indexOf(skill.scope) + 1,
    path: skill.path,
    categories: skill.categories,
    description: skill.description,
    trigger: skill.trigger,
    requires: skill.requires,
    health_check: skill.healthCheck,
    relevance_score: null,
  }));
  const discovery = { timestamp: now, ttl_minutes: minutes, fingerprint: print };
  try {
    await writeWithFolders(pathIn(folder), renderYaml({ discovery, workflows }), unguarded);
  } catch {
    return;
  }
}

function pathIn(folder: string): string {
  return join(folder, 'baton', 'available-workflows.yaml');
}
