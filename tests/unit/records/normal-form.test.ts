import { describe, expect, it } from 'vitest';
import { normalForm } from '../../../src/records/compare/normal-form.ts';
import { payload } from '../../support/records-handoff.ts';
import { renderSession, stageOf } from '../../support/records-session.ts';
import { taskText } from '../../support/records-task.ts';

describe('normalForm', () => {
  const session = renderSession(stageOf({}, 'COMPLETED'));

  it('is the same however a record is written', () => {
    const written = session
      .replace('session_id:', '# who asked\nsession_id:')
      .replace('user_query: Fix the login bug', 'user_query: "Fix the login bug"')
      .replaceAll('\n', '  \r\n')
      .replaceAll('---  \r\n', '---\r\n');
    expect(normalForm(written)).toBe(normalForm(session));
    expect(normalForm(`${session}Another word.\n`)).not.toBe(normalForm(session));
  });

  it('does not change a second time', () => {
    for (const text of [session, payload(), taskText({ handoff: 'outcome: completed\nfiles_created: []' })]) {
      expect(normalForm(normalForm(text))).toBe(normalForm(text));
    }
  });

  it('sorts the keys of a payload, and of the handoff in a task', () => {
    expect(normalForm('handoff: { version: "2.0", meta: { b: 1, a: 2 } }\n')).toBe(
      'handoff:\n  meta:\n    a: 2\n    b: 1\n  version: "2.0"\n',
    );
    const task = taskText({ handoff: 'outcome: completed\nfiles_created: []' });
    expect(normalForm(task)).toContain('```yaml\nfiles_created: []\noutcome: completed\n```\n');
  });

  it('gives back what is no record, or cannot be read', () => {
    for (const text of ['', 'a note  \n', '---\nsession_id: [\n---\n']) expect(normalForm(text)).toBe(text);
  });
});
