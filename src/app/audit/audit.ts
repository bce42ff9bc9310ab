import { History } from '../../git/history/history.ts';
import { protectedTips } from '../branches/protected-tips.ts';
import { Auditor, type Base } from './auditor.ts';
import { ConfigHistory, type LoadedGate } from './config-history.ts';
import { infoOf, type Kept } from './faults.ts';
import { olderThanSince } from './older.ts';
import { RecordCache } from './record-cache.ts';
import type { AuditRequest, AuditResult, Comparison, Fault } from './request.ts';
import { type ConfigState, States } from './state.ts';
import { ClaimSpans } from './task-ranges.ts';
import { TreeLoader } from './tree-loader.ts';
import { Waivers } from './waivers.ts';

export type { AuditRequest, AuditResult, CommitInfo, Comparison, Fault, Gate } from './request.ts';

/**
 * Checks the commits of a range one by one, in topological order, each against every parent (git, section 1). What
 * pre-push, pre-receive, CI and `baton audit` share. Reads only.
 *
 * @throws BatonError `unverifiable` where history or objects are missing, `config` for a faulty configuration of a tip,
 * `usage` for a revision that does not exist, `git` where git fails
 */
export async function auditHistory(request: AuditRequest): Promise<AuditResult> {
  return request.repository.sharingProcesses(async () => {
    await using history = await History.open(request.repository, request.range);
    // Awaited here: history is let go when this function ends.
    return await new Audit(request, history).run();
  });
}

/** A version that findings are reported for last, and so whose waivers count. */
interface Tip extends Base {
  /** Its author date. */
  readonly date: string;
}

class Audit {
  readonly #request: AuditRequest;
  readonly #history: History;
  readonly #loader: TreeLoader;
  readonly #states: States;
  readonly #cache: RecordCache;

  constructor(request: AuditRequest, history: History) {
    this.#request = request;
    this.#history = history;
    this.#cache = new RecordCache(history.objects);
    this.#states = new States(this.#cache, request);
    this.#loader = new TreeLoader(history, this.#states, request.repository);
  }

