import { BatonError } from '../../errors.ts';
import type { ThreadState } from '../../knowledge/thread-state.ts';
import type { YamlValue } from '../../records/yaml/write.ts';
import { decisionCommand } from '../../text/printed-commands.ts';
import { refusal } from '../workspace/refused.ts';

/** What a new decision continues, and what is to be said of it. */
export interface Parents {
  readonly parents: readonly string[];
  readonly notes: readonly string[];
}

/**
 * What a new decision continues: what is named; else the only head, of several the newest by date and id; all of them for
 * a join. Whether what is named is there, the rules check.
 *
 * @param named the value of `continues_decision`; undefined if nothing is said, null or empty for a root
 * @throws Refusal for a join with nothing to join; BatonError `usage` for a value that is not an id
 */
export function parentsFor(
  { id, heads }: ThreadState,
  named: YamlValue | undefined,
  joins: boolean,
): Parents {
  const ids = heads.map((head) => head.id);
  const parents = named === undefined ? (joins ? ids : ids.slice(0, 1)) : [...new Set(idsOf(named))];
  if (joins && parents.length < 2) {
    const found =
      named === undefined ? `the thread \`${id}\` has ${count(ids.length)}` : 'it names one parent';
    throw refusal(`${found}, a join needs several`, `record it with \`${decisionCommand(id)}\``);
  }
  if (named !== undefined || joins || ids.length < 2) return { parents, notes: [] };
  const others = ids.slice(1, 1 + shown).map((head) => `\`${head}\``);
  const more = ids.length - 1 - others.length;
  const list = `${others.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return {
    parents,
    notes: [
      `the thread has ${ids.length} heads: the decision continues the newest, \`${ids[0]}\`, and not ${list}; ` +
        `use \`--continues\` for another one, or \`baton thread join ${id}\` to join them`,
    ],
  };
}

const shown = 3;

function count(heads: number): string {
  return heads === 0 ? 'no head' : 'one head';
}

function idsOf(named: YamlValue): readonly string[] {
  const items = Array.isArray(named) ? named : named === null ? [] : [named];
  return items.map((item: YamlValue) => {
    if (typeof item === 'string') return item;
    throw new BatonError(
      'usage',
      'Unexpected value of `continues_decision`, expected an id or a list of ids',
      {
        help: 'write `continues_decision: dec_001`',
      },
    );
  });
}
