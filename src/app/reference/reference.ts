import type { Config } from '../../core/config.ts';
import type { Severity } from '../../core/diagnostic.ts';
import { type Rule, scopesOf } from '../../core/rule.ts';
import { defaultSeverity, effectiveSeverity, isEnabled } from '../../core/severity.ts';
import { BatonError } from '../../errors.ts';
import { rules } from '../../rules/index.gen.ts';
import { readPackageFile } from '../../store/package-files.ts';
import { suggest } from '../../text/closest-match.ts';
import { docsUrl } from '../../text/published.ts';
import { ruleIds } from '../config/load-config.ts';
import { schemaNames } from '../workspace/schema-names.ts';

/** One row of `baton rules`. */
export interface RuleRow {
  readonly id: string;
  readonly severity: Severity | 'off';
  readonly scopes: readonly string[];
  readonly kinds: readonly string[];
  readonly summary: string;
  readonly docs: string;
}

/** Every rule as a configuration leaves it. */
export function ruleRows(config: Config): RuleRow[] {
  return rules.map((rule) => ({
    id: rule.id,
    severity: severityOf(rule, config),
    scopes: scopesOf(rule),
    kinds: rule.kinds,
    summary: rule.summary,
    docs: docsUrl(rule.id),
  }));
}

/** The severity of a rule's main message under a configuration. */
export function severityOf(rule: Rule, config: Config): Severity | 'off' {
  if (!isEnabled(rule, config)) return 'off';
  return effectiveSeverity(rule, defaultSeverity(rule, config), undefined, config);
}

/** A rule's page, without the marks of generated parts. @throws BatonError `usage` for an unknown id */
export function rulePage(id: string): string {
  if (!ruleIds.includes(id)) throw unknown('rule', id, ruleIds, 'run `baton rules` for the list');
  return readPackageFile(`dist/rules/${id}.md`).replace(/^<!-- .*? -->\n/gm, '');
}

/** The JSON Schema of a kind of record, of the configuration or of lint's JSON. @throws BatonError `usage` for an unknown name */
export function schemaText(name: string): string {
  if (!schemaNames.some((known) => known === name)) {
    throw unknown('schema', name, schemaNames, `expected one of ${schemaNames.join(', ')}`);
  }
  return readPackageFile(`schemas/${name}.schema.json`);
}

function unknown(what: string, name: string, known: readonly string[], otherwise: string): BatonError {
  return new BatonError('usage', `Unknown ${what} \`${name}\``, {
    help: suggest(name, known, otherwise),
  });
}
