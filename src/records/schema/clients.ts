import type { ClientName, Config } from '../../core/config.ts';
import type { Severity } from '../../core/diagnostic.ts';

/** How clients react to an error of a skill. */
interface ClientsOn {
  /** Who leaves the skill out, silently or with a message. Only where its loader is known to do so. */
  readonly drop: readonly ClientName[];
  /** Clients whose documentation allows it. A client that only skips the field is in neither list. */
  readonly accept?: readonly ClientName[];
}

const all: readonly ClientName[] = ['codex', 'gemini-cli', 'copilot', 'claude-code', 'skills-cli'];

/** What people call the clients. */
export const clientTitles: Readonly<Record<ClientName, string>> = {
  codex: 'Codex',
  'gemini-cli': 'Gemini CLI',
  copilot: 'Copilot',
  'claude-code': 'Claude Code',
  'skills-cli': 'the skills CLI',
};

const faults = {
  'no-front-matter': { drop: ['codex', 'gemini-cli', 'skills-cli'] },
  'front-matter-not-a-map': { drop: ['codex', 'gemini-cli', 'skills-cli'] },
  bom: { drop: ['codex', 'gemini-cli'] },
  'opening-blanks': { drop: ['gemini-cli'] },
  'unreadable-yaml': { drop: ['codex', 'skills-cli'] },
  'refused-yaml': { drop: ['skills-cli'] },
  'control-character': { drop: ['codex'] },
  'not-utf8': { drop: ['codex'] },
  utf16: { drop: ['codex', 'gemini-cli', 'skills-cli'] },
  'file-name': { drop: all },
  'linked-file': { drop: ['codex'] },
  'name-missing': { drop: ['gemini-cli', 'skills-cli'], accept: ['claude-code'] },
  'name-blank': { drop: ['skills-cli'] },
  'name-scalar': { drop: ['skills-cli'] },
  'name-collection': { drop: ['codex', 'skills-cli'] },
  'name-long': { drop: ['codex'] },
  'name-folder': { drop: ['copilot'], accept: ['claude-code'] },
  'description-missing': { drop: ['codex', 'gemini-cli', 'skills-cli'], accept: ['claude-code'] },
  'description-blank': { drop: ['codex', 'skills-cli'] },
  'description-scalar': { drop: ['skills-cli'] },
  'description-collection': { drop: ['codex', 'skills-cli'] },
  'description-long': { drop: ['codex'], accept: ['claude-code'] },
  'metadata-no-map': { drop: ['codex'] },
  'argument-hint-collection': { drop: ['copilot'] },
} as const satisfies Record<string, ClientsOn>;

export type SkillFault = keyof typeof faults;

/** The clients that drop a skill because of a fault, narrowed to those that the configuration's `clients` lists. */
export function clientsDropping(fault: SkillFault, config: Pick<Config, 'clients'>): readonly ClientName[] {
  return listed(faults[fault].drop, config);
}

/**
 * What a finding about a fault says of clients: who drops the skill, and that it is only a warning where every client that
 * the configuration lists accepts it (checks, "Skills").
 */
export function onClients(
  fault: SkillFault,
  config: Pick<Config, 'clients'>,
): { readonly clients: readonly ClientName[]; readonly severity?: Severity } {
  const { drop, accept = [] }: ClientsOn = faults[fault];
  const isAccepted =
    config.clients !== undefined &&
    config.clients.length > 0 &&
    config.clients.every((client) => accept.includes(client));
  return { clients: listed(drop, config), ...(isAccepted ? { severity: 'warning' as const } : {}) };
}

/** False where the configuration lists clients, and not this one. */
export function isListed(client: ClientName, { clients }: Pick<Config, 'clients'>): boolean {
  return clients === undefined || clients.includes(client);
}

function listed(clients: readonly ClientName[], config: Pick<Config, 'clients'>): readonly ClientName[] {
  return config.clients === undefined ? clients : clients.filter((client) => isListed(client, config));
}

/** A number that a client, or the format, documents or has in its code. */
export interface ClientLimit {
  readonly value: number;
  readonly source: string;
  /** When it was looked up. */
  readonly date: string;
}

const format = { source: 'https://agentskills.io/specification', date: '2026-11-28' };
const claudeCode = { source: 'https://code.claude.com/docs/en/skills', date: '2026-11-28' };
const codex = {
  source: 'https://github.com/openai/codex, codex-rs/core/src/skills/loader.rs',
  date: '2026-11-28',
};
const geminiCli = {
  source: 'https://github.com/google-gemini/gemini-cli, packages/core/src/skills/skillLoader.ts',
  date: '2026-11-28',
};

