import { describe, expect, it } from 'vitest';
import { plainValue } from '../../../src/core/node.ts';
import { findingsOf, imported, onlyOf } from '../../support/interchange.ts';

interface Case {
  readonly is: string;
  readonly name: string;
  readonly text: string;
  readonly holds: Readonly<Record<string, unknown>>;
  /** `what field` of remarks that it leads to; the assumed confidence is left out. */
  readonly remarks?: readonly string[];
}

function check(format: string, { name, text, holds, remarks }: Case): void {
  const made = imported(format, { [name]: text });
  expect(findingsOf(made)).toEqual([]);
  const doc = onlyOf(made, 'decision');
  expect(plainValue(doc.data)).toMatchObject(holds);
  if (remarks) {
    const told = made.remarks.map(({ field, what }) => `${what} ${field}`);
    expect(told.filter((one) => one !== 'assumed confidence')).toEqual(remarks);
  }
}

const madr: readonly Case[] = [
  {
    is: 'a heading in two languages, the second in parentheses',
    name: 'docs/adr/0001-queue.md',
    text: '# 1. 작업 큐\n\n- 상태: 승인\n- 날짜: 2026-03-02\n- 결정자: 지민\n\n## 배경 (Context)\n\n느리다.\n\n## 결정 (Decision)\n\nRedis 큐를 쓴다.\n\n## 결과 (Consequences)\n\n빠르다.\n',
    holds: { agent: '지민', date: '2026-03-02T00:00:00Z', decision: '작업 큐' },
    remarks: ['assumed time of day'],
  },
  {
    is: 'a heading in two languages, parted by a slash',
    name: 'docs/adr/0002-log.md',
    text: '# ADR-0002: Structured logs\n\n**Status:** Accepted\n**Date:** 2026-03-03\n**Deciders:** Ana (platform), Bo\n\n## Kontext / Context\n\nx\n\n## Entscheidung / Decision\n\nWe log JSON.\n',
    holds: { agent: 'Ana (platform)', date: '2026-03-03T00:00:00Z', decision: 'Structured logs' },
  },
  {
    is: 'a heading with a remark',
    name: 'docs/adr/0003.md',
    text: '# Cache at the edge\n\n## Status\n\nProposed (2026-04-01)\n\n## Decision (proposed)\n\nWe cache for a minute.\n',
    holds: { date: '2026-04-01T00:00:00Z' },
    remarks: ['assumed agent', 'assumed date'],
  },
  {
    is: 'a heading in the plural, and an owner',
    name: 'adr/004-api.md',
    text: '# 004 - API versions\n\n| Field | Value |\n| --- | --- |\n| Date | 2026-02-11 |\n| Decision Owner | Mara |\n\n## Decisions\n\n1. The path holds the version.\n2. We keep two.\n',
    holds: { agent: 'Mara', date: '2026-02-11T00:00:00Z', decision: 'API versions' },
  },
  {
    is: 'one decision-maker, and options in code with what explains them',
    name: 'docs/decisions/0005-bundler.md',
    text: '---\nstatus: accepted\ndate: 2026-01-08T12:00:00Z\ndecision-maker: lee\n---\n\n# Choose a bundler\n\n## Considered Options\n\n* `esbuild` - fast\n* `webpack` - known\n* `rollup` - small\n\n## Decision Outcome\n\nChosen option: "`esbuild`", because builds take a second.\n',
    holds: {
      agent: 'lee',
      decision: 'Choose a bundler: esbuild',
      alternatives: [{ option: 'webpack - known' }, { option: 'rollup - small' }],
      reasons: [{ text: 'builds take a second.' }],
    },
    remarks: ['kept status', 'kept decision-maker'],
  },
  {
    is: 'an option with a check mark',
    name: 'docs/adr/0006.md',
    text: '# Which database?\n\nDate: 8 January 2026\n\n## Options\n\n- Postgres ✓\n- MySQL\n- SQLite\n\n## Decision\n\nWe take what the team knows.\n',
    holds: {
      date: '2026-01-08T00:00:00Z',
      alternatives: [{ option: 'MySQL' }, { option: 'SQLite' }],
    },
  },
  {
    is: 'an option with an arrow',
    name: 'docs/adr/0007.md',
    text: '# Where to deploy\n\nDate: January 9th, 2026\n\n## Considered Options\n\n1. Fly <- Selected\n2. A server of our own\n\n## Decision\n\nSee above.\n',
    holds: { date: '2026-01-09T00:00:00Z', alternatives: [{ option: 'A server of our own' }] },
  },
  {
    is: 'options that are called more than the one that is chosen',
    name: 'docs/adr/0008.md',
    text: '# Sign-in\n\n## Considered Options\n\n* Passkeys (WebAuthn)\n* Passwords\n\n## Decision Outcome\n\n**Chosen option:** Passkeys, because nothing leaks.\n',
    holds: { decision: 'Sign-in: Passkeys', alternatives: [{ option: 'Passwords' }] },
  },
  {
    is: 'alternatives under headings of their own',
    name: 'docs/adr/2026-05-06-events.md',
    text: '# Events over polling\n\n## Context\n\nx\n\n## Decision\n\nEvents.\n\n## Alternatives Considered\n\n### Option A: Polling\n\nSlow.\n\n### Option B: Webhooks\n\nOpen ports.\n',
    holds: {
      date: '2026-05-06T00:00:00Z',
      alternatives: [{ option: 'Polling' }, { option: 'Webhooks' }],
    },
    remarks: ['assumed agent', 'assumed date'],
  },
  {
    is: 'headings with numbers and signs, and options nobody chose',
    name: 'docs/adr/0010.md',
    text: '# Retry\n\n## 1. Status\n\nAccepted\n\n## 2. Options\n\n- once\n- three times\n\n## ✅ 3. Decision\n\nWe retry with a limit.\n',
    holds: { decision: 'Retry' },
    remarks: ['assumed agent', 'assumed date', 'kept Considered Options'],
  },
  {
    is: 'Japanese throughout',
    name: 'docs/adr/0011.md',
    text: '# 認証方式\n\n- ステータス: 承認済み\n- 日付: 2026-06-07\n\n## 検討した選択肢\n\n- パスキー（採用） ✅\n- パスワード\n\n## 決定\n\nパスキーを使う。\n',
    holds: { decision: '認証方式', date: '2026-06-07T00:00:00Z', alternatives: [{ option: 'パスワード' }] },
  },
];

