import { locationIn } from '../../core/diagnostic.ts';
import type { RecordKind } from '../../core/document.ts';
import type { Facts } from '../../core/facts.ts';
import { isNamedBy } from '../../core/record-name.ts';
import { defineRule } from '../../core/rule.ts';
import { isTemplateText } from '../../records/kinds/placeholder.ts';

/** `record/id-matches-path` reports an id that is not the file's name, `handoff/ack` a second acknowledgement. */
const kinds: readonly RecordKind[] = ['session', 'thread', 'resume', 'decision', 'handoff', 'task'];

export default defineRule({
  id: 'record/unique-id',
  summary: 'No two records of a kind have the same id, over all roots and the archive',
  kinds,
  severity: 'error',
  seed: false,
  messages: { taken: 'Unexpected {kind} id `{id}`, which another {kind} has' },
  tree({ tree, report }) {
    for (const kind of kinds) {
      const first = new Map<string, Facts>();
      for (const facts of [...tree.all(kind)].sort(byPrecedence)) {
        const { id, path } = facts;
        if (id === undefined || isTemplateText(id) || !isNamedBy(kind, path, id)) continue;
        const earlier = first.get(id);
        if (!earlier) first.set(id, facts);
        else {
          report('taken', {
            at: locationIn(path, facts.idSpan),
            data: { kind, id },
            actual: id,
            help: 'give the newer one another id, in the file and as its name; of two copies remove one',
            related: [{ at: locationIn(earlier.path, earlier.idSpan), message: 'Has the same id' }],
          });
        }
      }
    }
  },
});

/** The archived one is the older one; then the order of paths. */
function byPrecedence(a: Facts, b: Facts): number {
  return Number(b.archived) - Number(a.archived) || (a.path < b.path ? -1 : 1);
}
