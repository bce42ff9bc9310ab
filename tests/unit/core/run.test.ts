import { describe, expect, it } from 'vitest';
import { checkDocument, finishFile } from '../../../src/check/run.ts';
import { type Config, defaultConfig } from '../../../src/core/config.ts';
import { compareDiagnostics, type Diagnostic } from '../../../src/core/diagnostic.ts';
import { LineIndex } from '../../../src/core/position.ts';
import { defineRule, type Rule } from '../../../src/core/rule.ts';
import { effectiveSeverity, isEnabled } from '../../../src/core/severity.ts';
import { applySuppressions, type Suppression } from '../../../src/core/suppress.ts';
import { readAll } from '../../support/check-memory.ts';

const text = 'line one\nline two\nline three\n';
const lines = new LineIndex(text);

function found(
  part: Partial<Diagnostic> & { from?: number; to?: number; path?: string; side?: 'before' | 'after' },
): Diagnostic {
  const { from, to, path = 'a', side = 'after', ...rest } = part;
  const span = from === undefined ? {} : { span: lines.span({ from, to: to ?? from + 1 }) };
  return {
    rule: 'g/a',
    messageId: 'm',
    severity: 'error',
    message: 'x',
    related: [],
    docs: '',
    at: { path, side, ...span },
    ...rest,
  };
}

function rule(part: Partial<Rule>): Rule {
  return {
    id: 'g/a',
    summary: 'S',
    kinds: ['thread'],
    severity: 'error',
    seed: true,
    messages: { m: 'Text {hole}' },
    ...part,
  };
}

const config = (part: Partial<Config>): Config => ({ ...defaultConfig, ...part });
const env = (part: Partial<Config> = {}) => ({
  config: config(part),
  committed: false,
  blob: false,
  now: '2026-01-01T00:00:00Z',
});

describe('compareDiagnostics', () => {
  const ordered = [
    found({ path: 'B' }),
    found({ path: 'a' }),
    found({ from: 0, to: 1 }),
    found({ from: 0, to: 2 }),
    found({ from: 0, to: 2, severity: 'warning' }),
    found({ from: 0, to: 2, severity: 'info' }),
    found({ from: 0, to: 2, severity: 'info', rule: 'g/b' }),
    found({ from: 0, to: 2, severity: 'info', rule: 'g/b', message: 'y' }),
    found({ from: 0, to: 2, severity: 'info', rule: 'g/b', message: 'y', side: 'before' }),
    found({ from: 0, to: 2, severity: 'info', rule: 'g/b', message: 'y', side: 'before', messageId: 'n' }),
    found({ from: 10 }),
    found({ path: 'é' }),
  ];

  it('orders totally', () => {
    ordered.forEach((a, i) => {
      ordered.forEach((b, j) => {
        expect(Math.sign(compareDiagnostics(a, b)), `${i} and ${j}`).toBe(Math.sign(i - j));
      });
    });
    expect([...ordered].reverse().sort(compareDiagnostics)).toEqual(ordered);
  });
});

describe('isEnabled', () => {
  it.each<[string, Partial<Rule>, Partial<Config>, boolean]>([
    ['by default', {}, {}, true],
    ['turned off', {}, { rules: { 'g/a': 'off' } }, false],
    ['in seed', {}, { profile: 'seed' }, true],
    ['not of the seed in seed', { seed: false }, { profile: 'seed' }, false],
    [
      'not of the seed in seed but configured',
      { seed: false },
      { profile: 'seed', rules: { 'g/a': 'info' } },
      true,
    ],
    ['opt-in by default', { optIn: true }, {}, false],
    ['opt-in in seed', { optIn: true }, { profile: 'seed' }, false],
    ['opt-in in strict', { optIn: true }, { profile: 'strict' }, true],
    ['opt-in that is configured', { optIn: true }, { rules: { 'g/a': 'warning' } }, true],
    ['off in strict', {}, { profile: 'strict', rules: { 'g/a': 'off' } }, false],
  ])('says of a rule %s', (_name, part, settings, expected) => {
    expect(isEnabled(rule(part), config(settings))).toBe(expected);
  });
});

describe('effectiveSeverity', () => {
  it.each<
    [string, Diagnostic['severity'], readonly string[] | undefined, Partial<Config>, Diagnostic['severity']]
  >([
    ['its own', 'warning', undefined, {}, 'warning'],
    [
      'the configured',
      'error',
      ['codex'],
      { rules: { 'g/a': 'info' }, clients: ['codex'], profile: 'strict' },
      'info',
    ],
    ['error for a listed client', 'info', ['codex', 'copilot'], { clients: ['copilot'] }, 'error'],
    ['its own for a client not listed', 'info', ['codex'], { clients: ['copilot'] }, 'info'],
    ['its own where no clients are set', 'warning', ['codex'], {}, 'warning'],
    ['error for a warning in strict', 'warning', undefined, { profile: 'strict' }, 'error'],
    ['info for an info in strict', 'info', undefined, { profile: 'strict' }, 'info'],
  ])('is %s', (_name, own, clients, settings, expected) => {
    expect(effectiveSeverity(rule({}), own, clients, config(settings))).toBe(expected);
  });
});

