import { describe, expect, it } from 'vitest';
import { readFiles } from '../../src/check/check-files.ts';
import { recordKinds } from '../../src/core/document.ts';
import { rules } from '../../src/rules/index.gen.ts';
import {
  brokenNames,
  type CorpusFinding,
  cleanRepo,
  lintAt,
  readCase,
  stageBroken,
} from '../support/corpus.ts';
import type { GitRepo } from '../support/git-repo.ts';

describe('the clean corpus', () => {
  const records = 36;

  it('has no finding in the working tree, with `claim: all`', async () => {
    await using repo = await cleanRepo();
    expect(await repo.read('.agents/baton.yaml')).toContain('claim: all');
    const result = await lintAt(repo, { type: 'worktree' });
    expect(result.diagnostics).toEqual([]);
    expect(result.records).toBe(records);
  });

  it('has none when it is staged as a first commit, nor in that commit', async () => {
    await using repo = await cleanRepo();
    // Line ends are the working tree's own business; the index holds LF.
    await repo.write('.gitattributes', '* text=auto\n');
    await repo.git('add', '--all');
    const staged = await lintAt(repo, { type: 'index' });
    expect(staged.diagnostics).toEqual([]);
    expect(staged.records).toBe(records);
    await repo.commitAll('all of it');
    const committed = await lintAt(repo, { type: 'revision', revision: 'HEAD' });
    expect(committed.diagnostics).toEqual([]);
    expect(committed.records).toBe(records);
  });

  it('holds every kind, a byte order mark, CRLF and letters of other scripts', async () => {
    await using repo = await cleanRepo();
    const names = (await repo.git('ls-files', '--others', '-z')).split('\0').filter(Boolean);
    const files = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await repo.read(name)] as const)),
    );
    const kinds = new Set(readFiles(files).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([...recordKinds].sort());
    const texts = Object.values(files);
    for (const part of [/^\uFEFF/, /\r\n/, /\p{Script=Han}/u, /\p{Script=Hiragana}/u, /[äöüß]/]) {
      expect(
        texts.some((text) => part.test(text)),
        String(part),
      ).toBe(true);
    }
  });
});

describe('the broken corpus', () => {
  for (const name of brokenNames) {
    const { note, findings, message } = readCase(name);
    it(`${name}: ${note}`, async () => {
      await using repo = await stageBroken(name);
      expect(await found(repo, message)).toEqual(findings);
    });
  }

  it('trips every rule', () => {
    const tripped = new Set(brokenNames.flatMap((name) => readCase(name).findings.map(({ rule }) => rule)));
    // What makes no claim stops no commit: `cases-real-skills.test.ts` has this rule's cases.
    // These look at what only a configuration names or only a whole version has, and a listing is longer than a corpus
    // should be: their own tests have cases.
    const apart = ['decisions/number', 'skill/drift', 'skill/husk', 'skill/listing'];
    const ofClients = ['agents-file/import', 'agents-file/size', 'plugin/paths'];
    expect([...tripped, ...apart, ...ofClients].sort()).toEqual(rules.map(({ id }) => id));
  });
});

async function found(repo: GitRepo, message: string | undefined): Promise<CorpusFinding[]> {
  const { diagnostics } = await lintAt(repo, { type: 'index' }, message);
  return diagnostics.map(({ rule, severity, at }) => ({
    rule,
    severity,
    path: at.path,
    ...(at.span && { line: at.span.start.line }),
    ...(at.side === 'before' && { side: at.side }),
  }));
}
