import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/migrate/file-use.ts';
import { useOf } from '../../../src/migrate/file-use.ts';
import { migrateNote } from '../../../src/migrate/migrate.ts';
import type { Hit } from '../../../src/migrate/phrases.ts';
import { emptySection } from '../../../src/migrate/section.ts';
import type { RepositoryFacts } from '../../../src/migrate/types.ts';
import type { Cue } from '../../../src/migrate/vocabulary.ts';

/** The files of a note: `+` created, `~` modified, `?` to be read, with their lines. */
function filesOf(text: string, repository?: RepositoryFacts): string[] {
  const migration = migrateNote(text, repository ? { repository } : {});
  if (!migration.ok) throw new Error(migration.problem.message);
  const { files_created, files_modified, dependencies_for_next } = migration.handoff;
  return [
    ...files_created.map(({ path, lines }) => `+ ${path}${lines ? ` ${lines}` : ''}`),
    ...files_modified.map(({ path, lines }) => `~ ${path}${lines ? ` ${lines}` : ''}`),
    ...dependencies_for_next.map(({ file }) => `? ${file}`),
  ];
}

const changed = (entry: string) => filesOf(`## Files changed\n\n- ${entry}\n`);

describe('the files of a note', () => {
  it.each([
    ['`src/a.ts`', ['~ src/a.ts']],
    ['src/a.ts:12-40', ['~ src/a.ts 12-40']],
    ['[a](src/a.ts#L10-L20)', ['~ src/a.ts 10-20']],
    ['`src/a.ts` lines 10–20', ['~ src/a.ts 10-20']],
    ['`src/a.ts:7`', ['~ src/a.ts 7-7']],
    ['/src/a.ts', ['~ src/a.ts']],
    ['`src/{a,b}.ts`', ['~ src/a.ts', '~ src/b.ts']],
    ['`Makefile`', ['~ Makefile']],
  ])('are found in %s', (entry, files) => {
    expect(changed(entry)).toEqual(files);
  });

  it.each([
    'https://example.com/a/b.ts',
    '`npm test src/a.ts`',
    '`src/**/*.ts`',
    '`@types/node`',
    'v1.2.3',
    '`os.path`',
    'Node.js',
    '/home/me/a.ts',
    '../../etc/passwd.txt',
  ])('are not found in %s', (entry) => {
    expect(changed(entry)).toEqual([]);
  });

  it('are those of a code block only where it lists one a line below a heading of files', () => {
    const code = '```\nsrc/a.ts\nA src/b.ts\n```\n';
    expect(filesOf(`## Files changed\n\n${code}`)).toEqual(['+ src/b.ts', '~ src/a.ts']);
    expect(filesOf(`## Commands\n\n${code}`)).toEqual([]);
    expect(filesOf('## Files changed\n\n```\ncat src/a.ts\n```\n')).toEqual([]);
  });

  it('are completed by the one longer path that the note gives', () => {
    expect(filesOf('## Done\n\n- Fixed `a.ts`\n\n## Key files\n\n- src/a.ts\n')).toEqual([
      '~ src/a.ts',
      '? src/a.ts',
    ]);
  });

  it('are completed and asked by what the repository has', () => {
    const paths = ['src/a.ts', 'src/b.ts', 'lib/b.ts'];
    const repository: RepositoryFacts = {
      has: (path) => paths.includes(path),
      endingWith: (suffix) => paths.filter((path) => path === suffix || path.endsWith(`/${suffix}`)),
      history: (path) => (path === 'src/a.ts' ? { status: 'deleted', lines: undefined } : undefined),
    };
    const migration = migrateNote('## Files changed\n\n- a.ts\n- b.ts\n', { repository });
    expect(migration.ok && migration.handoff.files_modified).toMatchObject([
      { path: 'src/a.ts', change_type: 'delete' },
      { path: 'b.ts', change_type: 'modify' },
    ]);
    expect(migration.ok && migration.handoff.questions).toContainEqual(
      expect.objectContaining({ field: 'files_modified', candidates: ['src/b.ts', 'lib/b.ts'] }),
    );
  });
});

describe('useOf', () => {
  it('looks at no more words the longer the sentence is', () => {
    const context: Context = { section: { ...emptySection(), classes: ['done'] }, role: undefined, rule: '' };
    const looksFor = (count: number): number => {
      let looks = 0;
      const hits = Array.from({ length: count }, (_, index): Hit<Cue> => {
        const from = index * 6;
        return { name: 'looked', language: 'en', phrase: 'tested', from, to: from + 5 };
      });
      const counted = new Proxy(hits, {
        get(target, key, receiver) {
          if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
          return Reflect.get(target, key, receiver);
        },
      });
      const source = 'tested'.repeat(count);
      const extent = { from: 0, to: source.length };
      const at = source.length / 2;
      const mention = { path: 'a.ts', extent: { from: at, to: at + 4 }, lines: undefined };
      useOf(mention, extent, source, counted, context, { isDone: false, isList: true, isStep: false });
      return looks;
    };
    expect(looksFor(100_000) - looksFor(1_000)).toBeLessThan(40);
  });
});