describe('MADR and its like, as people write them', () => {
  it.each(madr)('$is', (one) => check('madr', one));
});

const statement =
  'In the context of the login, facing theft, I decided to keep tokens in memory to lose them at a reload, accepting a new login.';

const agdr: readonly Case[] = [
  {
    is: 'no front matter: a file name, a title and the sentence',
    name: 'docs/agdr/AgDR-0007-token-store.md',
    text: `# AgDR-0007 — Keep tokens in memory\n\n> ${statement}\n\n## Context\n\nx\n\n## Decision\n\nIn memory.\n`,
    holds: { decision: 'Keep tokens in memory', 'x-agdr': { id: 'AgDR-0007' } },
    remarks: ['assumed agent', 'assumed date'],
  },
  {
    is: 'a title alone with the id, and a list of facts',
    name: 'docs/decisions/preview.md',
    text: '# AgDR-0002: Split the preview\n\n- **Status:** Accepted\n- **Date:** 2026-10-05\n- **Supersedes:** AgDR-0001\n\n## Decision\n\nTwo workflows.\n',
    holds: { date: '2026-10-05T00:00:00Z', decision: 'Split the preview', 'x-agdr': { id: 'AgDR-0002' } },
  },
  {
    is: 'a status with its date',
    name: 'docs/agdr/AgDR-010-turns.md',
    text: '# AgDR-010: More turns\n\n**Status:** accepted (2026-07-06)\n**Surfaces:** the worker\n\n## Context\n\nx\n\n## Decision\n\nA hundred.\n',
    holds: { date: '2026-07-06T00:00:00Z', decision: 'More turns' },
    remarks: ['assumed agent', 'assumed timestamp'],
  },
  {
    is: 'the sentence alone',
    name: 'notes/decision.md',
    text: `# Tokens\n\n${statement}\n`,
    holds: { decision: 'Tokens' },
  },
  {
    is: 'front matter with an agent, a model and a ticket',
    name: 'docs/agdr/AgDR-0020-profiles.md',
    text: `---\nid: AgDR-0020\ntimestamp: 2026-04-28T12:15:00Z\nagent: claude\nmodel: large\ntrigger: user-prompt\nstatus: draft\nticket: shop#82\n---\n\n# AgDR-0020 — Profiles in a table\n\n> ${statement}\n`,
    holds: {
      agent: 'claude',
      date: '2026-04-28T12:15:00Z',
      decision: 'Profiles in a table',
      'x-agdr': {
        id: 'AgDR-0020',
        model: 'large',
        trigger: 'user-prompt',
        status: 'draft',
        ticket: 'shop#82',
      },
    },
  },
  {
    is: 'a table of options with a mark in a column',
    name: 'docs/agdr/AgDR-0021.md',
    text: '# AgDR-0021 — A queue\n\n## Options Considered\n\n| # | Option | Verdict |\n| --- | --- | --- |\n| 1 | Redis | ✅ |\n| 2 | A table | too slow |\n\n## Decision\n\nAs above.\n',
    holds: { alternatives: [{ option: 'A table' }] },
  },
  {
    is: 'options as a list with bold names',
    name: 'docs/agdr/AgDR-0022.md',
    text: '# AgDR-0022 — Names\n\n## Options\n\n- **kebab-case** — as URLs\n- **snake_case** — as columns\n\n## Decision\n\nWe take kebab-case.\n',
    holds: { alternatives: [{ option: 'snake_case — as columns' }] },
  },
  {
    is: 'a day alone for a timestamp',
    name: 'docs/agdr/AgDR-0023.md',
    text: '---\nid: AgDR-0023\ntimestamp: 2026-05-07\nagent: builder\nstatus: executed\n---\n\n# AgDR-0023 — A page\n\n## Decision\n\nx\n',
    holds: { date: '2026-05-07T00:00:00Z', agent: 'builder' },
    remarks: ['assumed time of day', 'kept timestamp', 'kept status'],
  },
  {
    is: 'a title that is the id alone',
    name: 'docs/agdr/AgDR-0024-retry.md',
    text: '# AgDR-0024\n\n## Decision\n\nWe retry three times.\n',
    holds: { decision: 'We retry three times.' },
  },
  {
    is: 'a lower-case file name',
    name: 'docs/agdr/agdr-0025-log.md',
    text: '# Structured logs\n\n## Decision\n\nJSON.\n',
    holds: { decision: 'Structured logs', 'x-agdr': { id: 'AgDR-0025' } },
  },
];

