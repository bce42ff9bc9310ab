import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { severityOf } from '../app/reference/reference.ts';
import { defaultConfig, profiles } from '../core/config.ts';
import { compareText } from '../core/diagnostic.ts';
import { type Rule, scopesOf } from '../core/rule.ts';
import { benchSection } from './bench-table.ts';
import { generateValidators } from './generate-validators.ts';

import { generateStubs, hookTable } from './hook-stubs.ts';
import { contactText, issueConfig, manifestWith, parseProject } from './project.ts';
import { reviewExample } from './review-example.ts';
import { scoreTable } from './score-table.ts';
import { languageModule, loadersModule, readWords, termsModule, type WordsFile } from './words.ts';

// `npm run generate` writes every generated file; with --check it writes nothing and exits 1 where one is out of date.

const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The lines of Baton in a hook. */
const block = /^# >>> baton[\s\S]*^# <<< baton.*$/m;

async function main(check: boolean): Promise<number> {
  const stale: string[] = [];
  const put = async (path: string, text: string) => {
    const file = join(top, path);
    const old = await readFile(file, 'utf8').catch(() => undefined);
    if (old === text) return;
    stale.push(path);
    if (!check) await writeFile(file, text);
  };
  for (const [name, text] of await generateValidators())
    await put(`src/records/schema/validators/${name}`, text);
  const stubs = await generateStubs(join(top, 'src', 'githooks', 'stubs'));
  for (const [name, text] of stubs) {
    await put(`hooks/${name}`, text);
    const own = await readFile(join(top, '.husky', name), 'utf8').catch(() => undefined);
    // As `baton init` writes it.
    if (own !== undefined)
      await put(
        `.husky/${name}`,
        own.replace(block, () => block.exec(text)?.[0] ?? ''),
      );
  }
  await put('src/serve/page/script.gen.ts', await pageScript(join(top, 'src', 'serve', 'page', 'client.js')));
  const hooksPage = await readFile(join(top, 'docs', 'hooks.md'), 'utf8');
  await put('docs/hooks.md', between(hooksPage, 'hooks', hookTable()));
  const project = parseProject(await readFile(join(top, 'project.json'), 'utf8'));
  if (project) {
    await put('package.json', manifestWith(await readFile(join(top, 'package.json'), 'utf8'), project));
    const policy = await readFile(join(top, 'SECURITY.md'), 'utf8');
    await put('SECURITY.md', between(policy, 'security contact', contactText(project)));
    await put('.github/ISSUE_TEMPLATE/config.yml', issueConfig(project));
  } else {
    console.log(
      'not written: the address of the project and its security contact (project.json has placeholders)',
    );
  }
  const words = await readWordFiles();
  for (const file of words)
    await put(`src/migrate/words/compiled/${file.language}.gen.ts`, languageModule(file));
  await put('src/migrate/words/compiled/terms.gen.ts', termsModule(words));
  await put('src/app/migrate/loaders.gen.ts', loadersModule(words));
  const ruleFiles = await listRuleFiles();
  await put('src/rules/index.gen.ts', ruleIndex(ruleFiles));
  const rules = await Promise.all(ruleFiles.map(loadRule));
  for (const rule of rules) {
    const page = `src/rules/${rule.id}.md`;
    await put(page, withHeader(await readFile(join(top, page), 'utf8'), rule));
  }
  const readme = await readFile(join(top, 'README.md'), 'utf8');
  const example = await reviewExample(top);
  if (example === undefined)
    console.log('not verified: the example of `baton review` (this clone does not have the history)');
  const withExample = example === undefined ? readme : between(readme, 'review', example);
  const scores = scoreTable(await readFile(join(top, 'tests', 'eval', 'baseline.json'), 'utf8'));
  const withScores = between(withExample, 'migration scores', scores);
  // A machine that is quiet measures, and somebody decides to commit the result.
  const results = await readFile(join(top, 'tests', 'bench', 'results.json'), 'utf8').catch(() => undefined);
  const withSpeed = results === undefined ? withScores : between(withScores, 'speed', benchSection(results));
  await put('README.md', between(withSpeed, 'rules', ruleTable(rules)));
  const profilesPage = await readFile(join(top, 'docs', 'profiles.md'), 'utf8');
  await put('docs/profiles.md', between(profilesPage, 'profiles', profileTable(rules)));
  for (const path of stale) console.log(`${check ? 'out of date' : 'written'}: ${path}`);
  if (check && stale.length > 0) console.log('run `npm run generate` and commit the result');
  return check && stale.length > 0 ? 1 : 0;
}

