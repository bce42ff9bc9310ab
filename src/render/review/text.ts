import pc from 'picocolors';
import type { Severity } from '../../core/diagnostic.ts';
import type { RecordReview } from '../../review/reasoning-diff.ts';
import { columnsOf } from '../../text/width.ts';
import { wrap } from '../../text/wrap.ts';
import { forLog } from '../neutralise/log.ts';
import type { Colours } from '../reporters/unclaimed.ts';
import { findingPhrase } from './finding-phrases.ts';
import { changeWords, endText, headOf, mattersText, type ReviewView } from './headline.ts';
import { linesOf } from './lines.ts';
import { noticePhrase } from './notice-phrases.ts';
import { type Line, type Painter, type Phrase, paint, said, type Tone, whole } from './phrase.ts';

export interface TextOptions {
  readonly colour: boolean;
  readonly width: number;
}

const label = 12;

/**
 * Renders a review for a terminal or a log: the verdict, the configuration of the checks, what records say of each
 * other, each record.
 */
export function renderReviewText(view: ReviewView, { colour, width }: TextOptions): string {
  return new TextReview(view, pc.createColors(colour), width).render();
}

class TextReview {
  readonly #view: ReviewView;
  readonly #paint: Colours;
  readonly #width: number;
  readonly #painter: Painter;

  constructor(view: ReviewView, colours: Colours, width: number) {
    this.#view = view;
    this.#paint = colours;
    this.#width = width;
    this.#painter = {
      ours: (text) => text,
      said: (text) => `“${forLog(text)}”`,
      name: (text) => colours.cyan(forLog(text)),
      tone: (tone, text) => this.#tone(tone)(text),
    };
  }

  render(): string {
    const { diff } = this.#view;
    const blocks = [
      this.#head(),
      this.#list(
        'Configuration of the checks changed',
        diff.notices.map((one) => ({ ...noticePhrase(one), severity: 'warning' })),
      ),
      this.#list(
        'Across records',
        diff.findings.map((one) => ({ ...findingPhrase(one), severity: one.severity })),
      ),
      ...diff.records.filter(({ change }) => change !== 'reformatted').map((record) => this.#record(record)),
      this.#reformatted(),
    ];
    return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
  }

  #head(): string {
    const { diff, before, after } = this.#view;
    const { verdict } = diff;
    const sign = { errors: '✖', warnings: '⚠', clean: '✔', same: '✔', empty: '·' }[verdict];
    const how = { errors: 'bad', warnings: 'warn', clean: 'good', same: 'good', empty: 'dim' }[
      verdict
    ] as Tone;
    const { verdict: words, totals, look } = headOf(diff);
    const first = `${this.#tone(how)(`${sign} ${this.#paint.bold(paint(words, this.#painter, { text: 200 }))}`)}${totals}`;
    const end = (side: ReviewView['before']) => {
      const { label: said, oid } = endText(side);
      return `${forLog(said)}${oid === '' ? '' : ` (${oid})`}`;
    };
    const matters = mattersText(diff).join(' · ');
    return [
      ...wrap(first, this.#width),
      ...(look ? this.#hang('  ', 4, this.#say(look)) : []),
      ...(matters === '' ? [] : wrap(`  ${matters}`, this.#width)),
      ...wrap(this.#paint.dim(`  ${end(before)} → ${end(after)}`), this.#width),
    ].join('\n');
  }

  #list(
    title: string,
    entries: readonly { phrase: Phrase; items: readonly Phrase[]; severity: Severity }[],
  ): string {
    if (entries.length === 0) return '';
    const rows = entries.flatMap(({ phrase, items, severity }) => [
      ...this.#hang(`  ${this.#sign(severity)} `, 4, this.#say(phrase)),
      ...items.flatMap((item) => this.#hang(' '.repeat(6), 8, this.#say(item))),
    ]);
    return [this.#paint.bold(title), ...rows].join('\n');
  }

  #record(record: RecordReview): string {
    const { kind, id, title, change, details, path, check } = record;
    const named = `${this.#paint.bold(kind)} ${this.#paint.cyan(this.#paint.bold(forLog(id)))}`;
    const head: Phrase = [title === null ? '' : ' ', ...(title === null ? [] : [said(title)])];
    const lead = `${named}${paint(head, this.#painter, { text: 100 })} ${this.#paint.dim(`· ${changeWords[change]}`)}`;
    const lines = linesOf(details).flatMap(({ line }) => this.#line(line));
    const checks = check.flatMap(({ severity, rule, message, line, path: file }) => {
      const place = [...(file === path ? [] : [forLog(file)]), ...(line === null ? [] : [`line ${line}`])];
      const where = place.length === 0 ? '' : this.#paint.dim(` (${place.join(', ')})`);
      return this.#hang(`    ${this.#sign(severity)} `, 6, `${rule}: ${forLog(message)}${where}`);
    });
    return [
      ...wrap(lead, this.#width),
      ...wrap(`  ${this.#paint.dim(forLog(path))}`, this.#width),
      ...lines,
      ...(checks.length === 0 ? [] : [`  ${this.#paint.dim('check')}`, ...checks]),
    ].join('\n');
  }

  #line({ label: words, phrase, items = [] }: Line): string[] {
    const column = label + 2;
    return [
      ...this.#hang(`  ${this.#paint.dim(words.padEnd(label))}`, column, this.#say(phrase)),
      ...items.flatMap((item) => this.#hang(' '.repeat(column), column + 2, this.#say(item))),
    ];
  }

  #say(phrase: Phrase): string {
    return paint(phrase, this.#painter, whole);
  }

  /** A text after a lead, its further lines at a column. */
  #hang(lead: string, column: number, text: string): string[] {
    const [first = '', ...more] = wrap(text, Math.max(20, this.#width - Math.max(column, columnsOf(lead))));
    return [`${lead}${first}`.trimEnd(), ...more.map((line) => `${' '.repeat(column)}${line}`)];
  }

  #reformatted(): string {
    const same = this.#view.diff.records.filter(({ change }) => change === 'reformatted');
    if (same.length === 0) return '';
    const rows = same.flatMap(({ kind, id }) => this.#hang('  ', 4, this.#say([`${kind} `, { name: id }])));
    return [this.#paint.bold('Nothing changed in meaning'), ...rows].join('\n');
  }

  #sign(severity: Severity): string {
    if (severity === 'error') return this.#paint.red('✖');
    return severity === 'warning' ? this.#paint.yellow('⚠') : this.#paint.blue('·');
  }

  #tone(tone: Tone): (text: string) => string {
    const { green, red, yellow, dim, bold } = this.#paint;
    return { good: green, bad: red, warn: yellow, dim, strong: bold }[tone];
  }
}
