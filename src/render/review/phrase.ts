/** What stands out, and how: each painter has its own way to show it. */
export type Tone = 'good' | 'bad' | 'warn' | 'dim' | 'strong';

/**
 * A piece of a sentence. A plain string is ours; `said` is free text of a record, `name` an identifier, path or value of
 * one: both are neutralised by whoever paints them.
 */
export type Part =
  | string
  | { readonly said: string }
  | { readonly name: string }
  | { readonly tone: Tone; readonly text: string };

export type Phrase = readonly Part[];

/** One semantic unit as a reader meets it: a label, a sentence, and what belongs below it. */
export interface Line {
  readonly label: string;
  readonly phrase: Phrase;
  readonly items?: readonly Phrase[];
  /** More of the same for who asks for it, below a summary; a terminal cannot fold, and has no room for it. */
  readonly folded?: { readonly summary: string; readonly items: readonly Phrase[] };
}

/** How much is shown. */
export interface Limits {
  /** Characters of one text of a record. */
  readonly text: number;
  /** Characters of one text that is folded; 0 leaves such texts out. */
  readonly folded: number;
  /** Items of one list. */
  readonly items: number;
  /** Lines of one record. */
  readonly lines: number;
}

/** Everything that a person may want to read at all; one text can be a megabyte. */
export const whole: Limits = {
  text: 600,
  folded: 4000,
  items: Number.POSITIVE_INFINITY,
  lines: Number.POSITIVE_INFINITY,
};

/** Turns the pieces of phrases into the text of one format. */
export interface Painter {
  ours(text: string): string;
  said(text: string): string;
  name(text: string): string;
  tone(tone: Tone, text: string): string;
}

/** Paints a phrase; texts of records are cut to a number of characters, spaces collapsed. */
export function paint(phrase: Phrase, painter: Painter, { text }: Pick<Limits, 'text'>): string {
  return phrase
    .map((part) => {
      if (typeof part === 'string') return painter.ours(part);
      if ('said' in part) return painter.said(cutText(part.said, text));
      if ('name' in part) return painter.name(cutText(part.name, Math.max(text, 80)));
      return painter.tone(part.tone, part.text);
    })
    .join('');
}

/** The beginning of a text, no half characters, `…` where something was left out. */
export function cutText(text: string, most: number): string {
  const start = text
    .slice(0, most * 4 + 16)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...start];
  if (characters.length <= most && start.length >= text.trim().replace(/\s+/g, ' ').length) return start;
  return `${characters
    .slice(0, Math.max(1, most - 1))
    .join('')
    .trimEnd()}…`;
}

/** At most so many items, and how many more there are. */
export function cutItems(items: readonly Phrase[], most: number): readonly Phrase[] {
  if (items.length <= most) return items;
  const shown = Math.max(1, most - 1);
  return [...items.slice(0, shown), [{ tone: 'dim', text: `… and ${items.length - shown} more` }]];
}

/** A line whose phrase counts its items: a single item is shown itself. */
export function itemised(label: string, counts: string, items: readonly Phrase[]): Line {
  const [only] = items;
  return items.length === 1 && only ? { label, phrase: only } : { label, phrase: [counts], items };
}

/** `2 new, 1 removed`. */
export function counted(added: number, removed: number): string {
  return [...(added > 0 ? [`${added} new`] : []), ...(removed > 0 ? [`${removed} removed`] : [])].join(', ');
}

/** Phrases one after another, something between them. */
export function joined(phrases: readonly Phrase[], between: string): Phrase {
  return phrases.flatMap((phrase, index) => (index === 0 ? phrase : [between, ...phrase]));
}

export function said(text: string): Part {
  return { said: text };
}

export function name(text: string): Part {
  return { name: text };
}

export function tone(how: Tone, text: string): Part {
  return { tone: how, text };
}
