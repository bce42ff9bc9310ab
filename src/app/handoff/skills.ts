import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nodeAt, plainValue, stringOf, stringsOf } from '../../core/node.ts';
import { isMissing, unreadable } from '../../errors.ts';
import { type EligibleSkill, type SkillScope, skillScopes } from '../../knowledge/discovery.ts';
import { handoffBlock } from '../../records/kinds/skill.ts';
import { parseTime } from '../../records/kinds/time.ts';
import { parseRecord } from '../../records/parse-record.ts';
import { renderYaml } from '../../records/write-yaml.ts';
import { parseYaml } from '../../records/yaml.ts';
import { rules } from '../../rules/index.gen.ts';
import { lintFiles } from '../../rules/lint-files.ts';
import { readTextIfExists, writeFileAtomic } from '../../store/files.ts';
import { rootForNew } from '../create-record.ts';
import type { WorktreeRecords } from '../find-record.ts';

/** A skill that takes handoffs, with what is needed to hand on to it. */
export interface TargetSkill extends EligibleSkill {
  /** Absolute. */
  readonly path: string;
  readonly requires: readonly string[];
  /** A command that says whether the skill is ready; never run unasked. */
  readonly healthCheck: string | undefined;
}

interface Found {
  readonly scope: SkillScope;
  readonly path: string;
  readonly text: string;
}

/** How long a discovery is good for (formats, "Discovery cache"). */
const minutes = 30;

/**
 * The skills that take handoffs: of this project, of the repository, and at home. Of two with the same folder name the
 * nearest counts, but one that no client would load stands in nobody's way. What was found is kept for half an hour, as
 * long as no SKILL.md changes.
 *
 * @param home the user's home folder; undefined where there is none
 * @param now RFC 3339
 */
export async function eligibleSkills(
  records: WorktreeRecords,
  home: string | undefined,
  now: string,
): Promise<readonly TargetSkill[]> {
  const found = await findSkills(records, home);
  const { repository } = records.workspace;
  const cache = repository && join(repository.commonDir, 'baton', 'available-workflows.yaml');
  const print = fingerprintOf(found);
  const kept = cache === undefined ? undefined : await readCache(cache, print, now);
  if (kept) return kept;
  const chosen = new Map<string, TargetSkill>();
  for (const one of found) {
    const skill = skillOf(one, now);
    if (skill && !chosen.has(skill.name)) chosen.set(skill.name, skill);
  }
  const skills = [...chosen.values()];
  if (cache !== undefined) await writeCache(cache, print, now, skills);
  return skills;
}

async function findSkills(records: WorktreeRecords, home: string | undefined): Promise<Found[]> {
  const { entries, places, snapshot, workspace } = records;
  const own = rootForNew(records);
  const inTree = entries.filter(({ path }) => places.placeOf(path)?.kind === 'skill');
  const sources = await snapshot.read(inTree);
  const tree = inTree.flatMap(({ path }): Found[] => {
    const source = sources.get(path);
    const scope = places.placeOf(path)?.root === own ? 'project' : 'repository';
    return source?.ok ? [{ scope, path: join(workspace.top, path), text: source.text }] : [];
  });
  const atHome =
    home === undefined
      ? []
      : await Promise.all(
          ['.agents/skills', '.claude/skills'].map((folder) => skillsBelow(join(home, folder))),
        );
  const order = (scope: SkillScope) => (scope === 'project' ? 0 : 1);
  return [...tree.sort((a, b) => order(a.scope) - order(b.scope)), ...atHome.flat()];
}

async function skillsBelow(folder: string): Promise<Found[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw unreadable(folder, error);
  });
  const found = await Promise.all(
    names.sort().map(async (name): Promise<Found[]> => {
      const path = join(folder, name, 'SKILL.md');
      try {
        return (await stat(path)).isFile()
          ? [{ scope: 'home', path, text: await readFile(path, 'utf8') }]
          : [];
      } catch (error) {
        if (isMissing(error)) return [];
        throw unreadable(path, error);
      }
    }),
  );
  return found.flat();
}

/** What a SKILL.md offers; undefined for one that takes no handoffs, and for one with an error. */
function skillOf({ scope, path, text }: Found, now: string): TargetSkill | undefined {
  const name = dirname(path).split(/[\\/]/).at(-1) ?? '';
  const inTree = `.agents/skills/${name}/SKILL.md`;
  const doc = parseRecord(inTree, text);
  const block = handoffBlock(doc?.data);
  if (!doc || !block?.accepts) return undefined;
  const findings = lintFiles(rules, { after: { [inTree]: text }, now });
  if (findings.some(({ severity, rule }) => severity === 'error' && rule.startsWith('skill/')))
    return undefined;
  const at = (key: string) => stringOf(nodeAt(block.node, key));
  return {
    name,
    scope,
    path,
    categories: stringsOf(block.categories).map(({ value }) => value),
    description: at('handoff_description') ?? stringOf(nodeAt(doc.data, 'description')) ?? '',
    trigger: at('handoff_trigger') ?? '{payload_path}',
    requires: stringsOf(nodeAt(block.node, 'requires')).map(({ value }) => value),
    healthCheck: at('health_check'),
  };
}

/** Of everything that a discovery reads. */
function fingerprintOf(found: readonly Found[]): string {
  const hash = createHash('sha256');
  for (const { scope, path, text } of found) hash.update(JSON.stringify([scope, path, text]));
  return hash.digest('hex');
}

/** What is kept of an earlier discovery; undefined for one that is old, of other files, or that cannot be read. */
async function readCache(
  path: string,
  print: string,
  now: string,
): Promise<readonly TargetSkill[] | undefined> {
  const text = await readTextIfExists(path).catch(() => undefined);
  const { root, problems } = parseYaml(text ?? '');
  const [made, moment] = [stringOf(nodeAt(root, 'discovery', 'timestamp')), parseTime(now)];
  const age = (moment ?? 0) - (parseTime(made ?? '') ?? Number.NEGATIVE_INFINITY);
  const isGood = problems.length === 0 && age >= 0 && age < minutes * 60_000;
  if (!isGood || stringOf(nodeAt(root, 'discovery', 'fingerprint')) !== print) return undefined;
  const list = plainValue(nodeAt(root, 'workflows'));
  return Array.isArray(list) ? list.flatMap(fromCache) : undefined;
}

function fromCache(value: unknown): TargetSkill[] {
  const one = value as Readonly<Record<string, unknown>> | null;
  const scope = skillScopes.find((name) => name === one?.scope);
  const [skill, path, trigger] = [one?.skill, one?.path, one?.trigger];
  if (!one || !scope || typeof skill !== 'string' || typeof path !== 'string' || typeof trigger !== 'string')
    return [];
  const strings = (list: unknown) =>
    Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  const description = typeof one.description === 'string' ? one.description : '';
  const healthCheck = typeof one.health_check === 'string' ? one.health_check : undefined;
  return [
    {
      name: skill,
      scope,
      path,
      trigger,
      description,
      healthCheck,
      categories: strings(one.categories),
      requires: strings(one.requires),
    },
  ];
}

/** A cache that cannot be written is none. */
async function writeCache(
  path: string,
  print: string,
  now: string,
  skills: readonly TargetSkill[],
): Promise<void> {
  const workflows = skills.map((skill) => ({
    skill: skill.name,
    scope: skill.scope,
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
    await mkdir(dirname(path), { recursive: true });
    await writeFileAtomic(path, renderYaml({ discovery, workflows }));
  } catch {
    return;
  }
}
