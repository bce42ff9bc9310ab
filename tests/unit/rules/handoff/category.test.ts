import rule from '../../../../src/rules/handoff/category.ts';
import { handoffPath as path, payload } from '../../../support/records-handoff.ts';
import { over, pending, target, willing } from '../../../support/records-handoff-tree.ts';
import { testRule } from '../../../support/rule-tester.ts';

const to = (category: string) => ({
  [path]: payload({ target: `{ skill: lit-pm, category: ${category} }` }),
});

testRule(rule, {
  valid: [
    { name: 'a declared category', ...pending, after: { ...to('analysis'), ...target(willing) } },
    { name: 'no category', ...pending, after: { [path]: payload(), ...target(willing) } },
    { name: 'a skill that does not exist', ...pending, after: to('creative') },
    {
      name: 'a skill that does not accept',
      ...pending,
      after: { ...to('creative'), ...target(['accepts_handoff: false', 'handoff_categories: [research]']) },
    },
    {
      name: 'a skill without categories, which skill/handoff tells',
      ...pending,
      after: { ...to('creative'), ...target(['accepts_handoff: true']) },
    },
    { name: 'an expired payload', ...over, after: { ...to('creative'), ...target(willing) } },
    {
      name: 'a category of another skill of the name',
      ...pending,
      after: {
        ...to('creative'),
        ...target(willing),
        ...target(['accepts_handoff: true', 'handoff_categories: [creative]'], 'lit-pm', 'p/.agents'),
      },
    },
  ],
  invalid: [
    {
      name: 'another category',
      ...pending,
      after: { ...to('creative'), ...target(willing) },
      diagnostics: [
        {
          messageId: 'undeclared',
          severity: 'warning',
          path,
          line: 6,
          text: 'creative',
          message: 'Unexpected category `creative`, the target `lit-pm` declares `research` or `analysis`',
          help: /^write `category: research`, or add `creative`/,
        },
      ],
    },
    {
      name: 'other case, and an expired payload that is added',
      ...over,
      before: target(willing),
      after: { ...to('Analysis'), ...target(willing) },
      diagnostics: [{ messageId: 'undeclared', text: 'Analysis', help: /^write `category: analysis`/ }],
    },
  ],
});
