import type { Diagnostic } from '../../core/diagnostic.ts';
import { notePendingConfig } from '../config/pending.ts';
import type { EffectiveConfigs } from './config-history.ts';
import type { CommitState } from './state.ts';

/**
 * What to do about a finding that a configuration which does not count yet would silence: commit it first, or bring it to the
 * protected branch first.
 *
 * @param merged what is left of the findings once the configuration that they need is merged; undefined where none waits
 */
export function helpFor(
  diagnostics: readonly Diagnostic[],
  { pending, pathRules }: EffectiveConfigs,
  own: CommitState,
  merged?: readonly Diagnostic[],
): (diagnostic: Diagnostic) => string | undefined {
  const left = merged && new Set(merged.map(keyOf));
  const explained = notePendingConfig(diagnostics, pathRules, own.config.pathRules, undefined);
  const helps = new Map(
    diagnostics.map((one, index) => [one, explained[index] === one ? undefined : explained[index]?.help]),
  );
  const isOwn = pathRules === own.config.pathRules;
  return (one) => (left && !left.has(keyOf(one)) ? pending?.help : isOwn ? undefined : helps.get(one));
}

/** What makes two findings about the same version one; a configuration may give each another severity. */
function keyOf({ at, message, rule, severity }: Diagnostic): string {
  return JSON.stringify([rule, at, message, severity === 'error']);
}
