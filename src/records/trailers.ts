import type { Trailer } from '../core/rule.ts';

/** What git writes itself at the end of a message: beside one of these a quarter of the lines need be trailers only. */
const generated = ['Signed-off-by: ', '(cherry picked from commit '];
const cut = '------------------------ >8 ------------------------';
const keyOf = /^([A-Za-z0-9-]+)[ \t]*:/;

interface Line {
  /** Without its line break. */
  readonly text: string;
  readonly from: number;
}

/**
 * The trailers of a commit message, found where `git interpret-trailers --parse --no-divider` finds them: in the last
 * paragraph, which is not the first, above comments and above what `commit -v` shows below its scissors. Git's
 * configuration of trailers changes nothing.
 *
 * @param comment what comments of the message begin with (`core.commentChar`)
 */
export function parseTrailers(message: string, comment = '#'): Trailer[] {
  const lines = blockOf(linesOf(message), comment);
  const trailers: { key: string; value: string; at: number; from: number; to: number }[] = [];
  let open: (typeof trailers)[number] | undefined;
  for (const { text, from } of lines) {
    if (open && /^\s/.test(text)) {
      const more = text.trim();
      if (more === '') continue;
      open.value = open.value === '' ? more : `${open.value} ${more}`;
      open.to = from + text.trimEnd().length;
      continue;
    }
    open = undefined;
    const key = text.startsWith(comment) ? undefined : keyOf.exec(text);
    if (!key?.[1]) continue;
    const value = text.slice(key[0].length).trim();
    const start = value === '' ? 0 : text.indexOf(value, key[0].length);
    open = { key: key[1], value, at: from, from: from + start, to: from + start + (value || key[1]).length };
    trailers.push(open);
  }
  return trailers.map(({ key, value, at, from, to }) => ({
    key,
    value,
    extent: { from, to },
    keyExtent: { from: at, to: at + key.length },
  }));
}

/**
 * What comments of a message begin with. With `auto` git chooses a character and reports it nowhere: it is before the
 * scissors, or before the last line, which is git's.
 *
 * @param configured the value of `core.commentChar`; undefined where it is unset
 */
export function commentOf(message: string, configured: string | undefined): string {
  if (configured === undefined || configured === '') return '#';
  if (configured.toLowerCase() !== 'auto') return configured;
  const scissors = new RegExp(`^(.) ${cut}$`, 'm').exec(message)?.[1];
  if (scissors !== undefined) return scissors;
  const last = message.trimEnd().split('\n').at(-1) ?? '';
  return /^[#;@!$%^&|:]/.test(last) ? last.slice(0, 1) : '#';
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end;
    lines.push({ text: text.slice(from, to), from });
    from = to + 1;
  }
  return lines;
}

/** The lines of the trailer block; none where the message has none. */
function blockOf(all: readonly Line[], comment: string): readonly Line[] {
  const lines = withoutTail(all, comment);
  // The first paragraph says what the commit does, whatever it looks like.
  const title = lines.findIndex(({ text }) => !text.startsWith(comment) && text.trim() === '');
  if (title === -1) return [];
  let [trailers, others, continued, isGenerated, isBelow] = [0, 0, 0, false, false];
  for (let at = lines.length - 1; at >= title; at--) {
    const text = lines[at]?.text ?? '';
    if (text.startsWith(comment)) {
      others += continued;
      continued = 0;
    } else if (text.trim() === '') {
      if (!isBelow) continue;
      others += continued;
      const isBlock = isGenerated ? trailers * 3 >= others : trailers > 0 && others === 0;
      return isBlock ? lines.slice(at + 1) : [];
    } else {
      isBelow = true;
      if (generated.some((start) => text.startsWith(start))) {
        trailers++;
        continued = 0;
        isGenerated = true;
      } else if (keyOf.test(text)) {
        trailers++;
        continued = 0;
      } else if (/^\s/.test(text)) continued++;
      else {
        others += 1 + continued;
        continued = 0;
      }
    }
  }
  return [];
}

/** A message without what git writes below it: scissors with a diff, comments, the paths of conflicts. */
function withoutTail(all: readonly Line[], comment: string): readonly Line[] {
  const scissors = all.findIndex(({ text }) => text === `${comment} ${cut}`);
  const lines = scissors === -1 ? all : all.slice(0, scissors);
  let end = lines.length;
  let start: number | undefined;
  let isConflicts = false;
  lines.forEach(({ text }, at) => {
    if (text.startsWith(comment) || text === '') start ??= at;
    else if (text === 'Conflicts:') {
      isConflicts = true;
      start ??= at;
    } else if (!(isConflicts && text.startsWith('\t')) && start !== undefined) {
      start = undefined;
      isConflicts = false;
    }
  });
  if (start !== undefined) end = start;
  return lines.slice(0, end);
}
