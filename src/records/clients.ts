import type { ClientName, Config } from '../core/config.ts';

/**
 * Which clients leave a skill out, silently or with a message, because of a fault. A client stands in a list only
 * where its loader is known to do so; a client that reads on, or falls back to a simpler reader, does not.
 */
const dropped = {
  'no-front-matter': ['codex', 'gemini-cli', 'skills-cli'],
  'front-matter-not-a-map': ['codex', 'gemini-cli', 'skills-cli'],
  bom: ['codex', 'gemini-cli'],
  'opening-blanks': ['gemini-cli'],
  'unreadable-yaml': ['codex', 'skills-cli'],
  'refused-yaml': ['skills-cli'],
  'control-character': ['codex'],
  'not-utf8': ['codex'],
  utf16: ['codex', 'gemini-cli', 'skills-cli'],
  'file-name': ['codex', 'gemini-cli', 'copilot', 'claude-code', 'skills-cli'],
  'linked-file': ['codex'],
  'name-missing': ['gemini-cli', 'skills-cli'],
  'name-blank': ['skills-cli'],
  'name-scalar': ['skills-cli'],
  'name-collection': ['codex', 'skills-cli'],
  'name-long': ['codex'],
  'name-folder': ['copilot'],
  'description-missing': ['codex', 'gemini-cli', 'skills-cli'],
  'description-blank': ['codex', 'skills-cli'],
  'description-scalar': ['skills-cli'],
  'description-collection': ['codex', 'skills-cli'],
  'description-long': ['codex'],
  'metadata-no-map': ['codex'],
  'argument-hint-collection': ['copilot'],
} as const satisfies Record<string, readonly ClientName[]>;

export type SkillFault = keyof typeof dropped;

/** The clients that drop a skill because of a fault, narrowed to those that the configuration's `clients` lists. */
export function clientsDropping(fault: SkillFault, config: Pick<Config, 'clients'>): readonly ClientName[] {
  const all: readonly ClientName[] = dropped[fault];
  return config.clients === undefined ? all : all.filter((client) => config.clients?.includes(client));
}
