import type { Change } from '../core/change.ts';
import { groupBy } from '../core/collections/group.ts';
import type { Config } from '../core/config.ts';
import { compareDiagnostics, type Diagnostic, type Location, type Severity } from '../core/diagnostic.ts';
import type { Document, RecordKind } from '../core/document.ts';
import { memoize } from '../core/memoize.ts';
import { type Extent, LineIndex } from '../core/position.ts';
import {
  type ChangeContext,
  type ChangeReport,
  type CheckEnvironment,
  type DocumentReport,
  type Extents,
  isAboutChange,
  type Message,
  type Needs,
  type Rule,
  type TreeContext,
  type TreeIndex,
  type TreeReport,
} from '../core/rule.ts';
import { defaultSeverity, effectiveSeverity, isEnabled } from '../core/severity.ts';
import { applySuppressions, type Suppression } from '../core/suppress.ts';
import { docsUrl } from '../text/published.ts';
import { shorten } from '../text/shorten.ts';
import { createTouchIndex } from './extents.ts';

const chosen = new WeakMap<Config, WeakMap<readonly Rule[], Map<string, readonly Rule[]>>>();

/** The rules that look at a kind in a scope and are on; the same for every record of a run, so chosen once. */
function rulesFor(
  rules: readonly Rule[],
  scope: 'document' | 'change',
  kind: RecordKind,
  config: Config,
): readonly Rule[] {
  const bySet = chosen.get(config) ?? new WeakMap<readonly Rule[], Map<string, readonly Rule[]>>();
  chosen.set(config, bySet);
  const byKind = bySet.get(rules) ?? new Map<string, readonly Rule[]>();
  bySet.set(rules, byKind);
  const key = `${scope} ${kind}`;
  const known = byKind.get(key);
  if (known) return known;
  const found = rules.filter((rule) => rule[scope] && rule.kinds.includes(kind) && isEnabled(rule, config));
  byKind.set(key, found);
  return found;
}

/** Runs the document rules of a record's kind over it. */
export function checkDocument(rules: readonly Rule[], doc: Document, env: CheckEnvironment): Diagnostic[] {
  const out: Diagnostic[] = [];
  const locate = (at: Extents | undefined) => locationIn(doc.path, 'after', doc.lines, at);
  let rule: Rule | undefined;
  // One context for all of them, since most have nothing to say.
  const context = {
    ...env,
    doc,
    report: (messageId: string, report: DocumentReport & { data?: Data }) =>
      rule &&
      out.push(
        stamp(rule, messageId, report, env.config, {
          at: locate(report.at),
          related: (report.related ?? []).map(({ at, message }) => ({ at: locate(at), message })),
        }),
      ),
  };
  for (rule of rulesFor(rules, 'document', doc.kind, env.config)) rule.document?.(context);
  return out;
}

/** Runs the change rules over one change. Each gets of the tree what it needs, and no more. */
export function checkChange(
  rules: readonly Rule[],
  change: Change,
  tree: TreeIndex,
  env: CheckEnvironment & Pick<ChangeContext, 'merge' | 'source' | 'claims'>,
): Diagnostic[] {
  const out: Diagnostic[] = [];
  const locate = (at: Extents | undefined, side: 'before' | 'after' = 'after') =>
    locationOf(change, side, at);
  let rule: Rule | undefined;
  const { entryAt, namesIn } = tree;
  const given = { change: undefined, paths: { entryAt, namesIn }, tree };
  const context = {
    ...env,
    change,
    report: (messageId: string, report: ChangeReport & { data?: Data }) =>
      rule &&
      out.push(
        stamp(rule, messageId, report, env.config, {
          at: locate(report.at, report.side),
          related: (report.related ?? []).map(({ at, side, message }) => ({
            at: locate(at, side),
            message,
          })),
        }),
      ),
  };
  // The types say which of the three a rule has.
  const seen = {
    change: { ...context, tree: given.change },
    paths: { ...context, tree: given.paths },
    tree: { ...context, tree: given.tree },
  } as Readonly<Record<Needs, Parameters<NonNullable<Rule['change']>>[0]>>;
  for (rule of rulesFor(rules, 'change', kindOf(change), env.config))
    rule.change?.(seen[rule.needs ?? 'change']);
  return out;
}

/** What the change rules look at, of the records of a kind. */
export function needsOf(rules: readonly Rule[], change: Change, config: Config): readonly Needs[] {
  return rulesFor(rules, 'change', kindOf(change), config).map(({ needs = 'change' }) => needs);
}

function kindOf(change: Change): RecordKind {
  return change.type === 'added' ? change.after.kind : change.before.kind;
}

/** What tree rules get for single records; without the configuration, that of the run is used. */
export interface TreeEnvironment extends Pick<TreeContext, 'configOf'> {
  readonly clockOf?: TreeContext['clockOf'];
  readonly isCommitted?: TreeContext['isCommitted'];
  readonly isRemoved?: TreeContext['isRemoved'];
}

/** Runs the tree rules over the records of one tree. */
export function checkTree(
  rules: readonly Rule[],
  tree: TreeIndex,
  env: CheckEnvironment,
  {
    configOf,
    clockOf = () => env.now,
    isCommitted = () => env.committed,
    isRemoved = () => false,
  }: TreeEnvironment,
): Diagnostic[] {
  const out: Diagnostic[] = [];
  let rule: Rule | undefined;
  const context = {
    ...env,
    tree,
    configOf,
    clockOf,
    isCommitted,
    isRemoved,
    report: (messageId: string, report: TreeReport & { data?: Data }) => {
      const config = configOf(report.at.path);
      if (!rule || !isEnabled(rule, config)) return;
      out.push(stamp(rule, messageId, report, config, { at: report.at, related: report.related ?? [] }));
    },
  };
  for (rule of rules) rule.tree?.(context);
  return out;
}

