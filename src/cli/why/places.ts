import type { WhyTarget } from '../../app/knowledge/why.ts';
import { BatonError } from '../../errors.ts';

/** Lines at the end of an argument: `:10`, `:10-20`, `:1-5,9`. */
const lines = /^(.+):(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)$/s;

/**
 * Reads `FILE`, `FILE:LINE`, `FILE:LINE-LINE`, several lines with commas.
 *
 * @throws BatonError `usage` for a line 0, and for lines that end before they begin
 */
export function parsePlace(text: string): WhyTarget {
  const [, file, list] = lines.exec(text) ?? [];
  if (file === undefined || list === undefined) return { file: text, ranges: [] };
  const ranges = list.split(',').map((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    if (from > 0 && to >= from && Number.isSafeInteger(to)) return { from, to };
    throw new BatonError('usage', `Unexpected lines \`${part}\` of \`${file}\``, {
      help: 'lines are counted from 1, the smaller number first: `FILE:10-20`',
    });
  });
  return { file, ranges };
}
