import type { Severity } from './diagnostic.ts';

export const profiles = ['recommended', 'strict', 'seed'] as const;
export type Profile = (typeof profiles)[number];

/** The kinds that `kinds:` of a configuration can name; a thread's glob covers its decisions and resumes, a handoff's its acknowledgements. */
export const globKinds = ['session', 'thread', 'handoff', 'task', 'skill'] as const;
export type GlobKind = (typeof globKinds)[number];

/** Agent clients that read SKILL.md files. */
export const clientNames = ['codex', 'gemini-cli', 'copilot', 'claude-code', 'skills-cli'] as const;
export type ClientName = (typeof clientNames)[number];

/** Which prompts of a coding agent start a session. */
export const sessionStarts = ['every', 'auto', 'asked', 'never'] as const;
export type SessionStart = (typeof sessionStarts)[number];

/** What a session that a prompt started keeps of the prompt. */
export const promptTexts = ['verbatim', 'summary', 'off'] as const;
export type PromptText = (typeof promptTexts)[number];

/** Whether an agent is reminded of a choice that it committed without a record. */
export const captures = ['off', 'ask'] as const;
export type Capture = (typeof captures)[number];

/** A machine as a configuration declares it. */
export interface MachineConfig {
  readonly initial: string;
  readonly final: readonly string[];
  readonly edges: Readonly<Record<string, readonly string[]>>;
}

/** A fault in protected history that audit, push and receive are to skip. */
export interface Waiver {
  readonly rule: string;
  readonly record: string;
  readonly commit?: string;
  readonly reason: string;
  readonly by: string;
  readonly until?: string;
}

/** A configuration with every default filled in (convention, section 10). */
export interface Config {
  /** Where it was read from, or undefined where it is all defaults. */
  readonly path: string | undefined;
  readonly root: string;
  readonly kinds: Readonly<Partial<Record<GlobKind, readonly string[]>>>;
  readonly ignore: readonly string[];
  /** Folders of decision records of another form, each with a number in its name; from the top of the repository. */
  readonly numbered: readonly string[];
  readonly claim: 'marked' | 'all';
  readonly profile: Profile;
  readonly rules: Readonly<Record<string, Severity | 'off'>>;
  /** Undefined: all of them, and none raises a severity. */
  readonly clients: readonly ClientName[] | undefined;
  readonly handoffs: { readonly sources: readonly string[]; readonly maxRevisits: number };
  /** Beside `release/*`, which always is; undefined: the remote's default branch, where unknown main and master. */
  readonly protect: readonly string[] | undefined;
  readonly since: string | undefined;
  readonly agents: {
    readonly sessions: SessionStart;
    readonly prompts: PromptText;
    readonly capture: Capture;
  };
  readonly dispatch: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, string>>;
  readonly machines: Readonly<Record<string, MachineConfig>>;
  readonly waivers: readonly Waiver[];
  /** Of a combined configuration: a rule has the stricter severity that one of these gives it (`records/config/tighten.ts`). */
  readonly stricterOf?: readonly Config[];
}

/** What holds where nothing is configured. */
export const defaultConfig: Config = {
  path: undefined,
  root: '.agents',
  kinds: {},
  ignore: [],
  numbered: [],
  claim: 'marked',
  profile: 'recommended',
  rules: {},
  clients: undefined,
  handoffs: { sources: ['perspective-swarm'], maxRevisits: 1 },
  protect: undefined,
  since: undefined,
  agents: { sessions: 'every', prompts: 'verbatim', capture: 'off' },
  dispatch: {},
  steps: {},
  machines: {},
  waivers: [],
};
