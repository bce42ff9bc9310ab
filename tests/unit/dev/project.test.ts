import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainValue } from '../../../src/core/node.ts';
import {
  contactText,
  issueConfig,
  manifestWith,
  type Project,
  parseProject,
} from '../../../src/dev/project.ts';
import { reportTo } from '../../../src/io/failure.ts';
import { parseFullYaml } from '../../../src/records/yaml/parse.ts';

const project: Project = {
  repository: 'https://git.example/a/b',
  homepage: 'https://b.example/docs',
  bugs: 'https://git.example/a/b/issues',
  security: 'security@b.example',
};
const read = (path: string) => readFileSync(path, 'utf8');
const text = (part: Partial<Record<keyof Project, unknown>> = {}) => JSON.stringify({ ...project, ...part });

describe('project.json', () => {
  it('is read once all values are set', () => {
    expect(parseProject(text())).toEqual(project);
    expect(parseProject(text({ repository: 'https://git.example/a/b.git' }))).toEqual(project);
  });

  it('counts as unset while every value is a placeholder', () => {
    const values = {
      repository: 'https://github.com/OWNER/REPOSITORY',
      homepage: 'https://github.com/OWNER/REPOSITORY#readme',
      bugs: 'https://github.com/OWNER/REPOSITORY/issues',
      security: 'SECURITY-CONTACT',
    };
    expect(parseProject(text(values))).toBeUndefined();
  });

  it.each([
    [{ security: 'SECURITY-CONTACT' }, 'project.json still has a placeholder in `security`'],
    [
      { bugs: 'https://github.com/OWNER/REPOSITORY/issues' },
      'project.json still has a placeholder in `bugs`',
    ],
    [{ homepage: undefined }, 'project.json has no text `homepage`'],
    [{ homepage: 'b.example' }, 'Unexpected `homepage` in project.json: `b.example`'],
    [{ bugs: 'bugs@b.example' }, 'Unexpected `bugs` in project.json: `bugs@b.example`'],
    [{ security: 'ask us' }, 'Unexpected `security` in project.json: `ask us`'],
  ])('is refused with %j', (part, message) => {
    expect(() => parseProject(text(part))).toThrow(message);
  });
});

describe('what is generated from it', () => {
  it('puts three keys into package.json after the licence, and is stable', () => {
    const old = '{ "name": "x", "license": "MIT", "type": "module", "bugs": "old" }';
    const once = manifestWith(old, project);
    expect(Object.entries(JSON.parse(once) as object)).toEqual([
      ['name', 'x'],
      ['license', 'MIT'],
      ['repository', { type: 'git', url: 'git+https://git.example/a/b.git' }],
      ['homepage', 'https://b.example/docs'],
      ['bugs', { url: 'https://git.example/a/b/issues' }],
      ['type', 'module'],
    ]);
    expect(manifestWith(once, project)).toBe(once);
  });

  it('leaves the rest of our package.json as it is', () => {
    const own = read('package.json');
    const { repository, homepage, bugs, ...rest } = JSON.parse(manifestWith(own, project));
    expect([repository, homepage, bugs]).not.toContain(undefined);
    expect(JSON.parse(own)).toMatchObject(rest);
  });

  it('names a mailbox or a private form in SECURITY.md', () => {
    expect(contactText(project)).toBe('Write to <security@b.example>. Do not open a public issue for it.');
    const form = contactText({ ...project, security: 'https://git.example/a/b/security/advisories/new' });
    expect(form).toContain('[the private form](https://git.example/a/b/security/advisories/new)');
    expect(read('SECURITY.md')).toMatch(/<!-- generated: security contact -->\n[\s\S]+<!-- \/generated -->/);
  });

  it('links the chooser of issues to the policy', () => {
    const { root, problems } = parseFullYaml(issueConfig(project));
    expect(problems).toEqual([]);
    expect(plainValue(root)).toMatchObject({
      blank_issues_enabled: false,
      contact_links: [{ url: 'https://git.example/a/b/security/policy' }],
    });
  });
});

describe('the report of a bug', () => {
  it('names the address once there is one', () => {
    expect(reportTo(project.bugs)).toBe('report it at https://git.example/a/b/issues');
    expect(reportTo(undefined)).toBe('report it');
  });
});

describe('this repository', () => {
  it('has either placeholders and no address in what is generated, or all of them', () => {
    const own = parseProject(read('project.json'));
    const manifest = JSON.parse(read('package.json')) as Readonly<Record<string, unknown>>;
    const config = read('.github/ISSUE_TEMPLATE/config.yml');
    if (own) {
      expect(read('package.json')).toBe(manifestWith(read('package.json'), own));
      expect(read('SECURITY.md')).toContain(contactText(own));
      expect(config).toBe(issueConfig(own));
    } else {
      for (const key of ['repository', 'homepage', 'bugs']) expect(manifest).not.toHaveProperty(key);
      expect(read('SECURITY.md')).toContain('No private address is set yet');
      expect(config).not.toContain('contact_links');
    }
  });
});
