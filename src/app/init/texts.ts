import type { Config } from '../../core/config.ts';
import { readPackageFile } from '../../store/package-files.ts';
import { installedHooks } from './hooks.ts';
import { scriptPath } from './stub.ts';

/**
 * The configuration that `baton init` writes.
 *
 * @param skills globs of skills that lie elsewhere
 * @param numbered folders of decision records of another form
 */
export function configText(
  claim: Config['claim'],
  skills: readonly string[] = [],
  numbered: readonly string[] = [],
): string {
  const [sign, globs] = skills.length === 0 ? ['# ', ['.claude/skills/*/SKILL.md']] : ['', skills];
  const [mark, folders] = numbered.length === 0 ? ['# ', ['docs/adr']] : ['', numbered];
  const listed = (values: readonly string[]) => values.map((one) => JSON.stringify(one)).join(', ');
  const { $id } = JSON.parse(readPackageFile('schemas/config.schema.json')) as { $id: string };
  return `# yaml-language-server: $schema=${$id}
# What Baton checks in this repository. Every key is optional; \`baton schema config\` describes all of them.

# Files in a record folder that make no claim to be records: \`marked\` skips them, \`all\` refuses them.
claim: ${claim}

# The default severities: recommended, strict or seed.
# profile: recommended

# Single rules: error, warning, info or off. \`baton rules\` lists them.
# rules:
#   task/tags: off

# Records in other folders: globs for session, thread, handoff, task and skill. Run \`baton init\` again after a change.
${sign}kinds:
${sign}  skill: [${listed(globs)}]

# Folders of decision records of another form, such as MADR: two of one number are reported, nothing else.
${mark}numbered: [${listed(folders)}]

# Files that are never read, such as test fixtures.
# ignore: ["tests/fixtures/**"]
`;
}

/** True for a configuration that is as `baton init` wrote it. */
export function isConfigAsWritten(text: string): boolean {
  const list = /^kinds:\n {2}skill: (\[".*"\])$/m.exec(text)?.[1];
  const skills = list === undefined ? [] : list.slice(2, -2).split('", "');
  const folders = /^numbered: (\[".*"\])$/m.exec(text)?.[1];
  const numbered = folders === undefined ? [] : folders.slice(2, -2).split('", "');
  return [configText('all', skills, numbered), configText('marked', skills, numbered)].includes(text);
}

/** Lines for .gitattributes: record files keep their LF line endings in every checkout; git merges and shows them by meaning. */
export function attributeLines({ root }: Config, withDrivers = false): string[] {
  const folders = ['**/.agents', ...(root === '.agents' ? [] : [escaped(root)])];
  const patterns = folders.flatMap((folder) => ['md', 'yaml'].map((type) => `${folder}/**/*.${type}`));
  return patterns.map(
    (pattern) => `${quote(pattern)} text eol=lf${withDrivers ? ' merge=baton diff=baton' : ''}`,
  );
}

/** Lines for .gitignore: what a killed writer leaves, `temporaryBeside` and the lock of `withLock`. */
export const ignoreLines: readonly string[] = ['.*.baton.tmp', '.*.baton.lock'];

/**
 * Lines for .gitattributes: no shell reads a script whose lines end in CRLF.
 *
 * @param paths from the top; scripts next to the configuration get one line together
 */
export function shellAttributes(config: Config, paths: readonly string[]): string[] {
  const scripts = [...installedHooks.map(({ name }) => name), 'agent'].map((name) =>
    scriptPath(config, name),
  );
  const hooks = paths.filter((path) => !scripts.includes(path)).sort();
  const patterns = [
    ...hooks.map((path) => `/${escaped(path)}`),
    ...(hooks.length < paths.length ? [`/${scriptPath(config, '*')}`] : []),
  ];
  return patterns.map((pattern) => `${quote(pattern)} text eol=lf`);
}

function escaped(path: string): string {
  return path.replace(/[\\*?[]/g, '\\$&');
}

/** Git reads a pattern with spaces only between double quotes. */
function quote(pattern: string): string {
  return /^["#!]|\s/.test(pattern) ? `"${pattern.replace(/["\\]/g, '\\$&')}"` : pattern;
}

/**
 * What AGENTS.md tells an agent.
 *
 * @param own the words that run Baton in every clone
 * @param skill where the skill of `baton init --agent` is; undefined without one
 */
export function agentsLines(
  { claim, root }: Pick<Config, 'claim' | 'root'>,
  own: string,
  skill: string | undefined,
): string[] {
  const record =
    claim === 'all'
      ? 'Every file in the folder of its kind is a record, except README.md and templates.'
      : 'A file there is a record if it has the line `schema: baton/KIND@1` or the keys of its kind; other files are ignored.';
  return [
    '',
    '## Records of reasoning',
    '',
    `Sessions, decision threads, handoffs and tasks are files under \`${root}/\`. Baton checks records before each commit.`,
    record,
    '',
    ...(skill === undefined
      ? []
      : [
          `- Before you edit a file, run \`${own} before-edit FILE\`: it prints what past decisions say of it. \`${skill}\` says more.`,
        ]),
    `- After editing a record, run \`${own} lint\` and fix what it reports. \`${own} explain RULE\` explains a finding.`,
    '- Only staged changes are committed: `git add` the fixed file too.',
    '- Never commit with `--no-verify`.',
    '',
  ];
}
