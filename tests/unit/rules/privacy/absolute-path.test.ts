import rule from '../../../../src/rules/privacy/absolute-path.ts';
import { renderSession, sessionPath } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const session = (...lines: readonly string[]) => ({
  [sessionPath]: renderSession({ sections: [['Notes', lines.join('\n')]] }),
});
const task = '.agents/tasks/task-001.md';
const taskWith = (key: string, lang: string) => ({
  [task]: `# Task task-001: Try\n\n## Handoff\n\n\`\`\`yaml\n${key}outcome: failed\n\`\`\`\n\n\`\`\`${lang}\nsee /home/alice/x\n\`\`\`\n`,
});
const handoff = '.agents/handoffs/hnd_20261127_k3v9qx7m.yaml';
const payload = [
  'handoff:',
  '  version: "2.0"',
  '  source:',
  '    session_path: /home/alice/s',
  '  context:',
  '    original_prompt: |',
  '      Mend this:',
  '      /home/alice/shop',
  '    note: /home/alice/n',
  '',
].join('\n');

const home = (name: string, line: string, found: string) => ({
  name,
  after: session('', line),
  diagnostics: [
    {
      messageId: 'home',
      text: found,
      severity: 'warning' as const,
      message: `Unexpected home folder \`${found}\`, expected a path that works on every machine`,
      help: 'write the path from the top of the repository, or with `~` for the home folder',
    },
  ],
});

testRule(rule, {
  valid: [
    {
      name: 'paths from the top',
      after: session('src/home/alice, ./home/alice, a/Users/alice, ~/x and /etc/x'),
    },
    { name: 'addresses', after: session('https://acme.dev/home/alice and acme.dev:80/home/alice/x') },
    {
      name: 'places of no person',
      after: session('/home/runner/work /home/node/app /Users/Shared C:\\Users\\Public\\x'),
    },
    {
      name: 'placeholders',
      after: session('/home/NAME /home/<name> /home/$USER /home/{user} /Users/… /home/*/x /home/username/x'),
    },
    { name: 'pages of a website', after: session('/home/index.html and /home/page.tsx') },
    { name: 'an API', after: session('GET /users/123') },
    { name: 'a migrated note', after: taskWith('migrated_from: HANDOFF.md\n', 'text') },
    {
      name: 'the words of a user',
      after: {
        [sessionPath]: renderSession().replace(
          'user_query: Fix the login bug',
          'user_query: >-\n  Mend\n  /home/alice/x',
        ),
      },
    },
    {
      name: 'the same in a structured output',
      after: session(
        '```yaml output',
        'user_query: see /home/alice/x',
        '- payload_preserved: "/Users/alice/p"',
        '```',
      ),
    },
  ],
  invalid: [
    home('Linux', 'see /home/alice/shop/src/a.ts', '/home/alice'),
    home('macOS', '(/Users/alice.smith)', '/Users/alice.smith'),
    home('Windows', 'see `C:\\Users\\Alice\\shop`', 'C:\\Users\\Alice'),
    home('Windows, escaped', '"c:\\\\Users\\\\alice"', 'c:\\\\Users\\\\alice'),
    home('Windows with slashes', 'C:/Users/alice/x', 'C:/Users/alice'),
    home('a drive below /mnt', 'see /mnt/c/Users/alice/x', '/mnt/c/Users/alice'),
    home('a drive of Git Bash', 'see /c/Users/alice/x', '/c/Users/alice'),
    home('an address of a file', 'file:///home/alice/x', '/home/alice'),
    home('the end of a sentence', 'It is /home/alice.', '/home/alice'),
    home('another script', 'see /home/ゆき/x', '/home/ゆき'),
    {
      name: 'every place',
      after: session('/home/alice/a', '/Users/bob/b'),
      diagnostics: [
        { messageId: 'home', text: '/home/alice', column: 1 },
        { messageId: 'home', text: '/Users/bob', column: 1 },
      ],
    },
    {
      name: 'what stands beside exempt keys',
      after: { [handoff]: payload },
      diagnostics: [{ messageId: 'home', line: 9, column: 11, text: '/home/alice' }],
    },
    {
      name: 'other fences of a migrated task',
      after: taskWith('migrated_from: HANDOFF.md\n', 'sh'),
      diagnostics: [{ messageId: 'home', text: '/home/alice' }],
    },
    {
      name: 'a text fence of a task that was not migrated',
      after: taskWith('', 'text'),
      diagnostics: [{ messageId: 'home', text: '/home/alice' }],
    },
  ],
});
