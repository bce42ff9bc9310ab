import type { MachineConfig } from '../core/config.ts';
import { type Machine, nextStates } from './machine.ts';

/** The edges that sessions of both sorts have. */
const common: MachineConfig['edges'] = {
  INITIALIZED: ['JOHARI_DISCOVERY'],
  JOHARI_DISCOVERY: ['SEMANTIC_UNDERSTANDING', 'HALTED'],
  SEMANTIC_UNDERSTANDING: ['CHAIN_OF_THOUGHT'],
  CHAIN_OF_THOUGHT: ['TREE_OF_THOUGHT'],
  TREE_OF_THOUGHT: ['SKILL_DETECTION'],
  SKILL_DETECTION: ['TASK_ROUTING'],
  TASK_ROUTING: ['SELF_CONSISTENCY'],
  SELF_CONSISTENCY: ['SOCRATIC_INTERROGATION'],
  SOCRATIC_INTERROGATION: ['CONSTITUTIONAL_CRITIQUE'],
  CONSTITUTIONAL_CRITIQUE: ['KNOWLEDGE_TRANSFER'],
  KNOWLEDGE_TRANSFER: ['COMPLETED', 'HALTED', 'TASK_ROUTING'],
};

/** The reasoning protocol's machine (convention, section 3). */
export const reasoning: Machine = {
  name: 'reasoning',
  initial: 'INITIALIZED',
  final: ['COMPLETED', 'HALTED'],
  edges: common,
};

/** The same for agent sessions, which skip routing; a session that enters it is valid, with a warning. */
export const agentReasoning: Machine = {
  ...reasoning,
  edges: {
    ...common,
    SKILL_DETECTION: ['SELF_CONSISTENCY', 'TASK_ROUTING'],
    KNOWLEDGE_TRANSFER: ['COMPLETED', 'HALTED', 'SELF_CONSISTENCY', 'TASK_ROUTING'],
  },
};

/** The part of a session that names its machine. */
export interface MachineChoice {
  /** The key `machine`; undefined where it is absent. */
  readonly machine: string | undefined;
  readonly isAgent: boolean;
}

/** The built-in machine of a session, undefined for one that runs a machine of the configuration. */
export function reasoningOf({ machine, isAgent }: MachineChoice): Machine | undefined {
  if (machine !== undefined && machine !== reasoning.name) return undefined;
  return isAgent ? agentReasoning : reasoning;
}

/** The machine of a session, built-in or declared; undefined if its name is not declared. */
export function machineOf(
  choice: MachineChoice,
  declared: Readonly<Record<string, MachineConfig>>,
): Machine | undefined {
  const { machine } = choice;
  const own = machine !== undefined && Object.hasOwn(declared, machine) ? declared[machine] : undefined;
  return reasoningOf(choice) ?? (own && machine !== undefined ? { name: machine, ...own } : undefined);
}

/** Step keys in the order of a run. */
export const stepKeys = ['0', '1', '2', '3', '3b', '4', '5', '6', '7', '8'] as const;
export type StepKey = (typeof stepKeys)[number];

/** The step of each state. */
export const stepOfState: Readonly<Record<string, StepKey>> = {
  JOHARI_DISCOVERY: '0',
  SEMANTIC_UNDERSTANDING: '1',
  CHAIN_OF_THOUGHT: '2',
  TREE_OF_THOUGHT: '3',
  SKILL_DETECTION: '3b',
  TASK_ROUTING: '4',
  SELF_CONSISTENCY: '5',
  SOCRATIC_INTERROGATION: '6',
  CONSTITUTIONAL_CRITIQUE: '7',
  KNOWLEDGE_TRANSFER: '8',
};

/** The title of each step, as in the heading of its section. */
export const stepTitles: Readonly<Record<StepKey, string>> = {
  '0': 'Johari Window Discovery',
  '1': 'Semantic Understanding',
  '2': 'Chain of Thought',
  '3': 'Tree of Thought',
  '3b': 'Skill Detection',
  '4': 'Task Routing',
  '5': 'Self Consistency',
  '6': 'Socratic Interrogation',
  '7': 'Constitutional Critique',
  '8': 'Knowledge Transfer',
};

/** The parts of the output of step 0 (convention, section 3). */
export const stepZeroParts = ['share', 'ask', 'acknowledge', 'explore'] as const;

/** How often step 8 may lead back: two loop-backs make three passes (convention, section 9). */
export const maxLoopBacks = 2;

/** True where the edge between two states is a loop-back: from step 8 to another step. */
export function isLoopBack(machine: Machine, from: string, to: string): boolean {
  return (
    from === 'KNOWLEDGE_TRANSFER' && nextStates(machine, from).includes(to) && !machine.final.includes(to)
  );
}

/** The steps that COMPLETED needs: all, except step 4 in an agent session. */
export function neededSteps(isAgent: boolean): readonly StepKey[] {
  return stepKeys.filter((key) => !(isAgent && key === '4'));
}

/** `status` as it follows from the state (convention, section 3). */
export function statusOf(
  machine: Machine,
  state: string,
): 'initialized' | 'in_progress' | 'halted' | 'completed' {
  const isFinal = machine.final.includes(state);
  if (machine.name !== reasoning.name) return isFinal ? 'completed' : 'in_progress';
  if (isFinal) return state === 'HALTED' ? 'halted' : 'completed';
  return state === machine.initial ? 'initialized' : 'in_progress';
}
