import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeAt, plainValue } from '../../src/core/node.ts';
import { parseFullMarkdown } from '../../src/records/markdown/full.ts';
import { parseFullYaml } from '../../src/records/yaml/parse.ts';
import { gitRepo } from '../support/git-repo.ts';

const page = await readFile('docs/ci.md', 'utf8');
const job = await readFile('docs/ci/gitlab.yml', 'utf8');

/** The YAML of a page's fence that names a file. */
function fenceOf(file: string): unknown {
  const fence = parseFullMarkdown(page).fences.find(({ meta }) => meta.includes(`file=${file}`));
  const { root, problems } = parseFullYaml(fence?.value ?? '');
  expect(problems).toEqual([]);
  return plainValue(root);
}

/** Runs the script of the GitLab job with a stand-in for each program, which notes how it was called. */
async function runJob(variables: Readonly<Record<string, string>>, audit: number) {
  await using repo = await gitRepo();
  const script = plainValue(nodeAt(parseFullYaml(job).root, 'baton', 'script')) as string[];
  const bin = join(repo.path, 'bin');
  await mkdir(bin);
  const stand = async (name: string, text: string) => {
    await writeFile(join(bin, name), `#!/bin/sh\n${text}\n`);
    await chmod(join(bin, name), 0o755);
  };
  await stand('npm', 'exit 0');
  await stand('npx', `echo "npx $*" >> calls; case $4 in audit) exit ${audit};; esac`);
  await stand(
    'curl',
    'echo "curl $*" >> calls; case "$*" in *per_page*) echo "[{\\"id\\": 4, \\"body\\": \\"<!-- baton:review -->\\"}]";; esac',
  );
  const ran = await repo.run('bash', ['-eo', 'pipefail', '-c', script.join('\n')], {
    env: { PATH: `${bin}:${process.env.PATH}`, CI_DEFAULT_BRANCH: 'main', ...variables },
  });
  const calls = await readFile(join(repo.path, 'calls'), 'utf8').catch(() => '');
  return { code: ran.code, calls: calls.split('\n') };
}

const mergeRequest = {
  CI_MERGE_REQUEST_DIFF_BASE_SHA: 'a'.repeat(40),
  CI_COMMIT_SHA: 'b'.repeat(40),
  CI_COMMIT_BEFORE_SHA: '0'.repeat(40),
};

describe('the job for GitLab', () => {
  it('checks a merge request from where it left its target', async () => {
    const { code, calls } = await runJob(mergeRequest, 0);
    expect(code).toBe(0);
    const range = `${'a'.repeat(40)}..${'b'.repeat(40)}`;
    expect(calls).toContain(`npx --no -- git-baton review ${range} --format markdown`);
    expect(calls).toContain(`npx --no -- git-baton audit ${range} --format junit`);
  });

  it.each([
    ['a push from its old tip', { CI_COMMIT_SHA: 'b', CI_COMMIT_BEFORE_SHA: 'a' }, 'a..b'],
    [
      'a new branch from the default one',
      { CI_COMMIT_SHA: 'b', CI_COMMIT_BEFORE_SHA: '0'.repeat(40) },
      'origin/main..b',
    ],
  ])('checks %s', async (_, variables, range) => {
    const { calls } = await runJob(variables, 0);
    expect(calls).toContain(`npx --no -- git-baton audit ${range} --format junit`);
  });

  it.each([1, 2])('ends with exit code %i of the audit', async (code) => {
    expect((await runJob(mergeRequest, code)).code).toBe(code);
  });

  it('replaces its note where it has a token', async () => {
    const variables = {
      ...mergeRequest,
      BATON_TOKEN: 't',
      CI_MERGE_REQUEST_IID: '7',
      CI_API_V4_URL: 'https://git.example/api/v4',
      CI_PROJECT_ID: '3',
    };
    const { calls } = await runJob(variables, 0);
    const notes = 'https://git.example/api/v4/projects/3/merge_requests/7/notes';
    expect(calls.find((call) => call.includes('PUT'))).toContain(`${notes}/4`);
  });
});

describe('docs/ci.md', () => {
  it('names inputs that the action has', async () => {
    const known = Object.keys(
      plainValue(nodeAt(parseFullYaml(await readFile('action.yml', 'utf8')).root, 'inputs')) as object,
    );
    const workflow = fenceOf('.github/workflows/baton.yml') as {
      jobs: { baton: { steps: { uses: string; with?: Record<string, unknown> }[] } };
    };
    const own = workflow.jobs.baton.steps.find(({ uses }) => uses.includes('/baton@'));
    expect(known).toEqual(expect.arrayContaining(Object.keys(own?.with ?? {})));
    for (const name of ['comment', 'max-warnings', 'sarif']) expect(known).toContain(name);
  });

  it('names hooks that .pre-commit-hooks.yaml offers, each of a gate that exists', async () => {
    const offered = plainValue(parseFullYaml(await readFile('.pre-commit-hooks.yaml', 'utf8')).root) as {
      id: string;
      entry: string;
      always_run: boolean;
      pass_filenames?: boolean;
    }[];
    const { repos } = fenceOf('.pre-commit-config.yaml') as { repos: { hooks: { id: string }[] }[] };
    const named = repos.flatMap(({ hooks }) => hooks.map(({ id }) => id));
    expect(offered.map(({ id }) => id)).toEqual(named);
    const { gitHooks } = await import('../../src/app/init/hooks.ts');
    for (const { always_run, entry, id, pass_filenames } of offered) {
      const [, , gate] = entry.split(' ');
      expect(gitHooks.map((one) => one.name)).toContain(gate);
      expect(always_run, id).toBe(true);
      // The message of commit-msg is the one file that a gate is handed.
      if (gate !== 'commit-msg') expect(pass_filenames, id).toBe(false);
    }
  });

  it('lets npm pack print the name of the file alone, which the framework reads', async () => {
    expect(await readFile('.npmrc', 'utf8')).toMatch(/^foreground-scripts=false$/m);
  });
});
