import { continuesKeys, reviewKeys } from '../kinds/decision/model.ts';
import { renderFrontMatter, type YamlData, type YamlValue } from '../yaml/write.ts';

/** The keys of a decision in the order in which they are written (convention, section 5). */
export const decisionKeys: readonly string[] = [
  'schema',
  'id',
  'thread',
  'agent',
  'date',
  'continues_decision',
  'alternatives',
  'pre_decision',
  'decision',
  'confidence',
  'category',
  'stakes',
  ...reviewKeys,
  'reasons',
  'open_questions',
  'resolves_questions',
  'next_steps',
  'supersedes',
  'expires',
  'reopens',
  'related_to',
  'session',
  'task',
  'pr',
  'tags',
  'files',
  'deliberation',
  'thoughts',
];

/** What a decision to be recorded says, by the keys of its file; keys that Baton does not know are kept. */
export type DecisionFields = Readonly<Record<string, YamlValue | undefined>>;

/** The fields, with the continued decision under its standard key. */
export function withOneName(fields: DecisionFields): DecisionFields {
  const called = continuesKeys.find((key) => fields[key] !== undefined);
  const others = Object.entries(fields).filter(([key]) => !continuesKeys.some((name) => name === key));
  return { ...Object.fromEntries(others), ...(called ? { continues_decision: fields[called] } : {}) };
}

/** The text of a new decision. */
export function decisionText(fields: DecisionFields, body: string): string {
  const own = { schema: 'baton/decision@1', status: 'pending', ...fields };
  const known = decisionKeys.flatMap((key) => entryOf(own, key));
  const others = Object.keys(own).filter((key) => !decisionKeys.includes(key));
  const data: YamlData = Object.fromEntries([...known, ...others.flatMap((key) => entryOf(own, key))]);
  return renderFrontMatter(data, body);
}

/** Left out if it is empty. */
function entryOf(fields: DecisionFields, key: string): [string, YamlValue][] {
  const value = fields[key];
  const isNothing = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  return isNothing ? [] : [[key, value]];
}
