import type { Waiver } from '../core/config.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { Places } from '../records/places.ts';
import { isWaiverFor, isWaiverOver } from '../records/waiver.ts';
import type { ConfigFile } from './places.ts';

/** The configurations of a version. */
export interface Configured {
  readonly places: Places;
  readonly files: Iterable<Pick<ConfigFile, 'path'>>;
}

/** Which waivers are held against findings. */
export interface WaiverScope {
  readonly governing: Configured;
  /** Of the change itself, which govern once they are committed: a finding that one of their waivers names says so. */
  readonly pending: Configured | undefined;
  /** Whether a waiver that names a commit counts, too. */
  readonly ofCommits: boolean;
  /** RFC 3339: what `until` is held against. */
  readonly now: string;
}

/** The waivers of all configurations of a version. */
export function waiversOf({ places, files }: Configured): readonly Waiver[] {
  const all = [places.configOf(''), ...[...files].map(({ path }) => places.configOf(path))];
  return [...new Set(all)].flatMap(({ waivers }) => waivers);
}

/**
 * Takes out what the waivers of the governing configuration let pass: so the commit that mends what lies in protected history
 * is made as any other (git, "What binds").
 */
export function letWaived(
  diagnostics: readonly Diagnostic[],
  recordOf: (path: string) => string,
  scope: WaiverScope,
): { readonly kept: readonly Diagnostic[]; readonly waived: number } {
  const counting = (configured: Configured) =>
    waiversOf(configured).filter(
      (one) => !isWaiverOver(one, scope.now) && (scope.ofCommits || one.commit === undefined),
    );
  const governing = counting(scope.governing);
  const coming = scope.pending ? counting(scope.pending) : [];
  if (governing.length === 0 && coming.length === 0) return { kept: diagnostics, waived: 0 };
  const kept = diagnostics.flatMap((diagnostic) => {
    const { at, rule } = diagnostic;
    const isNamed = (waiver: Waiver) =>
      isWaiverFor(waiver, { rule, record: recordOf(at.path), path: at.path });
    if (governing.some(isNamed)) return [];
    const help =
      'commit the waiver first, in a commit of its own: a change is judged by the configuration before it';
    return [coming.some(isNamed) ? { ...diagnostic, help } : diagnostic];
  });
  return { kept, waived: diagnostics.length - kept.length };
}
