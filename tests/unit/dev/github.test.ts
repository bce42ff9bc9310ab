import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainValue } from '../../../src/core/node.ts';
import { parseFullYaml } from '../../../src/records/yaml/parse.ts';

function load(path: string): unknown {
  const { root, problems } = parseFullYaml(readFileSync(path, 'utf8'));
  expect(problems, path).toEqual([]);
  return plainValue(root);
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Workflow {
  readonly permissions: unknown;
  readonly concurrency: { readonly group: string };
  readonly jobs: Readonly<
    Record<string, { readonly strategy: { readonly matrix: unknown }; readonly steps: readonly Step[] }>
  >;
}

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
  engines: { node: string };
};

describe('the workflow', () => {
  const path = '.github/workflows/ci.yml';
  const { concurrency, jobs, permissions } = load(path) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('runs on every system, on the oldest Node.js that the package allows and newer ones', () => {
    const os = ['ubuntu-latest', 'macos-latest', 'windows-latest'];
    expect(jobs.test?.strategy.matrix).toEqual({ os, node: [20, 22, 24] });
    expect(engines.node).toBe('>=20');
  });

  it('may only read, and stops a run that a newer one replaces', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(concurrency.group).toContain('github.ref');
  });

  it('installs, checks and tests by scripts that exist', () => {
    const runs = steps.flatMap(({ run = '' }) => run.match(/^npm (?:ci|test|run [\w:-]+)$/) ?? []);
    expect(runs).toEqual(['npm ci', 'npm run check', 'npm test']);
    for (const run of runs.slice(1)) expect(scripts).toHaveProperty([run.replace(/^npm (?:run )?/, '')]);
  });
});

describe('every action that is used', () => {
  it.each(['.github/workflows/ci.yml', 'action.yml'])(
    'is pinned to a commit, with its version: %s',
    (path) => {
      const lines = readFileSync(path, 'utf8').match(/^\s*(?:- )?uses: .*$/gm) ?? [];
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    },
  );
});

describe('the issue forms', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(folder).filter((name) => name !== 'config.yml');

  it('are one for bugs, one for false alarms and one for features', () => {
    expect(forms.sort()).toEqual(['bug.yml', 'false-alarm.yml', 'feature.yml']);
    expect(load(`${folder}/config.yml`)).toMatchObject({ blank_issues_enabled: false });
  });

  it.each(forms)('%s has what GitHub wants of a form', (name) => {
    const form = load(`${folder}/${name}`) as {
      name: string;
      description: string;
      body: { type: string; id?: string; attributes: Record<string, unknown> }[];
    };
    expect(form.name.length).toBeGreaterThan(2);
    expect(form.description.length).toBeGreaterThan(3);
    const fields = form.body.filter(({ type }) => type !== 'markdown');
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    for (const { attributes, id, type } of fields) {
      expect(['checkboxes', 'dropdown', 'input', 'textarea'], id).toContain(type);
      expect(id).toMatch(/^[a-z]+$/);
      expect(attributes, id).toHaveProperty('label');
      if (type === 'dropdown' || type === 'checkboxes') expect(attributes.options, id).toBeInstanceOf(Array);
    }
  });

  it('and the pull request name pages that exist', () => {
    const texts = [...forms.map((name) => `${folder}/${name}`), '.github/pull_request_template.md'];
    const named = texts.flatMap(
      (path) => readFileSync(path, 'utf8').match(/\b(?:docs\/[\w-]+|[A-Z]{4,})\.md\b/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
