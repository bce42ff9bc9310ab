import { checksum } from '../../src/text/kept/checksum.ts';

/** The text of a cache whose values a test changed, with lengths and checksums that fit them (`src/store/line-cache.ts`). */
export function resealed(text: string): string {
  const [header = '', ...lines] = Buffer.from(text).toString('latin1').split('\n');
  const sealed = lines.map((line) => {
    // A value may have tabs.
    const [, key, value] = /^([^\t]*)\t\d+\t(.*)\t[0-9a-f]{8}$/.exec(line) ?? [];
    if (key === undefined || value === undefined) return line;
    const check = checksum(value, 0, value.length, checksum(key)).toString(16).padStart(8, '0');
    return [key, value.length, value, check].join('\t');
  });
  return Buffer.from([header, ...sealed].join('\n'), 'latin1').toString();
}
