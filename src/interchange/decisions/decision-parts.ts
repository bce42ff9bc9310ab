import {
  folded,
  isNamed,
  itemsIn,
  namesOf,
  type Part,
  partsBelow,
  plainText,
  rowsIn,
  speaksOf,
} from '../markdown-parts.ts';
import { textOf } from '../read-file.ts';
import type { Remark } from '../types.ts';
import { timeOf } from '../when.ts';

/** The headings of decision records, in the languages that they are written in. */
const words = {
  decision:
    /^(?:the |our |final |proposed )?decisions?(?: outcome| made| taken)?$|^(?:entscheidung(?:sergebnis)?|décision|decisión|decisão|decisione|beslissing|beslut|decyzja|решение|рішення|karar|決定(?:事項|内容)?|决定|决策|決策|결정(?: ?사항)?)$/iu,
  options:
    /^(?:considered )?options(?: considered)?$|^(?:betrachtete optionen|options envisagées|opciones consideradas|opções consideradas|検討した選択肢|考虑的(?:方案|选项)|검토한 (?:옵션|대안))$/iu,
  alternatives:
    /^(?:considered |rejected |other )?alternatives?(?: considered| rejected)?$|^(?:alternativen|alternatives envisagées|alternativas(?: consideradas)?|альтернативы|代替案|备选方案|대안)$/iu,
} as const;

/**
 * The part that says what was decided. A title may begin with `Decision:`, and a list of decisions is no decision.
 *
 * @param file its name
 */
export function decisionPart(parts: readonly Part[], file: string): Part | undefined {
  const title = parts.find(({ depth }) => depth === 1);
  const isList = /(?:^|\/)(?:readme|index)\.[^./]+$/i.test(file);
  const named = parts.filter(
    (part) =>
      part !== title && isTitled(part, words.decision) && !(isList && /^decisions$/i.test(part.title)),
  );
  return named.find(({ depth }) => depth > 1) ?? named[0];
}

function isTitled({ title }: Part, name: RegExp): boolean {
  return namesOf(title).some((one) => name.test(one));
}

/**
 * What the head of a record says of itself: in a list or a line of its own below the title (`* Status: accepted`), or in a section.
 */
export function saidIn(parts: readonly Part[], name: RegExp): string | undefined {
  const head = parts
    .filter(({ depth }) => depth <= 1)
    .map(({ text }) => text)
    .join('\n');
  for (const item of [
    ...itemsIn(head),
    ...head.split('\n'),
    ...rowsIn(head).map(([key, value]) => `${key}: ${value}`),
  ]) {
    const [, key = '', value] = /^([\p{L}\w -]+):\s*(.*)$/u.exec(plainText(item)) ?? [];
    if (namesOf(key).some((one) => name.test(one))) return textOf(plainText(value ?? ''));
  }
  const section = parts.find((part) => part.depth > 1 && isTitled(part, name));
  return textOf(section?.text);
}

/** A date with where it is, where that is no field for it. */
export interface FoundDate {
  readonly at: string;
  readonly exact: boolean;
  /** Undefined where it is in the field of the date. */
  readonly from: string | undefined;
}

/** When a record was made: its field, the date beside its status, the date that its file is named by. */
export function dateOf(field: unknown, status: string | undefined, file: string): FoundDate | undefined {
  const stated = timeOf(field);
  if (stated) return { ...stated, from: undefined };
  const inStatus = timeOf(/\b\d{4}-\d\d-\d\d\b/.exec(status ?? '')?.[0]);
  if (inStatus) return { ...inStatus, from: 'of its status' };
  const inName = timeOf(/(?:^|\/)(\d{4}-\d\d-\d\d)[^/]*$/.exec(file)?.[1]);
  return inName && { ...inName, from: 'of its name' };
}

/** What was made up for a date. */
export function dateRemarks(when: FoundDate | undefined, field: string): readonly Omit<Remark, 'file'>[] {
  if (when === undefined || (when.exact && when.from === undefined)) return [];
  const detail = [
    when.at,
    ...(when.exact ? [] : ['as UTC']),
    ...(when.from === undefined ? [] : [when.from]),
  ];
  return [
    { what: 'assumed', field: when.from === undefined ? 'time of day' : field, detail: detail.join(', ') },
  ];
}

/** An option that was looked at. */
export interface Option {
  readonly option: string;
  readonly rejected_because: string | undefined;
}

/** What else was considered. */
export interface Options {
  /** Undefined where it cannot be known which of them was chosen. */
  readonly others: readonly Option[] | undefined;
  /** True where there are some. */
  readonly hasSome: boolean;
}

