import rule from '../../../../src/rules/handoff/perspectives-completed.ts';
import { handoffPath as path, payload } from '../../../support/records-handoff.ts';
import { over, pending } from '../../../support/records-handoff-tree.ts';
import { renderSession, sessionPath } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const at = (session: string, count: string) => ({
  [path]: payload({
    source: `{ skill: perspective-swarm, workflow_id: w, session_path: ${session} }`,
    meta: `perspectives_completed: ${count}`,
  }),
});
const two = {
  'swarm/one/perspectives/optimist.md': 'x\n',
  'swarm/one/perspectives/critic.md': 'x\n',
  'swarm/one/perspectives/notes.txt': 'x\n',
  'swarm/one/perspectives/old/third.md': 'x\n',
};

testRule(rule, {
  valid: [
    { name: 'the right number', ...pending, after: { ...at('swarm/one/', '2'), ...two } },
    { name: 'none of none', ...pending, after: { ...at('swarm', '0'), ...two } },
    { name: 'a folder outside', ...pending, after: at('/tmp/s/', '5') },
    {
      name: 'a folder that does not exist, which session-path reports',
      ...pending,
      after: at('swarm/gone', '5'),
    },
    { name: 'a session', ...pending, after: { ...at(sessionPath, '5'), [sessionPath]: renderSession() } },
    { name: 'what is no whole number', ...pending, after: { ...at('swarm/one', '2.5'), ...two } },
    { name: 'what is no number', ...pending, after: { ...at('swarm/one', '"5"'), ...two } },
    { name: 'infinity', ...pending, after: { ...at('swarm/one', '.inf'), ...two } },
    { name: 'an expired payload', ...over, after: { ...at('swarm/one', '5'), ...two } },
  ],
  invalid: [
    {
      name: 'too many',
      ...pending,
      after: { ...at('swarm/one/', '5'), ...two },
      diagnostics: [
        {
          messageId: 'count',
          severity: 'error',
          path,
          line: 9,
          text: '5',
          message: 'Unexpected `perspectives_completed` `5`, `swarm/one/perspectives/*.md` has 2',
          help: 'write `perspectives_completed: 2`, or add the missing files to git',
        },
      ],
    },
    {
      name: 'some in a folder without any, and an expired payload that is added',
      ...over,
      before: {},
      after: { ...at('swarm', '1'), ...two },
      diagnostics: [{ messageId: 'count', text: '1' }],
    },
  ],
});
