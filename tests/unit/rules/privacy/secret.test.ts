import { LineIndex } from '../../../../src/core/position.ts';
import rule from '../../../../src/rules/privacy/secret.ts';
import { renderSession, sessionPath } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

// Where the detector would find something; what it finds is tested with it.
const secretsAt = (text: string, word: string) => {
  const from = text.indexOf(word);
  return [{ extent: { from, to: from + word.length }, name: 'GitHub token' }];
};
const message = 'Unexpected GitHub token, a record is read by everybody who has the repository';

const text = renderSession({
  extra: ['# comment TOKEN-0', 'user: { name: a TOKEN-1, "odd key": [x, TOKEN-2] }'],
  learnings: ['{ text: TOKEN-3 }'],
  sections: [['Step 0: Johari Discovery', 'TOKEN-4\n\n```yaml output\nshare:\n  - TOKEN-5\n```']],
});
const task = '.agents/tasks/task-001.md';
const taskText = '# Task task-001: Try\n\n## Handoff\n\n```yaml\noutcome: failed\nreason: TOKEN\n```\n';
const skill = '.agents/skills/a/SKILL.md';
const skillText = '---\nname: a\ndescription: TOKEN\n---\n';
const odd = ".agents/tasks/it's a task.md";

const one = (name: string, word: string, help: string | RegExp) => ({
  name,
  after: { [sessionPath]: text },
  secrets: { [sessionPath]: secretsAt(text, word) },
  diagnostics: [
    {
      messageId: 'found',
      line: new LineIndex(text).point(text.indexOf(word)).line,
      text: word,
      severity: 'error' as const,
      message,
      help,
    },
  ],
});
const redact = (path: string, field: string) =>
  `revoke it where it was issued, then run \`baton redact ${path} --field ${field} --reason …\``;
const byHand = 'revoke it where it was issued, then remove it from the text';
const inProse = (path: string, place: string, rest = '') =>
  `${byHand}; where it is committed, run \`baton redact ${path} --line ${place} --reason …\`${rest}`;
const proseLine = new LineIndex(text).point(text.indexOf('TOKEN-4')).line;

testRule(rule, {
  valid: [
    { name: 'a record in which nothing was found', after: { [sessionPath]: text } },
    { name: 'an empty list', after: { [sessionPath]: text }, secrets: { [sessionPath]: [] } },
    {
      name: 'what was found in another file',
      after: { [sessionPath]: text },
      secrets: { [task]: secretsAt(text, 'TOKEN-1') },
    },
  ],
  invalid: [
    one('a value', 'TOKEN-1', redact(sessionPath, 'user.name')),
    one('an item, below a key with a blank', 'TOKEN-2', redact(sessionPath, "'user.odd key.1'")),
    one('a value of a list of maps', 'TOKEN-3', redact(sessionPath, 'learnings.0.text')),
    one('a value of a structured output', 'TOKEN-5', redact(sessionPath, 'step_outputs.0.share.0')),
    one('a comment', 'TOKEN-0', byHand),
    one('prose', 'TOKEN-4', inProse(sessionPath, `${proseLine}:1-7`)),
    one('a key', 'odd key', byHand),
    {
      name: 'a task',
      after: { [task]: taskText },
      secrets: { [task]: secretsAt(taskText, 'TOKEN') },
      diagnostics: [{ messageId: 'found', line: 7, column: 9, help: redact(task, 'reason') }],
    },
    {
      name: 'a path with a blank',
      after: { [odd]: taskText },
      secrets: { [odd]: secretsAt(taskText, 'TOKEN') },
      diagnostics: [{ messageId: 'found', help: redact("'.agents/tasks/it'\\''s a task.md'", 'reason') }],
    },
    {
      name: 'a skill, which may change',
      after: { [skill]: skillText },
      secrets: { [skill]: secretsAt(skillText, 'TOKEN') },
      diagnostics: [{ messageId: 'found', line: 3, help: byHand }],
    },
    {
      name: 'a file that cannot be read',
      after: { [sessionPath]: text.replace('fsm:', 'fsm: [') },
      secrets: { [sessionPath]: secretsAt(text, 'TOKEN-1') },
      diagnostics: [{ messageId: 'found', text: 'TOKEN-1', help: byHand }],
    },
  ],
});
