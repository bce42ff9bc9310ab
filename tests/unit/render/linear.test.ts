import { describe, expect, it } from 'vitest';
import type { Diagnostic, Severity } from '../../../src/core/diagnostic.ts';
import { LineIndex } from '../../../src/core/position.ts';
import { renderAudit } from '../../../src/render/reporters/audit.ts';
import type { Findings, Reporter } from '../../../src/render/reporters/findings.ts';
import { renderGithub } from '../../../src/render/reporters/github.ts';
import { renderJson } from '../../../src/render/reporters/json.ts';
import { renderJunit } from '../../../src/render/reporters/junit.ts';
import { renderMarkdown } from '../../../src/render/reporters/markdown.ts';
import { renderFiles, renderPretty } from '../../../src/render/reporters/pretty.ts';
import { renderPush, renderReceived } from '../../../src/render/reporters/push.ts';
import { renderRdjson } from '../../../src/render/reporters/rdjson.ts';
import { renderSarif } from '../../../src/render/reporters/sarif.ts';
import { countWork } from '../../support/count-work.ts';

const person = { name: 'A. Person', email: 'a@example.com' };
const commit = { oid: 'a'.repeat(40), author: person, date: '2026-11-28', subject: 'Change it' };

/** Everything that prints findings, by the name under which people know it. */
const reporters: Readonly<Record<string, Reporter>> = {
  pretty: renderPretty,
  'files of a list': (findings, options) => renderFiles(findings, options).join('\n'),
  json: renderJson,
  sarif: (findings) =>
    renderSarif(findings, { version: '1.0.0', rules: [{ id: 'a/b', summary: 'S', severity: 'error' }] }),
  github: renderGithub,
  junit: renderJunit,
  rdjson: renderRdjson,
  markdown: renderMarkdown,
  audit: ({ diagnostics, textOf, records }, options) =>
    renderAudit(
      {
        ...{ commits: 1, records, passedOver: 0, baselined: 0, waived: 0 },
        faults: diagnostics.map((diagnostic) => ({ commit, parent: undefined, diagnostic })),
        textOf: (_fault, path, side) => textOf(path, side),
      },
      options,
    ),
  push: (findings, options) => renderPush(pushOf(findings), options),
  'a server': (findings) => renderReceived(pushOf(findings)),
};

function pushOf({ diagnostics, textOf }: Findings) {
  const findings = diagnostics.map((diagnostic) => ({ diagnostic, textOf }));
  return [{ refs: ['refs/heads/main'], commits: [{ commit, isReplacing: false, findings }], help: [] }];
}

interface RecordPath {
  readonly from: number;
  readonly to: number;
  readonly path?: string;
  readonly message?: string;
  readonly help?: string;
  readonly severity?: Severity;
  readonly rule?: string;
  readonly fix?: true;
}

function findingsIn(text: string, places: readonly RecordPath[]): Findings {
  const lines = new LineIndex(text);
  const diagnostics = places.map(
    ({ from, to, path = 'a.md', message = 'Unexpected `x`', help, fix, ...rest }): Diagnostic => {
      const at = { path, side: 'after' as const, span: lines.span({ from, to }) };
      return {
        ...{ rule: 'a/b', messageId: 'wrong', severity: 'error', at, message, docs: 'https://example.com' },
        ...{ related: [{ at, message: 'First here' }] },
        ...(help === undefined ? {} : { help }),
        ...(fix && { fix: { kind: 'safe', title: 'Fix it', edits: [{ extent: { from, to }, text: 'y' }] } }),
        ...rest,
      };
    },
  );
  return { diagnostics, records: 1, textOf: () => text };
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Findings that grow in one way with `n`. */
const shapes: Readonly<Record<string, (n: number) => Findings>> = {
  'one finding on a long line': (n) =>
    findingsIn('ab 字 '.repeat(10 * n), [{ from: 20 * n, to: 20 * n + 2 }]),
  'one finding over a long line': (n) => findingsIn('ab 字 '.repeat(10 * n), [{ from: 2, to: 40 * n }]),
  'one finding on a line of combining marks': (n) =>
    findingsIn(`e${'\u0301'.repeat(20 * n)} b`, [{ from: 0, to: 1 }]),
  'one finding on a line of hidden characters': (n) =>
    findingsIn('\u200b'.repeat(20 * n), [{ from: n, to: n + 3 }]),
  'many findings on one long line': (n) =>
    findingsIn(
      'some words and 字 '.repeat(n + 60),
      times(n, (at) => ({ from: 500 + 15 * at, to: 515 + 15 * at })),
    ),
  'many findings on many lines': (n) =>
    findingsIn(
      'key: 字\n'.repeat(n),
      times(n, (at) => ({ from: 7 * at, to: 7 * at + 3 })),
    ),
  'many findings that can be fixed': (n) =>
    findingsIn(
      'key: 字\n'.repeat(n),
      times(n, (at) => ({ from: 7 * at, to: 7 * at + 3, fix: true })),
    ),
  'many findings over all of a text': (n) =>
    findingsIn(
      'some words and 字\n'.repeat(n),
      times(n, () => ({ from: 0, to: 17 * n })),
    ),
  'many files': (n) =>
    findingsIn(
      'key: 字\n',
      times(n, (at) => ({ from: 0, to: 3, path: `dir/${at}.md` })),
    ),
  'many files that are no records': (n) =>
    findingsIn(
      'k\n',
      times(n, (at) => ({
        from: 0,
        to: 1,
        path: `dir/${at}.md`,
        severity: 'info',
        rule: 'record/unclaimed',
      })),
    ),
  'many notes': (n) =>
    findingsIn(
      'k\n',
      times(n, () => ({ from: 0, to: 1, severity: 'info', help: 'do it' })),
    ),
  'a long message of words': (n) => findingsIn('k\n', [{ from: 0, to: 1, message: 'word '.repeat(20 * n) }]),
  'a long message of backticks': (n) => findingsIn('k\n', [{ from: 0, to: 1, message: '`a'.repeat(20 * n) }]),
  'a long help of words': (n) => findingsIn('k\n', [{ from: 0, to: 1, help: 'word '.repeat(20 * n) }]),
  'a long help of lines': (n) => findingsIn('k\n', [{ from: 0, to: 1, help: 'word\n'.repeat(20 * n) }]),
};

describe.each(Object.keys(reporters))('%s is linear', (name) => {
  it.each(Object.keys(shapes))('in %s', (shape) => {
    const render = reporters[name];
    const make = shapes[shape];
    if (!render || !make) throw new Error('unknown');
    const workAt = (n: number) => {
      const findings = make(n);
      return countWork(() => render(findings, { colour: false, width: 80 }));
    };
    const [once, twice] = [workAt(100), workAt(200)];
    expect(twice).toBeLessThan(2.1 * once + 5_000);
  });
});
