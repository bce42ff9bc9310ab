import { describe, expect, it } from 'vitest';
import { isDay, isIso8601, isRfc3339, parseTime, toRfc3339 } from '../../../../src/records/kinds/time.ts';

describe('parseTime', () => {
  it.each([
    ['2026-11-27T20:40:26Z', '2026-11-27T20:40:26.000Z'],
    ['2026-11-27T21:40:26+01:00', '2026-11-27T20:40:26.000Z'],
    ['2026-11-27T15:10:26-0530', '2026-11-27T20:40:26.000Z'],
    ['2026-11-27 20:40:26.25z', '2026-11-27T20:40:26.250Z'],
    ['20261127T204026,5+00', '2026-11-27T20:40:26.500Z'],
    ['2026-11-27T20:40', '2026-11-27T20:40:00.000Z'],
    ['2026-11-27', '2026-11-27T00:00:00.000Z'],
    ['2026-11-27T24:00:00Z', '2026-11-28T00:00:00.000Z'],
  ])('reads %s', (text, moment) => expect(new Date(parseTime(text) ?? 0).toISOString()).toBe(moment));
  it.each(['', 'yesterday', '2026-W48-5', '2026', '2026-13-01', '2026-11-27T25:00:00Z'])(
    'does not read %j',
    (text) => expect(parseTime(text)).toBeUndefined(),
  );
});

describe('toRfc3339', () => {
  it.each(['2026-11-27', '2026-11-27T20:40:26', '2026-11-27T20:40Z', '2026-11-27T24:00:00Z', 'yesterday'])(
    'makes nothing up for %s',
    (text) => expect(toRfc3339(text)).toBeUndefined(),
  );
  it('keeps what is right', () =>
    expect(toRfc3339('2026-11-27T20:40:26.123456-05:30')).toBe('2026-11-27T20:40:26.123456-05:30'));
});

describe('the forms of a time', () => {
  it('tells RFC 3339 from the rest of ISO 8601, and that from anything else', () => {
    expect([isRfc3339('2026-11-27T20:40:26Z'), isIso8601('2026-11-27T20:40:26Z')]).toEqual([true, true]);
    expect([isRfc3339('2026-W48-5'), isIso8601('2026-W48-5')]).toEqual([false, true]);
    expect([isRfc3339('soon'), isIso8601('soon')]).toEqual([false, false]);
  });
});

describe('isDay', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  it.each(['1900', '2000', '2024', '2026'])('knows the days of %s', (year) => {
    for (let month = 0; month <= 13; month++) {
      for (let day = 0; day <= 32; day++) {
        const date = new Date(Date.UTC(Number(year), month - 1, day));
        const right = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        const text = `${year}-${two(month)}-${two(day)}`;
        expect({ text, isDay: isDay(text) }).toEqual({ text, isDay: right });
        expect(isDay(`${year}${two(month)}${two(day)}T10:00`)).toBe(right);
      }
    }
  });

  it('is false for what has no day', () => {
    expect([isDay('2026'), isDay('today'), isDay('2026-W10')]).toEqual([false, false, false]);
  });
});
