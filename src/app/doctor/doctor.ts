import { dirname, join } from 'node:path';
import { defaultConfig } from '../../core/config.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { BatonError } from '../../errors.ts';
import { gitVersion } from '../../git/setup/health.ts';
import { hooksPlace } from '../../git/setup/hooks-path.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { worktreeSnapshot } from '../../git/tree/snapshots.ts';
import type { PathRules } from '../../records/record-paths.ts';
import type { Check } from '../../render/checks.ts';
import { readExact } from '../../store/file-edit.ts';
import { ownCommand } from '../../store/own-command.ts';
import { loadPathRules } from '../config/load-config.ts';
import { unreadConfigs, unreadConfigsNote } from '../config/unread-configs.ts';
import { findHosts } from '../init/agents/plan-agents.ts';
import { findHookManager } from '../init/hook-manager.ts';
import { hookPrograms } from '../init/hook-programs.ts';
import { folderOfPackage, writtenFolder } from '../init/package-folder.ts';
import { shellFiles } from '../init/shell-files.ts';
import { countSkills, howToName, ignoredConfigs, unplacedSkills } from '../lint/found-skills.ts';
import { lintUnlessKnown } from '../lint/kept-lint.ts';
import { maskText } from '../secrets/hide-secrets.ts';
import type { Context } from '../workspace/context.ts';
import { needRepository, openWorkspace } from '../workspace/workspace.ts';
import { checkAgents } from './agents.ts';
import { cloneCheck } from './clone.ts';
import { checkDrivers } from './drivers.ts';
import { checkHooks, checkTracked } from './hooks.ts';
import { olderCheck } from './older.ts';
import { batonCheck, checkGit, nodeCheck } from './programs.ts';
import { checkAttributes, checkHidden, checkIgnored } from './records.ts';
import { survey } from './survey.ts';

export interface DoctorResult {
  /** Absolute: the work tree that was looked at. */
  readonly worktree: string;
  /** Absolute: the main work tree, where this one is linked to it. */
  readonly linkedTo: string | undefined;
  readonly checks: readonly Check[];
}

/**
 * Looks for everything that lets a commit pass unchecked without a word (git's hooks above all), as seen from one
 * worktree. Writes nothing.
 *
 * @throws BatonError where there is no repository with a work tree to look at
 */
export async function doctor(context: Context): Promise<DoctorResult> {
  const git = checkGit(await gitVersion(context));
  if (git.status === 'problem') return { worktree: context.cwd, linkedTo: undefined, checks: [git] };
  const repository = needRepository(await openWorkspace(context), '`baton doctor`');
  const top = repository.workTree('run it in a clone or a worktree of this repository');
  const main = dirname(repository.commonDir);
  const { entries, pathRules, text, checks: configured } = await configuration(repository, top);
  const config = pathRules?.configOf('') ?? defaultConfig;
  const manager = await findHookManager(repository, top);
  const { folder } = await hooksPlace(repository);
  const linkedTo = repository.gitDir === repository.commonDir ? undefined : main;
  const written = await writtenFolder(manager, top, config);
  const programs = await hookPrograms(top, context.env, written ?? '');
  const installed = folderOfPackage({ top, main: linkedTo, cwd: context.cwd, written });
  const scripts = await shellFiles({ top, manager, config });
  const hosts = await findHosts(top);
  // A configuration with errors is reported above.
  const findings = pathRules
    ? (
        await lintUnlessKnown(context, {
          target: { type: 'worktree' },
          findsSkills: true,
          build: context.build,
        })
      ).diagnostics
    : [];
  const checks = [
    git,
    nodeCheck(programs),
    batonCheck(programs, written ?? '', installed),
    ...(await checkHooks({ top, folder, manager, config, env: context.env })),
    ...checkTracked(manager, top),
    ...configured,
    ...(await checkAttributes(repository, config, scripts)),
    ...(await checkDrivers(repository, written ?? '')),
    ...(await checkIgnored(repository, config)),
    ...(await checkHidden(repository, pathRules)),
    ...(await olderCheck(programs.baton, text)),
    ...(await checkAgents({ top, config, folder: installed, own: ownCommand(top) }, hosts.setUp)),
    ...(pathRules
      ? await survey(context, { entries, pathRules, findings, hosts, numbered: config.numbered })
      : []),
    await cloneCheck(top, manager),
    ...((await repository.isShallow()) ? [shallow] : []),
  ];
  return { worktree: top, linkedTo, checks };
}

/** No places where the configuration cannot be read. */
async function configuration(
  repository: Repository,
  top: string,
): Promise<{
  entries: readonly SnapshotEntry[];
  pathRules: PathRules | undefined;
  /** Of the configuration at the top; undefined without one. */
  text: string | undefined;
  checks: readonly Check[];
}> {
  const name = 'configuration';
  const snapshot = worktreeSnapshot(repository);
  const entries = await snapshot.list('');
  try {
    const pathRules = await loadPathRules(snapshot, entries);
    const config = pathRules.configOf('');
    const { path, claim, profile } = config;
    const unread = unreadConfigsNote(unreadConfigs(entries, pathRules), pathRules);
    const unreadRow: Check[] = unread ? [{ name, status: 'note', ...unread }] : [];
    const left = unplacedSkills(entries, pathRules);
    const skills: Check[] =
      left.length === 0
        ? []
        : [
            {
              name: 'skills',
              status: 'note',
              message: `no hook checks ${countSkills(left)} outside \`kinds.skill\`; ${howToName(left, config)}`,
            },
          ];
    if (path !== undefined)
      return {
        entries,
        pathRules,
        text: await readExact(join(top, path), { top }),
        checks: [
          { name, status: 'ok', message: `\`${path}\`: claim ${claim}, profile ${profile}` },
          ...unreadRow,
          ...skills,
        ],
      };
    const message = 'none that git would commit, so all defaults are in effect; `baton init` writes one';
    const ignored = await ignoredConfigs(repository, top);
    const checks = ignored.map((one): Check => ({ name, status: 'problem', ...one }));
    return {
      entries,
      pathRules,
      text: undefined,
      checks: [
        ...(checks.length > 0 ? checks : [{ name, status: 'note' as const, message }]),
        ...unreadRow,
        ...skills,
      ],
    };
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
    const help = error.help ?? 'fix it and run `baton doctor` again';
    return {
      entries,
      pathRules: undefined,
      text: undefined,
      checks: [{ name, status: 'problem', message: await maskText(error.message), help }],
    };
  }
}

const shallow: Check = {
  name: 'history',
  status: 'note',
  message:
    'this clone is shallow: checks that need older commits cannot run; `git fetch --unshallow` fetches them',
};
