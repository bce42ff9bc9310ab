/** The fewest characters that give a secret away; a message may quote the beginning of a long value only. */
const headLength = 12;

/** Secrets of the texts of a run, found again in other texts by how they begin, however many there are. */
export class KnownSecrets {
  readonly #inText = new Beginnings();
  readonly #inLetters = new Beginnings();

  get isEmpty(): boolean {
    return this.#inText.isEmpty;
  }

  add(secret: string): void {
    this.#inText.add(secret);
    this.#inLetters.add(lettersOf(secret).slice(0, headLength));
  }

  /** A text with each of them replaced by stars, also where only its beginning is found. */
  mask(text: string): string {
    let out = '';
    for (const { from, to } of this.#inText.findIn(text)) {
      if (to <= out.length) continue;
      out += text.slice(out.length, Math.max(out.length, from));
      out += '*'.repeat(to - out.length);
    }
    return out + text.slice(out.length);
  }

  /** True for a proposal that is a secret in another spelling: what is near to a tag keeps its letters. */
  isSpeltBy(text: string): boolean {
    return !this.#inLetters.findIn(lettersOf(text)).next().done;
  }
}

function lettersOf(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** Texts by their first characters. */
class Beginnings {
  /** By length, since a short secret has a short beginning. */
  readonly #byLength = new Map<number, Map<string, Set<string>>>();
  readonly #first = new Set<number>();

  get isEmpty(): boolean {
    return this.#byLength.size === 0;
  }

  add(whole: string): void {
    if (whole === '') return;
    const head = whole.slice(0, headLength);
    const heads = this.#byLength.get(head.length) ?? new Map<string, Set<string>>();
    this.#byLength.set(head.length, heads);
    const known = heads.get(head);
    if (known) known.add(whole);
    else heads.set(head, new Set([whole]));
    this.#first.add(head.charCodeAt(0));
  }

  /** Where one of them begins in a text, and how far it is the same; in the order of the text. */
  *findIn(text: string): Generator<{ readonly from: number; readonly to: number }> {
    for (let from = 0; from < text.length; from++) {
      if (!this.#first.has(text.charCodeAt(from))) continue;
      for (const [length, heads] of this.#byLength) {
        const wholes = heads.get(text.slice(from, from + length)) ?? [];
        for (const whole of wholes) yield { from, to: from + commonLength(text, from, whole) };
      }
    }
  }
}

function commonLength(text: string, from: number, whole: string): number {
  let length = 0;
  while (length < whole.length && text[from + length] === whole[length]) length++;
  return length;
}
