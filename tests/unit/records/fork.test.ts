import { describe, expect, it } from 'vitest';
import { forkedText } from '../../../src/records/merge/fork.ts';
import { rules } from '../../../src/rules/index.gen.ts';
import { checkMemory, readAll } from '../../support/check-memory.ts';
import { renderSession, sessionId, sessionPath, stageOf } from '../../support/records-session.ts';

const id = '0a1b2c3d-4e5';
const fork = (text: string, name = id) => {
  const [doc] = readAll({ [sessionPath]: text });
  if (!doc) throw new Error('no session');
  return forkedText(doc, name);
};

describe('forkedText', () => {
  it('sets the id and what it parted from, and keeps every other byte', () => {
    const text = renderSession(stageOf({}, 'CHAIN_OF_THOUGHT'));
    const expected = text
      .replace(`session_id: ${sessionId}`, `session_id: ${id}`)
      .replace('iteration_count', `forked_from: ${sessionId}\niteration_count`);
    expect(fork(text)).toBe(expected);
    expect(fork(text.replaceAll('\n', '\r\n'))).toBe(expected.replaceAll('\n', '\r\n'));
  });

  it('keeps comments, and a null or an older origin gives way', () => {
    const text = (line: string) =>
      renderSession({ extra: [line] }).replace(sessionId, `"${sessionId}" # of the login page`);
    const expected = text(`forked_from: ${sessionId}`).replace(`"${sessionId}"`, id);
    expect(fork(text('forked_from: null'))).toBe(expected);
    expect(fork(text('forked_from: 11111111-111'))).toBe(expected);
  });

  it('quotes an id that YAML would read as a number', () => {
    expect(fork(renderSession(), '123456789012')).toContain('session_id: "123456789012"\n');
  });

  it('points a pending dispatch at the fork', () => {
    const text = renderSession(stageOf({}, 'COMPLETED')).replace(
      'directive_command: skill-orchestration develop-skill',
      `directive_command: "run ${sessionId}"`,
    );
    const forked = fork(text) ?? '';
    expect(forked).toContain(`session_id: ${id}, directive_command: run ${id},`);
    const found = checkMemory(rules, {
      after: { [sessionPath]: text, [`.agents/sessions/${id}.md`]: forked },
    });
    expect(found).toEqual([]);
  });

  it('writes to a front matter in flow style, and gives up where there is not one', () => {
    const flow = `---\n{ "session_id": "${sessionId}", "fsm": { "history": [INITIALIZED] } }\n---\n`;
    expect(fork(flow)).toBe(
      `---\n{ "session_id": "${id}", "fsm": { "history": [INITIALIZED] }, "forked_from": "${sessionId}" }\n---\n`,
    );
    const [doc] = readAll({ [sessionPath]: renderSession() });
    expect(doc && forkedText({ ...doc, data: undefined }, id)).toBeUndefined();
  });
});
