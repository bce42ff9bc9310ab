import { describe, expect, it } from 'vitest';
import { type Config, defaultConfig } from '../../../src/core/config.ts';
import { createPathRules, isConfigPath } from '../../../src/records/record-paths.ts';
import fc, { runs } from '../../support/property.ts';

const config = (part: Partial<Config>): Config => ({ ...defaultConfig, ...part });
const plain = createPathRules(defaultConfig);
const seen = (path: string, pathRules = plain) => {
  const place = pathRules.classify(path);
  return place && `${place.kind} in ${place.root}${place.archived ? ', archived' : ''}`;
};

describe('placeOf', () => {
  it.each([
    ['.agents/sessions/fbcd4d0d-3a1.md', 'session in .agents'],
    ['.agents/threads/thread_1/thread.md', 'thread in .agents'],
    ['.agents/threads/thread_1/dec_1.md', 'decision in .agents'],
    ['.agents/threads/thread_1/res_1.yaml', 'resume in .agents'],
    ['.agents/handoffs/hnd_1.yaml', 'handoff in .agents'],
    ['.agents/handoffs/hnd_1.yml', 'handoff in .agents'],
    ['.agents/handoffs/hnd_1.json', 'handoff in .agents'],
    ['.agents/handoffs/hnd_1.ack.yaml', 'ack in .agents'],
    ['.agents/tasks/task-005-add-login.md', 'task in .agents'],
    ['.agents/skills/add-a-rule/SKILL.md', 'skill in .agents'],
    ['.agents/skills/add-a-rule/skill.MD', 'skill in .agents'],
    ['.agents/archive/sessions/a.md', 'session in .agents, archived'],
    ['.agents/archive/threads/t/dec_1.md', 'decision in .agents, archived'],
    ['.agents/archive/handoffs/h.ack.yaml', 'ack in .agents, archived'],
    ['packages/x/.agents/tasks/1.md', 'task in packages/x/.agents'],
    ['a/.agents/skills/b/.agents/sessions/c.md', 'session in a/.agents/skills/b/.agents'],
    ['.agents/sessions/漢字 😀.md', 'session in .agents'],
    ['.agents/tasks/with space & "quotes".md', 'task in .agents'],
    ['.agents/tasks/task-5-template-engine.md', 'task in .agents'],
    ['.agents/skills/readme-writer/SKILL.md', 'skill in .agents'],
    ['.agents/skills/email-template/SKILL.md', 'skill in .agents'],
    ['.agents/skills/templates/SKILL.md', 'skill in .agents'],
    ['.agents/skills/_template/SKILL.md', 'skill in .agents'],
  ])('knows %s', (path, expected) => {
    expect(seen(path)).toBe(expected);
  });

  it.each([
    '.agents/sessions',
    '.agents/sessions/',
    '.agents/a.md',
    '.agents/mcp.json',
    '.agents/notes/a.md',
    '.agents/constructor/x/a.md',
    '.agents/toString/SKILL.md',
    '.agents/sessions/a.ts',
    '.agents/sessions/.hidden.md',
    '.agents/threads/loose.md',
    '.agents/archive/a.md',
    '.agents/archive/archive/sessions/a.md',
    '.agents/skills/x/notes.md',
    '.agents/skills/x/my-skill.md',
    '.agents/skills/x/s\u212Aill.md',
    '.agentsx/sessions/a.md',
    'x.agents/sessions/a.md',
    'sessions/a.md',
    'README.md',
    '',
    ...[
      'README.md',
      'readme.txt',
      'Readme',
      'template.md',
      'TEMPLATE.md',
      '_template.md',
      'session-template.md',
      'template-session.md',
      'templates/a.md',
      '_templates/a.md',
    ].map((name) => `.agents/sessions/${name}`),
    '.agents/threads/t/README.md',
    ...[
      'plugins',
      'agents',
      'rules',
      'workflows',
      'hooks',
      'commands',
      'prompts',
      'subagents',
      'tools',
    ].flatMap((name) => [`.agents/${name}/sessions/a.md`, `.agents/${name}/x/.agents/sessions/a.md`]),
  ])('knows nothing at %j', (path) => {
    expect(seen(path)).toBeUndefined();
  });

  it('follows a moved root', () => {
    const pathRules = createPathRules(config({ root: 'docs/reasoning' }));
    expect(seen('docs/reasoning/sessions/a.md', pathRules)).toBe('session in docs/reasoning');
    expect(seen('docs/reasoning/archive/tasks/a.md', pathRules)).toBe('task in docs/reasoning, archived');
    expect(seen('docs/reasoning2/sessions/a.md', pathRules)).toBeUndefined();
    expect(seen('.agents/sessions/a.md', pathRules)).toBeUndefined();
    expect(seen('packages/x/.agents/sessions/a.md', pathRules)).toBe('session in packages/x/.agents');
  });

  it('takes globs by kind', () => {
    const pathRules = createPathRules(
      config({
        kinds: {
          task: ['docs/tasks/**/*.md'],
          skill: ['.claude/skills/*/SKILL.md', 'all/**'],
          thread: ['threads/**'],
          handoff: ['handoffs/*'],
          session: ['log/*.md'],
        },
      }),
    );
    expect(seen('docs/tasks/a/b.md', pathRules)).toBe('task in ');
    expect(seen('docs/tasks/README.md', pathRules)).toBeUndefined();
    expect(seen('docs/tasks/templates/a.md', pathRules)).toBeUndefined();
    expect(seen('.claude/skills/x/SKILL.md', pathRules)).toBe('skill in ');
    expect(seen('all/x/notes.md', pathRules)).toBeUndefined();
    expect(seen('threads/thread.md', pathRules)).toBe('thread in ');
    expect(seen('threads/dec_1.md', pathRules)).toBe('decision in ');
    expect(seen('threads/x/res_1.yaml', pathRules)).toBe('resume in ');
    expect(seen('handoffs/a.ack.yaml', pathRules)).toBe('ack in ');
    expect(seen('log/a.md', pathRules)).toBe('session in ');
    expect(seen('log/a/b.md', pathRules)).toBeUndefined();
  });

  it('leaves out what is ignored, by the nested configuration too', () => {
    const nested = config({ ignore: ['.agents/tasks/draft-*.md'], profile: 'strict' });
    const pathRules = createPathRules(config({ ignore: ['tests/**'] }), [
      { folder: 'packages/x', config: nested },
    ]);
    expect(seen('tests/fixtures/.agents/sessions/a.md', pathRules)).toBeUndefined();
    expect(pathRules.isIgnored('tests/fixtures/.agents/sessions/a.md')).toBe(true);
    expect(seen('packages/x/.agents/tasks/draft-1.md', pathRules)).toBeUndefined();
    expect(seen('packages/x/.agents/tasks/1.md', pathRules)).toBe('task in packages/x/.agents');
    expect(seen('.agents/tasks/draft-1.md', pathRules)).toBe('task in .agents');
    expect(pathRules.configOf('packages/x/.agents/tasks/1.md').profile).toBe('strict');
    expect(pathRules.configOf('packages/xy/.agents/tasks/1.md').profile).toBe('recommended');
  });
});

