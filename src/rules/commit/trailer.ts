import type { RecordKind } from '../../core/document.ts';
import { recordName } from '../../core/record-name.ts';
import { defineRule, type TreeFile, type TreeIndex } from '../../core/rule.ts';
import { closestId, didYouMean, suggest } from '../../text/closest-match.ts';

/** What a commit can name, by key. Git ignores case in keys. */
const kinds: ReadonlyMap<string, RecordKind> = new Map([
  ['Baton-Session', 'session'],
  ['Baton-Thread', 'thread'],
]);

/** A hint (git, section 5): a commit needs no trailer, but a trailer names a record of the same tree. */
export default defineRule({
  id: 'commit/trailer',
  summary: 'A `Baton-` trailer of a commit names a record that the commit contains',
  kinds: ['session', 'thread'],
  severity: 'error',
  seed: false,
  messages: {
    missing: 'Unexpected {kind} `{id}` in the trailer `{key}`, which the commit does not contain',
    empty: 'Missing id in the trailer `{key}`, expected that of a {kind}',
    unknown: {
      text: 'Unexpected trailer `{key}`, expected `Baton-Session` or `Baton-Thread`',
      severity: 'warning',
    },
  },
  commit({ message, tree, report }) {
    for (const { key, value, extent, keyExtent } of message.trailers) {
      if (!/^baton-/i.test(key)) continue;
      const name = [...kinds.keys()].find((one) => one.toLowerCase() === key.toLowerCase());
      const kind = name === undefined ? undefined : kinds.get(name);
      if (kind === undefined) {
        const help = suggest(key, [...kinds.keys()], 'remove it, or name a session or a thread');
        report('unknown', { at: keyExtent, data: { key }, actual: key, expected: [...kinds.keys()], help });
      } else if (value === '') {
        report('empty', {
          at: extent,
          data: { key, kind },
          help: `write the id of a ${kind}, or remove the line`,
        });
      } else if (!isThere(kind, value, tree)) {
        const near = closestId(value, namedFiles(kind, tree.files));
        const help = didYouMean(near, `stage the ${kind} as well, name one that exists, or remove the line`);
        report('missing', { at: extent, data: { kind, id: value, key }, actual: value, help });
      }
    }
  },
});

/** Looked up by file name: a gate reads only the records that it checks. */
function isThere(kind: RecordKind, id: string, tree: TreeIndex): boolean {
  if (tree.named(kind, id).length > 0) return true;
  return namedFiles(kind, tree.filesWhere({ part: id })).some((one) => one.id === id);
}

function namedFiles(kind: RecordKind, files: readonly TreeFile[]): { readonly id: string }[] {
  return files
    .filter(({ place, claimed }) => place === kind && claimed)
    .map(({ path }) => ({ id: recordName(kind, path) }));
}