interface Item {
  readonly text: string;
  /** The text up to what explains it. */
  readonly name: string;
  readonly against: string | undefined;
  readonly isMarked: boolean;
}

/**
 * The options of a record that were not taken.
 *
 * @param chosen how the record calls the one that was; undefined where it does not say it
 * @param decision texts that speak of the one that was chosen, where nothing names it
 */
export function optionsIn(parts: readonly Part[], chosen: string | undefined, decision: string): Options {
  const part = parts.find((one) => isTitled(one, words.options));
  if (part) return without(itemsOf(parts, part), chosen, decision);
  const others = parts.find((one) => isTitled(one, words.alternatives));
  if (!others) return { others: undefined, hasSome: false };
  const items = itemsOf(parts, others);
  // What is under Alternatives was not taken, unless it or the title says so: `Events over polling` takes events.
  const taken = decision.replace(/\b(?:over|instead of|rather than|vs\.?|versus|without)\b.*/i, '');
  const left = items.filter(
    (item) => !item.isMarked && !isCalled(item, chosen) && !speaksOf(taken, item.name),
  );
  return { others: left.map(optionOf), hasSome: items.length > 0 };
}

function without(items: readonly Item[], chosen: string | undefined, decision: string): Options {
  const hasSome = items.length > 0;
  for (const isChosen of [
    (item: Item) => item.isMarked,
    (item: Item) => isCalled(item, chosen),
    (item: Item) => chosen !== undefined && startsAlike(item.name, chosen),
    (item: Item) => chosen === undefined && speaksOf(decision, item.name),
  ]) {
    const taken = items.filter(isChosen);
    if (taken.length === 1)
      return { others: items.filter((item) => item !== taken[0]).map(optionOf), hasSome };
  }
  return { others: undefined, hasSome };
}

function optionOf({ against, text }: Item): Option {
  return { option: text, rejected_because: against };
}

function isCalled({ name, text }: Item, chosen: string | undefined): boolean {
  return chosen !== undefined && (isNamed(name, chosen) || isNamed(text, chosen));
}

function startsAlike(a: string, b: string): boolean {
  const [one, other] = [folded(a), folded(b)];
  return (
    one !== '' && other !== '' && (`${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `))
  );
}

/** Options as a table, as a list, or each under a heading of its own. */
function itemsOf(parts: readonly Part[], part: Part): readonly Item[] {
  const [head = [], ...rows] = rowsIn(part.text);
  if (rows.length > 0) {
    const against = head.findIndex((cell) =>
      /^(?:against|cons?|disadvantages|drawbacks|rejected|why not)\b/i.test(cell),
    );
    return rows.flatMap((row) => {
      const name = row.find((cell) => !/^[\d#.]*$/.test(cell)) ?? '';
      const why = against === -1 ? undefined : textOf(row[against]);
      const marks = row.filter((cell) => cell !== name && marked.test(cell) && cell.length < 20);
      return name === '' ? [] : [itemOf(name, why, marks.length > 0)];
    });
  }
  const items = itemsIn(part.text);
  if (items.length > 0) return items.map((item) => itemOf(item, undefined, false));
  const below = partsBelow(parts, part);
  const nearest = Math.min(...below.map(({ depth }) => depth));
  return below
    .filter(({ depth }) => depth === nearest)
    .map(({ title }) =>
      itemOf(
        title.replace(/^(?:option|alternative)?[ \t]*(?:[A-Z\d]{1,2})[.):–—-]+[ \t]*/i, ''),
        undefined,
        false,
      ),
    );
}

/** How people mark the option that was taken. */
const marked =
  /[✓✔✅☑🏆]|(?:<-+|<=|←|⬅)\s*(?:selected|chosen|decided|picked|this)|[([*_]+(?:selected|chosen|decided|accepted|winner|picked)[)\]*_]+/iu;

function itemOf(written: string, against: string | undefined, isMarked: boolean): Item {
  const hasMark = isMarked || marked.test(written);
  const text = plainText(hasMark ? written.replace(new RegExp(marked, 'giu'), ' ').trim() : written).replace(
    /\s+/g,
    ' ',
  );
  // A name in code or bold ends where its mark ends; any other where a dash or a colon does.
  const named = /^(?:`([^`]+)`|\*\*([^*]+)\*\*|__([^_]+)__)(?=\s*(?:$|[-–—:(,]))/.exec(written.trim());
  const name = named?.[1] ?? named?.[2] ?? named?.[3] ?? text.split(/\s+[-–—]+\s+|:\s+/)[0] ?? text;
  return { text, name: plainText(name).replace(/:$/, ''), against, isMarked: hasMark };
}
