import { cleanText, isImperative, plain, type Vocabulary } from './words.ts';

const detailLabel =
  /^\W*(?:\*\*|__)?(?:why|where|what|when|who|how|symptoms?|cause|root cause|reason|fix|solution|workaround|mitigation|impact|severity|priority|status|state|file|files|location|line|lines|problem|issue|error|effort|estimate|owner|note|notes|details?|goal|expected|actual|result|evidence|context|background|approach|steps?|depends on|blocked by|resolution|rationale|alternatives?|action|next|warum|wo|ursache|lösung|auswirkung|grund|datei|causa|solución|impacto|motivo|archivo|dónde|cause|raison|solution|fichier|où|causa|solução|arquivo|onde|причина|решение|где|файл|почему|原因|解决|方案|影响|文件|位置|現象|対策|対処|影響|ファイル|場所|원인|해결|영향|파일|위치)(?:\*\*|__)?\s*[:：—–]/iu;

/** Whether a nested item tells one side of its parent (`Cause: …`, `Fix: …`) and is no item itself. */
export function isDetail(text: string): boolean {
  return detailLabel.test(plain(text));
}

const remedyLabel =
  /(?:^|[\n.;—–-])\s*(?:[-*+]\s+)?(?:\*\*|__)?(?:fix|workaround|mitigation|solution|remedy|resolution|lösung|abhilfe|solución|solution|contournement|solução|решение|обход|解决|解决方案|规避|対策|回避策|対処|해결|우회)(?:\*\*|__)?\s*[:：]\s*(?:\*\*|__)?\s*([^\n]+)/iu;

/** What a note says to do about a trap or a blocker: behind a label, or behind a dash in the imperative. */
export function mitigationOf(text: string, vocabulary: Vocabulary): string | undefined {
  const labelled = remedyLabel.exec(text)?.[1];
  if (labelled !== undefined) return cleanText(labelled);
  const dash = /\s[—–-]\s([^\n—–]+)$/u.exec(text.trimEnd())?.[1];
  if (dash === undefined || vocabulary.has(dash, 'over')) return undefined;
  return isImperative(dash) ||
    /^\s*(?:always|never|instead|immer|siempre|toujours|sempre|всегда)\b/iu.test(dash)
    ? cleanText(dash)
    : undefined;
}
