import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { payloadPaths } from '../../../../src/records/kinds/handoff/paths.ts';
import rule from '../../../../src/rules/skill/handoff.ts';
import { handoffBlock, skill, skillPath, skillText, skillWith } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const block = (...lines: readonly string[]) =>
  skillWith(['handoff:', ...lines.map((line) => `  ${line}`)].join('\n'));
const complete = (...lines: readonly string[]) => skillWith(handoffBlock(...lines));
const universal = (name: string, to: string) =>
  skillText(
    `name: ${name}\ndescription: x\ncategories: [research]\nhandoff:\n  accepts_from: ["*"]\n  provides_to: [${to}]\n  schema_version: "3.0"`,
  );

testRule(rule, {
  valid: [
    { name: 'no block', after: skill() },
    {
      name: 'a complete block',
      after: complete(
        'handoff_trigger: "{payload_path}"',
        'protocol_version: "2.0"',
        'requires: [context.original_prompt]',
      ),
    },
    { name: 'an unknown path in what is optional', after: complete('optional_consumes: [insights.nothing]') },
    {
      name: 'paths into lists',
      after: complete(
        'requires: ["insights.convergent[0].theme", insights.divergent.1.insight, "research_seeds.suggested_terms[].term"]',
      ),
    },
    { name: 'a skill that does not take handoffs', after: block('accepts_handoff: false') },
    { name: 'the 3.0 form', after: { [skillPath()]: universal('demo', '"*"') } },
    {
      name: 'the 3.0 form with categories of 2.0',
      after: block('accepts_from: [other]', 'handoff_categories: [research]'),
    },
    { name: 'the 3.0 form that only provides', after: block('provides_to: []') },
    { name: 'an empty block, which another rule tells', after: skillWith('handoff:') },
    { name: 'unreadable front matter', after: skill('handoff: [') },
    {
      name: 'an archived skill that provides to one that is gone',
      after: { '.agents/archive/skills/demo/SKILL.md': universal('demo', 'gone') },
    },
  ],
  invalid: [
    {
      name: 'a quoted boolean',
      after: block('accepts_handoff: "true"', 'handoff_categories: [research]', 'handoff_description: x'),
      diagnostics: [
        {
          messageId: 'accepts',
          line: 5,
          column: 20,
          text: '"true"',
          severity: 'error',
          message: 'Unexpected string `"true"` as `accepts_handoff`, expected `true` or `false`',
        },
      ],
      output: block('accepts_handoff: true', 'handoff_categories: [research]', 'handoff_description: x'),
    },
    {
      name: 'a word for a boolean',
      after: block('accepts_handoff: No'),
      diagnostics: [{ messageId: 'accepts', text: 'No', help: 'write `accepts_handoff: false`' }],
      output: block('accepts_handoff: false'),
    },
    {
      name: 'a map for a boolean',
      after: block('accepts_handoff: {a: b}'),
      diagnostics: [{ messageId: 'accepts', text: '{a: b}' }],
    },
    {
      name: 'neither categories nor description',
      after: block('accepts_handoff: true'),
      diagnostics: [
        { messageId: 'noCategory', line: 5, text: 'true', severity: 'error' },
        { messageId: 'noDescription', line: 5, text: 'true', severity: 'error' },
      ],
    },
    {
      name: 'empty categories and a blank description',
      after: block('accepts_handoff: true', 'handoff_categories: []', 'handoff_description: " "'),
      diagnostics: [
        { messageId: 'noCategory', line: 6, text: '[]' },
        { messageId: 'noDescription', line: 7, text: 'handoff_description: " "' },
      ],
    },
    {
      name: 'a single category',
      after: block('accepts_handoff: true', 'handoff_categories: research', 'handoff_description: x'),
      diagnostics: [
        {
          messageId: 'categories',
          line: 6,
          column: 23,
          text: 'research',
          message: 'Unexpected string as `handoff_categories`, expected a list',
        },
      ],
      output: block('accepts_handoff: true', 'handoff_categories: [research]', 'handoff_description: x'),
    },
    {
      name: 'categories with commas',
      after: block(
        'accepts_handoff: true',
        'handoff_categories: research, analysis',
        'handoff_description: x',
      ),
      diagnostics: [{ messageId: 'categories' }],
      output: block(
        'accepts_handoff: true',
        'handoff_categories: [research, analysis]',
        'handoff_description: x',
      ),
    },
    {
      name: 'categories as a map of the 3.0 form',
      after: skillWith('categories: {a: b}\nhandoff:\n  accepts_from: ["*"]'),
      diagnostics: [
        {
          messageId: 'categories',
          line: 4,
          text: '{a: b}',
          message: 'Unexpected map as `categories`, expected a list',
        },
      ],
    },
    {
      name: 'a category that is no string',
      after: block('accepts_handoff: true', 'handoff_categories: [research, 1]', 'handoff_description: x'),
      diagnostics: [{ messageId: 'category', text: '1' }],
    },
    {
      name: 'an unquoted trigger',
      after: complete('handoff_trigger: {payload_path}'),
      diagnostics: [
        {
          messageId: 'string',
          line: 8,
          column: 20,
          text: '{payload_path}',
          severity: 'error',
          message: 'Unexpected map as `handoff_trigger`, expected a string in quotes',
        },
      ],
      output: complete('handoff_trigger: "{payload_path}"'),
    },
    {
      name: 'a description that is a list',
      after: block(
        'accepts_handoff: true',
        'handoff_categories: [research]',
        'handoff_description:',
        '  - x',
      ),
      diagnostics: [{ messageId: 'string', line: 8 }],
    },
    {
      name: 'versions as numbers',
      after: complete('protocol_version: 2.0'),
      diagnostics: [
        {
          messageId: 'version',
          line: 8,
          text: '2.0',
          severity: 'warning',
          message: 'Unexpected number `2.0` as `protocol_version`, expected a string in quotes',
        },
      ],
      output: complete('protocol_version: "2.0"'),
    },
    {
      name: 'the version of the 3.0 form as a number',
      after: block('provides_to: []', 'schema_version: 3.0'),
      diagnostics: [{ messageId: 'version', text: '3.0' }],
      output: block('provides_to: []', 'schema_version: "3.0"'),
    },
    {
      name: 'a required path outside a list',
      after: complete('requires: context.original_prompt'),
      diagnostics: [{ messageId: 'requires', text: 'context.original_prompt', severity: 'warning' }],
      output: complete('requires: [context.original_prompt]'),
    },
    {
      name: 'paths that no payload has',
      after: complete('requires: [context.orignal_prompt, handoff.meta.parent, problem_type, nonsense]'),
      diagnostics: [
        {
          messageId: 'path',
          text: 'context.orignal_prompt',
          severity: 'warning',
          help: 'did you mean `context.original_prompt`?',
        },
        { messageId: 'path', text: 'handoff.meta.parent', help: 'did you mean `meta.parent`?' },
        { messageId: 'path', text: 'problem_type', help: 'did you mean `context.problem_type`?' },
        { messageId: 'path', text: 'nonsense', help: /^name a field/ },
      ],
    },
    {
      name: 'a scalar block',
      after: skillWith('handoff: later'),
      diagnostics: [{ messageId: 'foreign', line: 4, text: 'handoff', severity: 'info' }],
    },
    {
      name: 'a block of another convention',
      after: block('to: other'),
      diagnostics: [{ messageId: 'foreign', text: 'handoff', severity: 'info' }],
    },
    {
      name: 'the 3.0 form without categories',
      after: block('accepts_from: ["*"]'),
      diagnostics: [{ messageId: 'noCategory', line: 4, text: 'handoff' }],
    },
    {
      name: 'a skill that does not exist',
      after: {
        [skillPath()]: universal('demo', 'fact-chekcer, gone'),
        [skillPath('fact-checker')]: skillText(),
      },
      diagnostics: [
        {
          messageId: 'unknownSkill',
          line: 7,
          text: 'fact-chekcer',
          severity: 'warning',
          help: 'did you mean `fact-checker`?',
        },
        { messageId: 'unknownSkill', line: 7, text: 'gone' },
      ],
    },
    {
      name: 'a cycle, told once',
      after: {
        [skillPath('c')]: universal('c', 'a'),
        [skillPath('a')]: universal('a', 'b'),
        [skillPath('b')]: universal('b', 'c'),
      },
      diagnostics: [
        {
          messageId: 'cycle',
          path: skillPath('a'),
          line: 7,
          text: 'b',
          severity: 'info',
          message: 'Unexpected cycle over `provides_to`: `a` → `b` → `c` → `a`',
        },
      ],
    },
    {
      name: 'a skill that provides to itself',
      after: { [skillPath()]: universal('demo', 'demo') },
      diagnostics: [
        { messageId: 'cycle', text: 'demo', message: 'Unexpected cycle over `provides_to`: `demo` → `demo`' },
      ],
    },
  ],
});

describe('the paths of a payload', () => {
  it('are those of the schema', () => {
    const schema: unknown = JSON.parse(
      readFileSync(new URL('../../../../schemas/handoff.schema.json', import.meta.url), 'utf8'),
    );
    const walk = (node: unknown, path: string): string[] => {
      const { properties, items } = (node ?? {}) as { properties?: Record<string, unknown>; items?: unknown };
      if (items !== undefined) return walk(items, path);
      return Object.entries(properties ?? {}).flatMap(([key, value]) => {
        const own = path === '' ? key : `${path}.${key}`;
        return [own, ...walk(value, own)];
      });
    };
    const root = (schema as { properties: { handoff: unknown } }).properties.handoff;
    expect([...payloadPaths].sort()).toEqual(walk(root, '').sort());
  });
});
