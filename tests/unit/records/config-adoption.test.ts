import { describe, expect, it } from 'vitest';
import configSchema from '../../../schemas/config.schema.json' with { type: 'json' };
import { defaultConfig } from '../../../src/core/config.ts';
import { parseConfig } from '../../../src/records/config/config-file.ts';
import { rules } from '../../../src/rules/index.gen.ts';

const faultsOf = (text: string) => {
  const parsed = parseConfig(text, '.agents/baton.yaml', ['task/tags', 'task/lines']);
  return parsed.ok
    ? []
    : parsed.faults.map(
        ({ at, message, help }) => `${at.line}:${at.column} ${message}${help ? ` (${help})` : ''}`,
      );
};
const waiver = (text: string) =>
  faultsOf(`waivers:\n  - { rule: task/tags, record: task-001, reason: old, by: ada${text} }\n`);

describe('waivers', () => {
  it('are read', () => {
    const parsed = parseConfig(
      'waivers: [{ rule: task/tags, record: task-001, commit: 4f2a9c1, reason: old, by: ada, until: 2028-02-29 }]\n',
      'x',
      ['task/tags'],
    );
    expect(parsed).toMatchObject({
      ok: true,
      config: {
        waivers: [{ rule: 'task/tags', record: 'task-001', commit: '4f2a9c1', until: '2028-02-29' }],
      },
    });
  });

  it('name a rule that there is', () => {
    expect(faultsOf('waivers: [{ rule: task/tgs, record: a, reason: b, by: c }]\n')).toEqual([
      '1:19 Unknown rule `task/tgs` (did you mean `task/tags`?)',
    ]);
    expect(faultsOf('waivers: [{ rule: zzz, record: a, reason: b, by: c }]\n')).toEqual([
      '1:19 Unknown rule `zzz` (run `baton rules` for a list)',
    ]);
  });

  it('end on a day of the calendar', () => {
    expect(waiver(', until: 2027-01-31')).toEqual([]);
    expect(waiver(', until: 2027-01-31T12:00:00Z')).toEqual([]);
    expect(waiver(', until: 2027-02-30')).toEqual([
      '2:71 Unexpected `until: 2027-02-30` in a waiver, expected a valid day (write one such as `until: 2027-01-31`)',
    ]);
    expect(waiver(', until: soon')).toHaveLength(1);
    expect(waiver(', until: 2027-W03-1')).toHaveLength(1);
  });

  it('say something in every key', () => {
    for (const key of ['record', 'reason', 'by']) {
      const blank = { record: 'a', reason: 'b', by: 'c', [key]: ' ' };
      expect(faultsOf(`waivers: [${JSON.stringify({ rule: 'task/tags', ...blank })}]\n`)).toHaveLength(1);
    }
    expect(faultsOf('waivers: [{ rule: task/tags, record: a, reason: b }]\n')).toHaveLength(1);
    expect(
      faultsOf('waivers: [{ rule: task/tags, record: a, reason: b, by: c, untill: 2027-01-31 }]\n')[0],
    ).toContain('did you mean `until`');
  });
});

describe('since', () => {
  it('is a text that is not blank', () => {
    expect(faultsOf('since: 2026-01-01\n')).toEqual([]);
    expect(faultsOf('since: " "\n')).toEqual(['1:8 Unexpected blank `since`, expected a commit or a date']);
    expect(faultsOf('since: 20260101\n')).toHaveLength(1);
  });

  it('is a day of the calendar where it looks like one', () => {
    expect(faultsOf('since: 2026-02-30\n')).toEqual([
      '1:8 Unexpected `since: 2026-02-30`, expected a valid day (write one such as `since: 2026-01-31`)',
    ]);
    for (const since of ['2026-13-01', '2026-00-10T12:00:00Z']) {
      expect(faultsOf(`since: ${since}\n`)).toHaveLength(1);
    }
    for (const since of ['2026-11-01T12:00:00Z', 'v1.0', '4f2a9c1']) {
      expect(faultsOf(`since: ${since}\n`)).toEqual([]);
    }
  });
});

