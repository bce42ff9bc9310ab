import type { Notice } from '../../review/notice.ts';
import { name, type Phrase, said } from './phrase.ts';

/** A change of what configures the checks as a sentence, with what belongs below it. */
export function noticePhrase(notice: Notice): { readonly phrase: Phrase; readonly items: readonly Phrase[] } {
  const path = name(notice.path);
  switch (notice.type) {
    case 'configuration':
      return {
        phrase: ['configuration ', path, changeWords[notice.change]],
        items: notice.keys.map(({ key, before, after }): Phrase => {
          const of = (value: string | null) => (value === null ? 'unset' : name(value));
          return [name(key), ': ', of(before), ' → ', of(after)];
        }),
      };
    case 'waiver':
      return {
        phrase: [
          notice.change === 'added' ? 'new waiver for ' : 'waiver removed for ',
          name(notice.rule),
          ' for ',
          name(notice.record),
          ' by ',
          name(notice.by),
          ': ',
          said(notice.reason),
          ...(notice.until === null ? [] : [', until ', name(notice.until)]),
        ],
        items: [],
      };
    case 'baseline':
      return {
        phrase: [
          'baseline ',
          path,
          ` skips ${notice.added} more findings and no longer skips ${notice.removed}`,
        ],
        items: [],
      };
    case 'suppression':
      return {
        phrase: [
          notice.change === 'added' ? 'new suppression in ' : 'suppression removed from ',
          path,
          ` line ${notice.line} of `,
          ...notice.rules.flatMap((rule, index): Phrase => [index === 0 ? '' : ', ', name(rule)]),
          ...(notice.reason === null ? [', without a reason'] : [': ', said(notice.reason)]),
        ],
        items: [],
      };
  }
}

const changeWords = {
  added: ' is new',
  modified: ' changed',
  deleted: ' was deleted',
  unreadable: ' changed, and one of its versions cannot be read',
} as const;
