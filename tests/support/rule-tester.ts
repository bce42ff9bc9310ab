import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { LineIndex } from '../../src/core/position.ts';
import type { Rule } from '../../src/core/rule.ts';
import { applyEdits } from '../../src/core/text-edit.ts';
import { checkMemory, type MemoryCase } from './check-memory.ts';

/** What one finding must be. `text` is what the span covers, checked against the file. */
export interface ExpectedDiagnostic {
  readonly messageId: string;
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  readonly text?: string;
  readonly path?: string;
  readonly side?: 'before' | 'after';
  readonly severity?: Diagnostic['severity'];
  readonly message?: string;
  readonly help?: string | RegExp;
  /** `undefined`: none is named. */
  readonly clients?: readonly string[] | undefined;
  /** Each as `side line:column-endColumn message`, side `before` or `after`. */
  readonly related?: readonly string[];
}

export interface InvalidCase extends MemoryCase {
  readonly name: string;
  readonly diagnostics: readonly ExpectedDiagnostic[];
  /** The files after the fixes of these findings were applied; paths that do not change may be left out. */
  readonly output?: Readonly<Record<string, string>>;
}

export interface ValidCase extends MemoryCase {
  readonly name: string;
}

/**
 * Table tests of one rule. Refuses duplicate names, holes left unfilled, spans without a place in a test's
 * expectation, fixes that do not settle, and findings that change when asked twice.
 */
export function testRule(
  rule: Rule,
  cases: { readonly valid: readonly ValidCase[]; readonly invalid: readonly InvalidCase[] },
): void {
  describe(rule.id, () => {
    const names = [...cases.valid, ...cases.invalid].map(({ name }) => name);
    it('has distinct cases', () => expect(new Set(names).size).toBe(names.length));
    it('reports every message in some case', () => {
      const tested = new Set(
        cases.invalid.flatMap(({ diagnostics }) => diagnostics.map(({ messageId }) => messageId)),
      );
      expect([...tested].sort()).toEqual(Object.keys(rule.messages).sort());
    });
    for (const one of cases.valid)
      it(`accepts ${one.name}`, () => expect(summarise(checkMemory([rule], one))).toEqual([]));
    for (const one of cases.invalid) it(`reports ${one.name}`, () => check(rule, one));
  });
}

function check(rule: Rule, one: InvalidCase): void {
  const found = checkMemory([rule], one).filter((diagnostic) => diagnostic.rule === rule.id);
  expect(checkMemory([rule], one).filter((diagnostic) => diagnostic.rule === rule.id)).toEqual(found);
  expect(summarise(found), 'number and kind of findings').toHaveLength(one.diagnostics.length);
  one.diagnostics.forEach((expected, index) => {
    const actual = found[index];
    if (!actual) throw new Error('unreachable');
    const files = actual.at.side === 'before' ? one.before : one.after;
    const text = one.message?.path === actual.at.path ? one.message.text : (files?.[actual.at.path] ?? '');
    const seen = describeFound(actual, text);
    expect(pick(seen, expected)).toEqual(withoutHelp(expected));
    if (expected.help instanceof RegExp) expect(actual.help).toMatch(expected.help);
    else if (expected.help !== undefined) expect(actual.help).toBe(expected.help);
    expect(actual.message, 'message').not.toMatch(/\{\w+\}|undefined|\.$|\bplease\b/i);
    for (const { message } of actual.related) expect(message).not.toMatch(/undefined|\.$/);
    if (actual.at.span) {
      // Points and offsets of the span agree with the text.
      const lines = new LineIndex(text);
      expect(lines.point(actual.at.span.start.offset)).toEqual(actual.at.span.start);
      expect(lines.point(actual.at.span.end.offset)).toEqual(actual.at.span.end);
    }
  });
  checkFixes(rule, one, found);
}

function checkFixes(rule: Rule, one: InvalidCase, found: readonly Diagnostic[]): void {
  const edits = new Map<string, Diagnostic[]>();
  for (const diagnostic of found) {
    if (diagnostic.fix) edits.set(diagnostic.at.path, [...(edits.get(diagnostic.at.path) ?? []), diagnostic]);
  }
  if (edits.size === 0) {
    expect(one.output, 'an output without a fix').toBeUndefined();
    return;
  }
  if (one.output === undefined) throw new Error(`the case "${one.name}" has a fix, write its output`);
  const fixed = { ...one.after };
  for (const [path, diagnostics] of edits) {
    fixed[path] = applyEdits(
      fixed[path] ?? '',
      diagnostics.flatMap(({ fix }) => fix?.edits ?? []),
    );
  }
  expect(pick(fixed, one.output)).toEqual(one.output);
  const again = checkMemory([rule], { ...one, after: fixed }).filter(
    (diagnostic) => diagnostic.fix !== undefined,
  );
  expect(summarise(again), 'findings that can be fixed after the fix').toEqual([]);
}

function describeFound(actual: Diagnostic, text: string) {
  const span = actual.at.span;
  return {
    messageId: actual.messageId,
    line: span?.start.line,
    column: span?.start.column,
    endLine: span?.end.line,
    endColumn: span?.end.column,
    text: span && text.slice(span.start.offset, span.end.offset),
    path: actual.at.path,
    side: actual.at.side,
    severity: actual.severity,
    message: actual.message,
    clients: actual.clients,
    related: actual.related.map(({ at: { side, span: place }, message }) =>
      place === undefined
        ? `${side} ${message}`
        : `${side} ${place.start.line}:${place.start.column}-${place.end.column} ${message}`,
    ),
  };
}

function pick(from: object, like: object): object {
  return Object.fromEntries(
    Object.keys(like)
      .filter((key) => key !== 'help')
      .map((key) => [key, (from as Record<string, unknown>)[key]]),
  );
}

function withoutHelp({ help: _help, ...rest }: ExpectedDiagnostic): object {
  return rest;
}

function summarise(found: readonly Diagnostic[]): string[] {
  return found.map(
    (one) => `${one.rule}/${one.messageId} ${one.at.path}:${one.at.span?.start.line ?? '-'} ${one.message}`,
  );
}
