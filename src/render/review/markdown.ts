import type { Severity } from '../../core/diagnostic.ts';
import type { RecordReview } from '../../review/reasoning-diff.ts';
import { shorten } from '../../text/shorten.ts';
import { plural } from '../count.ts';
import { forMarkdownCell, forMarkdownCellCode } from '../neutralise/markdown.ts';
import { findingPhrase } from './finding-phrases.ts';
import { changeWords, checkText, headOf, mattersText, type ReviewView, worstAcross } from './headline.ts';
import { linesOf } from './lines.ts';
import { reviewMarker } from './marker.ts';
import { noticePhrase } from './notice-phrases.ts';
import { cutItems, type Limits, type Line, type Painter, type Phrase, paint, said } from './phrase.ts';

/** A forge takes 65,536 characters in a comment; a bot may add some of its own. */
export const mostCharacters = 60_000;
/** Rows and findings that are shown unfolded. */
const unfolded = 10;

const tersest: Limits = { text: 80, folded: 0, items: 3, lines: 8 };
/** From the fullest to the tersest: the first at which everything fits is taken, else the last. */
const levels: readonly Limits[] = [
  { text: 240, folded: 960, items: 10, lines: 40 },
  { text: 140, folded: 280, items: 5, lines: 16 },
  tersest,
];

/**
 * Renders a review as a comment or a job summary: under 60,000 characters whatever the input, what matters most kept.
 *
 * @param own what runs Baton in the clones of its readers, which are on other machines; left out, `baton`
 */
export function renderReviewMarkdown(view: ReviewView, own = 'baton'): string {
  for (const limits of levels.slice(0, -1)) {
    const text = new MarkdownReview(view, limits, own).render(Number.POSITIVE_INFINITY);
    if (text.length < mostCharacters) return text;
  }
  return new MarkdownReview(view, tersest, own).render(mostCharacters - 200);
}

const painter: Painter = {
  ours: (text) => text,
  said: (text) => `“${forMarkdownCell(text)}”`,
  name: forMarkdownCellCode,
  tone: (tone, text) => (tone === 'bad' || tone === 'strong' ? bold(text) : text),
};

/** Emphasis must not begin or end with a space. */
function bold(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return inner === '' || !/[\p{L}\p{N}]/u.test(inner) ? text : `${before}**${inner}**${after}`;
}

const signs: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', info: 'ℹ️' };
const verdictSigns = { errors: '❌', warnings: '⚠️', clean: '✅', same: '✅', empty: '✅' } as const;

class MarkdownReview {
  readonly #view: ReviewView;
  readonly #limits: Limits;
  readonly #own: string;
  readonly #across: ReadonlyMap<string, 'error' | 'warning'>;

  constructor(view: ReviewView, limits: Limits, own: string) {
    this.#view = view;
    this.#limits = limits;
    this.#own = own;
    this.#across = worstAcross(view.diff);
  }

