import rule from '../../../../src/rules/handoff/target-requires.ts';
import { type PayloadParts, handoffPath as path, payload } from '../../../support/records-handoff.ts';
import { over, pending, target, willing } from '../../../support/records-handoff-tree.ts';
import { testRule } from '../../../support/rule-tester.ts';

const requiring = (paths: string) => target([...willing, `requires: [${paths}]`]);
const files = (paths: string, parts: PayloadParts = {}) => ({ [path]: payload(parts), ...requiring(paths) });
const insights = (text: string) => ({ insights: text });

testRule(rule, {
  valid: [
    { name: 'nothing required', ...pending, after: { [path]: payload(), ...target(willing) } },
    {
      name: 'an empty list',
      ...pending,
      after: files('insights.uncertainties', insights('{ uncertainties: [] }')),
    },
    {
      name: 'a path into an empty list',
      ...pending,
      after: files('insights.convergent.theme', insights('{ convergent: [] }')),
    },
    {
      name: 'a path into every item',
      ...pending,
      after: files('"insights.convergent[].theme"', insights('{ convergent: [{ theme: a }, { theme: b }] }')),
    },
    {
      name: 'zero and false',
      ...pending,
      after: files('meta.perspectives_completed', { meta: 'perspectives_completed: 0' }),
    },
    {
      name: 'a key that every payload needs, which record/schema tells',
      ...pending,
      after: files('context.original_prompt, context', { context: undefined }),
    },
    {
      name: 'a path that no payload has, which skill/handoff tells',
      ...pending,
      after: files('context.orginal_prompt'),
    },
    {
      name: 'a skill that does not accept',
      ...pending,
      after: { [path]: payload(), ...target(['accepts_handoff: false', 'requires: [insights]']) },
    },
    { name: 'an expired payload', ...over, after: files('insights') },
    {
      name: 'one of two skills of the name is content',
      ...pending,
      after: { ...files('insights'), ...target(willing, 'lit-pm', 'p/.agents') },
    },
  ],
  invalid: [
    {
      name: 'a missing path, null and an empty string',
      ...pending,
      after: files('insights.uncertainties, meta.user_feedback, meta.handoff_reason', {
        meta: 'user_feedback: ""\nhandoff_reason: null',
      }),
      diagnostics: ['insights.uncertainties', 'meta.handoff_reason', 'meta.user_feedback'].map((key) => ({
        messageId: 'lacks',
        severity: 'error' as const,
        path,
        line: 6,
        text: 'lit-pm',
        message: `Missing \`${key}\`, which the target \`lit-pm\` requires`,
        help: `fill \`${key}\` in the payload; an empty list is enough, \`null\` and \`""\` are not`,
      })),
    },
    {
      name: 'a path that one item does not fill',
      ...pending,
      after: files(
        'insights.convergent.theme',
        insights('{ convergent: [{ theme: a }, { key_evidence: [] }] }'),
      ),
      diagnostics: [{ messageId: 'lacks' }],
    },
    {
      name: 'an expired payload that is added',
      ...over,
      before: requiring('insights'),
      after: files('insights'),
      diagnostics: [{ messageId: 'lacks', line: 6, text: 'lit-pm' }],
    },
  ],
});
