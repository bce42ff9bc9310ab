import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lintFiles } from '../../check/check-files.ts';
import { defaultConfig } from '../../core/config.ts';
import { nodeAt, stringOf, stringsOf } from '../../core/node.ts';
import { createPathIndex } from '../../core/path-index.ts';
import { isMissing, unreadable } from '../../errors.ts';
import { handoffBlock } from '../../records/kinds/skill/model.ts';
import { parseRecord } from '../../records/read/parse-record.ts';
import { isPartOfSkill } from '../../records/record-paths.ts';
import { rules } from '../../rules/index.gen.ts';
import type { Context } from '../workspace/context.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import { fromTop } from '../workspace/workspace.ts';
import type { FoundSkill, TargetSkill } from './found-skill.ts';
import { fingerprintOf, readSkillCache, writeSkillCache } from './skill-cache.ts';
import { userHome } from './user-home.ts';

/**
 * The skills that accept handoffs: of this project, of the repository, and at home. Of two with the same folder name
 * the nearest counts, but one that no client would load is ignored. What was found is kept for half an hour, as long as
 * no SKILL.md changes.
 */
export async function eligibleSkills(
  context: Pick<Context, 'env' | 'now'>,
  records: WorktreeRecords,
): Promise<readonly TargetSkill[]> {
  const { now } = context;
  const found = await findSkills(records, userHome(context));
  const print = fingerprintOf(found);
  const folder = records.workspace.repository?.commonDir;
  const kept = folder === undefined ? undefined : await readSkillCache(folder, print, now);
  if (kept) return kept;
  const chosen = new Map<string, TargetSkill>();
  for (const one of found) {
    const skill = skillOf(one, now);
    if (skill && !chosen.has(skill.name)) chosen.set(skill.name, skill);
  }
  const skills = [...chosen.values()];
  if (folder !== undefined) await writeSkillCache(folder, print, now, skills);
  return skills;
}

/** All that there are, the nearest first. */
async function findSkills(records: WorktreeRecords, home: string | undefined): Promise<FoundSkill[]> {
  const { entries, pathRules, snapshot } = records;
  const paths = createPathIndex(() => entries);
  const holds = (path: string) => paths.entryAt(path) !== undefined;
  const inTree = entries.filter(({ path }) => {
    const place = pathRules.classify(path);
    return place?.kind === 'skill' && !place.archived && !isPartOfSkill(path, holds);
  });
  const sources = await snapshot.read(inTree);
  const isOfProject = projectOf(records);
  const tree = inTree.flatMap(({ path }): FoundSkill[] => {
    const source = sources.get(path);
    return source?.ok
      ? [
          {
            scope: isOfProject(path) ? 'project' : 'repository',
            path,
            text: source.text,
            config: pathRules.configOf(path),
          },
        ]
      : [];
  });
  const folders = home === undefined ? [] : ['.agents/skills', '.claude/skills'];
  const atHome = await Promise.all(folders.map((folder) => skillsAtHome(home ?? '', folder)));
  const order = ({ scope }: FoundSkill) => (scope === 'project' ? 0 : 1);
  return [...tree.sort((a, b) => order(a) - order(b)), ...atHome.flat()];
}

/**
 * Which skills of the tree are this project's: those of the nearest root that has any, from the current folder upwards. A skill
 * that only a glob of the configuration names is the repository's root's.
 */
function projectOf({ entries, pathRules, workspace }: WorktreeRecords): (path: string) => boolean {
  const top = pathRules.configOf('').root;
  const rootOf = (path: string) => pathRules.classify(path)?.root || top;
  const roots = new Set(
    entries.flatMap(({ path }) => (pathRules.classify(path)?.kind === 'skill' ? [rootOf(path)] : [])),
  );
  const parts = fromTop(workspace, '.').split('/').filter(Boolean);
  const above = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/.agents`);
  const own = above.find((root) => roots.has(root)) ?? top;
  return (path) => rootOf(path) === own;
}

/** Of a file at home that cannot be read nothing is known: no handoff of a repository depends on it. */
async function skillsAtHome(home: string, folder: string): Promise<FoundSkill[]> {
  const names = await readdir(join(home, folder)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw unreadable(join(home, folder), error);
  });
  const found = await Promise.all(
    names.sort().map(async (name): Promise<FoundSkill[]> => {
      const path = `${folder}/${name}/SKILL.md`;
      const text = await readFile(join(home, path), 'utf8').catch(() => undefined);
      return text === undefined ? [] : [{ scope: 'home', path: `~/${path}`, text, config: undefined }];
    }),
  );
  return found.flat();
}

/** What a SKILL.md offers; undefined for one that takes no handoffs, and for one with an error. */
function skillOf({ config, scope, path, text }: FoundSkill, now: string): TargetSkill | undefined {
  const [name = '', file = ''] = path.split('/').slice(-2);
  const inTree = `.agents/skills/${name}/${file}`;
  const doc = parseRecord(inTree, text);
  const block = handoffBlock(doc?.data);
  if (!doc || !block?.accepts) return undefined;
  const { clients, profile, rules: severities } = config ?? defaultConfig;
  const findings = lintFiles(rules, {
    after: { [inTree]: text },
    config: { clients, profile, rules: severities },
    now,
  });
  // Alone in memory, none of the files that it links to is there.
  const checked = findings.filter(({ rule }) => rule.startsWith('skill/') && rule !== 'skill/link');
  if (checked.some(({ severity }) => severity === 'error')) return undefined;
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