describe('isWatched', () => {
  it.each([
    ['.agents/sessions/a.md', true],
    ['.agents/baton.yaml', true],
    ['.agents/baton-baseline.json', true],
    ['packages/x/.agents/baton.yaml', true],
    ['.baton.yaml', true],
    ['x/.baton.yaml', false],
    ['baton.yaml', false],
    ['src/a.ts', false],
  ])('says of %s: %s', (path, watched) => {
    expect(plain.isWatched(path)).toBe(watched);
    if (!path.includes('sessions')) expect(isConfigPath(path)).toBe(watched);
  });
});

describe('partOf', () => {
  it.each([
    ['where nothing is configured', plain],
    ['below a moved root', createPathRules(config({ root: 'docs' }))],
    ['under globs', createPathRules(config({ kinds: { task: ['docs/**'], skill: ['tasks/**'] } }))],
    ['with further places of skills', createPathRules(defaultConfig, [], () => true)],
  ])('names what all paths of a kind include %s', (_, pathRules) => {
    const folder = fc.constantFrom(
      '.agents',
      'docs',
      'archive',
      'sessions',
      'threads',
      'handoffs',
      'tasks',
      'skills',
    );
    const name = fc.constantFrom('a.md', 'thread.md', 'b.yaml', 'b.ack.yaml', 'SKILL.md');
    fc.assert(
      fc.property(fc.array(folder, { maxLength: 4 }), name, (folders, file) => {
        const path = [...folders, file].join('/');
        const kind = pathRules.classify(path)?.kind;
        expect(path).toContain(kind === undefined ? '' : pathRules.partOf(kind));
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('names nothing where a configuration names other paths of the kind', () => {
    const pathRules = createPathRules(config({ kinds: { thread: ['docs/**'] } }));
    expect(pathRules.partOf('resume')).toBe('');
    expect(pathRules.partOf('ack')).toBe('/handoffs/');
  });
});
