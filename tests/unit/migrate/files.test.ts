import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/migrate/files/use.ts';
import { useOf } from '../../../src/migrate/files/use.ts';
import { emptySection } from '../../../src/migrate/sections/section.ts';
import type { RepositoryFacts } from '../../../src/migrate/types.ts';
import type { Cue } from '../../../src/migrate/words/lists.ts';
import type { Hit } from '../../../src/migrate/words/phrases.ts';
import { readNote } from '../../support/words.ts';

/** The files of a note: `+` created, `~` modified, `?` to be read, with their lines; guesses included. */
function filesOf(text: string, repository?: RepositoryFacts): string[] {
  const migration = readNote(text, { acceptGuesses: true, ...(repository ? { repository } : {}) });
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
    ['`src/a.ts`: new keys', ['~ src/a.ts']],
    ['`src/a.ts` - new dependency on the clock', ['~ src/a.ts']],
    ['`src/a.ts`: nova dependência', ['~ src/a.ts']],
    ['`src/a.ts` - new, reads the clock', ['+ src/a.ts']],
    ['`src/a.ts`\n  - newly created, reads the clock', ['+ src/a.ts']],
    ['`src/a.ts`\n  - newly sorted', ['~ src/a.ts']],
    ['`src/a.ts` is new', ['+ src/a.ts']],
    ['`src/a.ts` and `src/b.ts` (both new)', ['+ src/a.ts', '+ src/b.ts']],
    ['`go.mod`', ['~ go.mod']],
  ])('are told apart as new and changed in %j', (entry, files) => {
    expect(changed(entry)).toEqual(files);
  });

  it.each([
    ['- ✏️ `src/a.ts`', ['~ src/a.ts']],
    ['- 🆕 `src/a.ts`', ['+ src/a.ts']],
    ['- ✏️ the text of `src/a.ts`', []],
    ['- **Clock** - `src/a.ts` no longer reloads', ['~ src/a.ts']],
    ['- Memoized the clock of `src/a.ts`', ['~ src/a.ts']],
    ['- entry in `src/a.ts`', ['~ src/a.ts']],
    ['- Verified by hand in `src/a.ts`', []],
    ['- Created `src/a.ts`, exported it from `src/b.ts`', ['+ src/a.ts', '~ src/b.ts']],
    ['- `src/a.ts` を追加', ['+ src/a.ts']],
    ['- `src/a.ts` に時計を追加', ['~ src/a.ts']],
    ['- Die Uhr ist in `src/a.ts` ergänzt, `src/b.ts` um Tests erweitert', ['~ src/a.ts', '~ src/b.ts']],
    ['- Tests dazu in `src/a.ts` geschrieben', ['+ src/a.ts']],
    [
      '| Part | Files |\n| --- | --- |\n| Clock | `src/a.ts` (new), `src/b.ts` |',
      ['+ src/a.ts', '~ src/b.ts'],
    ],
  ])('of work done are read from %j', (entry, files) => {
    expect(
      filesOf(`## Done\n\n${entry}\n\nDas ist nicht alles, und der Rest ist mit der Zeit zu sehen.\n`),
    ).toEqual(files);
  });

  it.each([
    ['The sum in `src/a.ts` is rewritten.', ['~ src/a.ts']],
    ['In `src/a.ts` I replaced the sum.', ['~ src/a.ts']],
    ['The cases of `src/a.ts`, which I added today, fail.', ['+ src/a.ts']],
    ['The sum in `src/a.ts` is slow, I replaced nothing.', []],
  ])('of prose are read from %j', (text, files) => {
    expect(filesOf(text)).toEqual(files);
  });

  it.each([
    ['| File | Kind | What |\n| --- | --- | --- |\n| `a.ts` | added | the clock |', ['+ a.ts']],
    ['| File | Kind | Of |\n| --- | --- | --- |\n| `a.ts` | changed | the clock |', ['~ a.ts']],
    ['| ファイル | 区分 |\n| --- | --- |\n| `a.ts` | 追加 |\n| `b.ts` | 変更 |', ['+ a.ts', '~ b.ts']],
    ['| File | Change |\n| --- | --- |\n| `a.toml` | 4 new keys |\n| `a.ts` | new |', ['+ a.ts', '~ a.toml']],
  ])('of a table are told apart by a cell of it: %j', (table, files) => {
    expect(filesOf(`## Clock\n\n${table}\n`)).toEqual(files);
  });

  it('that a step is to create are no files to read', () => {
    expect(filesOf('## Next\n\n- Create `src/a.ts`\n- Mend `src/b.ts`\n')).toEqual(['? src/b.ts']);
    expect(filesOf('## Próximos passos\n\n- Criar `src/a.ts` com o que falta da tabela\n')).toEqual([]);
  });

  it('with a sign of adding before them in a next step are to be read', () => {
    expect(filesOf('## Next\n\n- ➕ `src/a.ts` gets a clock\n')).toEqual(['? src/a.ts']);
  });

  it('to read that say what became of them are no files to read', () => {
    expect(filesOf('## Key files\n\n- a.ts (new)\n- b.ts (modified)\n- c.ts (the clock)\n')).toEqual([
      '+ a.ts',
      '~ b.ts',
      '? c.ts',
    ]);
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
    expect(filesOf('## Files changed\n\n```\na.ts  (neu)\nb.ts  # new\nc.ts  (new keys)\n```\n')).toEqual([
      '+ a.ts',
      '+ b.ts',
      '~ c.ts',
    ]);
    expect(filesOf('## Files changed\n\n```\nsrc/{a,b}.ts  (edited)\n```\n')).toEqual([
      '~ src/a.ts',
      '~ src/b.ts',
    ]);
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
      knowsRange: false,
      has: (path) => paths.includes(path),
      endingWith: (suffix) => paths.filter((path) => path === suffix || path.endsWith(`/${suffix}`)),
      history: (path) => (path === 'src/a.ts' ? { status: 'deleted', lines: undefined } : undefined),
    };
    const migration = readNote('## Files changed\n\n- a.ts\n- b.ts\n', { repository });
    expect(migration.ok && migration.handoff.files_modified).toMatchObject([
      { path: 'src/a.ts', change_type: 'delete' },
    ]);
    expect(migration.ok && migration.handoff.questions).toContainEqual(
      expect.objectContaining({ field: 'files_modified', candidates: ['src/b.ts', 'lib/b.ts'] }),
    );
  });

  it('are completed by the one that the time of the note touched, where a name fits several', () => {
    const paths = ['src/b.ts', 'lib/b.ts'];
    const repository: RepositoryFacts = {
      knowsRange: true,
      has: (path) => paths.includes(path),
      endingWith: (suffix) => paths.filter((path) => path.endsWith(`/${suffix}`)),
      history: (path) => (path === 'lib/b.ts' ? { status: 'modified', lines: '1-2' } : undefined),
    };
    const read = (text: string) => {
      const migration = readNote(text, { repository });
      if (!migration.ok) throw new Error(migration.problem.message);
      return migration.handoff;
    };
    expect(read('## Files changed\n\n- b.ts\n').files_modified).toMatchObject([{ path: 'lib/b.ts' }]);
    const toRead = read('## Key files\n\n- b.ts\n');
    expect(toRead.dependencies_for_next).toEqual([]);
    expect(toRead.questions).toContainEqual(
      expect.objectContaining({ field: 'dependencies_for_next', candidates: paths }),
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

describe('a link', () => {
  const repository = (...paths: readonly string[]): RepositoryFacts => ({
    knowsRange: false,
    has: (path) => paths.includes(path),
    endingWith: (suffix) => paths.filter((path) => path === suffix || path.endsWith(`/${suffix}`)),
    history: () => undefined,
  });
  const read = (link: string, folder: string | undefined, facts?: RepositoryFacts): string[] => {
    const migration = readNote(`## Done\n\n- Updated ${link}\n`, {
      acceptGuesses: true,
      ...(folder === undefined ? {} : { folder }),
      ...(facts ? { repository: facts } : {}),
    });
    return migration.ok ? migration.handoff.files_modified.map(({ path }) => path) : [];
  };

  it.each<[string, string | undefined, RepositoryFacts | undefined, string]>([
    ['[docs/plan.md](plan.md)', 'docs', repository('docs/plan.md', 'plan.md'), 'docs/plan.md'],
    ['[registry.py](../app/registry.py)', 'docs', repository('app/registry.py'), 'app/registry.py'],
    ['[registry.py](../app/registry.py#L4)', 'docs', undefined, 'app/registry.py'],
    ['[registry.py](../app/registry.py)', undefined, undefined, 'app/registry.py'],
    ['[the plan](docs/plan.md)', 'docs', repository('docs/plan.md'), 'docs/plan.md'],
    ['[docs/plan.md](plan.md)', undefined, undefined, 'docs/plan.md'],
    ['[a](./a.ts)', 'docs/notes', undefined, 'docs/notes/a.ts'],
    ['[a](../../../a.ts)', 'docs', undefined, 'a.ts'],
  ])('%s of a note in %s leads to a file from the top', (link, folder, facts, path) => {
    expect(read(link, folder, facts)).toEqual([path]);
  });

  it('to another place is no file', () => {
    for (const link of ['[x](https://example.com/a.ts)', '[x](#part)', '[x](mailto:a@b.c)'])
      expect(read(link, 'docs')).toEqual([]);
  });
});

describe('what is said of a file', () => {
  it.each([
    ['- Changed `a.ts`', 'modify', undefined],
    ['- Updated [docs/a.ts](a.ts)', 'modify', undefined],
    ['- `a.ts` (edited) — adds a column', 'modify', 'adds a column'],
    ['- `a.ts` (modified)', 'modify', undefined],
    ['- `a.ts` (deleted)', 'delete', undefined],
    ['- Removed `a.ts`', 'delete', undefined],
    ['- Deleted `a.ts` because nobody calls it', 'delete', 'Deleted `a.ts` because nobody calls it'],
    [
      '- Die Datei `a.ts` geändert, damit das nicht mehr wartet und die Uhr geht',
      'modify',
      'Die Datei `a.ts` geändert, damit das nicht mehr wartet und die Uhr geht',
    ],
    ['- `a.ts` を修正した', 'modify', undefined],
  ])('does not repeat that it was changed: %s', (entry, type, description) => {
    const migration = readNote(`## Done\n\n${entry}\n`);
    const [file] = migration.ok ? migration.handoff.files_modified : [];
    expect([file?.change_type, file?.description]).toEqual([type, description]);
  });

  it('does not repeat the files that are to be read', () => {
    const migration = readNote('## Next\n\n- Add a type\n- Files: `a.rs`, `b.rs`\n');
    const files = migration.ok ? migration.handoff.dependencies_for_next : [];
    expect(files.map(({ file, reason }) => [file, reason])).toEqual([
      ['a.rs', undefined],
      ['b.rs', undefined],
    ]);
  });
});

describe('a deed that was not done to a file', () => {
  it.each([
    '- Created a ticket about `src/a.ts`',
    '- Changed the port, which `src/a.ts` reads',
    '- Nothing was changed in `src/a.ts`',
    '- Added a guard against `src/a.ts`',
    '- Ein Ticket über `src/a.ts` angelegt, das ist nicht viel und kommt mit der Uhr',
    "- Ajouté un test pour `src/a.ts`, c'est bon pour la suite et les autres",
  ])('claims nothing: %s', (entry) => {
    const migration = readNote(`## Done\n\n${entry}\n`);
    const claims = migration.ok
      ? [...migration.handoff.files_created, ...migration.handoff.files_modified]
      : [];
    expect(claims).toEqual([]);
  });

  it('claims the file of a test, and not the one that it is for', () => {
    const migration = readNote('## Done\n\n- Added a test for `src/a.ts` in `src/a.test.ts`\n');
    const files = migration.ok ? migration.handoff.files_modified : [];
    expect(files.map(({ path }) => path)).toEqual(['src/a.test.ts']);
  });
});
