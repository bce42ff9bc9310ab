import type { Reporter } from '../render/findings.ts';

/** Every format of `--format`; its reporter is loaded when it is asked for. */
export const reporters = {
  pretty: async (): Promise<Reporter> => (await import('../render/reporters/pretty.ts')).renderPretty,
  json: async (): Promise<Reporter> => (await import('../render/reporters/json.ts')).renderJson,
};

export type Format = keyof typeof reporters;