/**
 * Keeps one finding for each error of a file, applies its suppressions, adds the findings of the suppression rules,
 * and sorts. `checked` is false for a file that was not checked itself: the use of its comments is not known.
 */
export function finishFile(
  rules: readonly Rule[],
  path: string,
  diagnostics: readonly Diagnostic[],
  suppressions: readonly Suppression[],
  env: CheckEnvironment,
  checked = true,
): Diagnostic[] {
  const distinct = dropOverridden(rules, diagnostics);
  if (suppressions.length === 0) return [...distinct].sort(compareDiagnostics);
  const ruleOf = (id: string) => rules.find((candidate) => candidate.id === id);
  const { kept, uses } = applySuppressions(distinct, suppressions, ({ rule, messageId }) =>
    isAboutChange(ruleOf(rule), messageId),
  );
  const out = [...kept];
  for (const rule of rules) {
    if (!checked || !rule.suppression || !isEnabled(rule, env.config)) continue;
    rule.suppression({
      ...env,
      doc: { path },
      uses,
      ruleOf,
      ruleIds: rules.map(({ id }) => id),
      report: (messageId: string, report: TreeReport & { data?: Data }) =>
        out.push(
          stamp(rule, messageId, report, env.config, { at: report.at, related: report.related ?? [] }),
        ),
    });
  }
  return out.sort(compareDiagnostics);
}

/** Values for the holes of a message. */
export type Data = Readonly<Record<string, string | number>> | undefined;

/** A report as a finding: with severity, text and page. */
export function stamp(
  rule: Rule,
  messageId: string,
  report: Omit<DocumentReport | ChangeReport | TreeReport, 'at' | 'related'> & { data?: Data },
  config: Config,
  places: Pick<Diagnostic, 'at' | 'related'>,
): Diagnostic {
  const message = rule.messages[messageId];
  if (message === undefined) throw new Error(`rule ${rule.id} has no message ${messageId}`);
  const own = report.severity ?? severityOf(message) ?? defaultSeverity(rule, config);
  return {
    rule: rule.id,
    messageId,
    severity: effectiveSeverity(rule, own, report.clients, config),
    message: fill(textOf(message), report.data),
    ...(report.help === undefined ? {} : { help: report.help }),
    ...(report.actual === undefined ? {} : { actual: report.actual }),
    ...(report.expected === undefined ? {} : { expected: report.expected }),
    ...(report.clients === undefined || report.clients.length === 0 ? {} : { clients: report.clients }),
    ...(report.fix === undefined ? {} : { fix: report.fix }),
    docs: docsUrl(rule.id),
    ...places,
  };
}

function textOf(message: Message): string {
  return typeof message === 'string' ? message : message.text;
}

function severityOf(message: Message): Severity | undefined {
  return typeof message === 'string' ? undefined : message.severity;
}

/** The most characters of a value in a message: a value may be as long as its file. `actual` has the whole value. */
const longestValue = 1_000;

function fill(text: string, data: Data): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) =>
    shorten(String(data?.[name] ?? hole), longestValue),
  );
}

/** The position of an extent of a file; without one the whole file. */
export function locationIn(
  path: string,
  side: Location['side'],
  lines: LineIndex,
  at: Extents | undefined,
): Location {
  if (at === undefined) return { path, side };
  return { path, side, span: lines.span('extent' in at ? at.extent : at) };
}

function locationOf(change: Change, side: 'before' | 'after', at: Extents | undefined): Location {
  if (side === 'before' && change.type !== 'added') {
    return locationIn(change.before.path, 'before', change.before.lines, at);
  }
  if (change.type === 'added' || change.type === 'modified') {
    return locationIn(change.after.path, 'after', change.after.lines, at);
  }
  if (change.type === 'unclaimed') return locationIn(change.path, 'after', new LineIndex(change.text), at);
  return { path: change.before.path, side: 'after' };
}

/** One error, one finding: that of the more specific rule stays, in every scope. */
function dropOverridden(rules: readonly Rule[], diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const losing = losingOf(rules);
  if (!diagnostics.some(({ rule }) => losing.has(rule))) return diagnostics;
  const winners = new Set([...losing.values()].flat());
  const places = groupBy(
    diagnostics.filter(({ rule }) => winners.has(rule)),
    ({ at, rule }) => placeKey(rule, at),
  );
  const touched = new Map([...places].map(([key, found]) => [key, touchIndexOf(found.map(({ at }) => at))]));
  return diagnostics.filter(
    ({ at, rule }) => !losing.get(rule)?.some((winner) => touched.get(placeKey(winner, at))?.(at)),
  );
}

/** By the id of a rule: those that are more specific. The same for every file of a run. */
const losingOf = memoize((rules: readonly Rule[]): ReadonlyMap<string, readonly string[]> => {
  const losing = new Map<string, string[]>();
  for (const { id, overrides = [] } of rules)
    for (const loser of overrides) losing.set(loser, [...(losing.get(loser) ?? []), id]);
  return losing;
});

function placeKey(rule: string, { path, side }: Location): string {
  return `${rule} ${side} ${path}`;
}

/**
 * Whether a location of the same file touches one of these; a finding about the whole file touches only another one
 * about the whole file.
 */
function touchIndexOf(locations: readonly Location[]): (at: Location) => boolean {
  const isWhole = locations.some(({ span }) => span === undefined);
  const touches = createTouchIndex(locations.flatMap(({ span }) => (span ? [extentOf(span)] : [])));
  return ({ span }) => (span ? touches(extentOf(span)) : isWhole);
}

function extentOf({ start, end }: NonNullable<Location['span']>): Extent {
  return { from: start.offset, to: end.offset };
}