const on = (line: number, rules: readonly string[], reason?: string): Suppression => ({
  line,
  rules,
  reason,
  span: lines.span({ from: 0, to: 1 }),
});

describe('applySuppressions', () => {
  const one = found({ from: 10 });
  const other = found({ from: 11, rule: 'g/b' });

  it('silences the named rules of its line', () => {
    const { kept, uses } = applySuppressions(
      [one, other, found({ from: 20 })],
      [on(2, ['g/a', 'g/c'], 'why')],
    );
    expect(kept).toEqual([other, found({ from: 20 })]);
    expect(uses.map(({ used }) => [...used])).toEqual([['g/a']]);
  });

  it.each<[string, Diagnostic, Suppression]>([
    ['without a reason', one, on(2, ['g/a'])],
    ['of another line', one, on(3, ['g/a'], 'why')],
    ['of another rule', one, on(2, ['g/b'], 'why')],
    ['of a finding about the base', found({ from: 10, side: 'before' }), on(2, ['g/a'], 'why')],
    ['of a finding about the file', found({}), on(1, ['g/a'], 'why')],
  ])('silences nothing %s', (_name, diagnostic, suppression) => {
    const { kept, uses } = applySuppressions([diagnostic], [suppression]);
    expect(kept).toEqual([diagnostic]);
    expect(uses[0]?.used.size).toBe(0);
  });
});

describe('checkDocument', () => {
  const [doc] = readAll({
    '.agents/threads/t/thread.md': '---\nschema: baton/thread@1\nid: thread_1\n---\n',
  });
  if (!doc) throw new Error('no record');
  const reporting = (id: string, from: number, part: Partial<Rule> = {}) =>
    rule({
      id,
      messages: { m: 'Text' },
      document: ({ report }) => report('m', { at: { from, to: from + 5 } }),
      ...part,
    });
  const ids = (rules: readonly Rule[], settings: Partial<Config> = {}) =>
    checkDocument(rules, doc, env(settings)).map((one) => one.rule);

  it('fills holes, once', () => {
    const filling = defineRule({
      id: 'g/a',
      summary: 'S',
      kinds: ['thread'],
      severity: 'error',
      seed: true,
      messages: { m: { text: 'Unexpected `{what}`', severity: 'info' } },
      document: ({ report }) => report('m', { data: { what: '{what}' } }),
    });
    expect(checkDocument([filling], doc, env())).toMatchObject([
      { message: 'Unexpected `{what}`', severity: 'info', at: { path: doc.path, side: 'after' } },
    ]);
  });

  it('runs the rules of the kind that are on', () => {
    expect(
      ids([
        reporting('g/a', 4),
        reporting('g/b', 4, { kinds: ['task'] }),
        reporting('g/c', 4, { optIn: true }),
      ]),
    ).toEqual(['g/a']);
  });

  it('leaves what a rule overrides at the same place to finishFile', () => {
    const winner = reporting('g/w', 4, { overrides: ['g/a'] });
    const finished = (rules: readonly Rule[], settings: Partial<Config> = {}) =>
      finishFile(rules, doc.path, checkDocument(rules, doc, env(settings)), [], env(settings)).map(
        (one) => one.rule,
      );
    expect(finished([reporting('g/a', 6), winner, reporting('g/b', 6)])).toEqual(['g/w', 'g/b']);
    expect(finished([reporting('g/a', 20), winner])).toEqual(['g/w', 'g/a']);
    expect(finished([reporting('g/a', 6), winner], { rules: { 'g/w': 'off' } })).toEqual(['g/a']);
  });

  it('refuses a message that the rule does not have', () => {
    const wrong = rule({ document: ({ report }) => report('none', {}) });
    expect(() => checkDocument([wrong], doc, env())).toThrow('rule g/a has no message none');
  });
});

describe('finishFile', () => {
  const unused = rule({
    id: 'suppression/unused',
    messages: { m: 'Unused' },
    suppression: ({ uses, report, ruleIds, ruleOf }) => {
      expect(ruleIds).toEqual(['suppression/unused']);
      expect(ruleOf('suppression/unused')?.id).toBe('suppression/unused');
      for (const { suppression, used } of uses) {
        if (used.size === 0) report('m', { at: { path: 'a', side: 'after', span: suppression.span } });
      }
    },
  });

  it('sorts, and asks the suppression rules where there is a suppression', () => {
    const late = found({ from: 20 });
    const early = found({ from: 10 });
    expect(finishFile([unused], 'a', [late, early], [], env())).toEqual([early, late]);
    const rules = (suppression: Suppression) =>
      finishFile([unused], 'a', [late, early], [suppression], env()).map((one) => one.rule);
    expect(rules(on(2, ['g/a'], 'why'))).toEqual(['g/a']);
    expect(rules(on(1, ['g/a'], 'why'))).toEqual(['suppression/unused', 'g/a', 'g/a']);
  });
});
