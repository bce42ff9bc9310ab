import { parseTime } from '../records/kinds/time.ts';

/** How long ago: `3 d`, `5 h`, `20 min`. Empty where it is not known. */
export function ageText(since: string | null | undefined, now: string): string {
  if (!since) return '';
  const [from, to] = [parseTime(since), parseTime(now)];
  return from === undefined || to === undefined ? '' : spanText(to - from);
}

/** A span of milliseconds; what is below a minute, or below nothing, is `now`. */
export function spanText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / 1440)} d`;
}
