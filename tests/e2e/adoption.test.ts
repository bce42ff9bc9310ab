import { describe, expect, it } from 'vitest';
import { baton, repoOf } from '../support/cli.ts';
import { pathOf, task } from '../support/gate.ts';
import { renderSession, sessionId, sessionPath, stageOf } from '../support/records-session.ts';

const completed = renderSession(stageOf({}, 'COMPLETED'));
const open = renderSession({ history: ['INITIALIZED', 'JOHARI_DISCOVERY'] });

describe('baton lint with a baseline', () => {
  it('notes, skips, counts, and is pruned', async () => {
    await using repo = await repoOf({ [pathOf('task-001')]: task('task-001', false) });
    expect((await baton(repo, ['lint'])).code).toBe(1);
    expect(await baton(repo, ['lint', '--write-baseline'])).toMatchObject({
      code: 0,
      stdout: '`.agents/baton-baseline.json` has 1 finding\n',
    });
    expect(await baton(repo, ['lint'])).toMatchObject({
      code: 0,
      stdout: '✔ 1 record checked, nothing to report (1 finding in the baseline)\n',
    });
    const json = JSON.parse((await baton(repo, ['lint', '--format', 'json'])).stdout);
    expect(json.summary).toMatchObject({ errors: 0, baselined: 1 });
    await repo.write(pathOf('task-001'), task('task-001'));
    expect(await baton(repo, ['lint', '--prune-baseline'])).toMatchObject({
      code: 0,
      stdout: 'removed 1 finding from the baseline; `.agents/baton-baseline.json` is not needed\n',
    });
  });

  it.each(['--staged', '--fix', '--prune-baseline', '.agents'])('does not go with %s', async (other) => {
    await using repo = await repoOf({ '.agents/README.md': 'x\n' });
    const { code, stderr } = await baton(repo, ['lint', '--write-baseline', other]);
    expect(code).toBe(2);
    expect(stderr).toContain('`--write-baseline` cannot be combined with paths');
  });
});

describe('a configuration with waivers', () => {
  it('is shown, and refused where one waives nothing', async () => {
    const waiver = 'waivers: [{ rule: session/final, record: x, reason: old, by: ada, until: 2027-01-31 }]\n';
    await using repo = await repoOf({ '.agents/baton.yaml': `since: 2026-01-01\n${waiver}` });
    const shown = JSON.parse((await baton(repo, ['lint', '--print-config'])).stdout);
    expect(shown).toMatchObject({
      since: '2026-01-01',
      waivers: [{ rule: 'session/final', until: '2027-01-31' }],
    });
    await repo.write('.agents/baton.yaml', waiver.replace('session/final', 'session/finale'));
    const { code, stderr } = await baton(repo, ['lint']);
    expect(code).toBe(2);
    expect(stderr).toContain('Unknown rule `session/finale` (did you mean `session/final`?)');
  });
});

describe('records that are done', () => {
  it('go to the archive', async () => {
    await using repo = await repoOf({ [sessionPath]: completed });
    await repo.commitAll('completed');
    const archived = `.agents/archive/sessions/${sessionId}.md`;
    expect(await baton(repo, ['archive', '--stage', sessionId])).toMatchObject({
      code: 0,
      stdout: `${sessionPath} → ${archived}\n`,
      stderr: '',
    });
    expect((await baton(repo, ['lint', '--staged'])).code).toBe(0);
    expect(await baton(repo, ['archive', sessionId])).toMatchObject({ code: 1, stdout: '' });
  });

  it('are abandoned where they will never be', async () => {
    await using repo = await repoOf({ [sessionPath]: open });
    const line = ['session', 'abandon', sessionId, '--reason', 'fixed elsewhere', '--by', 'ada'];
    expect(await baton(repo, line)).toMatchObject({ code: 0, stdout: `abandoned ${sessionPath}\n` });
    expect(await repo.read(sessionPath)).toMatch(
      /^abandoned: \{ at: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ, by: ada, reason: fixed elsewhere \}$/m,
    );
    expect(await baton(repo, line)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already `abandoned`'),
    });
  });

  it('lose a value where it must go, and the person is told what that does not do', async () => {
    await using repo = await repoOf({ [sessionPath]: completed });
    const line = ['redact', sessionPath, '--field', 'user_query', '--reason', 'a name'];
    const { code, stdout, stderr } = await baton(repo, line);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `redacted \`user_query\` in ${sessionPath}\n` });
    expect(stderr).toContain('git still has the old text');
  });
});

describe('a wrong line', () => {
  it.each([
    ['archive', "missing required argument 'records'", 'baton archive --help'],
    ['redact x --reason y', 'Missing `--field` or `--line`', 'names a value'],
    ['redact x --field y', '--reason', 'baton redact --help'],
    ['redact x --field y --reason= ', 'Unexpected blank text', 'in quotes'],
    ['redact x --field y --reason z', 'Unknown record `x`', 'by its id'],
    ['session', 'Usage: baton session', 'abandon'],
    ['session abandn', 'unknown command', 'Did you mean abandon?'],
    ['session abandon x', '--reason', 'baton session abandon --help'],
  ])('%s', async (line, ...told) => {
    await using repo = await repoOf({ '.agents/README.md': 'x\n' });
    const { code, stdout, stderr } = await baton(repo, line.split(' '));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    for (const words of told) expect(stderr).toContain(words);
  });
});
