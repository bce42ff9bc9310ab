import type { Confidence } from '../../review/detail.ts';
import { type Part, type Phrase, tone } from './phrase.ts';

/** `0.40`; a dash if there is none. */
export function confidenceText(value: Confidence): string {
  if (value === null) return '–';
  const short = value.toFixed(2);
  return Number(short) === value ? short : String(value);
}

/** A space at which no line is broken. */
const joint = '\u00a0';

/** `0.85 → 0.40 ▼ now under 0.5`. */
export function confidenceMove(before: Confidence, after: Confidence, crosses: 'up' | 'down' | null): Phrase {
  if (before === after) return [`${confidenceText(after)}, as before`];
  const move: Part[] = [`${confidenceText(before)}${joint}→${joint}${confidenceText(after)}`];
  if (before === null || after === null) return move;
  move.push(joint, after > before ? tone('good', '▲') : tone(crosses === 'down' ? 'bad' : 'warn', '▼'));
  if (crosses === 'down') move.push(' ', tone('bad', 'now under 0.5'));
  if (crosses === 'up') move.push(' ', tone('good', 'now over 0.5'));
  return move;
}