/** Every limit that rules use. Lengths count code points; depths count folders below the folder of skills. */
export const limits = {
  name: { value: 64, ...format },
  description: { value: 1024, ...format },
  compatibility: { value: 500, ...format },
  bodyLines: { value: 500, ...format },
  /** Of `description` and `when_to_use` together; what is over is cut off. */
  claudeCodeListing: { value: 1536, ...claudeCode },
  /** Of all skills together, in characters: one percent of a window of 200,000 tokens. Descriptions are cut to fit. */
  claudeCodeListingTotal: { value: 8000, ...claudeCode },
  /** The same where the window is not known; else two percent of it. */
  codexListing: {
    value: 8000,
    source: 'https://github.com/openai/codex, codex-rs/core-skills/src/render.rs',
    date: '2026-11-29',
  },
  /** Of AGENTS.md from the top of the repository down to the folder it works in, in bytes; it reads no further. */
  codexInstructions: {
    value: 32_768,
    source: 'https://developers.openai.com/codex/guides/agents-md',
    date: '2026-11-29',
  },
  /** Of one CLAUDE.md or one file that it imports; it reads the whole file, and warns. */
  claudeCodeInstructions: {
    value: 40_000,
    source: 'https://github.com/anthropics/claude-code/issues/56406',
    date: '2026-11-29',
  },
  claudeCodeDepth: { value: 1, ...claudeCode },
  geminiCliDepth: { value: 1, ...geminiCli },
  codexDepth: { value: 6, ...codex },
} as const satisfies Record<string, ClientLimit>;

/** Who lists the skills of a client's folder to its model, and how many characters of them all together. */
const listings: Readonly<Record<string, readonly (readonly [ClientName, ClientLimit])[]>> = {
  '.agents': [['codex', limits.codexListing]],
  '.claude': [['claude-code', limits.claudeCodeListingTotal]],
  '.codex': [['codex', limits.codexListing]],
  plugins: [['claude-code', limits.claudeCodeListingTotal]],
};

/** The client that lists fewer characters of the skills of a folder than these; undefined where none does. */
export function clientListingLess(
  owner: string,
  characters: number,
  config: Pick<Config, 'clients'>,
): readonly [ClientName, ClientLimit] | undefined {
  return listings[owner]?.find(([client, limit]) => limit.value < characters && isListed(client, config));
}

/** Values of a field that a client reads; it ignores any other. */
export interface ClientValues {
  readonly client: ClientName;
  /** As they are written; a boolean may be quoted. */
  readonly values: readonly string[];
  /** What another field has to be, so that the client reads this one at all. */
  readonly needs?: { readonly field: string; readonly value: string };
  readonly source: string;
  readonly date: string;
}

const booleans = ['true', 'false'];

/** Fields of single clients that have a few values only. */
export const clientValues: Readonly<Record<string, ClientValues>> = {
  context: { client: 'claude-code', values: ['fork'], ...claudeCode },
  effort: { client: 'claude-code', values: ['low', 'medium', 'high', 'xhigh', 'max'], ...claudeCode },
  shell: { client: 'claude-code', values: ['bash', 'powershell'], ...claudeCode },
  'disable-model-invocation': { client: 'claude-code', values: booleans, ...claudeCode },
  'user-invocable': { client: 'claude-code', values: booleans, ...claudeCode },
  agent: { client: 'claude-code', values: [], needs: { field: 'context', value: 'fork' }, ...claudeCode },
};

/** Who looks for skills in a client's folder and how deep, where that is known. */
const readers: Readonly<Record<string, Readonly<Partial<Record<ClientName, ClientLimit>>>>> = {
  '.agents': {
    'gemini-cli': limits.geminiCliDepth,
    'claude-code': limits.claudeCodeDepth,
    codex: limits.codexDepth,
  },
  '.claude': { 'claude-code': limits.claudeCodeDepth },
  '.codex': { codex: limits.codexDepth },
  '.gemini': { 'gemini-cli': limits.geminiCliDepth },
  plugins: { 'claude-code': limits.claudeCodeDepth },
  skills: { 'gemini-cli': limits.geminiCliDepth, 'claude-code': limits.claudeCodeDepth },
};

/**
 * The clients that do not find a skill so many folders below a folder of skills.
 *
 * @param owner what the folder of skills belongs to: `.claude`, `plugins`, or `skills` for one at the top
 */
export function clientsMissing(
  owner: string,
  depth: number,
  config: Pick<Config, 'clients'>,
): readonly ClientName[] {
  const limitsHere = readers[owner] ?? {};
  const missing = all.filter((client) => (limitsHere[client]?.value ?? depth) < depth);
  return listed(missing, config);
}

/** Fields of less known clients, by client. None of them is a misspelling. */
export const otherClientFields: Readonly<Record<string, readonly string[]>> = {
  Cline: ['disabled', 'enabled'],
  Hermes: ['platforms', 'required_environment_variables', 'required_credential_files'],
  Kimi: ['type', 'whenToUse'],
  OpenClaw: ['homepage', 'command-dispatch', 'command-tool', 'command-arg-mode'],
};
