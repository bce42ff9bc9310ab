import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../src/core/rule.ts';
import { validateNode } from '../../../../src/records/schema/validate.ts';
import { checkMemory, readAll } from '../../../support/check-memory.ts';
import {
  type RunOptions,
  renderSession,
  sessionPath,
  sessionRun,
  stageOf,
} from '../../../support/records-session.ts';

const folder = new URL('../../../../src/rules/session/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
const rules = await Promise.all(
  names.map(async (name) => ((await import(new URL(name, folder).href)) as { default: Rule }).default),
);

const runs: Readonly<Record<string, RunOptions>> = {
  'a standard run': {},
  'a standard run that asks': { asks: true },
  'an agent run': { agent: true },
  'a run with a loop-back': { loopBacks: 1 },
  'a run with two loop-backs': { loopBacks: 2 },
  'an agent run with two loop-backs': { agent: true, loopBacks: 2 },
  'a run that halts at step 0': { halt: 'step 0' },
  'a run that halts at step 8': { halt: 'step 8' },
  'a run that halts at its third contradiction': { halt: 'step 8', loopBacks: 2 },
};

describe('every state of a run, committed one by one', () => {
  it('checks with every rule of the group', () => expect(rules.length).toBeGreaterThanOrEqual(14));

  for (const [name, options] of Object.entries(runs)) {
    const stages = sessionRun(options);
    it(`${name} is clean at each of its ${stages.length} states`, () => {
      for (const { name: stage, text } of stages) {
        const after = { [sessionPath]: text };
        const [doc] = readAll(after);
        expect(doc?.data && validateNode('session', doc.data), stage).toEqual([]);
        expect(checkMemory(rules, { before: {}, after, committed: true }), stage).toEqual([]);
      }
    });

    it(`${name} may go from each state to the next, and from its first and to its last`, () => {
      const last = stages.length - 1;
      const steps = stages.flatMap((_, index) => [
        [index, Math.min(index + 1, last)],
        [0, index],
        [index, last],
      ]);
      for (const [from = 0, to = 0] of steps) {
        const before = { [sessionPath]: stages[from]?.text ?? '' };
        const after = { [sessionPath]: stages[to]?.text ?? '' };
        const found = checkMemory(rules, { before, after, committed: true });
        expect(found, `${stages[from]?.name} → ${stages[to]?.name}`).toEqual([]);
      }
    }, 30_000);

    it(`${name} may be abandoned at any state that is not final`, () => {
      for (const { name: stage, text } of stages) {
        if (/^(?:COMPLETED|HALTED)/.test(stage)) continue;
        const abandoned = text.replace(
          'iteration_count:',
          `abandoned: { at: 2026-11-28T09:00:00Z, by: emerson, reason: fixed elsewhere }\niteration_count:`,
        );
        const change = { before: { [sessionPath]: text }, after: { [sessionPath]: abandoned } };
        expect(checkMemory(rules, change), stage).toEqual([]);
      }
    });

    it(`${name} is clean with CRLF, a BOM, an archive and a nested root`, () => {
      for (const { name: stage, text } of stages) {
        const crlf = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
        const before = { [sessionPath]: text };
        expect(checkMemory(rules, { before, after: { [sessionPath]: crlf } }), stage).toEqual([]);
        const archived = sessionPath.replace('sessions', 'archive/sessions');
        expect(checkMemory(rules, { before, after: { [archived]: text } }), stage).toEqual([]);
        expect(checkMemory(rules, { after: { [`packages/x/${sessionPath}`]: text } }), stage).toEqual([]);
      }
    }, 30_000);
  }
});

describe('one fault, one finding', () => {
  const checked = (text: string, before?: string) =>
    checkMemory(rules, {
      after: { [sessionPath]: text },
      ...(before === undefined ? {} : { before: { [sessionPath]: before } }),
    }).map(({ rule, at }) => `${rule}:${at.span?.start.line}`);
  const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

  it('a jump from CHAIN_OF_THOUGHT to KNOWLEDGE_TRANSFER', () => {
    const { history, ...rest } = stageOf({}, 'CHAIN_OF_THOUGHT');
    const sections = [...rest.sections, ['Step 2: Chain of Thought', 'Done.'] as const];
    const text = renderSession({ ...rest, history: [...history, 'KNOWLEDGE_TRANSFER'], sections });
    expect(checked(text)).toEqual([`session/history-legal:${lineOf(text, '- KNOWLEDGE_TRANSFER')}`]);
  });

  it('three loop-backs', () => {
    const text = sessionRun({ loopBacks: 3 }).at(-1)?.text ?? '';
    expect(checked(text)).toEqual([`session/loop-limit:${lineOf(text, '- COMPLETED') - 5}`]);
  });

  it('HALTED without questions', () => {
    const text = renderSession({ ...stageOf({ halt: 'step 8' }, 'HALTED'), questions: [] });
    expect(checked(text)).toEqual([`session/halt-reason:${lineOf(text, 'clarification_questions')}`]);
  });

  it('an entry of the history that is gone', () => {
    const before = renderSession(stageOf({}, 'TREE_OF_THOUGHT'));
    const after = before.replace('    - SEMANTIC_UNDERSTANDING\n', '');
    expect(checked(after, before)).toEqual([
      `session/history-append-only:${lineOf(after, '- CHAIN_OF_THOUGHT')}`,
    ]);
  });

  it('a reopened session', () => {
    const before = renderSession(stageOf({}, 'COMPLETED'));
    const after = before
      .replace('  state: COMPLETED', '    - TASK_ROUTING\n  state: TASK_ROUTING')
      .replace('is_final: true', 'is_final: false')
      .replace('status: completed', 'status: in_progress');
    expect(checked(after, before)).toEqual([`session/final:${lineOf(after, '- TASK_ROUTING\n  state')}`]);
    expect(checked(after)).toEqual([`session/history-legal:${lineOf(after, '- TASK_ROUTING\n  state')}`]);
  });

  it('a section that is gone', () => {
    const before = renderSession(stageOf({}, 'TREE_OF_THOUGHT'));
    const after = before.replace('## Step 1: Semantic Understanding\n\nWhat step 1 found.\n\n', '');
    expect(checked(after, before)).toEqual([
      `session/step-evidence:${lineOf(after, '- SEMANTIC_UNDERSTANDING')}`,
    ]);
  });
});