  /** @param most characters of the whole; what does not fit is counted and left out */
  render(most: number): string {
    const { diff } = this.#view;
    const head = this.#head();
    const notices = diff.notices.map((one) => this.#bullet('warning', noticePhrase(one)));
    const findings = diff.findings.map((one) => this.#bullet(one.severity, findingPhrase(one)));
    const rows = diff.records.filter(({ change }) => change !== 'reformatted');
    const room = most - head.length - 1000;
    const effectiveConfigs = listed(
      '**Configuration of the checks changed**',
      notices,
      'change',
      room * 0.2,
      this.#own,
    );
    const across = listed('**Across records**', findings, 'finding', room * 0.35, this.#own);
    const same = this.#reformatted(room * 0.05);
    const left = room - effectiveConfigs.length - across.length - same.length;
    return `${[head, effectiveConfigs, across, ...this.#tables(rows, left), same].filter((block) => block !== '').join('\n\n')}\n`;
  }

  #head(): string {
    const { diff, before, after } = this.#view;
    const { verdict, totals, look } = headOf(diff);
    const heading = `### ${verdictSigns[diff.verdict]} ${this.#paint(verdict)}${totals}`;
    const below = look ? [this.#paint(look), ''] : [];
    const ends = [before, after].map(({ label }) => forMarkdownCellCode(cutLabel(label))).join(' → ');
    return [reviewMarker, heading, '', ...below, [...mattersText(diff), ends].join(' · ')].join('\n');
  }

  #paint(phrase: Phrase): string {
    return paint(phrase, painter, this.#limits);
  }

  #bullet(severity: Severity, { phrase, items }: { phrase: Phrase; items: readonly Phrase[] }): string {
    const below = cutItems(items, this.#limits.items).map((item) => `  - ${this.#paint(item)}`);
    return [`- ${signs[severity]} ${this.#paint(phrase)}`, ...below].join('\n');
  }

  /** The first rows in a table, the others folded, and how many do not fit. */
  #tables(records: readonly RecordReview[], room: number): readonly string[] {
    if (records.length === 0) return [];
    const full: string[] = [];
    let used = 0;
    for (const record of records) {
      const row = this.#row(record);
      // A fifth of the room is kept for those of which one line must do.
      if (used + row.length > room * (full.length + 1 === records.length ? 1 : 0.8)) break;
      used += row.length + 1;
      full.push(row);
    }
    const short: string[] = [];
    for (const record of records.slice(full.length)) {
      const row = this.#shortRow(record);
      if (used + row.length > room) break;
      used += row.length + 1;
      short.push(row);
    }
    const missing = records.length - full.length - short.length;
    const folded = [...full.slice(unfolded), ...short];
    return [
      table(full.slice(0, unfolded)),
      ...(folded.length === 0 ? [] : [details(`${plural(folded.length, 'more record')}`, table(folded))]),
      ...(missing === 0 ? [] : [this.#leftOut(missing)]),
    ];
  }

  #leftOut(count: number): string {
    const { before, after } = this.#view;
    const [from, to] = [before, after].map(({ oid, label }) => oid?.slice(0, 12) ?? label);
    const command =
      after.oid === undefined
        ? `${this.#own} review --format text`
        : `${this.#own} review --trees ${from} ${to} --format text`;
    return `**${plural(count, 'more record')} not shown here, because there is no space**; all of them: ${forMarkdownCellCode(command)}`;
  }

  #row(record: RecordReview): string {
    const lines = linesOf(record.details).flatMap(({ line }) => this.#line(line));
    const most = this.#limits.lines;
    const shown =
      lines.length > most
        ? [...lines.slice(0, most - 1), `… and ${lines.length - most + 1} more lines`]
        : lines;
    const change = [...(needsWord(record) ? [`**${changeWords[record.change]}**`] : []), ...shown];
    return `| ${this.#name(record)} | ${change.join('<br>')} | ${this.#check(record)} |`;
  }

  #shortRow(record: RecordReview): string {
    return `| ${record.kind} ${forMarkdownCellCode(cutLabel(record.id))} | ${changeWords[record.change]} | ${checkText(record) || '✔'} |`;
  }

  #name({ kind, id, title }: RecordReview): string {
    const called = title === null ? [] : [this.#paint([said(title)])];
    return [`**${kind}**`, forMarkdownCellCode(cutLabel(id)), ...called].join('<br>');
  }

  #line({ label, phrase, items = [], folded }: Line): string[] {
    const below = cutItems(items, this.#limits.items).map((item) => `&emsp;${this.#paint(item)}`);
    return [
      `**${label}:** ${this.#paint(phrase)}`.trimEnd(),
      ...below,
      ...(folded ? this.#folded(folded) : []),
    ];
  }

  /** In a cell of a table, as one line, so that no limit cuts it open. */
  #folded({ summary, items }: NonNullable<Line['folded']>): string[] {
    const { folded: text, items: most } = this.#limits;
    if (text === 0) return [];
    const inside = cutItems(items, most).map((item) => paint(item, painter, { text }));
    return [`<details><summary>${summary}</summary>${inside.join('<br>')}</details>`];
  }

  #check(record: RecordReview): string {
    const across = this.#across.get(record.id);
    if (record.check.length === 0) return across === undefined ? '✔' : `${signs[across]} see above`;
    const rules = new Map<string, Severity>();
    for (const { rule, severity } of record.check) if (rules.get(rule) !== 'error') rules.set(rule, severity);
    const items = [...rules].map(([rule, severity]): Phrase => [`${signs[severity]} \`${rule}\``]);
    return cutItems(items, Math.max(3, this.#limits.items))
      .map((item) => this.#paint(item))
      .join('<br>');
  }

  #reformatted(room: number): string {
    const same = this.#view.diff.records.filter(({ change }) => change === 'reformatted');
    if (same.length === 0) return '';
    const names: string[] = [];
    let used = 0;
    for (const { kind, id } of same) {
      const words = `${kind} ${forMarkdownCellCode(cutLabel(id))}`;
      used += words.length + 2;
      if (names.length > 0 && used > room) break;
      names.push(words);
    }
    const more = same.length - names.length;
    return `Nothing changed in meaning: ${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
  }
}

/** `changed` goes without saying. */
function needsWord({ change }: RecordReview): boolean {
  return change !== 'modified';
}

function cutLabel(text: string): string {
  return shorten(text, 120);
}

function table(rows: readonly string[]): string {
  return rows.length === 0 ? '' : ['| record | change | check |', '| :-- | :-- | :-- |', ...rows].join('\n');
}

function details(summary: string, inside: string): string {
  return `<details><summary>${summary}</summary>\n\n${inside}\n\n</details>`;
}

/** A list of which the first are unfolded, and as many as fit. */
function listed(title: string, bullets: readonly string[], noun: string, room: number, own: string): string {
  if (bullets.length === 0) return '';
  const kept: string[] = [];
  let used = title.length;
  for (const bullet of bullets) {
    used += bullet.length + 1;
    if (kept.length > 0 && used > room) break;
    kept.push(bullet);
  }
  const missing = bullets.length - kept.length;
  const rest = kept.slice(unfolded);
  return [
    title,
    kept.slice(0, unfolded).join('\n'),
    ...(rest.length === 0 ? [] : [details(plural(rest.length, `more ${noun}`), rest.join('\n'))]),
    ...(missing === 0
      ? []
      : [`… and ${plural(missing, `more ${noun}`)} that \`${own} review --format text\` shows`]),
  ].join('\n\n');
}
