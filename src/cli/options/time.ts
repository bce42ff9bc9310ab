import { BatonError } from '../../errors.ts';
import { isRfc3339 } from '../../records/kinds/time.ts';

/** Reads a time of RFC 3339 with an offset. @throws BatonError `usage` for anything else */
export function time(option: string, text: string): string {
  if (isRfc3339(text)) return text;
  throw new BatonError('usage', `Unexpected time \`${text}\` after \`${option}\`, expected RFC 3339`, {
    help: `write one such as \`${option} 2026-11-27T20:40:26Z\``,
  });
}

/** The same, or a day, which is its first moment in UTC. @throws BatonError `usage` for anything else */
export function dayOrTime(option: string, text: string): string {
  const moment = `${text}T00:00:00Z`;
  if (isRfc3339(moment)) return moment;
  if (isRfc3339(text)) return text;
  throw new BatonError('usage', `Unexpected date \`${text}\` after \`${option}\`, expected a day or a time`, {
    help: `write one such as \`${option} 2027-03-31\` or \`${option} 2027-03-31T18:00:00Z\``,
  });
}

/** Reads `--now`. @throws BatonError `usage` */
export function now(text: string): string {
  return time('--now', text);
}
