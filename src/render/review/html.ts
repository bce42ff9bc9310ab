import type { Severity } from '../../core/diagnostic.ts';
import type { RecordReview } from '../../review/reasoning-diff.ts';
import { plural } from '../count.ts';
import { html, type Markup, said, trusted, withCode } from '../dashboard/markup.ts';
import { type Part, renderPage } from '../dashboard/page.ts';
import { anchorOf, type Site } from '../dashboard/site.ts';
import { facts } from '../dashboard/words.ts';
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
import { decisionLanes } from './html-lanes.ts';
import { reviewStyle } from './html-style.ts';
import { type DetailLine, linesOf } from './lines.ts';
import { noticePhrase } from './notice-phrases.ts';
import { type Painter, type Phrase, paint, type Tone, whole } from './phrase.ts';

/** Rows and records that are shown unfolded. */
const unfolded = 10;

/** A page that links to nothing but its own places. */
const site: Site = {
  href: () => '#main',
  has: () => false,
  isLive: false,
  style: undefined,
  script: undefined,
  name: 'Reasoning diff',
};

/** For a title, which holds no elements. */
const plainPainter: Painter = {
  ours: (text) => text,
  said: (text) => `“${text}”`,
  name: (text) => text,
  tone: (_, text) => text,
};

const toneClasses: Readonly<Record<Tone, string>> = {
  bad: 'alert',
  warn: 'warn',
  good: 'soft',
  dim: 'soft',
  strong: 'lead',
};

/**
 * Renders a review as one page that needs nothing from elsewhere and runs no script, in the looks of the dashboard (review, "How it is
 * shown").
 */
export function renderReviewHtml(view: ReviewView): string {
  return new ReviewPage(view).render();
}

class ReviewPage {
  readonly #view: ReviewView;
  readonly #listed: readonly RecordReview[];
  /** The records, and then their new decisions, that a name leads to; the first of several with one id. */
  readonly #anchors = new Map<string, object>();

