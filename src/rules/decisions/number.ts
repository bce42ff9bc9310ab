import { defineRule, type NumberedFile, type TreeFile } from '../../core/rule.ts';

export default defineRule({
  id: 'decisions/number',
  summary: 'Decision records below `numbered` have a number each, and supersede one that exists',
  kinds: ['decision'],
  severity: 'error',
  seed: false,
  messages: {
    twice: 'Unexpected number {number}, `{other}` has it already',
    unknown: {
      text: 'Unexpected number {number} in `supersedes`, `{folder}` holds none of that number',
      severity: 'warning',
    },
  },
  tree({ config, tree, report }) {
    if (config.numbered.length === 0) return;
    const byNumber = new Map<string, Found[]>();
    for (const { numbered, path } of tree.files) {
      if (!numbered) continue;
      const key = keyOf(numbered, numbered.number);
      byNumber.set(key, [...(byNumber.get(key) ?? []), { path, numbered }]);
    }
    for (const files of byNumber.values()) {
      const [first, ...others] = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
      for (const { numbered, path } of others) {
        // A translation is the same record.
        if (!first || numbered.stem === first.numbered.stem) continue;
        report('twice', {
          at: { path, side: 'after' },
          data: { number: numbered.number, other: first.path },
          help: `give the newer one the next free number, ${nextIn(tree.files, numbered.folder)}, in its name and its text, and where others name it`,
        });
      }
    }
    for (const { numbered, path } of tree.files) {
      for (const { number, span } of numbered?.supersedes ?? []) {
        if (!numbered || byNumber.has(keyOf(numbered, number))) continue;
        report('unknown', {
          at: { path, side: 'after', span },
          data: { number, folder: numbered.folder },
          help: 'name one that the folder holds, or take it out',
        });
      }
    }
  },
});

interface Found {
  readonly path: string;
  readonly numbered: NumberedFile;
}

function keyOf({ folder }: NumberedFile, number: number): string {
  return `${number} ${folder}`;
}

function nextIn(files: readonly TreeFile[], folder: string): number {
  return (
    1 + Math.max(...files.flatMap(({ numbered }) => (numbered?.folder === folder ? [numbered.number] : [])))
  );
}
