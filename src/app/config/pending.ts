import type { Diagnostic } from '../../core/diagnostic.ts';
import { isEnabled } from '../../core/severity.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { rules } from '../../rules/index.gen.ts';

/** What a configuration of the same commit would silence says so: it has an effect only after it is committed. */
export function notePendingConfig(
  diagnostics: readonly Diagnostic[],
  effectiveConfigs: PathRules,
  pending: PathRules,
  since: string | undefined,
): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { path } = diagnostic.at;
    const config = pending.configOf(path);
    const rule = rules.find(({ id }) => id === diagnostic.rule);
    const isLeft = effectiveConfigs.classify(path) !== undefined && pending.classify(path) === undefined;
    const isSilenced = pending.isIgnored(path) || isLeft || (rule && !isEnabled(rule, config));
    if (!isSilenced) return diagnostic;
    const file = config.path === undefined ? 'the change of the configuration' : `\`${config.path}\``;
    const first = since === undefined ? `commit ${file} first` : `get ${file} into \`${since}\` first`;
    return { ...diagnostic, help: `${first}: a change is checked with the configuration before it` };
  });
}
