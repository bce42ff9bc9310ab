import { compareText } from '../../core/diagnostic.ts';
import { defineRule, type TreeDifference, type TreeIndex } from '../../core/rule.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';

/** Of a path that has plain characters only: a dash at the beginning of a name, one that Windows reserves, or a dot at its end. */
const unusual = /(?:^|\/)(?:-|(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:[./]|$))|\.(?:\/|$)/;
const reserved = /^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?:\.|$)/i;

export default defineRule({
  id: 'record/path-portability',
  summary: 'The path of a record means the same file on every system',
  kinds: recordKindsButSkill,
  severity: 'warning',
  seed: false,
  messages: {
    case: 'Path differs from `{twin}` in case only, expected paths that are different on every system',
    normalization: 'Path differs from `{twin}` in Unicode normalization only, expected one spelling',
    decomposed: 'Unexpected decomposed characters in `{part}`, expected them composed (NFC)',
    reserved: 'Unexpected name `{part}`, which Windows reserves',
    bytes: 'Unexpected bytes in `{part}` that are not UTF-8',
    control: 'Unexpected control character {code} in the path',
    character: 'Unexpected `{character}` in `{part}`, which Windows does not allow',
    dash: 'Unexpected `-` at the beginning of `{part}`, which programs read as an option',
    trailing: 'Unexpected {what} at the end of `{part}`, which Windows drops',
  },
  tree({ tree, report }) {
    if (tree.difference && !concernsSpelling(tree.difference)) return;
    const seen = new Set<string>();
    const spellings = new Map<string, string>();
    for (const path of suspects(tree)) {
      const found = firstFault(path, seen, spellings);
      if (!found) continue;
      const at = { path, side: 'after' as const };
      const help = 'rename it with `git mv`';
      const { fault, part } = found;
      if (fault.id === 'case' || fault.id === 'normalization') {
        const related = [{ at: { path: fault.text, side: 'after' as const }, message: 'First spelled here' }];
        report(fault.id, { at, data: { twin: fault.text }, related, help });
      } else if (fault.id === 'control') report('control', { at, data: { code: fault.text }, help });
      else if (fault.id === 'character')
        report('character', { at, data: { part, character: fault.text }, help });
      else if (fault.id === 'trailing') report('trailing', { at, data: { part, what: fault.text }, help });
      else report(fault.id, { at, data: { part }, help });
    }
  },
});

/** So many paths are looked at one by one, each with a search for its letters; more are looked at with all the others. */
const mostPaths = 64;

/**
 * Whether a finding of a change can be new: one of its paths is not plain, or another path is spelled like it up to a letter,
 * which it writes as a capital. Then all paths are looked at.
 */
function concernsSpelling({ isBegun, paths }: TreeDifference): boolean {
  if (paths.length > mostPaths || !paths.every(isPlain)) return true;
  const starts = paths.flatMap((path) =>
    [...path.matchAll(/[a-z]/g)].flatMap(({ 0: letter, index }) =>
      capitals(letter).map((capital) => path.slice(0, index) + capital),
    ),
  );
  return [...new Set(starts)].some((start) => isBegun(start));
}

/** The characters that are this one in small letters, when they are normalised: `\u212a` is the sign of Kelvin. */
function capitals(letter: string): string[] {
  return letter === 'k' ? ['K', '\u212a'] : [letter.toUpperCase()];
}

/** The paths in which something can be wrong, sorted: those that are not plain, and those that may be a twin of one of them. */
function suspects(tree: TreeIndex): string[] {
  const odd = recordPaths(tree, (path) => !isPlain(path));
  const twins = new Set(odd.flatMap(plainTwins).filter((path) => tree.has(path)));
  const more =
    twins.size === 0 ? [] : recordPaths(tree, (path) => prefixes(path).some((one) => twins.has(one)));
  return [...new Set([...odd, ...more])].sort(compareText);
}

function recordPaths(tree: TreeIndex, isWanted: (path: string) => boolean): string[] {
  return tree.filesWhere(isWanted).flatMap(({ path, place }) => (place ? [path] : []));
}

/** Small letters, digits and a few signs, and no part that Windows changes or reserves. */
function isPlain(path: string): boolean {
  return /^[a-z0-9._/-]*$/.test(path) && !unusual.test(path);
}

/** How plain paths would be spelled that are a twin of this path or of a folder of it. */
function plainTwins(path: string): string[] {
  return prefixes(path).flatMap((prefix) => {
    const key = keyOf(prefix);
    return key === prefix ? [] : [key];
  });
}

/** A path and the folders above it. */
function prefixes(path: string): string[] {
  const found: string[] = [];
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) found.push(path.slice(0, at));
  return [...found, path];
}

function keyOf(path: string): string {
  return path.normalize().toLowerCase();
}

interface Fault {
  readonly id:
    | 'case'
    | 'normalization'
    | 'decomposed'
    | 'reserved'
    | 'bytes'
    | 'control'
    | 'character'
    | 'dash'
    | 'trailing';
  readonly text: string;
}

/** The first problem in a path's folders and its name; a folder is checked with its first file only. */
function firstFault(path: string, seen: Set<string>, spellings: Map<string, string>) {
  let found: { fault: Fault; part: string } | undefined;
  for (let start = 0, end = 0; end < path.length; start = end + 1) {
    const slash = path.indexOf('/', start);
    end = slash === -1 ? path.length : slash;
    const prefix = path.slice(0, end);
    if (seen.has(prefix)) continue;
    seen.add(prefix);
    const part = path.slice(start, end);
    const fault = twinOf(prefix, part, spellings) ?? faultOf(part);
    if (fault) found ??= { fault, part };
  }
  return found;
}

/**
 * A path that equals an earlier one when case and normalization are ignored, and whose last part is spelled
 * differently.
 */
function twinOf(prefix: string, part: string, spellings: Map<string, string>): Fault | undefined {
  const key = keyOf(prefix);
  const twin = spellings.get(key);
  if (twin === undefined) spellings.set(key, prefix);
  const other = twin?.slice(twin.lastIndexOf('/') + 1);
  if (twin === undefined || other === undefined || other === part) return undefined;
  return { id: other.normalize() === part.normalize() ? 'normalization' : 'case', text: twin };
}

function faultOf(part: string): Fault | undefined {
  if (part.includes('\uFFFD')) return { id: 'bytes', text: '' };
  const control = /[\u0000-\u001f\u007f]/.exec(part)?.[0];
  if (control !== undefined) {
    const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return { id: 'control', text: `U+${code}` };
  }
  const character = /[<>:"|?*\\]/.exec(part)?.[0];
  if (character !== undefined) return { id: 'character', text: character };
  if (part.startsWith('-')) return { id: 'dash', text: '' };
  if (/[. ]$/.test(part)) return { id: 'trailing', text: part.endsWith('.') ? 'dot' : 'space' };
  if (reserved.test(part)) return { id: 'reserved', text: '' };
  return part.normalize() === part ? undefined : { id: 'decomposed', text: '' };
}
