import { parseTime } from '../../records/kinds/time.ts';
import { html, type Markup, said } from './markup.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `27 Nov`, with the year where it is another one than now. Text that is no time stays as it is. */
export function dayText(time: string, now: string): string {
  const at = parseTime(time);
  if (at === undefined) return time;
  const date = new Date(at);
  const year = date.getUTCFullYear();
  const other = year === new Date(parseTime(now) ?? 0).getUTCFullYear() ? '' : ` ${year}`;
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}${other}`;
}

/** A time as an element: its day, and all of it for who asks. */
export function dayMark(time: string, now: string): Markup {
  if (parseTime(time) === undefined) return html`${time === '' ? 'no date' : said(time)}`;
  return html`<time datetime="${time}" title="${time}">${dayText(time, now)}</time>`;
}

/** `1 thread`, `3 threads`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A confidence as everybody reads it: `85 %`. */
export function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

/** A confidence with a short bar. */
export function confidenceMark(confidence: number | null | undefined): Markup | undefined {
  if (confidence === null || confidence === undefined) return undefined;
  const share = Math.max(0, Math.min(1, confidence));
  return html`<span class="sure"><svg width="40" height="4" aria-hidden="true"><rect class="rest" width="40" height="4" rx="2"/><rect width="${(40 * share).toFixed(1)}" height="4" rx="2"/></svg> ${percent(confidence)}</span>`;
}

/** Texts with commas between them. */
export function listed(items: readonly (Markup | string)[]): Markup {
  return html`${items.map((item, at) => html`${at > 0 && ', '}${item}`)}`;
}

/** Facts in one line, with dots between them; empty ones are left out. */
export function facts(...items: readonly (Markup | string | undefined | false)[]): Markup {
  const shown = items.filter((item) => item !== undefined && item !== false && item !== '');
  return html`<p class="facts">${shown.map((item) => html`<span>${item}</span> `)}</p>`;
}

/** How many items of a list are not shown, and the command that prints them; nothing where all are. */
export function andMore(count: number, shown: number, command?: string): Markup | undefined {
  if (count <= shown) return undefined;
  return html`<p class="soft">and ${count - shown} more${command !== undefined && html`: <code>${command}</code> prints them`}</p>`;
}
