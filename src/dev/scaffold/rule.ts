import { parseArgs } from 'node:util';
import { type RecordKind, recordKinds } from '../../core/document.ts';
import type { Scope } from '../../core/rule.ts';
import type { Scaffold } from './scaffold.ts';

export const ruleUsage = `npm run new:rule -- GROUP/NAME [--on document|change|tree|commit] [--kind ${recordKinds.join('|')}]`;

/** What a rule can be made for; the scope `suppression` has all its rules. */
type RuleScope = Exclude<Scope, 'suppression'>;

/** @returns undefined if the command line is wrong */
export function ruleOf(args: readonly string[]): Scaffold | undefined {
  const options = {
    on: { type: 'string', default: 'document' },
    kind: { type: 'string', default: 'session' },
  } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [id = '', ...more] = positionals;
    const kind = recordKinds.find((one) => one === values.kind);
    const isScope = (scope: string): scope is RuleScope => Object.hasOwn(checks, scope);
    if (more.length > 0 || !/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/.test(id) || !kind || !isScope(values.on))
      return undefined;
    return scaffold(id, values.on, kind);
  } catch {
    return undefined; // an unknown option
  }
}

function scaffold(id: string, on: RuleScope, kind: RecordKind): Scaffold {
  return {
    files: {
      [`src/rules/${id}.ts`]: ruleText(id, on, kind),
      [`src/rules/${id}.md`]: pageText(id),
      [`tests/unit/rules/${id}.test.ts`]: testText(id),
    },
    next: [
      'fill them in; `src/core/rule.ts` says what a check is given',
      fences[on],
      `npx vitest run --project unit tests/unit/rules/${id}.test.ts`,
      'npm run generate && npm run check',
      'a line in CHANGELOG.md, and a broken record in tests/corpus/broken that trips the rule',
    ],
  };
}

const fences: Readonly<Record<RuleScope, string>> = {
  document: 'Wrong and Right of the page: a fence with `file=PATH` for each file',
  change:
    'Wrong and Right of the page: a fence with `file=PATH before` and one with `file=PATH` for each file',
  tree: 'Wrong and Right of the page: a fence with `file=PATH` for each file of the tree',
  commit:
    'Wrong and Right of the page: a fence with `message file=COMMIT_EDITMSG`, and one with `file=PATH` for each file',
};

/** The imports from `core/`, and the check: it reports whatever it is given. */
const checks: Readonly<Record<RuleScope, (kind: RecordKind) => string>> = {
  document: () => `  document({ doc, report }) {
    if (!doc.data) return;
    report('found', { at: doc.data, data: { actual: doc.path } });
  },`,
  change: () => `  change({ change, report }) {
    if (change.type !== 'modified') return;
    const { after, before } = change;
    if (!before.data || !after.data) return;
    report('found', { at: after.data, data: { actual: after.path } });
  },`,
  tree: (kind) => `  tree({ tree, report }) {
    for (const { idSpan, path } of tree.all('${kind}')) {
      if (!idSpan) continue;
      report('found', { at: { path, side: 'after', span: idSpan }, data: { actual: path } });
    }
  },`,
  commit: () => `  commit({ message, report }) {
    for (const { extent, value } of message.trailers) {
      report('found', { at: extent, data: { actual: value } });
    }
  },`,
};

const ruleText = (
  id: string,
  on: RuleScope,
  kind: RecordKind,
) => `import { defineRule } from '../../core/rule.ts';

export default defineRule({
  id: '${id}',
  summary: 'What it checks, in one line',
  kinds: ['${kind}'],
  severity: 'warning',
  seed: false,
${on === 'change' ? "  needs: 'change',\n" : ''}  messages: { found: 'Unexpected \`{actual}\`' },
${checks[on](kind)}
});
`;

const pageText = (id: string) => `# ${id}

## What

## Why

## Wrong

## Right

## Fix

## Options

None.
`;

const testText = (id: string) => `import rule from '../../../../src/rules/${id}.ts';
import { testRule } from '../../../support/rule-tester.ts';

testRule(rule, {
  valid: [],
  invalid: [],
});
`;
