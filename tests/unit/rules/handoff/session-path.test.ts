import rule from '../../../../src/rules/handoff/session-path.ts';
import { handoffPath as path, payload } from '../../../support/records-handoff.ts';
import { over, pending } from '../../../support/records-handoff-tree.ts';
import { renderSession, sessionPath } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const at = (session: string) => ({
  [path]: payload({ source: `{ skill: perspective-swarm, workflow_id: w, session_path: "${session}" }` }),
});
const folder = { 'swarm/one/synthesis.md': 'x\n' };

testRule(rule, {
  valid: [
    ...['/tmp/s/', '~/s', 'C:/s', 'C:\\\\s', 's3://bucket/s', '../outside', 'swarm/../../outside'].map(
      (session) => ({
        name: `${session} outside of the repository`,
        ...pending,
        after: at(session),
      }),
    ),
    ...['swarm/one', 'swarm/one/', './swarm/one', 'swarm/two/../one', 'swarm', '.', ''].map((session) => ({
      name: `the folder "${session}"`,
      ...pending,
      after: { ...at(session), ...folder },
    })),
    { name: 'a session', ...pending, after: { ...at(sessionPath), [sessionPath]: renderSession() } },
    {
      name: 'a link, whatever it leads to',
      ...pending,
      after: at('swarm/link'),
      odd: { 'swarm/link': 'symlink' as const },
    },
    { name: 'an expired payload', ...over, after: at('swarm/one') },
    { name: 'no source', ...pending, after: { [path]: payload({ source: '{}' }) } },
  ],
  invalid: [
    {
      name: 'a folder that does not exist',
      ...pending,
      after: at('./swarm/gone/'),
      diagnostics: [
        {
          messageId: 'missing',
          severity: 'error',
          path,
          line: 5,
          text: '"./swarm/gone/"',
          message: 'Unexpected session path `./swarm/gone/`, `swarm/gone` does not exist in the repository',
        },
      ],
    },
    {
      name: 'a session that was archived while its payload waits',
      ...pending,
      after: {
        ...at(sessionPath),
        [sessionPath.replace('.agents/', '.agents/archive/')]: renderSession(),
      },
      diagnostics: [
        {
          messageId: 'missing',
          help: `move it back with \`git mv ${sessionPath.replace('.agents/', '.agents/archive/')} ${sessionPath}\`: a session stays while one of its payloads is pending`,
        },
      ],
    },
    {
      name: 'other case',
      ...pending,
      after: { ...at('Swarm/one'), ...folder },
      diagnostics: [{ messageId: 'missing' }],
    },
    {
      name: 'a file that is no session',
      ...pending,
      after: { ...at('swarm/one/synthesis.md'), ...folder },
      diagnostics: [{ messageId: 'file', text: '"swarm/one/synthesis.md"' }],
    },
    {
      name: 'a note among the sessions',
      ...pending,
      after: { ...at('.agents/sessions/note.md'), '.agents/sessions/note.md': '# A note\n' },
      diagnostics: [{ messageId: 'file' }],
    },
    {
      name: 'an expired payload that is added',
      ...over,
      before: {},
      after: at('swarm/gone'),
      diagnostics: [{ messageId: 'missing', line: 5, text: '"swarm/gone"' }],
    },
  ],
});
