import type { Change } from '../core/change.ts';
import { compareText } from '../core/diagnostic.ts';
import type { Document } from '../core/document.ts';
import { entriesOf, itemsOf, nodeAt, plainValue, stringOf, type YamlNode } from '../core/node.ts';
import { parseBaseline } from '../records/config/baseline.ts';
import { suppressionsOf } from '../records/read/suppressions.ts';
import { sameUnlessRedacted } from '../records/redact/redaction.ts';
import { parseYaml } from '../records/yaml/parse.ts';
import { listChange, sameText } from './lists.ts';
import type { ConfigKeyChange, Notice } from './notice.ts';

/** A file that configures the checks, on both sides; undefined if it does not exist or cannot be read. */
export interface ConfigCommitFile {
  readonly path: string;
  readonly kind: 'configuration' | 'baseline';
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Changes of what configures the checks, and suppressions that came or went. */
export function noticesOf(files: readonly ConfigCommitFile[], changes: readonly Change[]): readonly Notice[] {
  const effectiveConfigs = [...files].sort((a, b) => compareText(a.path, b.path));
  return [
    ...effectiveConfigs.flatMap((file) =>
      file.kind === 'configuration' ? configNotices(file) : baselineNotices(file),
    ),
    ...changes.flatMap(suppressionNotices),
  ];
}

function configNotices({ path, before, after }: ConfigCommitFile): Notice[] {
  const [was, is] = [rootOf(before), rootOf(after)];
  if (was === 'unreadable' || is === 'unreadable')
    return [{ type: 'configuration', path, change: 'unreadable', keys: [] }];
  const keys = keyChanges(was, is);
  const waivers = listChange(waiversOf(was), waiversOf(is), (one) => JSON.stringify(one));
  const rows = (change: 'added' | 'removed') =>
    waivers[change].map((one): Notice => ({ type: 'waiver', path, change, ...one }));
  const change = before === undefined ? 'added' : after === undefined ? 'deleted' : 'modified';
  const isListed = keys.length > 0 || change !== 'modified';
  return [
    ...(isListed ? [{ type: 'configuration', path, change, keys } as const] : []),
    ...rows('added'),
    ...rows('removed'),
  ];
}

function rootOf(text: string | undefined): YamlNode | undefined | 'unreadable' {
  if (text === undefined) return undefined;
  const { root, problems } = parseYaml(text, (offset) => offset);
  return problems.length > 0 ? 'unreadable' : root;
}

/** Keys whose values differ, by meaning; waivers are reported one by one. */
function keyChanges(before: YamlNode | undefined, after: YamlNode | undefined): ConfigKeyChange[] {
  const names = [...entriesOf(before), ...entriesOf(after)].flatMap(({ name }) => name ?? []);
  return [...new Set(names)].flatMap((key) => {
    const [was, is] = [nodeAt(before, key), nodeAt(after, key)];
    if (key === 'waivers' || sameUnlessRedacted(was, is)) return [];
    if (was?.type === 'map' && is?.type === 'map') {
      return keyChanges(was, is).map((one) => ({ ...one, key: `${key}.${one.key}` }));
    }
    return [{ key, before: jsonOf(was), after: jsonOf(is) }];
  });
}

function jsonOf(node: YamlNode | undefined): string | null {
  return node === undefined ? null : JSON.stringify(plainValue(node));
}

function waiversOf(root: YamlNode | undefined) {
  return itemsOf(nodeAt(root, 'waivers')).map((item) => {
    const text = (key: string) => stringOf(nodeAt(item, key)) ?? '';
    return {
      rule: text('rule'),
      record: text('record'),
      reason: text('reason'),
      by: text('by'),
      until: stringOf(nodeAt(item, 'until')) ?? null,
    };
  });
}

function baselineNotices({ path, before, after }: ConfigCommitFile): Notice[] {
  const keysOf = (text: string | undefined) => {
    const parsed = text === undefined ? undefined : parseBaseline(text);
    return parsed?.ok ? parsed.entries.map((entry) => JSON.stringify(entry)) : [];
  };
  const { added, removed } = listChange(keysOf(before), keysOf(after), (key) => key);
  if (added.length === 0 && removed.length === 0) return [];
  return [{ type: 'baseline', path, added: added.length, removed: removed.length }];
}

function suppressionNotices(change: Change): Notice[] {
  const of = (doc: Document | undefined) => (doc ? suppressionsOf(doc) : []);
  const [before, after] = [
    'before' in change ? change.before : undefined,
    'after' in change ? change.after : undefined,
  ];
  const key = ({ rules, reason }: ReturnType<typeof of>[number]) =>
    `${rules.join()} ${sameText(reason ?? '')}`;
  const { added, removed } = listChange(of(before), of(after), key);
  const rows = (which: 'added' | 'removed', path: string | undefined) =>
    (which === 'added' ? added : removed).map(
      ({ span, rules, reason }): Notice => ({
        type: 'suppression',
        path: path ?? '',
        change: which,
        line: span.start.line,
        rules,
        reason: reason ?? null,
      }),
    );
  return [...rows('added', after?.path), ...rows('removed', before?.path)];
}
