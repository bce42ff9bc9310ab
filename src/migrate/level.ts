import type { Level } from './types.ts';

const priority =
  '(?:severity|priority|prio|importance|priorität|schwere|prioridad|severidad|gravedad|prioridade|severidade|priorité|gravité|приоритет|важность|优先级?|严重程度|優先度?|重要度|우선순위|심각도)';

/** The words for each level, by themselves too common to say one: `high load`, `dar de alta`. */
const words: readonly (readonly [Level, string])[] = [
  [
    'high',
    'critical|highest|high|kritisch|hoch|hohe|crítica|critica|alta|alto|critique|haute|élevée|высокий|высокая|критический|高|紧急|緊急|높음|긴급',
  ],
  ['low', 'lowest|low|niedrig|niedrige|baja|bajo|basse|faible|baixa|baixo|низкий|низкая|低|낮음'],
  ['medium', 'medium|moderate|mittel|mittlere|media|medio|moyenne|média|médio|средний|средняя|中|보통'],
];

/** A word of a level says one where it names a priority, stands in brackets, or leads in the text or is all of it. */
const named = words.map(([level, all]) => {
  const before = `${priority}[\\s:：=*_|(-]{0,6}(?:${all})(?![\\p{L}\\p{N}])`;
  const after = `(?<![\\p{L}\\p{N}])(?:${all})[\\s-]?${priority}`;
  const bracketed = `[([（【](?:${all})[)\\]）】]`;
  const leading = `^[^\\p{L}\\p{N}]*(?:${all})(?:[^\\p{L}\\p{N}]*$|\\s*[:：)\\]—–])`;
  return [level, new RegExp([before, after, bracketed, leading].join('|'), 'iu')] as const;
});

/** Marks and words that say a level wherever they stand; those in capitals only so (annotation guide, section 8). */
const anywhere: readonly (readonly [Level, readonly RegExp[]])[] = [
  [
    'high',
    [
      /🔴|❌|🚨|\b(?:CRITICAL|P0|P1|MUST|NOT|HIGH)\b/u,
      /\bnever\b|(?<!\bnon-?)(?<!\bnot )\bblocking\b|\burgent\b|最优先|最優先|紧急|緊急|срочно|긴급/iu,
    ],
  ],
  [
    'low',
    [
      /🟢|\b(?:P3|P4|LOW)\b/u,
      /\boptional\b|\bnice to have\b|\bconsider\b|\blater\b|\bfuture\b|опциональн|선택/iu,
    ],
  ],
  ['medium', [/🟡|⚠|\b(?:P2|MEDIUM)\b/u, /\bshould\b/iu]],
];

/** How much a text says that something matters; undefined where it does not say. */
export function levelOf(text: string): Level | undefined {
  const told = named.find(([, pattern]) => pattern.test(text))?.[0];
  if (told) return told;
  const levels = anywhere.flatMap(([level, patterns]) =>
    patterns.some((pattern) => pattern.test(text)) ? [level] : [],
  );
  const isLow = levels.includes('low') && !/🔴|\b(?:CRITICAL|P[01])\b/u.test(text);
  return isLow ? 'low' : levels[0];
}
