import { distance } from 'fastest-levenshtein';

/** Longer words are not compared, because the cost grows with the square of their length. */
const longestWord = 64;

/**
 * The known name that was probably meant: one that begins with the word, or that differs in at most a third of its
 * letters, without case and without the parts that both begin with. Undefined if none is close enough.
 */
export function closestMatch(word: string, known: readonly string[]): string | undefined {
  const folded = word.toLowerCase();
  if (folded.length > longestWord) return undefined;
  const whole =
    folded.length < 3
      ? undefined
      : known.find((name) => name.toLowerCase().startsWith(folded) || name.endsWith(`/${folded}`));
  if (whole !== undefined) return whole;
  let best: { name: string; far: number } | undefined;
  for (const name of known) {
    const far = slips(folded, name.toLowerCase());
    if (best === undefined || far < best.far) best = { name, far };
  }
  if (best === undefined) return undefined;
  // What both begin with says nothing of the part that is wrong: `session/x` is not almost `session/final`.
  const shared = sharedParts(folded, best.name.toLowerCase());
  const isNear =
    best.far < folded.length - shared && best.far <= Math.max(1, Math.floor((best.name.length - shared) / 3));
  return isNear ? best.name : undefined;
}

/** The length of the whole parts that both begin with: groups, commands, the day of an id. */
function sharedParts(word: string, name: string): number {
  const [parts, others] = [word, name].map((text) => text.split(/(?<=[/ _])/)) as [string[], string[]];
  const differing = parts.findIndex((part, at) => part !== others[at] || at === parts.length - 1);
  return parts.slice(0, differing).join('').length;
}

/** The number of different letters; two swapped neighbours count as one. */
function slips(word: string, name: string): number {
  const far = distance(word, name);
  if (far !== 2 || word.length !== name.length) return far;
  const at = [...word].findIndex((_, index) => word[index] !== name[index]);
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return swapped === name ? 1 : far;
}

/** More ids than these are not searched for a near one: looking at each for each fault is quadratic. */
const maxSearched = 200;

/**
 * The id that was meant among those of records, where there are not too many to look through.
 *
 * @param own of the record that says it, which never means itself
 */
export function closestId(
  word: string,
  records: readonly { readonly id: string | undefined }[],
  own?: string,
): string | undefined {
  if (records.length > maxSearched) return undefined;
  return closestMatch(
    word,
    records.flatMap(({ id }) => (id === undefined || id === own ? [] : [id])),
  );
}

/** What to do about a word that is not known, as a help says it. @param otherwise where none is near enough to offer */
export function suggest(word: string, known: readonly string[], otherwise: string): string {
  return didYouMean(closestMatch(word, known), otherwise);
}

/** The same where the near word is known already. */
export function didYouMean(near: string | undefined, otherwise: string): string {
  return near === undefined ? otherwise : `did you mean \`${near}\`?`;
}

/** What a message says of a word that is not known: the one that was meant, else `expected`. */
export function offer(near: string | undefined, expected: string): string {
  return near === undefined ? expected : `did you mean \`${near}\``;
}
