import type { Severity } from '../../core/diagnostic.ts';
import type { RecordReview } from '../../review/reasoning-diff.ts';
import { forXml } from '../neutralise/xml.ts';
import { findingPhrase } from './finding-phrases.ts';
import {
  changeWords,
  checkText,
  endText,
  headOf,
  mattersText,
  type ReviewView,
  worstAcross,
} from './headline.ts';
import { reviewStyle } from './html-style.ts';
import { linesOf } from './lines.ts';
import { noticePhrase } from './notice-phrases.ts';
import { type Line, type Painter, type Phrase, paint, said, whole } from './phrase.ts';

const painter: Painter = {
  ours: forXml,
  said: (text) => `“${forXml(text)}”`,
  name: (text) => `<code>${forXml(text)}</code>`,
  tone: (tone, text) => `<span class="${tone}">${forXml(text)}</span>`,
};

/** For a title, which holds no elements. */
const plainPainter: Painter = {
  ours: forXml,
  said: (text) => `“${forXml(text)}”`,
  name: forXml,
  tone: (_, text) => forXml(text),
};

function html(phrase: Phrase): string {
  return paint(phrase, painter, whole);
}

/** Renders a review as one page that needs nothing from elsewhere: no script, no network, readable by a screen reader. */
export function renderReviewHtml(view: ReviewView): string {
  const { diff, before, after } = view;
  const listed = diff.records.filter(({ change }) => change !== 'reformatted');
  const across = worstAcross(diff);
  const same = diff.records.filter(({ change }) => change === 'reformatted');
  const { verdict, totals, look } = headOf(diff);
  const title = `${paint(verdict, plainPainter, { text: 200 })}${forXml(totals)}`;
  const ends = [before, after]
    .map(endText)
    .map(({ label, oid }) => html([{ name: label }, oid && ` ${oid}`]));
  const notices = diff.notices.map((one) => entry('warning', noticePhrase(one)));
  const findings = diff.findings.map((one) => entry(one.severity, findingPhrase(one)));
  return `${[
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>Reasoning diff: ${title}</title>`,
    `<style>${reviewStyle}</style>`,
    '</head>',
    `<body class="${diff.verdict}">`,
    '<main>',
    `<h1>${sign(verdictSeverity[diff.verdict])} ${paint(verdict, painter, { text: 200 })}${forXml(totals)}</h1>`,
    ...(look ? [`<p>${html(look)}</p>`] : []),
    ...(mattersText(diff).length === 0 ? [] : [`<p>${forXml(mattersText(diff).join(' · '))}</p>`]),
    `<p class="meta">${ends.join(' → ')}</p>`,
    ...section('Configuration of the checks changed', notices),
    ...section('Across records', findings),
    ...(listed.length === 0
      ? []
      : ['<h2>Records</h2>', ...listed.map((record) => article(record, across.get(record.id)))]),
    ...(same.length === 0
      ? []
      : ['<h2>Nothing changed in meaning</h2>', '<ul class="list">', ...same.map(sameItem), '</ul>']),
    '</main>',
    '</body>',
    '</html>',
  ].join('\n')}\n`;
}

const signs: Readonly<Record<Severity | 'good', readonly [mark: string, word: string]>> = {
  error: ['✖', 'error'],
  warning: ['⚠', 'warning'],
  info: ['·', 'note'],
  good: ['✔', 'fine'],
};
const verdictSeverity = {
  errors: 'error',
  warnings: 'warning',
  clean: 'good',
  same: 'good',
  empty: 'good',
} as const;

/** A mark with a word for those who do not see it. */
function sign(severity: Severity | 'good'): string {
  const [mark, word] = signs[severity];
  return `<span class="sign" role="img" aria-label="${word}">${mark}\uFE0E</span>`;
}

function section(title: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [`<h2>${title}</h2>`, '<ul class="list">', ...entries, '</ul>'];
}

function entry(severity: Severity, { phrase, items }: { phrase: Phrase; items: readonly Phrase[] }): string {
  return `<li class="${severity}">${sign(severity)} ${html(phrase)}${list(items)}</li>`;
}

function list(items: readonly Phrase[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${html(item)}</li>`).join('')}</ul>`;
}

function article(record: RecordReview, across: 'error' | 'warning' | undefined): string {
  const { kind, id, title, path, change, details, check } = record;
  const severities = [...check.map(({ severity }) => severity), across];
  const worst = severities.includes('error') ? 'bad' : severities.includes('warning') ? 'warn' : 'good';
  const otherwise = across === undefined ? '✔ checks pass' : 'see across records';
  const badge = `<span class="badge ${worst}">${forXml(checkText(record) || otherwise)}</span>`;
  const called = title === null ? '' : ` ${paint([said(title)], painter, { text: 200 })}`;
  const lines = details.flatMap(linesOf).map(row);
  const checks = check.map(({ severity, rule, message, line }) => {
    const place = line === null ? '' : ` <span class="dim">line ${line}</span>`;
    return `<li class="${severity}">${sign(severity)} <code>${forXml(rule)}</code> ${withCode(message)}${place}</li>`;
  });
  return [
    '<article>',
    '<header>',
    badge,
    `<h3><span class="kind">${kind}</span><code>${forXml(id)}</code>${called}</h3>`,
    `<p class="path">${forXml(path)} · ${changeWords[change]}</p>`,
    '</header>',
    ...(lines.length === 0 ? [] : [`<dl>${lines.join('')}</dl>`]),
    ...(checks.length === 0
      ? []
      : [`<dl class="checks"><dt>check</dt><dd><ul>${checks.join('')}</ul></dd></dl>`]),
    '</article>',
  ].join('\n');
}

/** What is in backticks in a message is code. */
function withCode(message: string): string {
  return message
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? painter.name(part) : forXml(part)))
    .join('');
}

function row({ label, phrase, items = [], folded }: Line): string {
  return `<dt>${forXml(label)}</dt><dd>${html(phrase)}${list(items)}${folded ? fold(folded) : ''}</dd>`;
}

function fold({ summary, items }: NonNullable<Line['folded']>): string {
  const inside = items.map((item) => `<li>${paint(item, painter, { text: whole.folded })}</li>`).join('');
  return `<details><summary>${forXml(summary)}</summary><ul>${inside}</ul></details>`;
}

function sameItem({ kind, id }: RecordReview): string {
  return `<li class="info">${sign('good')} ${kind} <code>${forXml(id)}</code></li>`;
}
