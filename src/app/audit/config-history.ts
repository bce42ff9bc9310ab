import { tighterPathRules } from '../../records/config/tighten.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { shellWord } from '../../text/shell-word.ts';
import { shortOid } from '../../text/short-oid.ts';
import { baselinePaths } from '../config/baseline.ts';
import type { Landing } from './request.ts';
import type { CommitState, ConfigState } from './state.ts';

/** What counts for one version. */
export interface EffectiveConfigs {
  readonly pathRules: PathRules;
  /** Versions whose baselines count: a finding is skipped where each of them notes it. */
  readonly notedBy: readonly CommitState[];
  /** The configuration that protected history has: what a repair is compared with. */
  readonly landed: PathRules;
  /** What would count if it were merged already, and how that is done; undefined where nothing is left out. */
  readonly pending:
    | { readonly state: CommitState; readonly pathRules: PathRules; readonly help: string }
    | undefined;
}

/** A gate to a protected branch, its versions loaded. */
export interface LoadedGate {
  /** Where the range left protected history; undefined where nothing is there. */
  readonly base: CommitState | undefined;
  /** What the protected branch has; undefined where it is the base, or where nobody knows. */
  readonly result: CommitState | undefined;
  /** The commits that it is a gate for; undefined for all. */
  readonly fresh: ReadonlyMap<string, unknown> | undefined;
  readonly landing: Landing;
}

/** Knows which configuration and which baselines count for each version of a range (convention, section 10). */
export class ConfigHistory {
  readonly #gate: LoadedGate | undefined;
  readonly #commits: readonly { readonly oid: string }[];
  readonly #united = new WeakMap<PathRules, WeakMap<PathRules, PathRules>>();

  /** @param commits of the walk, in its order */
  constructor(gate: LoadedGate | undefined, commits: readonly { readonly oid: string }[]) {
    this.#gate = gate;
    this.#commits = commits;
  }

  /**
   * For a commit: the configuration of its base, without one there its own; at a gate to a protected branch that of protected
   * history and what the base adds to it.
   *
   * @param base the first parent; undefined for a root
   */
  ofCommit(oid: string, own: CommitState, base: CommitState | undefined): EffectiveConfigs {
    const plain = ofPlain(own, base);
    const gate = this.#gate;
    if (!gate?.base || !counts(gate.base.config) || (gate.fresh && !gate.fresh.has(oid))) return plain;
    const landed = gate.base;
    const adds = base && base.config.files.size > 0 ? base : undefined;
    const pathRules = adds
      ? this.#unite(landed.config.pathRules, adds.config.pathRules)
      : landed.config.pathRules;
    const isSame = pathRules === plain.pathRules && sameBaseline(landed, plain.notedBy[0]);
    const notedBy = adds ? [landed, adds] : [landed];
    const pending =
      isSame || !adds
        ? undefined
        : { state: adds, pathRules: plain.pathRules, help: this.#landing(adds, gate.landing) };
    return { pathRules, notedBy, landed: landed.config.pathRules, pending };
  }

  /**
   * For what a range comes to: the configuration of the protected branch as it is; without one that of where the range begins.
   *
   * @param begin undefined for a whole history
   */
  ofResult(own: CommitState, begin: CommitState | undefined): EffectiveConfigs {
    const result = [this.#gate?.result, this.#gate?.base].find((one) => one && counts(one.config));
    if (!result) return ofPlain(own, begin);
    const { pathRules } = result.config;
    return { pathRules, notedBy: [result], landed: pathRules, pending: undefined };
  }

  /** Whether the protected branch has another configuration by now than where the range left it. */
  get isResultApart(): boolean {
    const { base, result } = this.#gate ?? {};
    return (
      result !== undefined && counts(result.config) && result.config.pathRules !== base?.config.pathRules
    );
  }

  #unite(landed: PathRules, added: PathRules): PathRules {
    const known = this.#united.get(landed) ?? new WeakMap<PathRules, PathRules>();
    this.#united.set(landed, known);
    const united = known.get(added) ?? tighterPathRules(landed, added);
    known.set(added, united);
    return united;
  }

  /** The push that lands a configuration: of the last commit up to there that changed one, or a baseline. */
  #landing({ config, tree }: CommitState, { branch, remote }: Landing): string {
    const by = [...config.files.values(), ...baselinePaths.map((path) => tree.get(path))];
    const last = this.#commits[Math.max(-1, ...by.map((one) => one?.by ?? -1))];
    const commit = last === undefined ? 'COMMIT' : shortOid(last.oid);
    const push = `git push ${shellWord(remote)} ${commit}:${shellWord(branch)}`;
    return `what \`${commit}\` loosens takes effect after \`${branch}\` has it: push the configuration there first, \`${push}\``;
  }
}

function ofPlain(own: CommitState, base: CommitState | undefined): EffectiveConfigs {
  const isByBase = base !== undefined && counts(base.config);
  const of = isByBase ? base : own;
  const hasBaseline = base && baselinePaths.some((path) => base.tree.get(path)?.type === 'file');
  const notedBy = [isByBase || hasBaseline ? (base ?? own) : own];
  return { pathRules: of.config.pathRules, notedBy, landed: of.config.pathRules, pending: undefined };
}

/** An invalid configuration is not used, so that it can be corrected. */
function counts({ fault, files }: ConfigState): boolean {
  return files.size > 0 && !fault;
}

function sameBaseline(a: CommitState, b: CommitState | undefined): boolean {
  return baselinePaths.every((path) => a.tree.get(path)?.oid === b?.tree.get(path)?.oid);
}
