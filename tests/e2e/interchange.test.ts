import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { baton, rawControl, repoOf } from '../support/cli.ts';
import { unclaimed } from '../support/foreign-files.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { killedAt, writeKiller } from '../support/kill.ts';
import { thread, threadPath } from '../support/records-thread.ts';

const madr = unclaimed['.agents/threads/login/0001-use-passkeys.md'] ?? '';

/** What a schema that `baton schema` prints says against values; a key that it does not name counts. */
async function faultsOf(repo: GitRepo, name: string, values: readonly unknown[]): Promise<readonly string[]> {
  const closed = (value: unknown) =>
    typeof value === 'object' && value !== null && 'properties' in value
      ? { ...value, additionalProperties: false }
      : value;
  const { stdout } = await baton(repo, ['schema', name]);
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  const validate = ajv.compile(JSON.parse(stdout, (_, value) => closed(value)));
  return values.flatMap((value) => (validate(value) ? [] : [ajv.errorsText(validate.errors)]));
}

describe('baton import and export', () => {
  it('print data on standard output and the rest on standard error', async () => {
    await using repo = await gitRepo();
    await repo.write('docs/adr/0001.md', madr);
    const made = await baton(repo, ['import', 'madr', '0001.md', '--stage'], { cwd: 'docs/adr' });
    expect(made).toMatchObject({ code: 0 });
    expect(made.stdout).toMatch(
      /^created \S+thread\.md {2}← docs\/adr\/0001\.md\ncreated \S+\.md {2}← docs\/adr\/0001\.md\n$/,
    );
    expect(made.stderr).toContain('docs/adr/0001.md: assumed: confidence = 0.5');
    const path = /created (\S+dec_\S+\.md)/.exec(made.stdout)?.[1] ?? '';
    const bundle = await baton(repo, ['export', 'cstp-bundle', path]);
    expect(JSON.parse(bundle.stdout)).toMatchObject({
      format: 'cstp-bundle/v1',
      decisions: [{ decision: 'Use passkeys' }],
    });
    const told = JSON.parse((await baton(repo, ['export', 'cstp-decision', path, '--json'])).stdout);
    expect(told).toMatchObject({
      document: { recorded_by: 'ada' },
      remarks: [{ what: 'left out', field: 'category' }, {}],
    });
    const file = await baton(repo, ['export', 'cstp-decision', path, '--output', 'out.yaml']);
    expect(file).toMatchObject({ code: 0, stdout: '' });
    expect(await repo.read('out.yaml')).toMatch(/^id: dec_/);
    expect(await baton(repo, ['lint'])).toMatchObject({ code: 0 });
  });

  it('print the JSON that their schemas describe, and no key besides', async () => {
    await using repo = await gitRepo();
    await repo.write('docs/adr/0001.md', madr);
    await repo.write('docs/adr/README.md', '# Decisions\n');
    const asked = ['import', 'madr', 'docs/adr/0001.md', 'docs/adr/README.md', '--json'];
    const first = JSON.parse((await baton(repo, asked)).stdout);
    const again = JSON.parse((await baton(repo, asked)).stdout);
    expect(await faultsOf(repo, 'import-result', [first, again])).toEqual([]);
    expect(first.records.map(({ state }: { state: string }) => state)).toEqual(['created', 'created']);
    expect(again.records.map(({ state }: { state: string }) => state)).toEqual(['there']);
    const what = new Set(first.remarks.map((one: { what: string }) => one.what));
    expect([...what].sort()).toEqual(['assumed', 'kept', 'left out']);
    const [thread, decision] = first.records;
    const out = async (format: string, id: string) =>
      JSON.parse((await baton(repo, ['export', format, id, '--json'])).stdout);
    const made = [await out('cstp-bundle', thread.id), await out('cstp-decision', decision.id)];
    expect(await faultsOf(repo, 'export-result', made)).toEqual([]);
  });

  it('say what to do where the format is wrong', async () => {
    await using repo = await gitRepo();
    await repo.write('adr.md', madr);
    const near = await baton(repo, ['import', 'madrr', 'adr.md']);
    expect(near).toMatchObject({ code: 2, stdout: '' });
    expect(near.stderr).toContain('did you mean `madr`?');
    const other = await baton(repo, ['import', 'agdr', 'adr.md']);
    expect(other).toMatchObject({ code: 2, stdout: '' });
    expect(other.stderr).toContain('it looks like a MADR decision: `baton import madr adr.md`');
    expect((await baton(repo, ['export', 'madr', 'x'])).stderr).toContain('Unexpected format `madr`');
    expect((await baton(repo, ['import', 'madr', 'adr.md', '--confidence', '80'])).code).toBe(1);
    expect(await repo.git('status', '--short')).toBe('?? adr.md');
  });

  it('print nothing that a terminal would act on', async () => {
    await using repo = await gitRepo();
    const evil = '\u001b[31mred\u202e';
    await repo.write(
      'd.json',
      JSON.stringify({ id: 'a', decision: evil, [evil]: evil, date: '2026-01-08T12:00:00Z', confidence: 1 }),
    );
    const made = await baton(repo, ['import', 'cstp-decision', 'd.json']);
    expect(made.code).toBe(0);
    expect(made.stdout + made.stderr).not.toMatch(rawControl);
    const back = await baton(repo, ['export', 'cstp-bundle', 'a']);
    expect(back.stdout).not.toMatch(rawControl);
    expect(JSON.parse(back.stdout).decisions[0]).toMatchObject({ decision: evil, [evil]: evil });
  });

  it('leave whole records wherever an import is killed, and the next run writes the rest', async () => {
    const decisions = ['a', 'b'].map((id) => ({
      id,
      decision: id,
      confidence: 1,
      date: '2026-01-08T12:00:00Z',
    }));
    const bundle = { format: 'cstp-bundle/v1', agent: 'ada', decisions, guardrails: ['ask first'] };
    await using repo = await repoOf({ 'kill.cjs': writeKiller, 'b.json': JSON.stringify(bundle) });
    const before = thread(['active']);
    const args = ['import', 'cstp-bundle', 'b.json', '--thread', 'thread_pr94'];
    const reset = async () => {
      await rm(join(repo.path, '.agents'), { recursive: true, force: true });
      await repo.write(threadPath, before);
    };
    const records = async () => {
      const names = (await readdir(join(repo.path, threadPath, '..'))).filter((name) =>
        /^[^.].*\.md$/.test(name),
      );
      const read = async (name: string) => {
        const text = await repo.read(join(threadPath, '..', name));
        return [name, text.replace(/imported_at: \S+/, 'imported_at: then')] as const;
      };
      return Object.fromEntries(await Promise.all(names.sort().map(read)));
    };
    await reset();
    expect(await baton(repo, args)).toMatchObject({ code: 0 });
    const whole = await records();
    expect(Object.keys(whole)).toEqual(['a.md', 'b.md', 'thread.md']);
    expect(whole['thread.md']).toContain('ask first');
    const partial = new Set<number>();
    for (let step = 1; ; step++) {
      await reset();
      const { code } = await baton(repo, args, { env: killedAt(repo, step) });
      const left = await records();
      for (const [name, text] of Object.entries(left)) {
        expect([name === 'thread.md' ? before : '', whole[name]]).toContain(text);
      }
      partial.add(Object.keys(left).length);
      expect((await baton(repo, ['lint'])).code).toBe(0);
      expect((await baton(repo, args)).code).toBe(0);
      expect(await records()).toEqual(whole);
      if (code === 0) break;
    }
    // Killed before the first decision, between the two, and after both.
    expect([...partial].sort()).toEqual([1, 2, 3]);
  }, 180_000);
});