describe('paths', () => {
  it('of the root and of instructions lie in the repository', () => {
    for (const path of ['docs/reasoning', 'a', '.records', 'docs/..x/']) {
      expect(faultsOf(`root: ${path}\nsteps: { 0: ${path} }\n`)).toEqual([]);
    }
    expect(faultsOf('root: ../x\nsteps: { 0: /etc/x }\n')).toEqual([
      '1:7 Unexpected path `../x`, expected a path without `./` and `..`',
      '2:13 Unexpected path `/etc/x`, expected a path relative to the repository',
    ]);
    for (const path of ['""', './docs', 'docs/../..', '.', '"~/x"', 'C:/x', String.raw`docs\x`, '/']) {
      expect(faultsOf(`root: ${path}\n`), path).toHaveLength(1);
    }
  });

  it('of numbered folders lie in the repository', () => {
    expect(faultsOf('numbered: [docs/adr, ./docs/adr/, adr]\n')).toEqual([]);
    expect(faultsOf('numbered: [docs, /docs/adr]\n')).toEqual([
      '1:18 Unexpected path `/docs/adr`, expected a path relative to the repository',
    ]);
    for (const path of ['""', '.', './', '../docs', '"~/x"', 'C:/x'])
      expect(faultsOf(`numbered: [${path}]\n`), path).toHaveLength(1);
  });

  it('of protected branches are names of branches', () => {
    expect(faultsOf('protect: [main, "release/*", "{main,next}", "!(topic)/**"]\n')).toEqual([]);
    expect(faultsOf('protect: [main, refs/heads/main, "", release/, "[x", /main]\n')).toEqual([
      '1:17 Unexpected glob `refs/heads/main`, expected the name of a branch, such as `main`',
      '1:34 Unexpected glob ``, expected a pattern',
      '1:38 Unexpected glob `release/`, expected `release/*`: a glob names branches',
      '1:48 Unexpected glob `[x`, expected a closing `]`',
      '1:54 Unexpected glob `/main`, expected the name of a branch, such as `main`',
    ]);
  });

  it('of globs name something, and not everything else', () => {
    expect(faultsOf('ignore: ["docs/!(a).md", "!(a)/**", "docs/**"]\n')).toEqual([]);
    expect(faultsOf('ignore: ["docs/", "!docs/**"]\n')).toEqual([
      '1:10 Unexpected glob `docs/`, expected `docs/**`: a glob names files',
      '1:19 Unexpected glob `!docs/**`, expected a pattern without `!`, which would match everything else',
    ]);
  });
});

describe('profile strict', () => {
  const claimOf = (text: string) => {
    const parsed = parseConfig(text, 'x', []);
    return parsed.ok ? parsed.config.claim : undefined;
  };

  it('claims all, unless the configuration says otherwise', () => {
    expect(claimOf('profile: strict\n')).toBe('all');
    expect(claimOf('profile: strict\nclaim: marked\n')).toBe('marked');
    expect(claimOf('profile: seed\n')).toBe('marked');
  });
});

describe('the configuration of a nested root', () => {
  const nestedFaults = (text: string) => {
    const ids = rules.map(({ id }) => id);
    const parsed = parseConfig(text, 'packages/a/.agents/baton.yaml', ids, defaultConfig);
    return parsed.ok ? [] : parsed.faults.map(({ at, message }) => `${at.line}:${at.column} ${message}`);
  };

  // Each key has an example in the schema, which is YAML as it is.
  it.each(Object.entries(configSchema.properties))(
    'has `%s` only where it says something of that root',
    (key, { examples }) => {
      const isOfTheTop = ['root', 'kinds', 'numbered', 'protect'].includes(key);
      expect(nestedFaults(`# a comment\n${key}: ${JSON.stringify(examples[0])}\n`)).toEqual(
        isOfTheTop ? [`2:1 Unexpected \`${key}\`, expected only at the top of the repository`] : [],
      );
    },
  );
});
