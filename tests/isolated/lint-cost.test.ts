import { beforeEach, expect, it, vi } from 'vitest';
import { gitRepo } from '../support/git-repo.ts';
import { lintRepo } from '../support/lint-repo.ts';
import { skillText } from '../support/records-skill.ts';

const counts = vi.hoisted(() => ({ remark: 0, detector: 0, git: 0 }));

vi.mock('../../src/records/markdown/parse.ts', async (original) => {
  const real = await original<typeof import('../../src/records/markdown/parse.ts')>();
  return {
    ...real,
    parseMarkdown: (file: string) => {
      counts.remark++;
      return real.parseMarkdown(file);
    },
  };
});

vi.mock('../../src/app/secrets/secret-detector.ts', async (original) => {
  const real = await original<typeof import('../../src/app/secrets/secret-detector.ts')>();
  return {
    ...real,
    detectSecrets: (text: string) => {
      counts.detector++;
      return real.detectSecrets(text);
    },
  };
});

vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>();
  const spawn = (...args: Parameters<typeof real.spawn>) => {
    if (args[0] === 'git') counts.git++;
    return real.spawn(...args);
  };
  return { ...real, default: { ...real, spawn }, spawn };
});

beforeEach(() => Object.assign(counts, { remark: 0, detector: 0, git: 0 }));

const body = (index: number) =>
  [
    `# Skill ${index}`,
    'See [the guide](references/guide.md) and [a site](https://example.com/x).',
    '```md\n[an example](some/other.md)\n```',
    '1. Run:\n   ```bash\n   curl https://api.example.com | jq\n   ```',
    '| Option | Meaning |\n| --- | --- |\n| `--all` | everything |',
  ].join('\n\n');

async function costOf(count: number, more: Readonly<Record<string, string>> = {}) {
  await using repo = await gitRepo();
  for (let index = 0; index < count; index++) {
    const folder = `.claude/skills/skill-${index}`;
    const head = `name: skill-${index}\ndescription: Does ${index}. Use when asked.`;
    await repo.write(`${folder}/SKILL.md`, skillText(head, body(index)));
    await repo.write(`${folder}/references/guide.md`, '# Guide\n');
  }
  for (const [path, text] of Object.entries(more)) await repo.write(path, text);
  await repo.git('add', '--all');
  await repo.git('commit', '-qm', 'Add skills');
  Object.assign(counts, { remark: 0, detector: 0, git: 0 });
  const { records, diagnostics } = await lintRepo(repo, { findsSkills: true });
  return { ...counts, records, findings: diagnostics.length };
}

it('many skills cost no more processes of git than one, and neither remark nor the detector', async () => {
  const one = await costOf(1);
  expect(one).toMatchObject({ records: 1, remark: 0, detector: 0, findings: 0 });
  expect(one.git).toBeGreaterThan(0);
  expect(await costOf(40)).toEqual({ ...one, records: 40 });
});

it('remark reads only the skill with a link that may lead nowhere, the detector only the text with a sign', async () => {
  const lost = skillText('name: lost\ndescription: Loses', 'See [it](lost.md).\n');
  const sign = skillText('name: sign\ndescription: Signs', 'postgres://user:password@localhost/db\n');
  expect(
    await costOf(10, { '.claude/skills/lost/SKILL.md': lost, '.claude/skills/sign/SKILL.md': sign }),
  ).toMatchObject({ records: 12, remark: 1, detector: 1, findings: 1 });
});