describe('AgDR, as agents write them', () => {
  it.each(agdr)('$is', (one) => check('agdr', one));

  it('supersedes one of the run that has no front matter either', () => {
    const made = imported('agdr', {
      'AgDR-0001-a.md': '# AgDR-0001: A\n\n- **Date:** 2026-10-04\n\n## Decision\n\na\n',
      'AgDR-0002-b.md':
        '# AgDR-0002: B\n\n- **Date:** 2026-10-05\n- **Supersedes:** AgDR-0001\n\n## Decision\n\nb\n',
    });
    const [first, second] = made.records.filter(({ kind }) => kind === 'decision');
    expect(second?.text).toContain(`supersedes: ${first?.id}`);
    expect(findingsOf(made)).toEqual([]);
  });
});

const cstp = (lines: readonly string[]) => ['decision: Keep it', 'confidence: 0.8', ...lines, ''].join('\n');
const cstpCases: readonly Case[] = [
  ['a timestamp in the place of a date', ['timestamp: "2026-02-03T04:05:06Z"'], '2026-02-03T04:05:06Z'],
  [
    'a date, and when it was written',
    ['date: "2026-02-03T00:00:00Z"', 'timestamp: "2026-02-04T00:00:00Z"'],
    '2026-02-03T00:00:00Z',
  ],
  ['microseconds', ['date: "2026-02-03T04:05:06.123456+00:00"'], '2026-02-03T04:05:06.123456+00:00'],
  ['a day', ['date: "2026-02-03"'], '2026-02-03T00:00:00Z'],
  ['a day without quotes', ['date: 2026-02-03'], '2026-02-03T00:00:00Z'],
  ['a time without an offset', ['date: "2026-02-03T04:05:06"'], '2026-02-03T04:05:06Z'],
  ['a blank in the time', ['date: "2026-02-03 04:05:06Z"'], '2026-02-03T04:05:06Z'],
  ['an offset after a blank', ['timestamp: "2026-02-03 04:05:06 +02:00"'], '2026-02-03T04:05:06+02:00'],
  ['a day in words', ['date: 3 February 2026'], '2026-02-03T00:00:00Z'],
  ['neither', [], '2026-11-27T12:00:00Z'],
].map(([is, lines, date]) => ({
  is: String(is),
  name: 'decisions/2026/02/2026-02-03-decision-1a2b3c4d.yaml',
  text: cstp(lines as string[]),
  holds: { date },
}));

describe('the date of a CSTP decision', () => {
  it.each(cstpCases)('$is', (one) => check('cstp-decision', one));

  it('that stood under another name is kept there', () => {
    const text = cstp(['timestamp: "2026-02-03T04:05:06Z"']);
    const doc = onlyOf(imported('cstp-decision', { 'a.yaml': text }), 'decision');
    expect(doc.text).toContain('x-cstp: { timestamp: 2026-02-03T04:05:06Z }');
  });
});

describe('a decision without a date', () => {
  const text = '# A\n\n## Decision\n\nx\n';

  it('has that of the commit that added its file', () => {
    const made = imported('madr', { 'docs/a.md': text }, { addedAt: () => '2025-03-04T05:06:07+01:00' });
    expect(plainValue(onlyOf(made, 'decision').data)).toMatchObject({
      date: '2025-03-04T05:06:07+01:00',
      'x-madr': { dated_by: 'commit' },
    });
    expect(made.remarks).toContainEqual({
      file: 'docs/a.md',
      what: 'assumed',
      field: 'date',
      detail: '2025-03-04T05:06:07+01:00, when a commit added the file',
    });
  });

  it('keeps the one that it was imported with first', () => {
    const first = onlyOf(imported('madr', { 'docs/a.md': text }), 'decision');
    const again = imported(
      'madr',
      { 'docs/a.md': text },
      {
        now: '2027-01-01T00:00:00Z',
        decision: () => ({ id: first.id ?? '', thread: 't' }),
        importedAt: () => '2026-11-27T12:00:00Z',
        addedAt: () => '2026-12-01T00:00:00Z',
      },
    );
    expect(again.records.at(-1)?.text.replace('thread: t', '')).toBe(
      first.text.replace(/^thread: \S+$/m, ''),
    );
  });
});
