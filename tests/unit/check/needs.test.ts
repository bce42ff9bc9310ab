import { describe, expect, it } from 'vitest';
import { checkChange } from '../../../src/check/run.ts';
import { defaultConfig } from '../../../src/core/config.ts';
import { createPathIndex } from '../../../src/core/path-index.ts';
import { defineRule, type Needs } from '../../../src/core/rule.ts';
import { createTreeIndex, listFrom } from '../../../src/core/tree-index.ts';
import { rules } from '../../../src/rules/index.gen.ts';
import { readAll, testNow } from '../../support/check-memory.ts';
import { renderSession, sessionPath } from '../../support/records-session.ts';

const [after] = readAll({ [sessionPath]: renderSession() });

/** What the change check of a rule with these needs gets of the tree. */
function seenBy(needs: Needs): readonly string[] {
  const seen: string[] = [];
  const rule = defineRule({
    id: 'session/probe',
    summary: 'Looks at what it gets',
    kinds: ['session'],
    severity: 'error',
    seed: false,
    needs,
    messages: {},
    change: (context) => {
      const { tree } = context as { tree?: object };
      seen.push(...Object.keys(tree ?? {}).sort());
    },
  });
  if (!after) throw new Error('no record');
  const tree = createTreeIndex(
    [],
    listFrom([]),
    createPathIndex(() => []),
  );
  const env = { config: defaultConfig, committed: true, blob: true, now: testNow };
  checkChange([rule], { type: 'added', after }, tree, { ...env, merge: false, source: 'HEAD' });
  return seen;
}

describe('what a rule needs', () => {
  it('is declared by each rule with a change check, and by no other', () => {
    const wrong = rules.filter((rule) => (rule.change === undefined) !== (rule.needs === undefined));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('is all that it gets of the tree', () => {
    expect(seenBy('change')).toEqual([]);
    expect(seenBy('paths')).toEqual(['entryAt', 'namesIn']);
    expect(seenBy('tree')).toEqual(expect.arrayContaining(['all', 'byId', 'entryAt', 'files', 'named']));
  });
});
