import type { Cue } from '../words/lists.ts';
import type { Hit } from '../words/phrases.ts';
import { anyOf, pattern } from '../words/terms.ts';
import { verbLast } from './words.ts';

const program = pattern`${anyOf('programs')}`;
/** `Das Skript schreibt`, `le build crée`: nothing between them that makes the verb one of the past. */
const rightBefore = pattern`${anyOf('programs')}\s+(?:${anyOf('nowWords')}\s+)?$`;
/** The same with a verb that is in no list. */
const withVerb = pattern`${anyOf('programs')}\s+\p{L}+\s+[\s\u0001*_("'“]*$`;
const madeByProgram = pattern`^[\s\u0001*_)]*(?:${anyOf('presentPassive')}\s[^.;!?。]{0,60}?)?${anyOf('byWhom')}\s?(?:\p{L}{1,5}['’\s]\s*)?(?:\p{L}+\s+)?${anyOf('programs')}`;
const presentEnding = pattern`^${anyOf('presentEndings')}`;
/** Languages in which a verb right behind its subject is in the present, unless it ends as of the past. */
const presentByPlace: ReadonlySet<string> = new Set(['de', 'fr']);
const wasDone = pattern`^${anyOf('pastEndings')}$`;

/**
 * Whether a sentence tells what a program does to a file whenever it runs, and nothing that was done in the work: `le build crée X`, `X
 * wird vom Build erzeugt`, `빌드가 X를 생성한다`.
 *
 * @param before,behind the deed before the file and the one behind it
 * @param at where the file begins; `end` is where it ends
 * @param clauseBefore what stands before a place in its clause
 */
export function isDoneByProgram(
  source: string,
  { at, end }: { readonly at: number; readonly end: number },
  { before, behind }: { readonly before: Hit<Cue> | undefined; readonly behind: Hit<Cue> | undefined },
  clauseBefore: (place: number) => string,
): boolean {
  if (madeByProgram.test(source.slice(end))) return true;
  if (before) {
    const verb = source.slice(before.from, before.to);
    return (
      presentByPlace.has(before.language) &&
      !wasDone.test(verb) &&
      rightBefore.test(clauseBefore(before.from))
    );
  }
  const clause = clauseBefore(at);
  if (!behind) return withVerb.test(clause);
  return verbLast.has(behind.language) && program.test(clause) && presentEnding.test(source.slice(behind.to));
}
