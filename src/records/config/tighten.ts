import { type Config, defaultConfig, type MachineConfig, type Profile } from '../../core/config.ts';
import { parseTime } from '../kinds/time.ts';
import type { PathRules } from '../record-paths.ts';

type Combine<K extends keyof Config> = (landed: Config, added: Config) => Config[K];

const fewer = (landed: readonly string[], added: readonly string[]) =>
  landed.filter((one) => added.includes(one));
const both = <T>(landed: readonly T[], added: readonly T[]) => [...new Set([...landed, ...added])];

/** The value of `protect` without a configuration (convention, section 10). */
const protectedByDefault = ['main', 'master', 'release/*'];

/**
 * For each key, which part of two configurations counts: stricter values count, looser values do not (convention,
 * section 10, "What is loosening"). The type asks for a line for each key that a configuration has.
 */
const combined: { readonly [K in Exclude<keyof Config, 'stricterOf'>]-?: Combine<K> } = {
  path: (landed, added) => added.path ?? landed.path,
  // Which paths these three cover is united by `tighterPathRules`, as only paths can tell.
  root: (landed) => landed.root,
  kinds: (landed) => landed.kinds,
  ignore: (landed) => landed.ignore,
  numbered: (landed, added) => [...new Set([...landed.numbered, ...added.numbered])],
  claim: (landed, added) => (landed.claim === 'all' ? 'all' : added.claim),
  profile: (landed, added) => (rank(landed) >= rank(added) ? landed.profile : added.profile),
  // The engine asks both configurations for the severity of each finding (`stricterOf`).
  rules: (landed) => landed.rules,
  clients: ({ clients: landed }, { clients: added }) => (landed && added ? both(landed, added) : undefined),
  handoffs: ({ handoffs: landed }, { handoffs: added }) => ({
    sources: fewer(landed.sources, added.sources),
    maxRevisits: Math.min(landed.maxRevisits, added.maxRevisits),
  }),
  protect: ({ protect: landed }, { protect: added }) =>
    landed || added ? both(landed ?? protectedByDefault, added ?? protectedByDefault) : undefined,
  since: ({ since: landed }, { since: added }) => earlier(landed, added),
  // These four do not allow or forbid anything.
  agents: (landed) => landed.agents,
  dispatch: (landed) => landed.dispatch,
  steps: (landed) => landed.steps,
  waivers: (landed) => landed.waivers,
  machines: ({ machines: landed }, { machines: added }) => fewerEdges(landed, added),
};

/**
 * The configuration of protected history with the stricter settings of another one: stricter severities, a stricter
 * profile, new machines. Looser settings are left out.
 *
 * @param landed what protected history has
 * @param added what a commit of a range is based on
 */
export function tighten(landed: Config, added: Config): Config {
  const keys = Object.keys(combined) as (keyof typeof combined)[];
  const values = Object.fromEntries(keys.map((key) => [key, combined[key](landed, added)]));
  return { ...defaultConfig, ...values, stricterOf: [landed, added] };
}

/** The same for a repository: a path that either side covers is covered. */
export function tighterPathRules(landed: PathRules, added: PathRules): PathRules {
  if (landed === added) return landed;
  const known = new Map<Config, Map<Config, Config>>();
  const configOf = (path: string) => {
    const [own, more] = [landed.configOf(path), added.configOf(path)];
    const inner = known.get(own) ?? new Map<Config, Config>();
    known.set(own, inner);
    const config = inner.get(more) ?? tighten(own, more);
    inner.set(more, config);
    return config;
  };
  return {
    classify: (path) => landed.classify(path) ?? added.classify(path),
    isIgnored: (path) => landed.isIgnored(path) && added.isIgnored(path),
    configOf,
    partOf: (kind) => (landed.partOf(kind) === added.partOf(kind) ? landed.partOf(kind) : ''),
    numberOf: (path) => landed.numberOf(path) ?? added.numberOf(path),
    configs: [...landed.configs, ...added.configs],
    isWatched: (path) => landed.isWatched(path) || added.isWatched(path),
  };
}

/** Beginning with the profile that checks least. */
const ranks: Readonly<Record<Profile, number>> = { seed: 0, recommended: 1, strict: 2 };

function rank({ profile }: Config): number {
  return ranks[profile];
}

/** Only two dates can be compared without git; of anything else what landed stays. */
function earlier(landed: string | undefined, added: string | undefined): string | undefined {
  if (landed === undefined || added === undefined) return undefined;
  const [one, other] = [momentOf(landed), momentOf(added)];
  return one !== undefined && other !== undefined && other < one ? added : landed;
}

function momentOf(since: string): number | undefined {
  return /^\d{4}-\d{2}-\d{2}/.test(since) ? parseTime(since) : undefined;
}

/** Of machines that both declare the edges of both; a new machine is an addition, and one that was dropped is gone. */
function fewerEdges(landed: Config['machines'], added: Config['machines']): Config['machines'] {
  return Object.fromEntries(
    Object.entries(added).map(([name, machine]) => {
      const old = Object.hasOwn(landed, name) ? landed[name] : undefined;
      return [name, old ? withoutNewEdges(old, machine) : machine];
    }),
  );
}

function withoutNewEdges(landed: MachineConfig, added: MachineConfig): MachineConfig {
  const edges = Object.entries(added.edges).map(([from, to]) => [from, fewer(landed.edges[from] ?? [], to)]);
  return { initial: landed.initial, final: landed.final, edges: Object.fromEntries(edges) };
}
