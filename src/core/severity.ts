import type { Config } from './config.ts';
import { type Severity, severities } from './diagnostic.ts';
import type { Rule } from './rule.ts';

/** Whether a rule runs at all under a configuration. */
export function isEnabled(rule: Rule, config: Config): boolean {
  if (config.stricterOf) return config.stricterOf.some((one) => isEnabled(rule, one));
  const configured = config.rules[rule.id];
  if (configured !== undefined) return configured !== 'off';
  if (rule.optIn) return config.profile === 'strict';
  return config.profile !== 'seed' || rule.seed;
}

/** The severity that a configuration gives a finding: an explicit one wins, then a listed client, then the profile. */
export function effectiveSeverity(
  rule: Rule,
  own: Severity,
  clients: readonly string[] | undefined,
  config: Config,
): Severity {
  if (config.stricterOf) {
    const given = config.stricterOf
      .filter((one) => isEnabled(rule, one))
      .map((one) => effectiveSeverity(rule, own, clients, one));
    return severities.find((severity) => given.includes(severity)) ?? own;
  }
  const configured = config.rules[rule.id];
  if (configured !== undefined && configured !== 'off') return configured;
  if (clients?.some((client) => config.clients?.some((listed) => listed === client))) return 'error';
  return config.profile === 'strict' && own === 'warning' ? 'error' : own;
}

/** The severity of a rule's findings that say no other, before the configuration changes it. */
export function defaultSeverity(rule: Rule, config: Config): Severity {
  return (config.profile === 'seed' ? rule.seedSeverity : undefined) ?? rule.severity;
}
