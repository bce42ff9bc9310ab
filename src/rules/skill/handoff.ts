import type { SkillFacts } from '../../core/facts.ts';
import {
  booleanOf,
  entryOf,
  isNull,
  itemsOf,
  nodeAt,
  stringOf,
  stringsOf,
  type YamlNode,
} from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { payloadPath, payloadPaths } from '../../records/kinds/handoff/paths.ts';
import { handoffBlock, quoted, typeName } from '../../records/kinds/skill/model.ts';
import { closestMatch, didYouMean, suggest } from '../../text/closest-match.ts';

export default defineRule({
  id: 'skill/handoff',
  summary: 'A skill that accepts handoffs says for what, and in the right types',
  kinds: ['skill'],
  severity: 'error',
  seed: true,
  messages: {
    accepts: 'Unexpected {type} `{value}` as `accepts_handoff`, expected `true` or `false`',
    noCategory: '`handoff_categories` is missing or empty, expected at least one category',
    noDescription: '`handoff_description` is missing or empty, expected one line for the menu',
    categories: 'Unexpected {type} as `{key}`, expected a list',
    category: 'Unexpected {type} in `{key}`, expected strings',
    string: 'Unexpected {type} as `{key}`, expected a string in quotes',
    version: {
      text: 'Unexpected number `{value}` as `{key}`, expected a string in quotes',
      severity: 'warning',
    },
    requires: {
      text: 'Unexpected {type} as `requires`, expected a list of payload paths',
      severity: 'warning',
    },
    path: {
      text: 'Unexpected path `{path}` in `requires`, expected one of the payload',
      severity: 'warning',
    },
    foreign: {
      text: 'Unexpected `handoff` without `accepts_handoff`: it belongs to another convention, and the skill is not a target',
      severity: 'info',
    },
    unknownSkill: {
      text: 'Unexpected skill `{skill}` in `provides_to`, which does not exist in the repository',
      severity: 'warning',
    },
    cycle: { text: 'Unexpected cycle over `provides_to`: {cycle}', severity: 'info' },
  },
  document({ doc, report }) {
    const entry = entryOf(doc.data, 'handoff');
    if (!entry || isNull(entry.value)) return; // skill/field-type reports an empty one
    const block = handoffBlock(doc.data);
    const accepts = nodeAt(block?.node, 'accepts_handoff');
    if (!block || (!block.universal && isNull(accepts))) {
      report('foreign', {
        at: entry.key,
        help: 'add `accepts_handoff: true` if the skill should accept handoffs',
      });
      return;
    }
    const { node, universal, categories } = block;
    if (accepts && !isNull(accepts) && booleanOf(accepts) === undefined) {
      const raw = doc.text.slice(accepts.extent.from, accepts.extent.to);
      const meant = /^["']?(?:true|yes|on|1)["']?$/i.test(raw)
        ? 'true'
        : /^["']?(?:false|no|off|0)["']?$/i.test(raw)
          ? 'false'
          : undefined;
      report('accepts', {
        at: accepts,
        data: { type: typeName(accepts), value: accepts.type === 'scalar' ? raw : '…' },
        expected: ['true', 'false'],
        help: `write \`accepts_handoff: ${meant ?? 'true'}\``,
        fix:
          meant === undefined
            ? undefined
            : {
                kind: 'suggested',
                title: `Write \`${meant}\``,
                edits: [{ extent: accepts.extent, text: meant }],
              },
      });
    }
    const key =
      categories !== undefined && categories === nodeAt(doc.data, 'categories')
        ? 'categories'
        : 'handoff_categories';
    if (categories && !isNull(categories) && categories.type !== 'seq') {
      report('categories', {
        at: categories,
        data: { type: typeName(categories), key },
        help: `write \`${key}: [research]\``,
        fix: asList(categories),
      });
    } else if (block.accepts && itemsOf(categories).length === 0) {
      report('noCategory', {
        at: categories && !isNull(categories) ? categories : (accepts ?? entry.key),
        help: 'add `handoff_categories: [research]`: research, implementation, analysis, architecture, verification, creative or your own word',
      });
    }
    for (const item of itemsOf(categories)) {
      if (stringOf(item) === undefined)
        report('category', { at: item, data: { type: typeName(item), key }, help: 'write a word in quotes' });
    }
    const description = nodeAt(node, 'handoff_description');
    // The 3.0 form has no description for the menu: the skill's own description is used.
    if (block.accepts && !universal && (isNull(description) || stringOf(description)?.trim() === '')) {
      report('noDescription', {
        at: entryOf(node, 'handoff_description') ?? accepts ?? entry.key,
        help: 'add `handoff_description: "…"`',
      });
    }
    for (const name of ['handoff_description', 'handoff_trigger']) {
      const value = nodeAt(node, name);
      if (!value || isNull(value) || stringOf(value) !== undefined) continue;
      const raw = doc.text.slice(value.extent.from, value.extent.to);
      const oneLine = !raw.includes('\n') && !value.aliased && (value.type === 'scalar' || value.flow);
      report('string', {
        at: value,
        data: { type: typeName(value), key: name },
        help: oneLine ? `write \`${name}: ${quoted(raw)}\`` : `write \`${name}:\` with one string in quotes`,
        fix: oneLine
          ? { kind: 'safe', title: 'Quote the value', edits: [{ extent: value.extent, text: quoted(raw) }] }
          : undefined,
      });
    }
    for (const name of ['protocol_version', 'schema_version']) {
      const value = nodeAt(node, name);
      if (value?.type !== 'scalar' || typeof value.value !== 'number') continue;
      report('version', {
        at: value,
        data: { value: value.raw, key: name },
        help: `write \`${name}: ${quoted(value.raw)}\``,
        fix: {
          kind: 'safe',
          title: 'Quote the version',
          edits: [{ extent: value.extent, text: quoted(value.raw) }],
        },
      });
    }
    const requires = nodeAt(node, 'requires');
    if (requires && !isNull(requires) && requires.type !== 'seq') {
      report('requires', {
        at: requires,
        data: { type: typeName(requires) },
        help: 'write `requires: [context.original_prompt]`',
        fix: asList(requires),
      });
    }
    for (const { value, node: at } of stringsOf(requires)) {
      const path = payloadPath(value);
      if (payloadPaths.includes(path)) continue;
      const near = closestPath(path);
      report('path', {
        at,
        data: { path: value },
        expected: near === undefined ? undefined : [near],
        help: didYouMean(near, 'name a field of the payload, such as `context.original_prompt`'),
      });
    }
  },
  tree({ tree, report }) {
    const skills = tree.all('skill').filter(({ archived }) => !archived);
    for (const { path, providesTo } of skills) {
      for (const { value, span } of providesTo) {
        if (anyone.has(value) || tree.byId('skill', value).length > 0) continue;
        report('unknownSkill', {
          at: { path, side: 'after', span },
          data: { skill: value },
          help: suggest(
            value,
            skills.map(({ name }) => name),
            'correct the name, or remove it if the skill is not in a home folder',
          ),
        });
      }
    }
    for (const { at, cycle } of cyclesOf(skills)) {
      report('cycle', {
        at,
        data: { cycle: cycle.map((name) => `\`${name}\``).join(' → ') },
        help: 'remove one of them from `provides_to` if the cycle is not meant: a payload that returns is a loop',
      });
    }
  },
});

const anyone = new Set(['*', 'any', 'all', 'user']);

function closestPath(path: string): string | undefined {
  const own = path.replace(/^handoff\./, '');
  if (payloadPaths.includes(own)) return own;
  return closestMatch(own, payloadPaths) ?? payloadPaths.find((known) => known.endsWith(`.${own}`));
}

/** The edit that makes a one-line scalar the only item of a list. */
function asList(value: YamlNode) {
  if (value.type !== 'scalar' || value.aliased || value.style === 'block' || value.raw.includes('\n'))
    return undefined;
  const plain = value.style === 'plain';
  const text = plain && /[[\]{}]/.test(value.raw) ? quoted(value.raw) : value.raw;
  const kind = plain && value.raw.includes(',') ? 'suggested' : 'safe'; // then one value becomes several
  return { kind, title: 'Write a list', edits: [{ extent: value.extent, text: `[${text}]` }] } as const;
}

/** Each cycle over `provides_to` once, at the entry that leaves its alphabetically first skill. */
function cyclesOf(skills: readonly SkillFacts[]) {
  const byName = new Map(skills.map((skill) => [skill.name, skill]));
  const found = [];
  for (const first of skills) {
    const trail = shortestReturn(first, byName);
    if (!trail || trail.some((name) => name < first.name)) continue;
    const leave = first.providesTo.find(({ value }) => value === (trail[1] ?? first.name));
    if (leave)
      found.push({
        at: { path: first.path, side: 'after', span: leave.span } as const,
        cycle: [...trail, first.name],
      });
  }
  return found;
}

/** The shortest path from a skill back to itself, as a list of names that begins with it. */
function shortestReturn(
  first: SkillFacts,
  byName: ReadonlyMap<string, SkillFacts>,
): readonly string[] | undefined {
  const seen = new Set<string>();
  const queue: (readonly string[])[] = [[first.name]];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const { value } of byName.get(next.at(-1) ?? '')?.providesTo ?? []) {
      if (value === first.name) return next;
      if (seen.has(value)) continue;
      seen.add(value);
      queue.push([...next, value]);
    }
  }
  return undefined;
}