  async run(): Promise<AuditResult> {
    const { comparisons = [], onProgress } = this.#request;
    const begins = await this.#loader.begins();
    const gate = await this.#loadGate(begins);
    const configHistory = new ConfigHistory(gate, this.#history.commits);
    const claims = new ClaimSpans(this.#request.repository, this.#request.range, this.#request.branches);
    const auditor = new Auditor(this.#history, this.#states, this.#cache, claims, configHistory);
    await auditor.walk(begins, await this.#isOld(gate, begins[0]), onProgress);
    if (comparisons.length === 0) this.#history.differ.end();
    const tips = await this.#withDates(auditor.tips());
    for (const tip of tips) {
      sound(tip.state.config);
      const index = this.#history.commits.findIndex(({ oid }) => oid === tip.oid);
      await auditor.checkTip(tip, index, tip.date);
    }
    const compared: Tip[] = [];
    for (const one of comparisons)
      compared.push(await this.#compare(auditor, configHistory, one, compared.length));
    return this.#result(auditor, tips, compared);
  }

  async #loadGate(begins: readonly Base[]): Promise<LoadedGate | undefined> {
    const { gate } = this.#request;
    if (!gate) return undefined;
    const { mergeBase, tip } = gate;
    const load = async (oid: string) =>
      begins.find((one) => one.oid === oid)?.state ?? (await this.#loader.load(oid));
    return {
      base: mergeBase === undefined ? undefined : await load(mergeBase),
      result: tip === undefined || tip === mergeBase ? undefined : await load(tip),
      fresh: gate.fresh,
      landing: gate.landing,
    };
  }

  /**
   * `since` is that of the effective config: of protected history; else of the beginning of the range, without one
   * there of its tip. A date is looked for in protected history: whoever makes a commit says when that was.
   */
  async #isOld(gate: LoadedGate | undefined, begin: Base | undefined) {
    const { range, repository } = this.#request;
    const tip = this.#history.commits.at(-1)?.oid;
    if (tip === undefined) return () => false;
    if (gate?.base && gate.base.config.files.size > 0)
      return olderThanSince(repository, range, gate.base.config, this.#request.gate?.mergeBase);
    const own = begin?.state.config;
    const config = own && own.files.size > 0 ? own : await this.#loader.configOf(tip);
    return olderThanSince(repository, range, config, tip);
  }

  async #withDates(bases: readonly Base[]): Promise<Tip[]> {
    const said = await this.#history.describe(bases.map(({ oid }) => oid));
    return bases.map((base) => ({ ...base, date: said.get(base.oid)?.authorDate ?? this.#request.clock }));
  }

  async #compare(
    auditor: Auditor,
    configHistory: ConfigHistory,
    { commit, tree, against }: Comparison,
    number: number,
  ): Promise<Tip> {
    const version = tree ?? commit;
    const state = await this.#loader.load(version);
    sound(state.config);
    const bases = [];
    for (const oid of against) {
      const changes = await this.#loader.diff(oid, version);
      bases.push({ oid, state: await this.#loader.load(oid), changes });
    }
    const [tip = { oid: commit, state, date: this.#request.clock }] =
      tree === undefined ? await this.#withDates([{ oid: commit, state }]) : [];
    const index = this.#history.commits.length + number;
    const effectiveConfigs = configHistory.ofResult(state, bases[0]?.state);
    await auditor.check({ index, oid: commit, state, bases, effectiveConfigs, date: tip.date }, () => false);
    return tip;
  }

  async #result(auditor: Auditor, tips: readonly Tip[], compared: readonly Tip[]): Promise<AuditResult> {
    const { commits } = this.#history;
    const reach = this.#reachOf(tips);
    const all = auditor.faults.sorted();
    const oidOf = ({ commit }: Kept) => commits[commit]?.oid ?? compared[commit - commits.length]?.oid ?? '';
    const checkedBy = (kept: Kept) => {
      const own = compared[kept.commit - commits.length];
      return own ? [own] : tips.filter(({ oid }) => reach(oid, oidOf(kept)));
    };
    const waiversOf = new Map(
      [...tips, ...compared].map((tip) => [tip, new Waivers(tip.state.config, tip.date)]),
    );
    const isNamed = (one: Kept) => checkedBy(one).some((tip) => waiversOf.get(tip)?.names(one, oidOf(one)));
    // Which commits protected history has is asked only where a waiver names a fault.
    const fresh = all.some(isNamed) ? await this.#fresh() : new Set<string>();
    const whyNot = new Map<Kept, string | undefined>();
    const isWaived = (one: Kept) => {
      const checking = checkedBy(one).map((tip) => waiversOf.get(tip));
      const commit = oidOf(one);
      const isLanded = one.commit < commits.length && !fresh.has(commit);
      const named = checking.filter((waivers) => waivers?.names(one, commit));
      const fault = { fault: one, commit, config: auditor.configs[one.commit], isLanded };
      const reasons = named.flatMap((waivers) => waivers?.whyNot(fault) ?? []);
      whyNot.set(one, reasons[0]);
      return checking.length > 0 && named.length === checking.length && reasons.length === 0;
    };
    const kept = all.filter((one) => !isWaived(one));
    const said = await this.#history.describe(new Set(kept.map(oidOf)));
    const shown = new Map<Fault, Kept>();
    for (const one of kept) {
      const commit = said.get(oidOf(one));
      if (!commit) continue;
      const help = whyNot.get(one);
      const diagnostic = help === undefined ? one.diagnostic : { ...one.diagnostic, help };
      shown.set(
        {
          commit: await infoOf(commit),
          parent: one.parent === '' ? undefined : one.parent,
          diagnostic,
          needs: one.needs,
        },
        one,
      );
    }
    return {
      faults: [...shown.keys()],
      commits: auditor.commits,
      records: auditor.records,
      passedOver: auditor.passedOver,
      baselined: auditor.faults.baselined,
      waived: all.length - kept.length,
      textOf: (fault, path, side) => shown.get(fault)?.shown.textOf(path, side),
    };
  }

  async #fresh(): Promise<ReadonlySet<string>> {
    const { branches, protectedTips: given, range, repository } = this.#request;
    const tips = given ?? (await protectedTips(repository, branches)).map(({ commit }) => commit);
    return new Set((await range.without(tips)).map(({ oid }) => oid));
  }

  /** Which commits of the range a tip reaches. A range with one tip is all its history. */
  #reachOf(tips: readonly Base[]): (tip: string, commit: string) => boolean {
    if (tips.length < 2) return () => true;
    const parents = new Map(this.#history.commits.map((one) => [one.oid, one.parents]));
    const reached = new Map<string, ReadonlySet<string>>();
    return (tip, commit) => {
      let known = reached.get(tip);
      if (!known) {
        const found = new Set([tip]);
        for (const oid of found) for (const parent of parents.get(oid) ?? []) found.add(parent);
        known = found;
        reached.set(tip, known);
      }
      return known.has(commit);
    };
  }
}

/** A faulty configuration of what would be published stops the run. */
function sound(config: ConfigState): ConfigState {
  if (config.fault) throw config.fault;
  return config;
}
