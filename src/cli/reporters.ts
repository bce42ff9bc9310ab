import { version } from '../io/version.ts';
import type { Reporter } from '../render/reporters/findings.ts';

/** Every format of `--format`; its reporter is loaded when it is asked for. */
export const reporters = {
  pretty: async (): Promise<Reporter> => (await import('../render/reporters/pretty.ts')).renderPretty,
  json: async (): Promise<Reporter> => (await import('../render/reporters/json.ts')).renderJson,
  sarif: async (): Promise<Reporter> => {
    const { renderSarif } = await import('../render/reporters/sarif.ts');
    const { rules } = await import('../rules/index.gen.ts');
    return (findings) => renderSarif(findings, { version, rules });
  },
  github: async (): Promise<Reporter> => (await import('../render/reporters/github.ts')).renderGithub,
  junit: async (): Promise<Reporter> => (await import('../render/reporters/junit.ts')).renderJunit,
  rdjson: async (): Promise<Reporter> => (await import('../render/reporters/rdjson.ts')).renderRdjson,
  markdown: async (): Promise<Reporter> => (await import('../render/reporters/markdown.ts')).renderMarkdown,
};

export type Format = keyof typeof reporters;
