import rule from '../../../../src/rules/session/step-zero.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const asking = stageOf({ asks: true }, 'JOHARI_DISCOVERY asks');
const later = stageOf({}, 'SEMANTIC_UNDERSTANDING');
const file = (text: string) => ({ [sessionPath]: text });
/** A session whose step 0 has this text. */
const withStep = (text: string) =>
  file(renderSession({ ...asking, sections: [['Step 0: Johari Window Discovery', text]] }));
/** The same of a session that went on to step 1. */
const afterStep = (text: string) =>
  file(renderSession({ ...later, sections: [['Step 0: Johari Window Discovery', text]] }));
const output = (ask: string, more = '') =>
  `\`\`\`yaml output\nshare: a\nask:${ask}\nacknowledge: none\nexplore: none\n${more}\`\`\`\n`;

testRule(rule, {
  valid: [
    { name: 'all four parts', after: file(renderSession(asking)) },
    { name: 'no questions', after: withStep(output(' []')) },
    { name: 'no structured output', after: withStep('### Ask\n\n- Which one?\n') },
    {
      name: 'missing parts of a step that is not finished',
      after: withStep('```yaml output\nask: []\n```\n'),
    },
    { name: 'an output of another form', after: withStep('```yaml output\nfound: nothing\n```\n') },
    {
      name: 'an imported output',
      after: withStep('```yaml output\njohari_schema: { open: a }\nask: []\n```\n'),
    },
    { name: 'an output that cannot be read', after: withStep('```yaml output\nask: [\n```\n') },
    {
      name: 'questions that the output has, however they are written',
      after: withStep(
        `### ASK (2)\n\n1. **Which one?**\n2. When: before or\n   after the release?\n- [ ] Which one?\n\n${output('\n  - WHICH  one?\n  - { question: "When: before or after the release? It decides the order.", answer: before }')}`,
      ),
    },
    {
      name: 'questions elsewhere, and items that are no questions',
      after: withStep(
        `- Which one?\n\n### Ask\n\nWhich one?\n\n- none\n\n\`\`\`\n- Which one?\n\`\`\`\n\n### Explore\n\n- What if?\n\n${output(' []')}`,
      ),
    },
    {
      name: 'a heading Ask of a later step',
      after: file(
        renderSession({
          ...asking,
          sections: [
            ['Step 0: Johari Window Discovery', output(' []')],
            ['Notes', '### Ask\n\n- Which one?\n'],
          ],
        }),
      ),
    },
    {
      name: 'a session of another machine',
      config: { machines: { mine: { initial: 'A', final: ['B'], edges: { A: ['B'] } } } },
      after: file(
        renderSession({
          ...asking,
          extra: ['machine: mine'],
          sections: [['Step 0: Johari Window Discovery', '```yaml output\nshare: a\n```\n']],
        }),
      ),
    },
  ],
  invalid: [
    {
      name: 'missing parts, in one finding',
      after: afterStep('### Ask\n\n- Which one?\n\n```yaml output\nshare: a\nexplore: none\n```\n'),
      diagnostics: [
        {
          messageId: 'missing',
          severity: 'warning',
          message:
            'Missing `ask` and `acknowledge` in the output of step 0, expected all of `share`, `ask`, `acknowledge` and `explore`',
          help: /^add `ask` and `acknowledge`; write `ask: \[\]` if there is nothing to ask/,
        },
      ],
    },
    {
      name: 'questions that the output lacks',
      after: withStep(
        `### Ask: what only you know\n\n- Which one?\n* _When, before or\n  after the release?_\n\n${output(' [Which one?]')}`,
      ),
      diagnostics: [
        {
          messageId: 'question',
          text: 'When, before or\n  after the release?',
          message:
            'Unexpected question `When, before or after the release?`, the output of step 0 does not have it',
        },
      ],
    },
    {
      name: 'a question beside a missing part',
      after: afterStep('### Ask\n\n- Which one?\n\n```yaml output\nask:\n```\n'),
      diagnostics: [{ messageId: 'question', text: 'Which one?' }, { messageId: 'missing' }],
    },
  ],
});
