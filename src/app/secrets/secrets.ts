import type { Secret } from '../../core/rule.ts';

/** How the secrets begin that the detector's rules match; of those that words begin with, also how they go on. */
const signs = [
  'PRIVATE KEY',
  'A[KS]IA[A-Z0-9]{16}',
  '(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)',
  // A user and a password in an address, of the web or of a database.
  ':\\/\\/[^\\s\\/]{3,302}@',
  '[Hh][Oo][Oo][Kk][Ss]\\.[Ss][Ll][Aa][Cc][Kk]\\.',
  '(?:xox[abopr]|xapp)-',
  'sk-ant-api',
  'T3BlbkFJ',
  'SG\\.[\\w.-]{20}',
  '(?:npm_|gh[oprsu]_|github_pat_|gsk_|hf_|lin_api_|ntn_|shp(?:at|ca|pa|ss)_|glpat-|glc_|glsa_|ops_ey|hv[brs]\\.|vc[aciprk]_|dapi|dckr_pat_|figd_)[\\w+\\/=-]{20}',
];
const sign = new RegExp(signs.join('|'));

/**
 * Whether the detector could find something in a text. It takes as long as all other checks together, so most texts must
 * never reach it; a test holds that no text that it would report is kept from it.
 */
export function mayHoldSecret(text: string): boolean {
  return sign.test(text);
}

/** The keys, tokens and passwords of a text, in their order. The detector is loaded with the first text that may hold one. */
export async function findSecrets(text: string): Promise<readonly Secret[]> {
  if (!mayHoldSecret(text)) return [];
  const { detectSecrets } = await import('./secret-detector.ts');
  return detectSecrets(text);
}
