import {
  type ClientName,
  type Config,
  defaultConfig,
  globKinds,
  type MachineConfig,
  type Waiver,
} from '../../core/config.ts';
import type { Severity } from '../../core/diagnostic.ts';
import {
  entriesOf,
  nodeAt,
  numberOf,
  plainValue,
  stringOf,
  stringsOf,
  type YamlNode,
} from '../../core/node.ts';
import { type Extent, LineIndex, type Point } from '../../core/position.ts';
import { validateNode } from '../schema/validate.ts';
import { parseYaml } from '../yaml/parse.ts';
import { faultsOfValues, keysOfTheTop } from './faults.ts';

/** Something wrong with a configuration: it stops the run. */
export interface ConfigFault {
  readonly at: Point;
  readonly message: string;
  readonly help: string | undefined;
}

export type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly ConfigFault[] };

/**
 * Reads `baton.yaml` (convention, section 10).
 *
 * @param path where it is, for `Config.path`
 * @param ruleIds the ids that `rules` may name
 * @param top for the configuration of a nested root: that of the top, which says what missing keys are
 */
export function parseConfig(
  text: string,
  path: string,
  ruleIds: readonly string[],
  top?: Config,
): ParsedConfig {
  const base = top ?? defaultConfig;
  const bom = text.startsWith('\uFEFF') ? 1 : 0;
  const yaml = parseYaml(text.slice(bom), (offset) => offset + bom);
  const lines = new LineIndex(text);
  const fault = (extent: Extent, message: string, help?: string): ConfigFault => ({
    at: lines.point(extent.from),
    message,
    help,
  });
  const root = yaml.root;
  if (yaml.problems.length > 0) {
    return { ok: false, faults: yaml.problems.map(({ extent, message }) => fault(extent, message)) };
  }
  if (root === undefined) return { ok: true, config: { ...base, path } };
  const faults = [
    ...validateNode('config', root),
    ...faultsOfValues(root, ruleIds),
    ...(top === undefined ? [] : keysOfTheTop(root)),
  ].map(({ extent, message, help }) => fault(extent, message, help));
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, config: build(root, path, base) };
}

function build(root: YamlNode, path: string, base: Config): Config {
  const strings = (...at: readonly string[]) => {
    const node = nodeAt(root, ...at);
    return node && stringsOf(node).map(({ value }) => value);
  };
  const kinds = Object.fromEntries(
    globKinds.flatMap((kind) => {
      const globs = strings('kinds', kind);
      return globs ? [[kind, globs]] : [];
    }),
  );
  const profile = (stringOf(nodeAt(root, 'profile')) ?? base.profile) as Config['profile'];
  return {
    path,
    root: (stringOf(nodeAt(root, 'root')) ?? base.root).replace(/\/+$/, ''),
    kinds: { ...base.kinds, ...kinds },
    ignore: strings('ignore') ?? (base.path === undefined ? base.ignore : []),
    numbered: strings('numbered') ?? base.numbered,
    claim: (stringOf(nodeAt(root, 'claim')) ??
      (profile === 'strict' ? 'all' : base.claim)) as Config['claim'],
    profile,
    rules: {
      ...base.rules,
      ...(plainValue(nodeAt(root, 'rules')) as Record<string, Severity | 'off'> | undefined),
    },
    clients: (strings('clients') as ClientName[] | undefined) ?? base.clients,
    handoffs: {
      sources: strings('handoffs', 'sources') ?? base.handoffs.sources,
      maxRevisits: numberOf(nodeAt(root, 'handoffs', 'max_revisits')) ?? base.handoffs.maxRevisits,
    },
    protect: strings('protect') ?? base.protect,
    since: stringOf(nodeAt(root, 'since')) ?? base.since,
    agents: {
      sessions: (stringOf(nodeAt(root, 'agents', 'sessions')) ??
        base.agents.sessions) as Config['agents']['sessions'],
      prompts: (stringOf(nodeAt(root, 'agents', 'prompts')) ??
        base.agents.prompts) as Config['agents']['prompts'],
      capture: (stringOf(nodeAt(root, 'agents', 'capture')) ??
        base.agents.capture) as Config['agents']['capture'],
    },
    dispatch: {
      ...base.dispatch,
      ...(plainValue(nodeAt(root, 'dispatch')) as Record<string, string> | undefined),
    },
    steps: { ...base.steps, ...(plainValue(nodeAt(root, 'steps')) as Record<string, string> | undefined) },
    machines: { ...base.machines, ...machinesOf(root) },
    waivers: (plainValue(nodeAt(root, 'waivers')) as Waiver[] | undefined) ?? base.waivers,
  };
}

function machinesOf(root: YamlNode): Record<string, MachineConfig> {
  const declared = entriesOf(nodeAt(root, 'machines')).flatMap(({ name, value }) => {
    const machine: MachineConfig = {
      initial: stringOf(nodeAt(value, 'initial')) ?? '',
      final: stringsOf(nodeAt(value, 'final')).map((state) => state.value),
      edges: plainValue(nodeAt(value, 'edges')) as MachineConfig['edges'],
    };
    return name === null ? [] : [[name, machine] as const];
  });
  return Object.fromEntries(declared);
}
