/**
 * Counts the characters and elements that a function has the built-in methods of texts and lists look at or copy. A function
 * whose count doubles with its input is linear in it, on every machine and under any load. A loop over single characters
 * and what a regular expression does inside are not seen.
 */
export function countWork(run: () => unknown): number {
  let work = 0;
  const size = (value: unknown) =>
    typeof value === 'string' || Array.isArray(value) || value instanceof Uint8Array ? value.length : 0;
  const patched: (() => void)[] = [];
  const count = (owner: object, names: readonly PropertyKey[], cost: Cost) => {
    for (const name of names) {
      const descriptor = Object.getOwnPropertyDescriptor(owner, name);
      const original: unknown = descriptor?.value;
      if (descriptor === undefined || typeof original !== 'function') throw new Error(`no ${String(name)}`);
      const counted = function (this: unknown, ...args: unknown[]): unknown {
        const result: unknown = Reflect.apply(original, this, args);
        work += 1 + cost(this, args, result);
        return result;
      };
      Object.defineProperty(owner, name, { ...descriptor, value: counted });
      patched.push(() => Object.defineProperty(owner, name, descriptor));
    }
  };
  const whole: Cost = (self) => size(self);
  const given: Cost = (_self, args) => size(args[0]);
  const made: Cost = (_self, _args, result) => size(result);
  // A search stops where it finds something.
  const searched: Cost = (self, args, result) => {
    const found = Number(result);
    const [from, to] = [Number(args[1] ?? 0), found === -1 ? size(self) : found];
    return Math.max(0, to - from);
  };
  const searchedBack: Cost = (self, args, result) =>
    Math.max(
      0,
      Math.min(size(self), Number(args[1] ?? Number.POSITIVE_INFINITY)) - Math.max(0, Number(result)),
    );
  try {
    count(String.prototype, [...wholeText, Symbol.iterator], whole);
    count(String.prototype, ['indexOf'], searched);
    count(String.prototype, ['lastIndexOf'], searchedBack);
    count(String.prototype, ['slice', 'substring', 'repeat', 'padEnd', 'padStart'], made);
    count(RegExp.prototype, [Symbol.replace, Symbol.split, Symbol.matchAll, 'test'], given);
    count(TextEncoder.prototype, ['encode'], given);
    // V8 copies the text for each segment of it.
    count(Intl.Segmenter.prototype, ['segment'], (_self, args) => size(args[0]) ** 2);
    count(JSON, ['stringify'], made);
    count(Array.prototype, [...wholeList, Symbol.iterator], whole);
    run();
  } finally {
    for (const restore of patched.reverse()) restore();
  }
  return work;
}

type Cost = (self: unknown, args: readonly unknown[], result: unknown) => number;

const wholeText = [
  'split',
  'replace',
  'replaceAll',
  'match',
  'matchAll',
  'includes',
  'trim',
  'trimEnd',
] as const;
const wholeList = [
  ...['join', 'map', 'flatMap', 'filter', 'reduce', 'some', 'every', 'find', 'findIndex', 'concat', 'slice'],
  ...['sort', 'includes', 'flat', 'reverse', 'forEach'],
] as const;