/** The script of the pages as a module that holds it as text. @param file the script as it is written */
async function pageScript(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), {
    ...{ minify: true, target: 'es2022', charset: 'ascii' },
  });
  return [
    '// Generated by `npm run generate` from client.js. Do not edit.',
    '/** The script of the pages. */',
    `export const pageScript = ${JSON.stringify(code)};`,
    '',
  ].join('\n');
}

/** The words of the migration, English first. */
async function readWordFiles(): Promise<readonly WordsFile[]> {
  const folder = 'src/migrate/words';
  const names = (await readdir(join(top, folder))).filter((name) => name.endsWith('.yaml')).sort(compareText);
  const read = await Promise.all(
    names.map(async (name) =>
      readWords(`${folder}/${name}`, await readFile(join(top, folder, name), 'utf8')),
    ),
  );
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  if (problems.length > 0) throw new Error(`words that cannot be compiled\n${problems.join('\n')}`);
  const words = read.flatMap((one) => (one.ok ? [one.words] : []));
  return [...words].sort((a, b) => Number(b.language === 'en') - Number(a.language === 'en'));
}

/** `group/name.ts` of every rule, sorted. */
async function listRuleFiles(): Promise<string[]> {
  const folder = join(top, 'src', 'rules');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /^[a-z0-9-]+\.ts$/.test(entry.name) && entry.parentPath !== folder)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split('\\').join('/'))
    .sort(compareText);
}

function ruleIndex(files: readonly string[]): string {
  const name = (file: string) =>
    file.replace(/\.ts$/, '').replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    '// Generated by `npm run generate` from the files in this folder. Do not edit.',
    "import type { Rule } from '../core/rule.ts';",
    ...files.map((file) => `import ${name(file)} from './${file}';`),
    '',
    '/** Every rule, sorted by id. */',
    'export const rules: readonly Rule[] = [',
    ...files.map((file) => `  ${name(file)},`),
    '];',
    '',
  ].join('\n');
}

async function loadRule(file: string): Promise<Rule> {
  const module: { default: Rule } = await import(pathToFileURL(join(top, 'src', 'rules', file)).href);
  const rule = module.default;
  if (`${rule.id}.ts` !== file) throw new Error(`src/rules/${file} contains the rule ${rule.id}`);
  return rule;
}

function withHeader(page: string, rule: Rule): string {
  const profiles = ['recommended', 'strict', 'seed'].filter((profile) =>
    profile === 'seed' ? rule.seed : profile === 'strict' || !rule.optIn,
  );
  // A rule about files that are no records has none.
  const kinds = rule.kinds.length === 0 ? '' : ` · Kinds: ${rule.kinds.join(', ')}`;
  const header = [
    '<!-- generated: header -->',
    `> ${rule.summary}.`,
    '>',
    `> Severity: ${rule.severity} · Scope: ${scopesOf(rule).join(', ')}${kinds} · Profiles: ${profiles.join(', ')}`,
    '<!-- /generated -->',
  ].join('\n');
  const body = page.replace(/\n<!-- generated: header -->[\s\S]*?<!-- \/generated -->\n/, '');
  const [title = '', ...rest] = body.split('\n');
  return `${title}\n\n${header}\n${rest.join('\n').replace(/^\n*/, '\n')}`;
}

function ruleTable(rules: readonly Rule[]): string {
  const rows = rules.map(
    (rule) =>
      `| [\`${rule.id}\`](src/rules/${rule.id}.md) | ${rule.optIn ? 'off' : rule.severity} | ${rule.summary} |`,
  );
  return ['| rule | default | what it checks |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Every rule with its severity in every profile. */
function profileTable(rules: readonly Rule[]): string {
  const rows = rules.map((rule) => {
    const cells = profiles.map((profile) => severityOf(rule, { ...defaultConfig, profile }));
    return `| [\`${rule.id}\`](../src/rules/${rule.id}.md) | ${cells.join(' | ')} |`;
  });
  return [`| rule | ${profiles.join(' | ')} |`, `| --- |${' --- |'.repeat(profiles.length)}`, ...rows].join(
    '\n',
  );
}

/** Replaces what is between `<!-- generated: name -->` and `<!-- /generated -->`. */
function between(text: string, name: string, content: string): string {
  const pattern = new RegExp(`(<!-- generated: ${name} -->\n)[\\s\\S]*?(<!-- /generated -->)`);
  if (!pattern.test(text)) throw new Error(`no marker found for generated: ${name}`);
  return text.replace(pattern, (_, open: string, close: string) => `${open}\n${content}\n\n${close}`);
}

process.exitCode = await main(process.argv.includes('--check'));
