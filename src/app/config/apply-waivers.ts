import type { Waiver } from '../../core/config.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { isWaiverFor, isWaiverOver } from '../../records/config/waiver.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { secretRule } from './baseline.ts';
import type { ConfigFile } from './load-config.ts';

/** The configurations of a version. */
export interface Configured {
  readonly pathRules: PathRules;
  readonly files: Iterable<Pick<ConfigFile, 'path'>>;
}

/** Which waivers are compared with findings, and what may be waived. */
export interface WaiverScope {
  /** The checked version: waivers are read from there, so that one may come with the repair that it is for. */
  readonly checked: Configured;
  /** Whether a finding is of a change that repairs a record. */
  readonly isRepair: (diagnostic: Diagnostic) => boolean;
  /** True where protected history has the checked version already: then every fault in it may be waived. */
  readonly isLanded: boolean;
  /** RFC 3339: what `until` is compared with. */
  readonly now: string;
}

/** The waivers of all configurations of a version. */
export function waiversOf({ pathRules, files }: Configured): readonly Waiver[] {
  const all = [pathRules.configOf(''), ...[...files].map(({ path }) => pathRules.configOf(path))];
  return [...new Set(all)].flatMap(({ waivers }) => waivers);
}

/** Why a waiver does not count for a finding that it names. */
export const notWaived = {
  secret:
    'a secret is not waived: remove it with `baton redact`, and revoke it; a false alarm is suppressed in the text, with a reason',
  fresh:
    'the waiver has no effect: a waiver is for an error that a protected branch already has, or for a change that repairs one and changes nothing else',
  early: 'the waiver has no effect: it is older than the error, and a new error is never waived',
} as const;

/**
 * Removes the findings that waivers allow: the finding about a change that repairs a record, and any finding in
 * protected history (convention, section 10). A new fault is never waived, and a secret is redacted.
 */
export function applyWaivers(
  diagnostics: readonly Diagnostic[],
  recordOf: (path: string) => string,
  { checked, isRepair, isLanded, now }: WaiverScope,
): { readonly kept: readonly Diagnostic[]; readonly waived: number } {
  const waivers = waiversOf(checked).filter(
    (one) => !isWaiverOver(one, now) && (isLanded || one.commit === undefined),
  );
  if (waivers.length === 0) return { kept: diagnostics, waived: 0 };
  const kept = diagnostics.flatMap((diagnostic) => {
    const { at, rule } = diagnostic;
    const fault = { rule, record: recordOf(at.path), path: at.path };
    // Whether a change is a repair is asked only where some waiver names its record.
    const mayBe = waivers.some((one) => isWaiverFor({ ...one, rule }, fault));
    const repaired = mayBe && isRepair(diagnostic);
    if (!waivers.some((one) => isWaiverFor(one, { ...fault, isRepair: repaired }))) return [diagnostic];
    if (rule === secretRule) return [{ ...diagnostic, help: notWaived.secret }];
    return isLanded || repaired ? [] : [{ ...diagnostic, help: notWaived.fresh }];
  });
  return { kept, waived: diagnostics.length - kept.length };
}