  constructor(view: ReviewView) {
    this.#view = view;
    this.#listed = view.diff.records.filter(({ change }) => change !== 'reformatted');
    const add = (id: string, of: object) => this.#anchors.has(id) || this.#anchors.set(id, of);
    for (const record of this.#listed) add(record.id, record);
    for (const { details } of this.#listed)
      for (const one of details) if (one.type === 'decision') add(one.decision.id, one);
  }

  render(): string {
    const { diff } = this.#view;
    const { verdict, totals } = headOf(diff);
    const notices = diff.notices.map((one) => this.#entry('warning', noticePhrase(one)));
    const findings = diff.findings.map((one) => this.#entry(one.severity, findingPhrase(one)));
    const parts: readonly Part[] = [
      { id: 'head', about: [], body: this.#head() },
      rowsPart('checks', 'Configuration of the checks changed', notices),
      rowsPart('across', 'Across records', findings),
      this.#records(),
      this.#reformatted(),
    ].filter(({ body }) => body.text !== '');
    const title = `Reasoning diff: ${paint(verdict, plainPainter, { text: 200 })}${totals}`;
    return renderPage({ title, current: 'now', parts, style: reviewStyle }, site);
  }

  #head(): Markup {
    const { after, before, diff } = this.#view;
    const { look, totals, verdict } = headOf(diff);
    const ends = [before, after]
      .map(endText)
      .map(({ label, oid }) => html`<code>${label}</code>${oid !== '' && ` ${oid}`}`);
    return html`<h1>${this.#verdict(verdict)}</h1>
      ${facts(html`${ends[0]} → ${ends[1]}`, totals.replace(/^ · /, ''), ...mattersText(diff))}
      ${look && html`<p class="notice">${this.#paint(look)}</p>`}`;
  }

  /** A count stands out, as on the page of what needs a person. */
  #verdict(verdict: Phrase): Markup {
    const [first] = verdict;
    const [, count = '', rest = ''] = (typeof first === 'string' && /^(\d+)(.*)$/s.exec(first)) || [];
    if (count === '') return this.#paint(verdict, undefined, 200);
    return html`<span class="big">${count}</span>${this.#paint([rest, ...verdict.slice(1)], undefined, 200)}`;
  }

  /** @param own what does not lead to itself @param text characters of one text */
  #paint(phrase: Phrase, own?: ReadonlySet<object>, text = whole.text): Markup {
    const name = (id: string): Markup => {
      const of = this.#anchors.get(id);
      const code = html`<code>${id}</code>`;
      return of === undefined || own?.has(of) ? code : html`<a href="#${anchorOf(id)}">${code}</a>`;
    };
    const painter: Painter = {
      ours: (one) => html`${one}`.text,
      said: (one) => html`“${said(one)}”`.text,
      name: (one) => name(one).text,
      tone: (tone, one) => html`<span class="${toneClasses[tone]}">${one}</span>`.text,
    };
    return trusted(paint(phrase, painter, { text }));
  }

  #entry(severity: Severity, { phrase, items }: { phrase: Phrase; items: readonly Phrase[] }): Markup {
    return html`<li><p class="age">${severityWord(severity)}</p><div><p>${this.#paint(phrase)}</p>${this.#list(items)}</div></li>`;
  }

  #list(items: readonly Phrase[], own?: ReadonlySet<object>, text?: number): Markup | false {
    return (
      items.length > 0 &&
      html`<ul>${items.map((item) => html`<li>${this.#paint(item, own, text)}</li>`)}</ul>`
    );
  }

  #records(): Part {
    const across = worstAcross(this.#view.diff);
    const records = this.#listed.map((record, at) =>
      this.#record(record, across.get(record.id), at < unfolded),
    );
    return {
      id: 'records',
      about: [],
      body: html`${records.length > 0 && html`<h2>Records <span class="soft">${records.length}</span></h2>${records}`}`,
    };
  }

  #record(record: RecordReview, across: 'error' | 'warning' | undefined, isOpen: boolean): Markup {
    const { change, check, details, id, kind, path, title } = record;
    const worst = check.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
    const checks = checkText(record);
    const verdict =
      checks !== ''
        ? html`<span${worst === 'error' && html` class="alert"`}>${checks}</span>`
        : across === undefined
          ? 'checks pass'
          : html`<a href="#across">see across records</a>`;
    const rows = linesOf(details).map((one) => this.#line(one, record));
    const found = check.map(
      ({ line, message, rule, severity }) =>
        html`<li>${severityWord(severity)} <code>${rule}</code> ${withCode(message)}${line !== null && html` <span class="soft">line ${line}</span>`}</li>`,
    );
    const parts = html`<dl class="parts">${rows}${found.length > 0 && html`<dt>check</dt><dd><ul>${found}</ul></dd>`}</dl>`;
    const drawing = kind === 'thread' ? decisionLanes(details, (one) => this.#anchors.get(one)) : undefined;
    const anchor = this.#anchors.get(id) === record && html` id="${anchorOf(id)}"`;
    const called = title === null ? html`<code>${id}</code>` : said(title);
    return html`<article class="record"${anchor}><details${isOpen && html` open=""`}>
      <summary><h3 dir="auto"><span class="kind">${kind}</span> ${called}</h3></summary>
      ${facts(html`<code>${path}</code>`, changeWords[change], verdict)}
      ${drawing ? html`<div class="beside"><div class="drawing">${drawing}</div>${parts}</div>` : (rows.length > 0 || found.length > 0) && parts}
      </details></article>`;
  }

  #line({ detail, line }: DetailLine, record: RecordReview): Markup {
    const { folded, items = [], label, phrase } = line;
    const own = new Set<object>([record, detail]);
    const decision = detail.type === 'decision' ? detail.decision.id : undefined;
    const isPlace = decision !== undefined && this.#anchors.get(decision) === detail;
    const how = decision !== undefined && html` class="decided"`;
    const place = isPlace && html` id="${anchorOf(decision)}"`;
    const more =
      folded &&
      html`<details class="more"><summary>${folded.summary}</summary>${this.#list(folded.items, own, whole.folded)}</details>`;
    return html`<dt${how}>${label}</dt><dd${how}${place}>${this.#paint(phrase, own)}${this.#list(items, own)}${more}</dd>`;
  }

  #reformatted(): Part {
    const same = this.#view.diff.records.filter(({ change }) => change === 'reformatted');
    const items = same.map(({ id, kind }) => html`<li>${kind} <code>${id}</code></li>`);
    return {
      id: 'same',
      about: [],
      body: html`${same.length > 0 && html`<h2>Nothing changed in meaning</h2><details class="more"><summary>${plural(same.length, 'record')} only reformatted</summary><ul>${items}</ul></details>`}`,
    };
  }
}

/** Rows below a title; those after the first ones are folded. */
function rowsPart(id: string, title: string, rows: readonly Markup[]): Part {
  const list = (items: readonly Markup[]) => html`<ul class="rows aged">${items}</ul>`;
  const more = rows.slice(unfolded);
  const body = html`${rows.length > 0 && html`<h2>${title} <span class="soft">${rows.length}</span></h2>${list(rows.slice(0, unfolded))}${more.length > 0 && html`<details><summary>${more.length} more</summary>${list(more)}</details>`}`}`;
  return { id, about: [], body };
}

function severityWord(severity: Severity): Markup {
  if (severity === 'info') return html`note`;
  return severity === 'error' ? html`<strong class="alert">error</strong>` : html`warning`;
}
